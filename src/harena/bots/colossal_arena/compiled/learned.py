"""The policy that follows a net: it asks what each action leads to, as far as the seat can foresee it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colossal_arena.compiled.features import Features
from harena.bots.colossal_arena.compiled.greedy import Greedy
from harena.bots.colossal_arena.compiled.policy import Policy
from harena.bots.colossal_arena.compiled.weights import Weights
from harena.bots.learned.compiled.net import Net
from harena.games.colossal_arena import steps
from harena.games.colossal_arena.sight.board import afterwards
from harena.games.colossal_arena.state import ColossalArena

MOST: Final = 8
"""How many actions it looks at: those that greedy likes best, for it has learned to tell these apart."""
OUT: Final = -1000.0
"""The others' score, however greedy ranks them."""


class Learned(Policy):
    """Takes what the net likes best; whom to ban it leaves to greedy."""

    def __init__(self, net: Net) -> None:
        super().__init__()
        self.net = net
        self.greedy = Greedy(Weights())
        self.features = Features()
        self.regrets: vec[float] = vec[float]([0.0] * 256)
        """How much less greedy thinks of each action than of its best."""

    def score(self, s: ColossalArena) -> i64:
        n = self.greedy.score(s)
        self.actions = self.greedy.actions
        i: i64
        if n == 1 or s.step == steps.BAN:
            for i in range(n):
                self.scores[i] = self.greedy.scores[i]
            return n
        limit = self.compare(n)
        first = True
        for i in range(n):
            if self.regrets[i] > limit:
                self.scores[i] = OUT - self.regrets[i]
            else:
                action = self.actions[i]
                self.features.read(afterwards(s, s.actor, action), s.actor, action, self.regrets[i])
                if first:
                    self.net.begin(self.features.x)
                    first = False
                self.scores[i] = self.net.value(self.features.x)
        return n

    def compare(self, n: i64) -> float:
        """Fill `regrets`; the greatest of those that are looked at, ties among them."""
        best: float = -1e9
        i: i64
        k: i64
        for i in range(n):
            if self.greedy.scores[i] > best:
                best = self.greedy.scores[i]
        for i in range(n):
            self.regrets[i] = best - self.greedy.scores[i]
        limit: float = -1.0
        seen: i64 = 0
        while seen < n and seen < MOST:
            least: float = 1e9
            for i in range(n):
                if limit < self.regrets[i] < least:
                    least = self.regrets[i]
            for k in range(n):
                if self.regrets[k] == least:
                    seen += 1
            limit = least
        return limit
