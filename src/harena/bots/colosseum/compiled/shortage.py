"""What a program lacks, and what that costs it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.games.colosseum.components import ASSETS, CROWD, PROGRAMS_IN_ALL, STANDARD, WORST


def crowd_at(program: i64, missing: float) -> float:
    """Spectators with so many assets missing, between the steps of the table and below its last."""
    worst = WORST[program]
    whole = int(missing)
    step: i64 = whole
    if step >= worst:
        return float(CROWD[8 * program + worst]) - 4.0 * (missing - float(worst))
    upper = float(CROWD[8 * program + step])
    lower = float(CROWD[8 * program + step + 1])
    return upper - (upper - lower) * (missing - float(step))


UNKNOWN: Final = -1e9
MOST_MISSING: Final = 24


class Filling:
    """How gaps fill by the end, and what each program draws then: worked out once for as long as it holds."""

    def __init__(self) -> None:
        self.rate: float = -1.0
        """Assets that the auctions still to come bring to a long list of missing ones."""
        self.gaps: vec[float] = vec[float]([0.0] * MOST_MISSING)
        """Of so many assets missing, those likely to be missing still at the end."""
        self.crowds: vec[float] = vec[float]([UNKNOWN] * (32 * MOST_MISSING))

    def read(self, rate: float) -> None:
        if rate == self.rate:
            return
        self.rate = rate
        m: i64
        for m in range(1, MOST_MISSING):
            self.gaps[m] = float(m * m) / (float(m) + rate)
        for m in range(32 * MOST_MISSING):
            self.crowds[m] = UNKNOWN

    def crowd(self, program: i64, missing: i64) -> float:
        """The spectators of a program that lacks so many assets now."""
        at = MOST_MISSING * program + missing
        if self.crowds[at] == UNKNOWN:
            self.crowds[at] = crowd_at(program, self.gaps[missing])
        return self.crowds[at]


def _needs() -> vec[i64]:
    table = vec[i64]([0] * 32)
    k: i64
    kind: i64
    for k in range(1, PROGRAMS_IN_ALL + 1):
        for kind in range(STANDARD):
            table[k] |= ASSETS[16 * k + kind] << (4 * kind)
    return table


NEEDS: Final = _needs()
"""The assets of each program, four bits a type."""
GUARDS: Final = 0x888888888888
BYTES: Final = 0x0F0F0F0F0F0F


def shortage(needs: i64, held: i64) -> i64:
    """How many tokens are missing in all: twelve subtractions at once, a guard bit above each."""
    differences = (needs | GUARDS) - held
    short = differences & GUARDS
    short = differences & (short - (short >> 3))
    return ((short & BYTES) + ((short >> 4) & BYTES)) % 255
