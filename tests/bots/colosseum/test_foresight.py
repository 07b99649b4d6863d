"""What an action leads to is foreseen to the end of the phase, with one and the same luck."""

from __future__ import annotations

import pytest

from harena.bots.colosseum.compiled.choices import Choices
from harena.bots.colosseum.compiled.foresight import Foresight
from harena.bots.colosseum.compiled.shrewd import Shrewd
from harena.bots.colosseum.compiled.weights import Weights
from harena.core.state import NOBODY, View
from harena.games.colosseum import actions, steps
from harena.games.colosseum.components import TURNS
from harena.games.colosseum.position import AUCTIONS, PRODUCING
from harena.games.colosseum.state import Colosseum

from .test_planner import position


def foresight() -> Foresight:
    return Foresight(Shrewd(Weights(), 3))


def foreseen(s: Colosseum, action: int) -> Colosseum:
    t = s.bare()
    t.apply(action)
    foresight().go_on(s, t)
    return t


def looks(s: Colosseum) -> list[View]:
    return [s.view(seat) for seat in range(s.seats)]


@pytest.mark.parametrize("step", [steps.INVEST, steps.OPEN, steps.RAISE], ids=["invest", "open", "raise"])
def test_bids_are_over(step: int) -> None:
    s = position(2, step)
    before = looks(s)
    for action in s.actions():
        t = foreseen(s, action)
        assert (t.turn, t.actor < NOBODY) == (2, True)
        assert t.phase > AUCTIONS
        assert looks(t) == looks(foreseen(s, action))
    assert looks(s) == before


def test_who_produces_has_produced() -> None:
    s = position(2, steps.STAGE)
    staged = next(action for action in s.actions() if actions.STAGE <= action < actions.GIVE)
    t = foreseen(s, staged)
    assert t.shown[s.current] == staged - actions.STAGE
    assert t.phase != PRODUCING or t.current != s.current


def test_the_last_event_ends_the_game() -> None:
    s = position(TURNS, steps.STAGE)
    s.gone = s.seats - 1
    assert all(foreseen(s, action).actor == NOBODY for action in s.actions() if action < actions.NUDGE)


def test_an_offer_is_made_as_it_was_thought_of() -> None:
    """And who would gain by it takes it."""
    shrewd, made = Shrewd(Weights(), 3), 0
    for seed in range(12):
        s = position(3, steps.BARGAIN, seed=seed)
        choices = Choices(shrewd)
        choices.collect(s)
        for k in range(int(choices.count)):
            action = int(choices.actions[k])
            if action == actions.DONE:
                continue
            partner = action - actions.OFFER
            assert shrewd.haggler.find(s, s.current, partner)
            give, ask = int(shrewd.haggler.give), int(shrewd.haggler.ask)
            t = foreseen(s, action)
            held = [int(t.held[16 * partner + kind] - s.held[16 * partner + kind]) for kind in range(14)]
            if any(held):
                assert held == [(kind == give) - (kind == ask) for kind in range(14)]
                made += 1
    assert made > 0
