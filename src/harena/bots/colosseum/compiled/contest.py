"""A race between more choices than `search` knows, against rivals of several tempers.

To the end of the phase everybody bids and trades in earnest, each rival as another member of the company
would; then the game goes on in leaps. The worse half drops out again and again, by means with the same luck.
"""

from __future__ import annotations

from mypy_extensions import i64

from harena.bots.colosseum.compiled.choices import Choices
from harena.bots.colosseum.compiled.greedy import Greedy
from harena.bots.colosseum.compiled.learned import Learned
from harena.bots.colosseum.compiled.policy import Policy
from harena.bots.colosseum.compiled.search import WARM_UP, Search
from harena.bots.colosseum.compiled.shrewd import Shrewd
from harena.core.chance import Random
from harena.core.state import CHANCE, NOBODY
from harena.games.colosseum.state import AUCTIONS, TRADING, Colosseum


class Contest(Search):
    def __init__(
        self,
        seat: i64,
        world: Colosseum,
        own: Shrewd,
        company: list[Policy],
        quick: Greedy,
        seed: i64,
        stream: i64,
    ) -> None:
        super().__init__(seat, world, own, quick, seed, stream)
        self.quick = quick
        self.own_policy: Policy = own
        self.company = company
        self.earnest: list[Policy] = [own] * 5
        choices = Choices(own)
        choices.collect(world)
        self.actions = choices.actions
        self.count = choices.count

    def prefer(self, learned: Learned) -> None:
        """Let what a net likes best stand first: it is taken unless another is clearly better."""
        if self.count < 2:
            return
        learned.score(self.world)
        choices = learned.choices
        best: i64 = 0
        k: i64
        for k in range(1, choices.count):
            if learned.scores[k] > learned.scores[best]:
                best = k
        self.actions = choices.actions[:]
        self.count = choices.count
        self.actions[0] = choices.actions[best]
        self.actions[best] = choices.actions[0]

    def simulate(self, k: i64) -> None:
        s = self.world.bare()
        self.luck.random = Random(self.seed, self.stream + self.visits[k])
        self.seat_all(self.luck.random)
        s.apply(self.actions[k])
        self.play_on(s)
        self.learn(k, s)
        if self.completes_round(k):
            self.compare()
            if self.visits[k] >= WARM_UP:
                self.drop()

    def seat_all(self, random: Random) -> None:
        seat: i64
        for seat in range(5):
            if seat != self.seat:
                self.earnest[seat] = self.company[random.below(len(self.company))]
            else:
                self.earnest[seat] = self.own_policy

    def play_on(self, s: Colosseum) -> None:
        root = self.world
        self.luck.begin()
        while s.actor != NOBODY:
            if s.actor == CHANCE:
                s.apply(s.sample(self.luck))
            else:
                self.decisions += 1
                if s.turn == root.turn and s.phase == root.phase and AUCTIONS <= s.phase <= TRADING:
                    s.apply(self.earnest[s.actor].choose(s))
                else:
                    s.apply(self.quick.choose(s))

    def halve(self) -> None:
        """The worse half of those in the race drops out."""
        living: i64 = 0
        k: i64
        for k in range(self.count):
            living += self.live[k]
        i: i64
        for i in range(living // 2):
            worst: i64 = -1
            for k in range(self.count):
                if self.live[k] != 0 and (worst < 0 or self.mean(k) < self.mean(worst)):
                    worst = k
            self.live[worst] = 0
