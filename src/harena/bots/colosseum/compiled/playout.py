"""Games played to their end by policies, and what an end is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harena.bots.colosseum.compiled.policy import Policy
from harena.core.chance import Luck
from harena.core.state import CHANCE, NOBODY
from harena.games.colosseum.state import Colosseum

MARGIN: Final = 25.0
"""A lead of so many spectators is as good as any greater one."""


def play_out(s: Colosseum, policies: list[Policy], luck: Luck) -> i64:
    """Play a bare state to its end, each seat by its policy; the number of decisions on the way."""
    luck.begin()
    decisions: i64 = 0
    while s.actor != NOBODY:
        if s.actor == CHANCE:
            s.apply(s.sample(luck))
        else:
            decisions += 1
            s.apply(policies[s.actor].choose(s))
    return decisions


def reward(s: Colosseum, seat: i64, win: float) -> float:
    """What an ending is worth to a seat: winning counts so much, the margin the rest."""
    own = s.marker[seat]
    best = best_rival(s, seat)
    margin = float(own - best) / MARGIN
    if margin > 1.0:
        margin = 1.0
    if margin < -1.0:
        margin = -1.0
    won = 1.0 if own > best else 0.5 if own == best else 0.0
    return win * won + (1.0 - win) * (0.5 + 0.5 * margin)


def best_rival(s: Colosseum, seat: i64) -> i64:
    """The spectators of the best of the others."""
    best: i64 = 0
    q: i64
    for q in range(s.seats):
        if q != seat and s.marker[q] > best:
            best = s.marker[q]
    return best
