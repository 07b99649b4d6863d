"""What a learner learns from: decisions, a few actions of each, and how each ended with the same luck.

Games are played by a mixture of policies. At some decisions each choice is played out several times, the
n-th time with the same luck for all: what differs is the choices' doing. To the end of its turn everybody
bids and trades in earnest; then it goes on in leaps, without talk, which takes a fifth of the time. What
comes later is luck for the most part: so where there is a critic, half of the result is how it judges the
beginning of the next turn, and half how it judges the one after that.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from harena.bots.colosseum.compiled.candidates import MOST
from harena.bots.colosseum.compiled.choices import Choices
from harena.bots.colosseum.compiled.critic import Critic
from harena.bots.colosseum.compiled.features import SIZE, Features
from harena.bots.colosseum.compiled.foresight import Foresight
from harena.bots.colosseum.compiled.greedy import Greedy
from harena.bots.colosseum.compiled.learned import Learned, see
from harena.bots.colosseum.compiled.playout import reward
from harena.bots.colosseum.compiled.policy import Policy
from harena.bots.colosseum.compiled.shrewd import Shrewd
from harena.bots.colosseum.compiled.weights import Weights
from harena.core.chance import Luck, Random
from harena.core.state import CHANCE, NOBODY
from harena.games.colosseum.state import Colosseum

CHOICES: Final = MOST
"""Actions of a decision that are played out, at most."""
STANDS: Final = 4
"""Positions noted for each decision, at most."""


class Labels:
    def __init__(
        self, room: int, policies: list[Policy], learned: Learned | None, critic: Critic | None
    ) -> None:
        """`room` decisions at a time. The learned policy, if there is one, plays too."""
        self.room = room
        self.policies = policies
        self.learned = learned
        self.critic = critic
        self.shrewd = Shrewd(Weights())
        self.choices = Choices(self.shrewd)
        self.foresight = Foresight(self.shrewd)
        self.quick = Greedy(Weights())
        self.quick.quick = True
        self.features = Features()
        self.win: float = 0.5
        self.tries: i64 = 2
        self.often: float = 0.05
        """The share of decisions with a choice that become labels."""
        self.astray: float = 0.04
        """How often any of the choices is taken, so that other positions are seen too."""
        self.numbers: vec[i16] = vec[i16]([0] * (room * CHOICES * SIZE))
        self.results: vec[float] = vec[float]([0.0] * (room * CHOICES))
        self.counts: vec[u8] = vec[u8]([0] * room)
        """How many actions each decision has."""
        self.filled: i64 = 0
        self.stands: vec[i16] = vec[i16]([0] * (STANDS * room * SIZE))
        """How each seat stood as a turn began: what a critic learns from."""
        self.endings: vec[float] = vec[float]([0.0] * (STANDS * room))
        """And what its game came to."""
        self.whose: vec[u8] = vec[u8]([0] * (STANDS * room))
        self.stood: i64 = 0
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
        first = self.stood
        turn: i64 = 1
        s = start.bare()
        while s.actor != NOBODY and self.filled < self.room:
            if s.actor == CHANCE:
                s.apply(s.sample(luck))
                continue
            if s.turn > turn:
                turn = s.turn
                self.note(s)
            s.apply(self.decide(s, luck.random))
        if s.actor == NOBODY:
            self.end(s, first)
        else:
            self.stood = first
        return self.filled < self.room

    def note(self, s: Colosseum) -> None:
        """How everybody stands."""
        seat: i64
        for seat in range(s.seats):
            if self.stood < STANDS * self.room:
                self.features.stand(s, seat)
                write(self.features.x, self.stands, self.stood)
                self.whose[self.stood] = u8(seat)
                self.stood += 1

    def end(self, s: Colosseum, first: i64) -> None:
        """What its positions came to."""
        i: i64
        for i in range(first, self.stood):
            self.endings[i] = reward(s, i64(self.whose[i]), self.win)

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
            see(self.features, s, self.foresight, tried[k], k == 0)
            write(self.features.x, self.numbers, at + k)
        self.counts[self.filled] = u8(n)
        self.filled += 1

    def outcome(self, s: Colosseum, action: i64, seed: i64) -> float:
        luck = self.trial
        luck.random = Random(seed, 2)
        luck.begin()
        critic = self.critic
        turn = s.turn
        found: float = 0.0
        t = s.bare()
        t.apply(action)
        while t.actor != NOBODY:
            if t.actor == CHANCE:
                t.apply(t.sample(luck))
                continue
            if t.turn > turn and critic is not None:
                turn = t.turn
                value = critic.value(t, s.actor)
                if turn == s.turn + 2:
                    return 0.5 * (found + value)
                found = value
            if t.turn == s.turn:
                t.apply(self.shrewd.choose(t))
            else:
                t.apply(self.quick.choose(t))
        ending = reward(t, s.actor, self.win)
        return ending if turn == s.turn else 0.5 * (found + ending)


def write(x: vec[i64], rows: vec[i16], row: i64) -> None:
    i: i64
    for i in range(SIZE):
        rows[row * SIZE + i] = i16(x[i])
