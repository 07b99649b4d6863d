"""A policy scores the legal actions of the seat to act; it may be followed strictly or softly."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import M32
from harena.games.colossal_arena.state import ColossalArena


def gumbel() -> vec[float]:
    """Noise that turns the best score into a soft choice: quantiles of Gumbel's distribution."""
    table = vec[float]([0.0] * 1024)
    i: i64
    for i in range(1024):
        table[i] = -math.log(-math.log((float(i) + 0.5) / 1024.0))
    return table


GUMBEL: Final = gumbel()


class Policy:
    """Scores the legal actions of the seat to act; the better the higher."""

    def __init__(self) -> None:
        self.actions: vec[i64] = vec[i64]([0] * 256)
        self.scores: vec[float] = vec[float]([0.0] * 256)
        self.support: float = 0.0
        """What a good card in hand adds to a bet on its creature; else no score depends on other cards."""

    def score(self, s: ColossalArena) -> i64:
        """Fill `actions` and `scores`; how many there are."""
        raise NotImplementedError

    def best(self, s: ColossalArena) -> i64:
        """The first of the best actions."""
        n = self.score(s)
        chosen: i64 = 0
        i: i64
        for i in range(1, n):
            if self.scores[i] > self.scores[chosen]:
                chosen = i
        return self.actions[chosen]

    def pick(self, s: ColossalArena, heat: float, salt: i64) -> i64:
        """An action with chances by score: the hotter the more even."""
        n = self.score(s)
        if n == 1:
            return self.actions[0]
        mood = salt + 0x9E3779B1 * s.turns
        best: float = -1e9
        chosen: i64 = 0
        i: i64
        for i in range(n):
            value = self.scores[i] + heat * GUMBEL[whim(mood, self.actions[i]) >> 22]
            if value > best:
                best = value
                chosen = i
        return self.actions[chosen]


def whim(mood: i64, action: i64) -> i64:
    """Thirty-two random bits for an action: in one mood always the same, so that play-outs compare."""
    x = (mood + 0x85EBCA6B * action) & M32
    x = ((x ^ (x >> 15)) * 0x2C1B3C6D) & M32
    return x ^ (x >> 12)
