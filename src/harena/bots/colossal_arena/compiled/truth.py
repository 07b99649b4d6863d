"""What the others hide, as numbers: hands and secret bets, for a judge who says what a seat was to hope for.

Nobody plays by these numbers. Luck that a judge has seen is laid to no decision: so a net learns from fewer
games.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from harena.bots.colossal_arena.compiled.bets import held_in
from harena.bots.colossal_arena.compiled.column_features import RIVALS
from harena.core.bits import count
from harena.games.colossal_arena.components import (
    COLUMNS,
    MAGISTER,
    PREFECTS,
    SPECTATORS,
    SPLIT,
    STRENGTHS,
)
from harena.games.colossal_arena.state import ColossalArena

PER_CREATURE: Final = 4
"""Of each rival and creature: how many cards of it, how good the best and the worst, a secret bet."""
PER_RIVAL: Final = 4
"""Of each rival: how many spectators, how good the best, Prefects, the Magister."""
OF_CREATURES: Final = COLUMNS * RIVALS * PER_CREATURE
TRUTH: Final = OF_CREATURES + RIVALS * PER_RIVAL


def tell(x: vec[u8], at: i64, s: ColossalArena) -> None:
    """All that the seat to act does not know of the others."""
    i: i64
    for i in range(TRUTH):
        x[at + i] = 0
    for i in range(1, s.seats):
        rival = (s.actor + i) % s.seats
        tell_creatures(x, at + (i - 1) * PER_CREATURE, s, rival)
        tell_others(x, at + OF_CREATURES + (i - 1) * PER_RIVAL, s, rival)


def tell_creatures(x: vec[u8], at: i64, s: ColossalArena, rival: i64) -> None:
    column: i64
    k: i64
    for column in range(COLUMNS):
        to = at + column * RIVALS * PER_CREATURE
        held = held_in(s.hand[2 * rival], s.hand[2 * rival + 1], column)
        if not s.lives(column):
            continue
        x[to] = u8(count(held))
        for k in range(STRENGTHS):
            if (held >> k) & 1 != 0:
                x[to + 1] = u8(k + 1)
                if x[to + 2] == 0:
                    x[to + 2] = u8(STRENGTHS - k)
        if s.secret[rival] != 0 and s.secret_column(rival) == column:
            x[to + 3] = 1


def tell_others(x: vec[u8], at: i64, s: ColossalArena, rival: i64) -> None:
    held = s.hand[2 * rival + 1]
    spectators = held >> (SPECTATORS - SPLIT)
    n: i64 = 0
    k: i64
    for k in range(STRENGTHS):
        if (spectators >> k) & 1 != 0:
            n += 1
            x[at + 1] = u8(k + 1)
    x[at] = u8(n)
    x[at + 2] = u8(count(held & PREFECTS))
    x[at + 3] = u8((held >> (MAGISTER - SPLIT)) & 1)


def truth_scales() -> tuple[list[float], list[float]]:
    """By what each number is multiplied before the judge sees it: a creature's, then a table's."""
    return [0.3, 0.1, 0.1, 1.0] * RIVALS, [0.3, 0.1, 1.0, 1.0] * RIVALS
