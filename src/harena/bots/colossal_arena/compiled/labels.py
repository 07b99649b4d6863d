"""What a learner learns from: decisions, a few actions of each, and how each ended with the same luck.

Games are played by a mixture of policies. At some decisions the actions that look best are each played out
several times in the true world, the n-th time with the same luck for all: what differs is the actions' doing.
The truth serves to judge; the numbers that go with a label are those that the seat could see.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from harena.bots.colossal_arena.compiled.features import SIZE, Features
from harena.bots.colossal_arena.compiled.greedy import Greedy
from harena.bots.colossal_arena.compiled.learned import Learned
from harena.bots.colossal_arena.compiled.policy import Policy
from harena.bots.colossal_arena.compiled.shortlist import CHOICES, Shortlist
from harena.bots.colossal_arena.compiled.weights import Weights
from harena.core.chance import Luck, Random
from harena.core.state import CHANCE, NOBODY
from harena.games.colossal_arena import steps
from harena.games.colossal_arena.scoring import gold, winner
from harena.games.colossal_arena.sight.board import afterwards
from harena.games.colossal_arena.state import ColossalArena

MARGIN: Final = 8.0
"""A lead of so much gold is as good as any greater one."""


class Labels:
    def __init__(self, room: int, policies: list[Policy], learned: Learned | None) -> None:
        """`room` decisions at a time. The learned policy, if there is one, plays and judges too."""
        self.room = room
        self.policies = policies
        self.learned = learned
        self.greedy = Greedy(Weights())
        self.features = Features()
        self.tries: i64 = 4
        self.heat: float = 0.1
        """How loosely games and play-outs are played."""
        self.often: float = 0.05
        """The share of decisions that become labels, for every action beyond the first."""
        self.ahead: i64 = 3
        """How many decisions of a play-out the learned policy takes, before greedy goes on."""
        self.far: float = 0.3
        """The share of labels whose play-outs it begins."""
        self.numbers: vec[u8] = vec[u8]([0] * (room * CHOICES * SIZE))
        self.wins: vec[float] = vec[float]([0.0] * (room * CHOICES))
        """The share of its tries that an action won."""
        self.margins: vec[float] = vec[float]([0.0] * (room * CHOICES))
        """By how much, from nought to one."""
        self.counts: vec[u8] = vec[u8]([0] * room)
        """How many actions each decision has."""
        self.filled: i64 = 0
        self.legal: vec[i64] = vec[i64]([0] * 256)
        self.shortlist = Shortlist()
        self.seated: list[Policy] = [self.greedy] * 5
        self.luck = Luck(0, 0)
        self.trial = Luck(0, 0)

    def play(self, start: ColossalArena, seed: i64) -> bool:
        """Label decisions of one game; whether there is room for more."""
        luck = self.luck
        luck.random = Random(seed, 1)
        luck.begin()
        self.seat_all(luck.random)
        salt = luck.random.next()
        s = start.bare()
        while s.actor != NOBODY and self.filled < self.room:
            if s.actor == CHANCE:
                s.apply(s.sample(luck))
            else:
                if s.step != steps.BAN:
                    self.label(s, luck.random)
                s.apply(self.seated[s.actor].pick(s, self.heat, salt))
        return self.filled < self.room

    def seat_all(self, random: Random) -> None:
        """Half of the seats are the learned policy's, if there is one."""
        seat: i64
        for seat in range(5):
            learned = self.learned
            if learned is not None and random.below(2) == 0:
                self.seated[seat] = learned
            else:
                self.seated[seat] = self.policies[random.below(len(self.policies))]

    def label(self, s: ColossalArena, random: Random) -> None:
        """Perhaps; the more there is to choose from the more likely."""
        if random.uniform() > self.often * float(s.legal(self.legal) - 1):
            return
        n = self.shortlist.read(s)
        k: i64
        i: i64
        ahead = self.ahead if self.learned is not None and random.uniform() < self.far else 0
        for i in range(self.tries):
            seed = random.next()
            for k in range(n):
                self.try_out(s, k, seed, ahead)
        for k in range(n):
            self.write(s, k)
        self.counts[self.filled] = u8(n)
        self.filled += 1

    def write(self, s: ColossalArena, k: i64) -> None:
        """The numbers of an action, as the seat foresees it."""
        action = self.shortlist.actions[k]
        self.features.read(afterwards(s, s.actor, action), s.actor, action, self.shortlist.regrets[k])
        x = self.features.x
        numbers = self.numbers
        at = (self.filled * CHOICES + k) * SIZE
        i: i64
        for i in range(SIZE):
            numbers[at + i] = u8(x[i])

    def try_out(self, s: ColossalArena, k: i64, seed: i64, ahead: i64) -> None:
        """Play an action out once more."""
        luck = self.trial
        luck.random = Random(seed, 2)
        luck.begin()
        salt = luck.random.next()
        t = s.bare()
        t.apply(self.shortlist.actions[k])
        while t.actor != NOBODY:
            if t.actor == CHANCE:
                t.apply(t.sample(luck))
            else:
                t.apply(self.next(t, ahead > 0, salt))
                ahead -= 1
        at = self.filled * CHOICES + k
        if winner(t) == s.actor:
            self.wins[at] += 1.0 / float(self.tries)
        self.margins[at] += margin(t, s.actor) / float(self.tries)

    def next(self, t: ColossalArena, fresh: bool, salt: i64) -> i64:
        learned = self.learned
        if fresh and learned is not None:
            return learned.best(t)
        return self.greedy.pick(t, self.heat, salt)


def margin(s: ColossalArena, seat: i64) -> float:
    """How a seat stands against the best of the others, from nought to one."""
    best: i64 = 0
    q: i64
    for q in range(s.seats):
        if q != seat:
            theirs = gold(s, q)
            if theirs > best:
                best = theirs
    lead = float(gold(s, seat) - best) / MARGIN
    if lead > 1.0:
        lead = 1.0
    if lead < -1.0:
        lead = -1.0
    return 0.5 + 0.5 * lead
