"""The planner at Colosseum: keeps its time, tries what is sensible, says why, and finds the obvious."""

from __future__ import annotations

import math
import time
from statistics import mean, stdev

import pytest

from harena.bots.colosseum.compiled.candidates import MOST, Candidates
from harena.bots.colosseum.compiled.greedy import Greedy
from harena.bots.colosseum.compiled.search import WARM_UP
from harena.bots.colosseum.compiled.weights import Weights
from harena.bots.colosseum.planner import Planner
from harena.core.chance import Luck, Random
from harena.core.state import CHANCE, NOBODY
from harena.games import GAMES
from harena.games.colosseum import actions, steps
from harena.games.colosseum.components import EMPEROR, GLADIATOR, LION, SHIP, TURNS
from harena.games.colosseum.state import Colosseum

COLOSSEUM = GAMES["colosseum"]


def position(turn: int, step: int, seats: int = 3, seed: int = 1) -> Colosseum:
    """The first such choice of a game by greed."""
    greedy, luck = Greedy(Weights()), Luck(seed, seats)
    greedy.quick = True
    state = COLOSSEUM.start(seats).bare()
    assert isinstance(state, Colosseum)
    while state.turn != turn or state.step != step or len(state.actions()) < 2:
        if state.actor == CHANCE:
            state.wander(luck)
        else:
            state.apply(greedy.choose(state))
    return state


@pytest.mark.parametrize("seats", COLOSSEUM.seats)
def test_tries_few_and_legal_actions(seats: int) -> None:
    greedy = Greedy(Weights())
    greedy.quick = True
    candidates, luck = Candidates(greedy), Luck(2, seats)
    state = COLOSSEUM.start(seats, "official").bare()
    assert isinstance(state, Colosseum)
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.wander(luck)
            continue
        candidates.collect(state)
        tried = [candidates.actions[i] for i in range(candidates.count)]
        assert 1 <= len(tried) <= MOST
        assert len(set(tried)) == len(tried)
        assert set(tried) <= set(state.actions()), state.prompt()
        assert tried[0] == greedy.choose(state)
        state.apply(tried[luck.random.below(len(tried))])


@pytest.mark.parametrize("step", [steps.INVEST, steps.OPEN, steps.STAGE], ids=["invest", "open", "stage"])
def test_equal_views_give_the_same_move(step: int) -> None:
    state = position(TURNS, step)
    first, second = (Planner(3, simulations=16) for _ in range(2))
    view = state.view(state.actor)
    other = view.imagine(Random(5)).view(state.actor)
    assert first.choose(view) == second.choose(other) == first.choose(other)


def test_actions_are_compared_by_the_same_luck() -> None:
    """The error of a difference is that of the differences, try by try."""
    state = position(2, steps.INVEST)
    search = Planner(1, simulations=1).search(state.view(state.actor))
    search.run(search.count - 1)
    differences = [search.latest[0] - search.latest[1]]
    for _ in range(WARM_UP - 2):
        search.run(search.count)
        differences.append(search.latest[0] - search.latest[1])
    assert len(set(differences)) > 1
    assert search.mean(0) - search.mean(1) == pytest.approx(mean(differences))
    assert search.error(0, 1) == pytest.approx(stdev(differences) / math.sqrt(len(differences)))


def test_keeps_to_its_time() -> None:
    state = position(TURNS, steps.INVEST)
    planner = Planner(1, milliseconds=400)
    spent = []
    for _ in range(3):  # a busy machine may hold one of them up
        began = time.perf_counter()
        planner.choose(state.view(state.actor))
        spent.append(time.perf_counter() - began)
    assert min(spent) < 0.6, spent


def test_explains_itself() -> None:
    state = position(TURNS, steps.INVEST)
    view = state.view(state.actor)
    planner = Planner(1, simulations=24)
    thoughts = planner.explain(view)
    assert thoughts[0].action == planner.choose(view)
    assert 24 < planner.simulated <= 48
    assert {thought.action for thought in thoughts} <= set(view.legal())
    for thought in thoughts:
        assert 0 <= thought.value <= 1
        assert thought.error > 0
        assert "spectators" in thought.reason


def test_opens_the_market_that_fills_its_gaps() -> None:
    """In the last auction of all, the market with the three assets its program lacks."""
    state = position(TURNS, steps.OPEN)
    me = state.current
    state.gone, state.start = 2, (me + 1) % 3
    state.owned[me], state.size[me], state.coins[me] = 1 << 18, 4, 30
    for seat in range(3):
        if seat != me:
            state.coins[seat] = state.medals[seat] = 0
        for kind in range(14):
            state.held[16 * seat + kind] = 0
    for kind, tokens in {GLADIATOR: 2, SHIP: 1, 8: 1, 11: 2}.items():
        state.held[16 * me + kind] = tokens
    for slot in range(15):
        state.market[slot] = LION + 1
    for slot, kind in enumerate([GLADIATOR, SHIP, SHIP]):
        state.market[9 + slot] = kind + 1
    state.market[0] = EMPEROR + 1
    planner = Planner(1, simulations=40)
    assert planner.choose(state.view(me)) == actions.MARKET + 3


def test_who_asks_again_is_told_the_same() -> None:
    planner, state = Planner(3), position(2, steps.OPEN)
    first = planner.random(state.clone().view(state.actor)).next()
    state.offers += 1
    assert planner.random(state.clone().view(state.actor)).next() == first


def test_never_thinks_of_missing_a_show() -> None:
    candidates, state = Candidates(Greedy(Weights())), position(3, steps.STAGE)
    assert actions.DECLINE in state.actions()
    candidates.collect(state)
    assert actions.DECLINE not in [candidates.actions[i] for i in range(candidates.count)]


def test_shows_how_it_goes_on_where_one_thing_is_worth_doing() -> None:
    state = position(2, steps.RAISE, seed=2)
    view = state.clone().view(state.actor)
    thoughts = Planner(1, 4).explain(view)
    assert len(view.legal()) > 1
    assert all("nothing else" not in thought.reason for thought in thoughts)
