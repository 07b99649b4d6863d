"""The champion's race: a net says what is worth a look, and play-outs by various tempers decide.

To the end of its turn everybody bids and trades in earnest, then in leaps and without talk. What comes later
is luck for the most part: so a try counts what the critic thinks as the next turn begins and as the one after
that does, and how it ends counts little. The net's opinion goes on counting as if so many tries had shown it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colosseum.compiled.candidates import MOST
from harena.bots.colosseum.compiled.critic import Critic
from harena.bots.colosseum.compiled.learned import Learned
from harena.bots.colosseum.compiled.playout import reward
from harena.bots.colosseum.compiled.policy import Policy
from harena.bots.colosseum.compiled.search import Search
from harena.core.chance import Random
from harena.core.state import CHANCE, NOBODY
from harena.games.colosseum.state import Colosseum

STAGES: Final = 2
"""Turns after this one at whose beginning the critic is asked."""
UNTRIED: Final = 9.0
"""What is not tried is behind all that is."""


class Contest(Search):
    def __init__(
        self,
        seat: i64,
        world: Colosseum,
        learned: Learned,
        tempers: list[Policy],
        quick: Policy,
        critic: Critic,
        seed: i64,
        stream: i64,
    ) -> None:
        super().__init__(seat, world, learned.choices, quick, seed, stream)
        self.hunch = "as it has learned"
        self.habit: Policy = learned
        """What the seat itself follows to the end of the turn."""
        self.tempers = tempers
        """Each other seat follows one of them so long."""
        self.quick = quick
        self.critic = critic
        self.trust: float = 20.0
        """As many tries as the net's opinion is worth."""
        self.patience: float = 0.2
        """What the end of a play-out counts; the critic counts the rest."""
        self.prior: vec[float] = vec[float]([0.0] * MOST)
        """The net's opinion."""
        learned.score(world)
        self.sort(learned.scores)

    def sort(self, scores: vec[float]) -> None:
        """What the net likes best comes first."""
        i: i64
        k: i64
        for k in range(self.count):
            self.prior[k] = scores[k]
        for i in range(self.count):
            best = i
            for k in range(i + 1, self.count):
                if self.prior[k] > self.prior[best]:
                    best = k
            action = self.actions[best]
            score = self.prior[best]
            for k in range(best, i, -1):
                self.actions[k] = self.actions[k - 1]
                self.prior[k] = self.prior[k - 1]
            self.actions[i] = action
            self.prior[i] = score

    def promise(self, k: i64) -> float:
        """The mean, less that of all tries, the net's opinion taken for so many tries."""
        n = float(self.visits[k])
        if n == 0.0:
            return self.prior[k] - UNTRIED
        total: float = 0.0
        i: i64
        for i in range(self.count):
            total += self.reward[i]
        ahead = self.reward[k] - n * total / float(self.done)
        return (ahead + self.trust * self.prior[k]) / (n + self.trust)

    def round(self) -> None:
        """A try for each that is in the race: a mean of more tries than another's has had other luck."""
        k: i64
        tried = self.live[:]
        for k in range(self.count):
            if tried[k] != 0:
                self.simulate(k)

    def keep(self, most: i64) -> None:
        """Those that promise least leave the race, until so many are in it."""
        k: i64
        while self.living() > most:
            worst: i64 = -1
            for k in range(self.count):
                if self.live[k] != 0 and (worst < 0 or self.promise(k) <= self.promise(worst)):
                    worst = k
            self.live[worst] = 0

    def outcome(self, s: Colosseum, trial: i64) -> float:
        """Play on to the end; the n-th try of every action has the same tempers too."""
        luck = self.luck
        luck.begin()
        random = Random(self.stream, trial)
        seat: i64
        for seat in range(s.seats):
            self.policies[seat] = self.tempers[random.below(len(self.tempers))]
        self.policies[self.seat] = self.habit
        now = self.world.turn
        turn = now
        judged: float = 0.0
        times: float = 0.0
        while s.actor != NOBODY:
            if s.actor == CHANCE:
                s.apply(s.sample(luck))
                continue
            if s.turn > turn:
                turn = s.turn
                if turn <= now + STAGES:
                    judged += self.critic.value(s, self.seat)
                    times += 1.0
            self.decisions += 1
            if turn == now:
                s.apply(self.policies[s.actor].choose(s))
            else:
                s.apply(self.quick.choose(s))
        ending = reward(s, self.seat, self.win)
        if times == 0.0:
            return ending
        return self.patience * ending + (1.0 - self.patience) * judged / times
