"""`import harena` is all that a stranger needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

import harena
from harena.core.chance import Random
from harena.core.match import Match

PROMISED = """
BOTS Bot CHANCE COMPILED GAMES Game GameOver HarenaError Match NotationError OptionError OutOfTurn Record
RecordError RuleError SeededDealer State Told Unproven View __version__ match read_record
"""


def test_what_is_promised_is_there_and_no_more() -> None:
    assert sorted(harena.__all__) == sorted(PROMISED.split())
    assert dir(harena) == sorted(harena.__all__)
    for name in harena.__all__:
        assert getattr(harena, name) is not None


def test_what_is_not_promised_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'GAME'"):
        harena.GAME  # noqa: B018


def test_the_door_opens_without_waking_the_house() -> None:
    woken = "import harena, sys; print([name for name in sys.modules if name.startswith('harena.')])"
    said = subprocess.run([sys.executable, "-c", woken], check=True, capture_output=True, text=True)
    assert said.stdout.strip() == "[]"


def test_the_same_seed_is_the_same_deal() -> None:
    one, two, other = (harena.match("colossal-arena", 3, seed=seed) for seed in ("a", "a", "b"))
    assert one.log == two.log != other.log
    assert harena.match("colosseum", 3).log != harena.match("colosseum", 3).log


def test_a_table_has_its_preset_options_and_names() -> None:
    match = harena.match("colossal-arena", 2, "titan", {"powers": "off"}, players=["Anna", "Bruno"])
    assert (match.options["creature_select"], match.options["powers"]) == ("classic", "off")
    assert harena.Record.of(match).players == ["Anna", "Bruno"]
    assert harena.match("colosseum", 3).players == ["Seat 1", "Seat 2", "Seat 3"]


@pytest.mark.parametrize(("game", "seats"), [("chess", 2), ("colosseum", 2)])
def test_what_cannot_be_played_is_refused(game: str, seats: int) -> None:
    with pytest.raises(harena.OptionError):
        harena.match(game, seats)


def test_every_seat_has_a_player() -> None:
    with pytest.raises(harena.OptionError, match="3 seats have 3 players, not 2"):
        harena.match("colossal-arena", 3, players=["Anna", "Bruno"])


def test_a_seed_may_be_a_number_and_must_fit_into_a_record() -> None:
    one, two = harena.match("colosseum", 3, seed=5), harena.match("colosseum", 3, seed="5")
    assert one.log == two.log
    assert harena.read_record(harena.Record.of(one).text()).verify(harena.GAMES).log == one.log
    with pytest.raises(harena.NotationError, match="a seed is a line"):
        harena.match("colosseum", 3, seed="a # b")


@pytest.mark.parametrize("viewer", [-1, 2, 99])
def test_who_has_no_seat_sees_nothing(match: Match, viewer: int) -> None:
    for look in (match.view, match.told):
        with pytest.raises(harena.OptionError, match=f"the seats are 0 to 1, .* not {viewer}"):
            look(viewer)


@pytest.fixture
def match() -> Match:
    return harena.match("colossal-arena", 2, seed="repr", players=["Anna", "Bruno"])


def test_everything_says_what_it_is(match: Match) -> None:
    actor = match.actor + 1
    assert repr(match) == (
        f"<Match of colossal-arena: Anna, Bruno; {len(match.log)} actions; seat {actor} to act: bet, or pass>"
    )
    assert repr(match.state) == f"<ColossalArena, 2 seats; seat {actor} to act: bet, or pass>"
    assert repr(match.view(None)) == f"<ColossalArenaView, the spectator's; seat {actor} acts>"
    assert repr(match.view(match.actor)).startswith(f"<ColossalArenaView, seat {actor}'s; may pass, bet ")
    assert repr(harena.Record.of(match)) == (
        f"<Record of colossal-arena: Anna, Bruno; {len(match.log)} moves>"
    )
    assert repr(match.events[0][0]) == "<Event laid-out by 99, cards [], -1, 0, 0>"
    assert repr(match.game).startswith("<Game colossal-arena: 2 to 5 seats; colossal-arena, titan, ")
    assert repr(harena.BOTS["random"]) == "<Row random: Plays any legal action.>"
    assert repr(match.told(None)[0]).startswith("<Told 0 laid-out {'creature': ")


def test_at_the_end_too(match: Match) -> None:
    while not match.over:
        match.play(match.view(match.actor).actions()[-1])
    assert repr(match).endswith("; over>")
    assert repr(harena.Record.of(match)).endswith(f" moves, ended {match.state.scores()}>")
    assert repr(match.view(0)) == "<ColossalArenaView, seat 1's; nobody acts>"


def test_an_objection_is_words_and_play_raises_it(match: Match) -> None:
    objection = match.objection("play troll 11", match.actor)
    assert isinstance(objection, harena.NotationError)
    with pytest.raises(harena.NotationError, match=str(objection)):
        match.play("play troll 11")
    assert match.objection("pass") is None


def test_an_objection_holds_nothing_that_the_seat_does_not_know() -> None:
    """Two worlds that she cannot tell apart object in the same words."""
    for seed in range(6):
        match = harena.match("colossal-arena", 3, seed=f"objection {seed}")
        for _ in range(30):
            match.play(match.view(match.actor).actions()[-1])
        world = match.view(match.actor).imagine(Random(seed))
        twin = Match(match.game, 3, options=match.options, start=world)
        for text in ("play troll 7", "done", "reveal", "target seat 1", "keep prefect", "bet wyrm"):
            assert str(twin.objection(text)) == str(match.objection(text))
