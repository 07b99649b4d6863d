"""Bots see what their view shows: the hidden truth behind it changes nothing they do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from harena.bots import BOTS
from harena.bots.colossal_arena.compiled.greedy import Greedy
from harena.bots.colossal_arena.compiled.policy import Policy
from harena.bots.colossal_arena.compiled.spiteful import Spiteful
from harena.bots.colossal_arena.compiled.weights import Weights
from harena.bots.colossal_arena.planner import Planner
from harena.core.chance import Luck, Random
from harena.core.state import CHANCE, NOBODY
from harena.games import GAMES
from harena.games.colossal_arena.sight.view import ColossalArenaView
from harena.games.colossal_arena.state import ColossalArena

ARENA = GAMES["colossal-arena"]


def decisions(seats: int, options: dict[str, str], games: int) -> Iterator[ColossalArena]:
    """Positions in which a seat must choose, from games by chance and by greed."""
    greedy = Greedy(Weights())
    for game in range(games):
        luck = Luck(game, seats)
        state = ARENA.start(seats, "", options)
        assert isinstance(state, ColossalArena)
        while state.actor != NOBODY:
            if state.actor != CHANCE:
                yield state
            if state.actor == CHANCE or luck.random.below(3) == 0:
                state.wander(luck)
            else:
                state.apply(greedy.best(state))


@pytest.mark.parametrize("policy", [Greedy(Weights()), Spiteful()], ids=["greedy", "spiteful"])
@pytest.mark.parametrize("ending", ["last-card", "five-rounds"])
@pytest.mark.parametrize("seats", [2, 4])
def test_policies_decide_on_what_the_seat_sees(policy: Policy, ending: str, seats: int) -> None:
    random = Random(seats)
    for state in decisions(seats, {"end_mode": ending}, 4):
        view = state.view(state.actor)
        assert isinstance(view, ColossalArenaView)
        seen = scores(policy, view.board)
        assert scores(policy, state) == seen, state.prompt()
        if random.below(8) == 0:
            assert scores(policy, view.world(random)) == seen, state.prompt()


def scores(policy: Policy, state: ColossalArena) -> list[tuple[int, float]]:
    n = policy.score(state)
    return [(policy.actions[i], policy.scores[i] if n > 1 else 0.0) for i in range(n)]


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTS)
def test_equal_views_give_the_same_move(name: str) -> None:
    """Whatever the truth, whoever asked before, and in a fresh bot too."""
    random = Random(5)
    first, second = (BOTS[name].make("colossal-arena", 3) for _ in range(2))
    for bot in (first, second):
        if isinstance(bot, Planner):
            bot.simulations = 10
    for at, state in enumerate(decisions(3, {}, 1)):
        if at % 12 == 0:
            view = state.view(state.actor)
            other = view.imagine(random).view(state.actor)
            assert first.choose(view) == second.choose(other) == first.choose(other)
