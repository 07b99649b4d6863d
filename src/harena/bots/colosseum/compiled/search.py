"""A race between actions: each is played out with the same luck as the others, and falls out when beaten."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colosseum.compiled.candidates import MOST, Candidates
from harena.bots.colosseum.compiled.playout import best_rival, play_out, reward
from harena.bots.colosseum.compiled.policy import Policy
from harena.core.chance import Luck, Random
from harena.games.colosseum.state import Colosseum

WARM_UP: Final = 6
"""Tries before an action may fall out."""
BEHIND: Final = 2.0
"""Standard errors behind the leader that make it fall out."""


class Search:
    def __init__(
        self, seat: i64, world: Colosseum, candidates: Candidates, quick: Policy, seed: i64, stream: i64
    ) -> None:
        """`candidates` says what to try, the likeliest first, `quick` plays out."""
        self.seat = seat
        self.world = world
        self.policies: list[Policy] = [quick] * 5
        self.seed = seed
        self.stream = stream
        self.luck = Luck(seed, stream)
        self.win: float = 0.5
        """What winning counts; the margin counts the rest."""
        self.doubt: float = 1.0
        """How many standard errors another action must be better than the policy's own choice."""
        self.hunch = "by rule of thumb"
        """By what the first action is taken for the best."""
        candidates.collect(world)
        self.actions: vec[i64] = candidates.actions[:]
        self.count: i64 = candidates.count
        self.live: vec[i64] = vec[i64]([1] * MOST)
        self.visits: vec[i64] = vec[i64]([0] * MOST)
        self.reward: vec[float] = vec[float]([0.0] * MOST)
        self.latest: vec[float] = vec[float]([0.0] * MOST)
        """What each action's last try gave."""
        self.products: vec[float] = vec[float]([0.0] * (MOST * MOST))
        """Of the results of two actions with the same luck, added up."""
        self.wins: vec[float] = vec[float]([0.0] * MOST)
        self.own: vec[i64] = vec[i64]([0] * MOST)
        self.rival: vec[i64] = vec[i64]([0] * MOST)
        """The best rival's spectators, added up."""
        self.finale: vec[i64] = vec[i64]([0] * (32 * MOST))
        """How often each program was the last event, by action."""
        self.done: i64 = 0
        self.decisions: i64 = 0

    def narrow(self, most: i64) -> None:
        """Look at the first so many actions only."""
        if self.count > most:
            self.count = most

    def is_decided(self) -> bool:
        return self.living() <= 1

    def living(self) -> i64:
        """How many are in the race."""
        living: i64 = 0
        k: i64
        for k in range(self.count):
            living += self.live[k]
        return living

    def run(self, simulations: i64) -> None:
        i: i64
        for i in range(simulations):
            if self.is_decided():
                return
            self.simulate(self.next())

    def next(self) -> i64:
        """Of the actions in the race the one tried least."""
        chosen: i64 = -1
        k: i64
        for k in range(self.count):
            if self.live[k] != 0 and (chosen < 0 or self.visits[k] < self.visits[chosen]):
                chosen = k
        return chosen

    def simulate(self, k: i64) -> None:
        """The n-th try of every action happens with the same luck."""
        s = self.world.bare()
        self.luck.random = Random(self.seed, self.stream + self.visits[k])
        s.apply(self.actions[k])
        self.learn(k, s, self.outcome(s, self.visits[k]))
        if self.completes_round(k):
            self.compare()
            if self.visits[k] >= WARM_UP:
                self.drop()

    def outcome(self, s: Colosseum, trial: i64) -> float:
        """Play it out; what that is worth."""
        self.decisions += play_out(s, self.policies, self.luck)
        return reward(s, self.seat, self.win)

    def completes_round(self, k: i64) -> bool:
        other: i64
        for other in range(self.count):
            if self.live[other] != 0 and self.visits[other] != self.visits[k]:
                return False
        return True

    def compare(self) -> None:
        """Remember how the actions did side by side: luck that does the same to all tells nothing."""
        i: i64
        k: i64
        for i in range(self.count):
            if self.live[i] != 0:
                for k in range(self.count):
                    if self.live[k] != 0:
                        self.products[MOST * i + k] += self.latest[i] * self.latest[k]

    def learn(self, k: i64, s: Colosseum, reached: float) -> None:
        """How a game ended, and what it counts."""
        own = s.marker[self.seat]
        best = best_rival(s, self.seat)
        self.visits[k] += 1
        self.done += 1
        self.reward[k] += reached
        self.latest[k] = reached
        self.wins[k] += 1.0 if own > best else 0.5 if own == best else 0.0
        self.own[k] += own
        self.rival[k] += best
        self.finale[32 * k + s.shown[self.seat]] += 1

    def drop(self) -> None:
        """Actions clearly behind the leader leave the race."""
        best = self.leader()
        k: i64
        for k in range(self.count):
            if k != best and self.promise(k) + BEHIND * self.error(best, k) < self.promise(best):
                self.live[k] = 0

    def leader(self) -> i64:
        chosen: i64 = -1
        k: i64
        for k in range(self.count):
            if self.live[k] != 0 and (chosen < 0 or self.promise(k) > self.promise(chosen)):
                chosen = k
        return chosen

    def best(self) -> i64:
        """The leader of the race, or the policy's own choice where it is about as good."""
        best = self.leader()
        if best == 0 or self.live[0] == 0:
            return best
        return best if self.promise(best) - self.promise(0) > self.doubt * self.error(best, 0) else 0

    def promise(self, k: i64) -> float:
        """By what actions are compared."""
        return self.mean(k)

    def mean(self, k: i64) -> float:
        return self.reward[k] / float(self.visits[k]) if self.visits[k] != 0 else 0.0

    def error(self, i: i64, k: i64) -> float:
        """The standard error of the difference between two actions that are still in the race."""
        n = float(min(self.visits[i], self.visits[k]))
        if n < 2.0:
            return 1.0
        p = self.products
        squares = p[MOST * i + i] + p[MOST * k + k] - 2.0 * p[MOST * i + k]
        mean = self.mean(i) - self.mean(k)
        return math.sqrt(max(squares / n - mean * mean, 0.0) / (n - 1.0))
