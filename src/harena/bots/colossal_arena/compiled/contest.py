"""The champion's race: a net says what is worth a look, and play-outs by various tempers decide.

The net's opinion goes on counting as if so many tries had shown it: it has seen millions of them, of other
positions. Tries of different actions share their luck, so whether one is clearly ahead is told by the
differences and not by how much each wavers.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colossal_arena.compiled.learned import OUT
from harena.bots.colossal_arena.compiled.policy import Policy
from harena.bots.colossal_arena.compiled.search import Search
from harena.core.chance import Random
from harena.games.colossal_arena import steps
from harena.games.colossal_arena.state import ColossalArena

SURE: Final = 3.0
"""Standard errors of the difference between the leader and every other that end the race."""
FIELD: Final = 16
"""As many actions as are ever compared."""
HINT: Final = 0.01
"""What a point of greedy's counts where the net has not learned to judge."""


class Contest(Search):
    def __init__(
        self, seat: i64, tempers: list[Policy], worlds: list[ColossalArena], seed: i64, stream: i64
    ) -> None:
        super().__init__(seat, tempers[0], worlds, seed, stream)
        self.tempers = tempers
        """Each seat of a play-out follows one of them."""
        self.trust: float = 100.0
        """As many tries as the net's opinion is worth."""
        self.place: vec[i64] = vec[i64]([0] * int(self.count))
        """Of an action in `products`."""
        self.latest: vec[float] = vec[float]([0.0] * FIELD)
        self.products: vec[float] = vec[float]([0.0] * (FIELD * FIELD))
        """Of the results of two actions at the same try, added up."""

    def judge(self, net: Policy, board: ColossalArena) -> None:
        """What the net thinks of the actions; those that it does not look at are out."""
        n = net.score(board)
        scale = HINT if board.step == steps.BAN else 1.0
        i: i64
        for i in range(n):
            self.prior[i] = scale * net.scores[i] if net.scores[i] > OUT / 2.0 else OUT

    def begin(self, most: i64) -> None:
        """So many actions at most are in the race."""
        i: i64
        self.narrow(min(most, FIELD))
        while self.open > 1 and self.prior[self.running[self.open - 1]] == OUT:
            self.open -= 1
        for i in range(self.open):
            self.place[self.running[i]] = i

    def promise(self, k: i64) -> float:
        """The mean result, the net's opinion taken for so many tries."""
        return (self.reward[k] + self.trust * self.prior[k]) / (float(self.visits[k]) + self.trust)

    def round(self) -> None:
        i: i64
        j: i64
        latest = self.latest
        for i in range(self.open):
            k = self.running[i]
            before = self.reward[k]
            self.simulate(k)
            latest[i] = self.reward[k] - before
        for i in range(self.open):
            for j in range(i + 1):
                a = self.place[self.running[i]]
                b = self.place[self.running[j]]
                self.products[FIELD * a + b] += latest[i] * latest[j]
                if a != b:
                    self.products[FIELD * b + a] += latest[i] * latest[j]

    def simulate(self, k: i64) -> None:
        """The n-th try of every action has the same tempers too."""
        random = Random(self.stream, self.visits[k])
        seat: i64
        for seat in range(len(self.policies)):
            self.policies[seat] = self.tempers[random.below(len(self.tempers))]
        super().simulate(k)

    def doubt(self, a: i64, b: i64) -> float:
        """The same luck for both, so their difference wavers less than they do."""
        n = float(self.visits[a])
        first = FIELD * self.place[a]
        other = FIELD * self.place[b]
        squares = self.products[first + self.place[a]] + self.products[other + self.place[b]]
        squares -= 2.0 * self.products[first + self.place[b]]
        mean = (self.reward[a] - self.reward[b]) / n
        return SURE * math.sqrt(max(squares / n - mean * mean, 1.0 / (n + 4.0)) / (n - 1.0))
