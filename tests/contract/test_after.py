"""`view.after`: what a seat foresees of an action is what it then sees, where nothing hidden has a say."""

from __future__ import annotations

from random import Random as Choice

import pytest

import harena
from harena.core.chance import Random
from harena.core.state import CHANCE
from harena.games import GAMES

from . import laws

PLAIN = ("bet ", "pass", "play ", "spectator ", "discard ", "decline", "reveal", "take ", "invest ", "stage ")
"""Words of actions that no hidden card and no die has a part in."""
SEEDS = range(3 if harena.COMPILED else 1)


@pytest.mark.parametrize("game", ["colossal-arena", "colosseum"])
def test_what_is_foreseen_happens(game: str) -> None:
    checked = 0
    for seed in SEEDS:
        choice = Choice(seed)
        for match in laws.wander(laws.seated(GAMES[game], 3, "", seed), choice):
            if match.over:
                break
            seat, view = match.actor, match.view(match.actor)
            action = choice.choice(view.legal())
            foreseen = view.after(action)
            assert (foreseen.viewer, view) == (seat, match.view(seat))
            state = match.state.clone()
            state.apply(action)
            if view.text(action).startswith(PLAIN) and state.actor != CHANCE:
                assert foreseen.as_dict() == state.view(seat).as_dict(), view.text(action)
                checked += 1
    assert checked > 20 * len(SEEDS)


@pytest.mark.parametrize("game", ["colossal-arena", "colosseum"])
def test_nothing_hidden_can_be_foreseen(game: str) -> None:
    """Two worlds that a seat cannot tell apart lead to the same, whatever it does."""
    names = {"creature_select": "cyclops,titan,gorgon,seraphim,magus,amazon,colossus,daimon"}
    options = names if game == "colossal-arena" else {}
    for seed in SEEDS:
        choice = Choice(seed)
        for match in laws.wander(laws.seated(GAMES[game], 3, "", seed, options), choice):
            if match.over:
                break
            if choice.random() < 0.3:
                view = match.view(match.actor)
                other = view.imagine(Random(seed)).view(match.actor)
                action = choice.choice(view.legal())
                foreseen = view.after(action)
                assert foreseen.as_dict() == other.after(action).as_dict()
                assert foreseen.numbers() == other.after(action).numbers()
