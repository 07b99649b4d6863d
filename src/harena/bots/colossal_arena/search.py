"""Flat Monte Carlo: every legal action is tried in likely worlds, the promising ones more often."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colossal_arena.policy import Policy
from harena.core.chance import Luck, Random
from harena.core.state import CHANCE, NOBODY
from harena.games.colossal_arena.cards import COLUMNS
from harena.games.colossal_arena.state import Arena

MARGIN: Final = 8.0
"""A lead of so much gold is as good as any greater one."""


class Search:
    def __init__(self, seat: i64, policy: Policy, worlds: vec[Arena], seed: i64, stream: i64) -> None:
        self.seat = seat
        self.policy = policy
        self.worlds = worlds
        self.heat: float = 0.3
        """How soft the play-outs are played."""
        self.thirst: float = 0.5
        """How much an action that was tried seldom attracts."""
        self.faith: float = 0.0
        """How much the policy's own opinion attracts."""
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
        self.done: i64 = 0
        self.decisions: i64 = 0

    def weigh(self, board: Arena, heat: float) -> None:
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

    def run(self, simulations: i64) -> None:
        i: i64
        for i in range(simulations):
            k = self.next()
            self.simulate(k)

    def next(self) -> i64:
        """The action to try: the best upper bound."""
        best: float = -1e9
        chosen: i64 = 0
        log = math.log(float(self.done + 1))
        root = math.sqrt(float(self.done))
        k: i64
        for k in range(self.count):
            n = self.visits[k]
            if n == 0:
                bound = 10.0 + self.prior[k]
            else:
                tried = float(n)
                bound = (
                    self.reward[k] / tried
                    + self.thirst * math.sqrt(log / tried)
                    + self.faith * self.prior[k] * root / (1.0 + tried)
                )
            if bound > best:
                best = bound
                chosen = k
        return chosen

    def simulate(self, k: i64) -> None:
        """The n-th try of every action happens in the same world with the same luck."""
        n = self.visits[k]
        s = self.worlds[n % len(self.worlds)].bare()
        luck = self.luck
        luck.random = Random(self.seed, self.stream + n)
        s.apply(self.actions[k])
        self.play_out(s, luck)
        self.learn(k, s)

    def play_out(self, s: Arena, luck: Luck) -> None:
        luck.begin()
        while s.actor != NOBODY:
            if s.actor == CHANCE:
                s.apply(s.sample(luck))
            else:
                self.decisions += 1
                s.apply(self.policy.pick(s, self.heat, luck.random))

    def learn(self, k: i64, s: Arena) -> None:
        own = s.gold(self.seat)
        best: i64 = 0
        q: i64
        for q in range(s.seats):
            if q != self.seat:
                gold = s.gold(q)
                if gold > best:
                    best = gold
        margin = float(own - best) / MARGIN
        if margin > 1.0:
            margin = 1.0
        if margin < -1.0:
            margin = -1.0
        reward = (1.0 - self.win) * (0.5 + 0.5 * margin)
        if s.winner() == self.seat:
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
        """The action tried most, the better one if two were."""
        chosen: i64 = 0
        k: i64
        for k in range(1, self.count):
            n = self.visits[k]
            most = self.visits[chosen]
            if n > most or (n == most and self.reward[k] > self.reward[chosen]):
                chosen = k
        return chosen

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
