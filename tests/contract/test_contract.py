"""One contract for every game, at every seat count and preset: a new game is tested before it has tests."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random as Choice

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import harena
from harena.core.chance import Luck, Random
from harena.core.game import Game, Options
from harena.core.state import CHANCE, NOBODY, State
from harena.games import GAMES

from . import laws

TABLES = [(game, seats, preset) for game in GAMES.values() for seats in game.seats for preset in game.presets]
NAMES = [f"{game.name}-{seats}-{preset}" for game, seats, preset in TABLES]
MANY = 400 if harena.COMPILED else 40
"""Whole games a table for the cheap laws."""
SOME = 4 if harena.COMPILED else 1
"""Whole games a table for the laws that look at every step."""
EVERY = 9 if harena.COMPILED else 23
"""At every so many-th decision what is refused is tried."""

CHECKSUMS = Path(__file__).with_name("checksums.json")


def slow_unless_first(game: Game, seats: int, preset: str) -> list[pytest.MarkDecorator]:
    """Before a commit each game's first table will do."""
    return [] if (seats, preset) == (game.seats[0], next(iter(game.presets))) else [pytest.mark.slow]


tables = pytest.mark.parametrize(
    ("game", "seats", "preset"),
    [pytest.param(*table, marks=slow_unless_first(*table)) for table in TABLES],
    ids=NAMES,
)


@tables
def test_every_game_ends_and_conserves(game: Game, seats: int, preset: str) -> None:
    """Law 4, over many games: cards, tokens, coins and medals are all there, and there is an end."""
    luck = Luck(len(preset), seats)
    start = game.start(seats, preset).bare()
    for _ in range(MANY):
        state = start.bare()
        state.play_out(luck)
        state.check()
        assert state.actor == NOBODY
        assert sorted(seat for place in state.ranking() for seat in place) == list(range(seats))
        assert len(state.scores()) == seats


@tables
def test_every_step_is_sound(game: Game, seats: int, preset: str) -> None:
    """Laws 1 to 5 at every decision of a few games."""
    for seed in range(SOME):
        choice = Choice(f"{preset} {seats} {seed}")
        for match in laws.wander(laws.seated(game, seats, preset, seed), choice):
            match.state.check()
            if match.over:
                break
            laws.acts_are_sound(match)
            if harena.COMPILED or choice.random() < 0.3:
                viewer = choice.choice(laws.viewers(match.state))
                laws.secrets_are_kept(match.state, viewer, Random(choice.randrange(2**40)))
            if choice.random() < 0.1:
                laws.clones_are_apart(match, choice)
                laws.others_have_no_actions(match)
                laws.numbers_fit_their_planes(match)


@pytest.mark.parametrize("preset", ["colossal-arena", "titan"])
@pytest.mark.parametrize("seats", [2, pytest.param(5, marks=pytest.mark.slow)])
def test_what_everybody_can_see_is_forced(seats: int, preset: str) -> None:
    """Where Colossal Arena says what is all that is left, that is so, and lies open."""
    match = laws.seated(GAMES["colossal-arena"], seats, preset, 1)
    found = [laws.what_is_forced_lies_open(now, Random(1)) for now in laws.wander(match, Choice(1))]
    assert sum(found) > 10


@pytest.mark.parametrize("seats", [3, pytest.param(5, marks=pytest.mark.slow)])
def test_colosseum_asks_nobody_who_has_no_choice(seats: int) -> None:
    """All lies open there, so whatever is forced has happened (C123)."""
    for seed in range(3):
        for match in laws.wander(laws.seated(GAMES["colosseum"], seats, "", seed), Choice(seed)):
            assert match.over or len(match.state.actions()) > 1 or match.actor == CHANCE


@tables
def test_records_are_faithful(game: Game, seats: int, preset: str) -> None:
    """Law 2: written, read and replayed, also when the game is broken off in the middle."""
    choice = Choice(seats)
    match = laws.seated(game, seats, preset, 99)
    for n, _ in enumerate(laws.wander(match, choice)):
        if n == 40:
            laws.record_is_faithful(match)
    laws.record_is_faithful(match)
    laws.what_is_told_says_whom(match)
    laws.views_agree_step_by_step(match)


@tables
def test_refusals_change_nothing(game: Game, seats: int, preset: str) -> None:
    """Law 3: every notation of the game is tried where it is not legal."""
    choice = Choice(seats)
    seen: set[str] = set()
    match = laws.seated(game, seats, preset, 5)
    for n, _ in enumerate(laws.wander(match, choice)):
        legal = {match.state.text(action) for action in match.state.actions()}
        if n % EVERY == 0 and not match.over:
            wrong = sorted(seen - legal)
            refused = [*choice.sample(wrong, min(4, len(wrong))), "dance", "", "pass pass"]
            laws.refusals_change_nothing(match, refused)
        seen |= legal | set(match.log[-3:])
    laws.refusals_change_nothing(match, [choice.choice(sorted(seen))])


@st.composite
def odd_tables(draw: st.DrawFn) -> tuple[Game, int, Options]:
    """Any mix of options, however odd."""
    game = GAMES[draw(st.sampled_from(sorted(GAMES)))]
    options = {option.name: draw(st.sampled_from(option.values)) for option in game.options}
    return game, draw(st.sampled_from(game.seats)), options


@pytest.mark.slow
@settings(
    max_examples=120 if harena.COMPILED else 25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=True,
)
@given(odd_tables(), st.integers(0, 2**32))
def test_odd_options_keep_the_laws(table: tuple[Game, int, Options], seed: int) -> None:
    game, seats, options = table
    choice = Choice(seed)
    match = laws.seated(game, seats, "", seed, options)
    for _ in laws.wander(match, choice):
        match.state.check()
        if choice.random() < 0.1:
            viewer = choice.choice(laws.viewers(match.state))
            laws.secrets_are_kept(match.state, viewer, Random(choice.randrange(2**40)))
    laws.record_is_faithful(match)


def before_later_options() -> dict[str, tuple[Game, int, Options]]:
    """The first preset of each game as it was played before its later options."""
    older: dict[str, tuple[Game, int, Options]] = {}
    for game in GAMES.values():
        before = game.recorded({})
        for seats in game.seats if before else []:
            older[f"{game.name}-{seats}-before"] = (game, seats, before)
    return older


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_decisions_differ_at_a_glance(game: Game) -> None:
    """Bots take their luck from it: one seat's decisions in a game have hardly ever the same."""
    decisions: list[tuple[int, int, int]] = []
    for seed, preset in enumerate(game.presets):
        options = {"creature_select": "ban"} if seed == 0 and "ban" in game.options[0].values else {}
        match = laws.seated(game, game.seats[0], preset, seed, options)
        for _ in laws.wander(match, Choice(seed)):
            if not match.over and len(match.state.actions()) > 1:
                decisions.append((seed, match.actor, match.view(match.actor).glance()))
    assert len(decisions) > 400
    assert len(set(decisions)) > 0.995 * len(decisions)


def checksum(game: Game, seats: int, preset: str, options: Options | None = None) -> int:
    """Law 6: everything that two builds of the engine must agree on, over whole games."""
    luck = Luck(2026, seats)
    total = 0
    start = game.start(seats, preset, options).bare()
    for _ in range(12):
        state: State = start.bare()
        luck.begin()
        while state.actor != NOBODY:
            total = (total * 31 + len(state.actions()) * 7 + state.actor) % (2**61 - 1)
            total = (total + hash_of(state)) % (2**61 - 1)
            state.wander(luck)
        total = (total * 31 + sum((seat + 2) * score for seat, score in enumerate(state.scores()))) % (
            2**61 - 1
        )
    return total


def hash_of(state: State) -> int:
    """Of the legal actions, so that one wrong among many shows."""
    total = 0
    for action in state.actions():
        weight = state.weight(action) if state.actor == CHANCE else 1
        total = (total * 1009 + action * weight) % (2**61 - 1)
    return total


@pytest.mark.no_cover
def test_both_builds_play_the_same_games() -> None:
    """Law 6: the interpreted and the compiled engine give these sums; a change of rules changes them."""
    found = {name: checksum(*table) for name, table in zip(NAMES, TABLES, strict=True)}
    for name, (game, seats, before) in before_later_options().items():
        found[name] = checksum(game, seats, "", before)
    expected = json.loads(CHECKSUMS.read_text())
    assert found == expected, (
        f"if the rules were meant to change, write this to {CHECKSUMS.name}: {json.dumps(found)}"
    )
