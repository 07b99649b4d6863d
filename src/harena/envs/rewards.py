"""What the end of a game is worth to each seat. Nothing is given before the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from harena.core.errors import OptionError
from harena.core.state import State

Reward = Callable[[State], list[float]]


def win(state: State) -> list[float]:
    """Its part of the victory: a shared first place is shared."""
    first = state.ranking()[0]
    return [1 / len(first) if seat in first else 0.0 for seat in range(state.seats)]


def rank(state: State) -> list[float]:
    """From 1 for the first place down to -1 for the last, in even steps; equals share theirs."""
    found = [0.0] * state.seats
    steps = int(state.seats) - 1
    ahead = 0
    for seats in state.ranking():
        place = ahead + (len(seats) - 1) / 2
        for seat in seats:
            found[seat] = 1 - 2 * place / steps
        ahead += len(seats)
    return found


def margin(state: State) -> list[float]:
    """Its score less the best of the others'."""
    scores = [int(score) for score in state.scores()]
    return [float(own - max(scores[:seat] + scores[seat + 1 :])) for seat, own in enumerate(scores)]


REWARDS: Final[dict[str, Reward]] = {"win": win, "rank": rank, "margin": margin}


def reward_called(name: str) -> Reward:
    if name not in REWARDS:
        raise OptionError(f"the rewards are {', '.join(REWARDS)}, not {name!r}")
    return REWARDS[name]
