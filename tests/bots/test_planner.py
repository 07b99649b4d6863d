"""The planner keeps its time, says why, and weighs worlds by what the others did."""

from __future__ import annotations

import time

import pytest

from harena.bots.arena_planner import Planner
from harena.core.bits import count
from harena.core.dealer import SeededDealer
from harena.core.state import CHANCE
from harena.games import GAMES
from harena.games.colossal_arena.cards import hi_bit, lo_bit
from harena.games.colossal_arena.knowledge import DECK, Fact, hand_of, secret_of, stunned_of
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


def test_worlds_explain_the_choices_of_others() -> None:
    """Worlds that the belief puts together make what was played likelier than fresh deals do."""
    view = middle_game()
    planner = Planner(1)
    belief = planner.belief(view)
    random = planner.random(view)
    likely = list(belief.worlds(30, 30, random))
    others = [seat for seat in range(4) if seat != view.seat]

    def explained(worlds: list[Arena]) -> float:
        return sum(belief.likelihood(world, seat, random) for world in worlds for seat in others)

    assert explained(likely) > explained(list(belief.deals))


def test_likely_worlds_look_the_same() -> None:
    """A belief exchanges hidden cards only: what the seat sees of each world is what it saw."""
    view = middle_game()
    planner = Planner(1)
    for world in planner.belief(view).worlds(12, 12, planner.random(view)):
        world.check()
        assert [world.top[i] for i in range(40)] == [view.board.top[i] for i in range(40)]
        assert world.usable(view.seat) == view.board.usable(view.seat)
        for fact in view.knowledge.facts:
            assert is_true(fact, world)


def is_true(fact: Fact, world: Arena) -> bool:
    n = 0
    for seat in range(world.seats):
        zones = [
            (hand_of(seat), world.hand[2 * seat], world.hand[2 * seat + 1]),
            (stunned_of(seat), world.stun[2 * seat], world.stun[2 * seat + 1]),
        ]
        if world.secret[seat] and not world.is_revealed(seat):
            card = world.secret[seat] - 1
            zones.append((secret_of(seat), lo_bit(card), hi_bit(card)))
        n += sum(count(fact.lo & lo) + count(fact.hi & hi) for zone, lo, hi in zones if fact.spans(zone))
    if fact.spans(DECK):
        n += count(fact.lo & world.deck_lo) + count(fact.hi & world.deck_hi)
    return n <= fact.bound if fact.ceiling else n >= fact.bound
