"""The planner keeps its time, says why, and weighs worlds by what the others did."""

from __future__ import annotations

import time

import pytest

from harena.bots.arena_planner import Planner
from harena.core.dealer import SeededDealer
from harena.core.state import CHANCE
from harena.games import GAMES
from harena.games.colossal_arena.state import Arena
from harena.games.colossal_arena.view import ArenaView

ARENA = GAMES["colossal-arena"]


def middle_game(turn: int = 20) -> ArenaView:
    """A seat's first choice of a turn, after greedy play."""
    from harena.bots import BOTS

    state = ARENA.start(4)
    assert isinstance(state, Arena)
    dealer = SeededDealer("middle")
    bot = BOTS["greedy"].make("colossal-arena")
    while state.turns < turn or state.actor == CHANCE or len(state.actions()) < 3:
        if state.actor == CHANCE:
            state.apply(dealer.choose(state))
        else:
            state.apply(bot.choose(state.view(state.actor)))
    view = state.view(state.actor)
    assert isinstance(view, ArenaView)
    return view


@pytest.mark.parametrize("milliseconds", [150, 400])
def test_keeps_to_its_time(milliseconds: int) -> None:
    view = middle_game()
    planner = Planner(1, milliseconds=milliseconds)
    spent = []
    for _ in range(3):
        began = time.perf_counter()
        planner.choose(view)
        spent.append(1000 * (time.perf_counter() - began))
    assert 0.6 * milliseconds < min(spent) < 1.2 * milliseconds, spent


def test_explains_itself() -> None:
    view = middle_game()
    planner = Planner(1, simulations=40)
    thoughts = planner.explain(view)
    assert thoughts[0].action == planner.choose(view)
    assert {thought.action for thought in thoughts} <= set(view.legal())
    for thought in thoughts:
        assert 0 <= thought.value <= 1
        assert thought.error > 0
        assert "gold" in thought.reason
        assert thought.text in str(thought)


def test_beliefs_are_odds() -> None:
    view = middle_game(8)
    for odds in Planner(1).beliefs(view).values():
        assert sum(odds) == pytest.approx(1)


def test_worlds_are_weighed_by_the_choices_of_others() -> None:
    """Among many worlds, those that explain what was played are drawn more often than the rest."""
    view = middle_game()
    planner = Planner(1)
    belief = planner.belief(view)
    random = planner.random(view)
    assert belief.clues
    plain = [belief.likelihood(world, random) for world in belief.deal(40, random)]
    drawn = [belief.likelihood(world, random) for world in belief.worlds(40, 40, random)]
    assert sum(drawn) > sum(plain)
