"""What holds for every bot of the list."""

from __future__ import annotations

import gc
from typing import cast

import pytest

from harena.bots import BOTS, Bot, Thinker
from harena.core.chance import Random
from harena.core.dealer import SeededDealer
from harena.core.state import CHANCE, NOBODY, State, View
from harena.games import GAMES
from harena.games.colossal_arena.state import ColossalArena

ARENA = GAMES["colossal-arena"]
FAST = [name for name in BOTS if BOTS[name].level <= 2]


def finished(
    names: list[str], seed: str, preset: str = "", options: dict[str, str] | None = None
) -> ColossalArena:
    """The end of a game between bots that see only views; every action is checked."""
    state = ARENA.start(len(names), preset, options)
    dealer = SeededDealer(seed)
    bots = [BOTS[name].make("colossal-arena", seat) for seat, name in enumerate(names)]
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(dealer.choose(state))
            continue
        view = state.view(state.actor)
        action = bots[state.actor].choose(view)
        assert action in view.legal(), f"{names[state.actor]} plays {action} in {state.prompt()}"
        state.apply(action)
    assert isinstance(state, ColossalArena)
    return state


@pytest.mark.parametrize("preset", ARENA.presets)
@pytest.mark.parametrize("seats", ARENA.seats)
@pytest.mark.parametrize("name", FAST)
def test_plays_whole_games(name: str, seats: int, preset: str) -> None:
    finished([name] * seats, f"{name} {seats}", preset)


def test_drafts() -> None:
    finished(["greedy"] * 4, "draft", options={"creature_select": "ban"})


@pytest.mark.parametrize("name", GAMES)
def test_a_glance_tells_decisions_apart_and_no_secret(name: str) -> None:
    """Simple bots have their luck from it: no two choices of a game alike, whatever is hidden."""
    state, dealer, random = GAMES[name].start(3), SeededDealer("glance"), Random(1)
    bot = BOTS["random"].make(name)
    seen: list[tuple[int, int]] = []
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(dealer.choose(state))
            continue
        view = state.view(state.actor)
        assert view.imagine(random).view(state.actor).glance() == view.glance()
        seen.append((state.actor, view.glance()))
        state.apply(bot.choose(view))
    assert len(set(seen)) > 0.95 * len(seen)


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for name in BOTS for game in BOTS[name].games if BOTS[name].level <= 3]
)
def test_a_decision_leaves_no_position_behind(game: str, name: str) -> None:
    """A server's bots decide for months in one process."""
    state, dealer = GAMES[game].start(3), SeededDealer("memory")
    while state.actor == CHANCE:
        state.apply(dealer.choose(state))
    bot = BOTS[name].make(game)
    if isinstance(bot, Thinker):
        bot.simulations = 6
    view = state.view(state.actor)
    bot.choose(view)
    before = positions()
    for _ in range(3):
        bot.choose(view)
        bot.explain(view)
    assert positions() == before


def positions() -> int:
    gc.collect()
    return sum(isinstance(each, State) for each in gc.get_objects())


@pytest.mark.parametrize(("game", "name"), [(game, name) for name in FAST for game in BOTS[name].games])
def test_explains_first_what_it_does(game: str, name: str) -> None:
    state, dealer, bot = GAMES[game].start(3), SeededDealer("reasons"), BOTS[name].make(game, 2)
    for _ in range(60):
        if state.actor == CHANCE:
            state.apply(dealer.choose(state))
            continue
        view = state.view(state.actor)
        thoughts = bot.explain(view)
        assert thoughts[0].action == bot.choose(view)
        assert [thought.value for thought in thoughts] == [
            t.value for t in BOTS[name].make(game, 2).explain(view)
        ]
        state.apply(thoughts[0].action)


class Glimpse:
    """Of a view nothing but what tells its decision from others."""

    def glance(self) -> int:
        return 7


def test_luck_comes_from_the_seed_and_the_decision() -> None:
    """A field more in a view changes no game."""
    view = cast(View, Glimpse())
    assert Bot(1).random(view).next() == Bot(1).random(view).next()
    assert Bot(1).random(view).next() != Bot(2).random(view).next()
