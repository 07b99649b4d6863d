from __future__ import annotations

import pytest

from harena.core.dealer import SeededDealer
from harena.core.errors import GameOver, HarenaError, NotationError, OutOfTurn, RuleError
from harena.core.match import Match, Told
from harena.core.state import CHANCE, EVERYBODY, Event
from harena.games import GAMES

ARENA = GAMES["colossal-arena"]


@pytest.fixture
def match() -> Match:
    return Match(ARENA, 3, dealer=SeededDealer("match"))


def test_chance_is_dealt_at_once_when_there_is_a_dealer(match: Match) -> None:
    assert match.actor in range(3)
    assert match.seats[0] == CHANCE


def test_without_a_dealer_chance_is_a_seat_like_any_other() -> None:
    match = Match(ARENA, 3)
    assert match.actor == CHANCE
    match.play("creature wyrm", CHANCE)
    assert match.log == ["creature wyrm"]


def test_an_action_out_of_turn_is_refused(match: Match) -> None:
    other = (match.actor + 1) % 3
    with pytest.raises(OutOfTurn, match=f"seat {match.actor + 1} to act"):
        match.play("pass", other)


def test_an_action_while_chance_is_to_act_is_refused() -> None:
    with pytest.raises(OutOfTurn, match="for chance to act"):
        Match(ARENA, 3).play("creature wyrm", 0)


@pytest.mark.parametrize(
    "text", ["", "fly", "bet", "bet nobody", "play troll", "play troll 11", "target seat 9"]
)
def test_unknown_words_are_no_action(match: Match, text: str) -> None:
    before = match.view(0)
    with pytest.raises(NotationError):
        match.play(text)
    assert match.view(0) == before


def test_the_notation_is_kept_strictly(match: Match) -> None:
    with pytest.raises(NotationError):
        match.play("PASS")
    match.play(" pass ")
    assert match.log[-1] == "pass"


def test_a_refusal_names_its_rule(match: Match) -> None:
    with pytest.raises(RuleError) as refused:
        match.play("done")
    assert refused.value.rule == "R6"
    assert str(refused.value).startswith("R6: ")


def test_after_the_end_nothing_is_accepted() -> None:
    match = Match(ARENA, 2, dealer=SeededDealer("end"))
    while not match.over:
        match.play(match.state.text(match.state.actions()[-1]))
    with pytest.raises(GameOver):
        match.play("pass")


def test_the_start_is_not_disturbed() -> None:
    start = ARENA.start(2)
    Match(ARENA, 2, dealer=SeededDealer("x"), start=start)
    assert start.actor == CHANCE
    assert len(start.actions()) == 12


def test_a_story_can_be_told_from_any_action_on(match: Match) -> None:
    before = len(match.log)
    match.play("pass")
    seat = match.seats[before]
    assert match.told(None, before) == [Told(before, seat, "passed", {}, f"Seat {seat + 1} does not bet.")]


def test_an_event_shows_its_cards_to_witnesses_alone() -> None:
    secret = Event("drew", 1, [7], 0b10)
    assert secret.seen_by(1).cards == [7]
    assert secret.seen_by(0).cards == []
    assert secret.seen_by(None).cards == []
    assert Event("played", 1, [7], EVERYBODY).seen_by(None).cards == [7]


def test_every_error_is_a_refusal() -> None:
    assert issubclass(RuleError, HarenaError)
    assert issubclass(HarenaError, ValueError)
