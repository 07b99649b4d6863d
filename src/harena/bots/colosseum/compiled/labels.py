"""What a learner learns from: decisions, a few actions of each, and how each ended with the same luck.

Games are played by a mixture of policies. At some decisions each choice is played out several times, the
n-th time with the same luck for all: what differs is the choices' doing. To the end of its phase everybody
bids and trades in earnest; then it goes on in leaps, without talk, which takes a fifth of the time.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from harena.bots.colosseum.compiled.candidates import MOST
from harena.bots.colosseum.compiled.choices import Choices
from harena.bots.colosseum.compiled.features import SIZE, Features
from harena.bots.colosseum.compiled.greedy import Greedy
from harena.bots.colosseum.compiled.learned import Learned, see
from harena.bots.colosseum.compiled.policy import Policy
from harena.bots.colosseum.compiled.shrewd import Shrewd
from harena.bots.colosseum.compiled.weights import Weights
from harena.core.chance import Luck, Random
from harena.core.state import CHANCE, NOBODY
from harena.games.colosseum.position import AUCTIONS, TRADING
from harena.games.colosseum.state import Colosseum

CHOICES: Final = MOST
"""Actions of a decision that are played out, at most."""
MARGIN: Final = 25.0
"""A lead of so many spectators is as good as any greater one."""


class Labels:
    def __init__(self, room: int, policies: list[Policy], learned: Learned | None) -> None:
        """`room` decisions at a time. The learned policy, if there is one, plays too."""
        self.room = room
        self.policies = policies
        self.learned = learned
        self.shrewd = Shrewd(Weights())
        self.choices = Choices(self.shrewd)
        self.quick = Greedy(Weights())
        self.quick.quick = True
        self.features = Features()
        self.win: float = 0.5
        self.tries: i64 = 2
        self.often: float = 0.1
        """The share of decisions with a choice that become labels."""
        self.astray: float = 0.04
        """How often any of the choices is taken, so that other positions are seen too."""
        self.numbers: vec[i16] = vec[i16]([0] * (room * CHOICES * SIZE))
        self.results: vec[float] = vec[float]([0.0] * (room * CHOICES))
        self.counts: vec[u8] = vec[u8]([0] * room)
        """How many actions each decision has."""
        self.filled: i64 = 0
        self.legal: vec[i64] = vec[i64]([0] * 1024)
        self.seated: list[Policy] = [self.shrewd] * 5
        self.luck = Luck(0, 0)
        self.trial = Luck(0, 0)

    def play(self, start: Colosseum, seed: i64) -> bool:
        """Label decisions of one game; whether there is room for more."""
        luck = self.luck
        luck.random = Random(seed, 1)
        luck.begin()
        self.seat_all(luck.random)
        s = start.bare()
        while s.actor != NOBODY and self.filled < self.room:
            if s.actor == CHANCE:
                s.apply(s.sample(luck))
            else:
                s.apply(self.decide(s, luck.random))
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

    def decide(self, s: Colosseum, random: Random) -> i64:
        """What the seat does, perhaps after labelling what it could do."""
        if s.legal(self.legal) > 1 and not s.is_draft():
            labelled = random.uniform() < self.often
            strays = random.uniform() < self.astray
            if labelled or strays:
                self.choices.collect(s)
                if labelled and self.choices.count > 1:
                    self.label(s, random)
                if strays:
                    return self.choices.actions[random.below(self.choices.count)]
        return self.seated[s.actor].choose(s)

    def label(self, s: Colosseum, random: Random) -> None:
        n = self.choices.count
        at = self.filled * CHOICES
        tried = vec[i64]([0] * CHOICES)
        k: i64
        i: i64
        for k in range(n):
            tried[k] = self.choices.actions[k]
            self.results[at + k] = 0.0
        for i in range(self.tries):
            seed = random.next()
            for k in range(n):
                self.results[at + k] += self.outcome(s, tried[k], seed) / float(self.tries)
        self.features.begin(s)
        for k in range(n):
            see(self.features, s, self.shrewd, tried[k], k == 0)
            self.write(at + k)
        self.counts[self.filled] = u8(n)
        self.filled += 1

    def write(self, row: i64) -> None:
        x = self.features.x
        numbers = self.numbers
        i: i64
        for i in range(SIZE):
            numbers[row * SIZE + i] = i16(x[i])

    def outcome(self, s: Colosseum, action: i64, seed: i64) -> float:
        luck = self.trial
        luck.random = Random(seed, 2)
        luck.begin()
        t = s.bare()
        t.apply(action)
        while t.actor != NOBODY:
            if t.actor == CHANCE:
                t.apply(t.sample(luck))
            elif t.turn == s.turn and t.phase == s.phase and (t.phase == AUCTIONS or t.phase == TRADING):
                t.apply(self.shrewd.choose(t))
            else:
                t.apply(self.quick.choose(t))
        return reward(t, s.actor, self.win)


def reward(s: Colosseum, seat: i64, win: float) -> float:
    """What an ending is worth to a seat: winning counts so much, the margin the rest."""
    own = s.marker[seat]
    best: i64 = 0
    q: i64
    for q in range(s.seats):
        if q != seat and s.marker[q] > best:
            best = s.marker[q]
    margin = float(own - best) / MARGIN
    if margin > 1.0:
        margin = 1.0
    if margin < -1.0:
        margin = -1.0
    won: float = 0.0
    if own > best:
        won = 1.0
    elif own == best:
        won = 0.5
    return win * won + (1.0 - win) * (0.5 + 0.5 * margin)
