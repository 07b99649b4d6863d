"""Flat Monte Carlo: actions are tried in the same likely worlds, the worse half dropped again and again."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colossal_arena.compiled.playout import play_out
from harena.bots.colossal_arena.compiled.policy import Policy
from harena.core.chance import Luck, Random
from harena.games.colossal_arena.components import COLUMNS
from harena.games.colossal_arena.scoring import gold, winner
from harena.games.colossal_arena.state import ColossalArena

MARGIN: Final = 8.0
"""A lead of so much gold is as good as any greater one."""
ENOUGH: Final = 40
"""Tries of the leading action before the contest may end early."""
CLEAR: Final = 3.5
"""Standard errors between the leader and every other that end it."""


class Search:
    def __init__(
        self, seat: i64, policy: Policy, worlds: list[ColossalArena], seed: i64, stream: i64
    ) -> None:
        self.seat = seat
        self.policy = policy
        self.policies = [policy] * 5
        self.worlds = worlds
        self.heat: float = 0.3
        """How soft the play-outs are played."""
        self.faith: float = 0.5
        """How much the policy's own opinion counts, against the first tries."""
        self.win: float = 0.7
        """What winning counts; the margin counts the rest."""
        self.luck = Luck(seed, stream)
        self.seed = seed
        self.stream = stream
        self.actions: vec[i64] = vec[i64]([0] * 256)
        self.count: i64 = worlds[0].legal(self.actions)
        self.prior: vec[float] = vec[float]([0.0] * int(self.count))
        self.visits: vec[i64] = vec[i64]([0] * int(self.count))
        self.reward: vec[float] = vec[float]([0.0] * int(self.count))
        self.squares: vec[float] = vec[float]([0.0] * int(self.count))
        self.wins: vec[i64] = vec[i64]([0] * int(self.count))
        self.gold: vec[i64] = vec[i64]([0] * int(self.count))
        self.rival: vec[i64] = vec[i64]([0] * int(self.count))
        """The best rival's gold, added up."""
        self.survived: vec[i64] = vec[i64]([0] * int(COLUMNS * self.count))
        """How often each creature saw the end, by action and column."""
        self.running: vec[i64] = vec[i64]([0] * int(self.count))
        """The actions still in the running, and then the others."""
        self.open: i64 = self.count
        i: i64
        for i in range(self.count):
            self.running[i] = i
        self.done: i64 = 0
        self.decisions: i64 = 0

    def weigh(self, board: ColossalArena, heat: float) -> None:
        """Ask the policy what it thinks of the actions."""
        n = self.policy.score(board)
        best: float = -1e9
        total: float = 0.0
        i: i64
        for i in range(n):
            if self.policy.scores[i] > best:
                best = self.policy.scores[i]
        for i in range(n):
            self.prior[i] = math.exp((self.policy.scores[i] - best) / heat)
            total += self.prior[i]
        for i in range(n):
            self.prior[i] = self.prior[i] / total

    def run(self, simulations: i64, most: i64) -> None:
        """Share the simulations out over the phases of the contest."""
        self.narrow(most)
        phases = self.phases()
        end: i64 = 0
        phase: i64
        for phase in range(phases):
            end = simulations * (phase + 1) // phases
            while self.done < end:
                self.round()
                if self.is_clear():
                    return
            self.narrow((self.open + 1) // 2)

    def phases(self) -> i64:
        """How often the field must be halved to find the best."""
        n: i64 = 1
        field = self.open
        while field > 2:
            field = (field + 1) // 2
            n += 1
        return n

    def is_clear(self) -> bool:
        """Whether one action is so far ahead that more tries would only cost time."""
        if self.visits[self.running[0]] < ENOUGH:
            return False
        first = self.leader()
        i: i64
        for i in range(self.open):
            k = self.running[i]
            if k != first and self.promise(first) - self.promise(k) < self.doubt(first, k):
                return False
        return True

    def leader(self) -> i64:
        """Of the actions in the running the one that promises most."""
        first = self.running[0]
        i: i64
        for i in range(1, self.open):
            if self.promise(self.running[i]) > self.promise(first):
                first = self.running[i]
        return first

    def doubt(self, a: i64, b: i64) -> float:
        """How far one action must be ahead of another to be clearly better."""
        return CLEAR * math.sqrt(self.error(a) ** 2.0 + self.error(b) ** 2.0)

    def round(self) -> None:
        """One more try for every action in the running."""
        i: i64
        for i in range(self.open):
            self.simulate(self.running[i])

    def narrow(self, most: i64) -> None:
        """Only so many stay in the running, the best first."""
        i: i64
        j: i64
        for i in range(1, self.open):
            k = self.running[i]
            j = i
            while j > 0 and self.promise(self.running[j - 1]) < self.promise(k):
                self.running[j] = self.running[j - 1]
                j -= 1
            self.running[j] = k
        if self.open > most:
            self.open = most

    def promise(self, k: i64) -> float:
        """The mean result, and the policy's opinion as long as there are few."""
        n = self.visits[k]
        if n == 0:
            return self.prior[k]
        return self.reward[k] / float(n) + self.faith * self.prior[k] / math.sqrt(float(n))

    def simulate(self, k: i64) -> None:
        """The n-th try of every action happens in the same world with the same luck and the same moods."""
        n = self.visits[k]
        s = self.worlds[n % len(self.worlds)].bare()
        self.luck.random = Random(self.seed, self.stream + n)
        s.apply(self.actions[k])
        self.decisions += play_out(s, self.policies, self.heat, self.luck)
        self.learn(k, s)

    def learn(self, k: i64, s: ColossalArena) -> None:
        own = gold(s, self.seat)
        best: i64 = 0
        q: i64
        for q in range(s.seats):
            if q != self.seat:
                theirs = gold(s, q)
                if theirs > best:
                    best = theirs
        margin = float(own - best) / MARGIN
        if margin > 1.0:
            margin = 1.0
        if margin < -1.0:
            margin = -1.0
        reward = (1.0 - self.win) * (0.5 + 0.5 * margin)
        if winner(s) == self.seat:
            reward += self.win
            self.wins[k] += 1
        self.visits[k] += 1
        self.done += 1
        self.reward[k] += reward
        self.squares[k] += reward * reward
        self.gold[k] += own
        self.rival[k] += best
        for q in range(COLUMNS):
            if s.lives(q):
                self.survived[COLUMNS * k + q] += 1

    def best(self) -> i64:
        """Of the actions still in the running the one that did best."""
        self.narrow(self.open)
        return self.running[0]

    def mean(self, k: i64) -> float:
        if self.visits[k] == 0:
            return 0.0
        return self.reward[k] / float(self.visits[k])

    def error(self, k: i64) -> float:
        """The standard error of the mean."""
        n = float(self.visits[k])
        if n < 2.0:
            return 1.0
        mean = self.reward[k] / n
        variance = self.squares[k] / n - mean * mean
        return math.sqrt(max(variance, 0.0) / (n - 1.0))
