"""The actions of a decision that are worth a look: those that greedy likes best."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colossal_arena.compiled.greedy import Greedy
from harena.bots.colossal_arena.compiled.weights import Weights
from harena.games.colossal_arena.state import ColossalArena

CHOICES: Final = 8
"""So many at most."""


class Shortlist:
    def __init__(self) -> None:
        self.greedy = Greedy(Weights())
        self.actions: vec[i64] = vec[i64]([0] * CHOICES)
        self.regrets: vec[float] = vec[float]([0.0] * CHOICES)
        """How much less greedy thinks of each than of its best."""
        self.order: vec[float] = vec[float]([0.0] * 256)

    def read(self, s: ColossalArena) -> i64:
        """Fill it, the best first; how many there are."""
        n = self.greedy.score(s)
        scores = self.greedy.scores
        i: i64
        k: i64
        for i in range(n):
            self.order[i] = scores[i]
        found: i64 = n if n < CHOICES else CHOICES
        best: float = 0.0
        for k in range(found):
            first: i64 = 0
            for i in range(1, n):
                if self.order[i] > self.order[first]:
                    first = i
            if k == 0:
                best = scores[first]
            self.actions[k] = self.greedy.actions[first]
            self.regrets[k] = best - scores[first]
            self.order[first] = -1e9
        return found
