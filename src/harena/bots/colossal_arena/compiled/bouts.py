"""Games from which a net learns by how they end: what its seats could choose from, and what they chose.

A seat that learns chooses softly, the likelier the better the net likes an action, so that what it does not
like is tried as well. Its decisions are kept with the position that each was taken in, and the game's end.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from harena.bots.colossal_arena.compiled.features import SIZE, Features
from harena.bots.colossal_arena.compiled.labels import margin
from harena.bots.colossal_arena.compiled.policy import Policy
from harena.bots.colossal_arena.compiled.shortlist import CHOICES, Shortlist
from harena.bots.colossal_arena.compiled.truth import TRUTH, tell
from harena.bots.learned.compiled.net import Net
from harena.core.chance import Luck, Random
from harena.core.state import CHANCE, NOBODY
from harena.games.colossal_arena import steps
from harena.games.colossal_arena.scoring import winner
from harena.games.colossal_arena.sight.board import afterwards
from harena.games.colossal_arena.state import ColossalArena

SEATS: Final = 5


class Bouts:
    def __init__(self, room: int, net: Net, heat: float, rivals: list[Policy]) -> None:
        """`room` decisions; the first of the rivals is whom the net meets most often."""
        self.room = room
        self.net = net
        self.heat = heat
        """How softly it chooses."""
        self.rivals = rivals
        self.alone: float = 0.45
        """The share of games in which one seat learns against copies of the first rival."""
        self.among: float = 0.25
        """The share in which all seats learn; in the rest it is anybody against anybody."""
        self.numbers: vec[u8] = vec[u8]([0] * (room * CHOICES * SIZE))
        self.positions: vec[u8] = vec[u8]([0] * (room * SIZE))
        self.truths: vec[u8] = vec[u8]([0] * (room * TRUTH))
        """What the seat does not know: only who judges its positions is told."""
        self.counts: vec[u8] = vec[u8]([0] * room)
        """How many actions each decision has."""
        self.chosen: vec[u8] = vec[u8]([0] * room)
        self.odds: vec[float] = vec[float]([0.0] * room)
        """The logarithm of the chance that the chosen one had."""
        self.whose: vec[i64] = vec[i64]([0] * room)
        """The game's number, and the seat's."""
        self.wins: vec[float] = vec[float]([0.0] * room)
        self.margins: vec[float] = vec[float]([0.0] * room)
        self.filled: i64 = 0
        self.games: i64 = 0
        self.learns: vec[i64] = vec[i64]([0] * SEATS)
        self.seated: list[Policy] = [rivals[0]] * SEATS
        self.legal: vec[i64] = vec[i64]([0] * 256)
        self.shortlist = Shortlist()
        self.values: vec[float] = vec[float]([0.0] * CHOICES)
        self.features = Features()
        self.luck = Luck(0, 0)

    def play(self, start: ColossalArena, seed: i64) -> bool:
        """One game; whether there was room for all of it."""
        luck = self.luck
        luck.random = Random(seed, 3)
        luck.begin()
        self.seat_all(luck.random, start.seats)
        s = start.bare()
        first = self.filled
        while s.actor != NOBODY and self.filled < self.room:
            if s.actor == CHANCE:
                s.apply(s.sample(luck))
            elif self.learns[s.actor] != 0:
                s.apply(self.choose(s, luck.random))
            else:
                s.apply(self.seated[s.actor].best(s))
        if s.actor != NOBODY:
            self.filled = first
            return False
        self.end(s, first)
        self.games += 1
        return True

    def seat_all(self, random: Random, seats: i64) -> None:
        """Who learns, and who else is there."""
        kind = random.uniform()
        single = random.below(seats)
        seat: i64
        for seat in range(seats):
            self.seated[seat] = self.rivals[0]
            if kind < self.alone:
                self.learns[seat] = 1 if seat == single else 0
            elif kind < self.alone + self.among:
                self.learns[seat] = 1
            else:
                self.learns[seat] = random.below(2)
                if random.below(2) == 0:
                    self.seated[seat] = self.rivals[random.below(len(self.rivals))]

    def choose(self, s: ColossalArena, random: Random) -> i64:
        """An action of the net's; whom to ban it leaves to greedy, and what is forced teaches nothing."""
        if s.step == steps.BAN:
            return self.shortlist.greedy.best(s)
        if s.legal(self.legal) == 1:
            return self.legal[0]
        n = self.shortlist.read(s)
        at = self.filled
        x = self.features.x
        self.features.see(s, s.actor)
        write(self.positions, at * SIZE, x)
        tell(self.truths, at * TRUTH, s)
        k: i64
        for k in range(n):
            action = self.shortlist.actions[k]
            self.features.read(afterwards(s, s.actor, action), s.actor, action, self.shortlist.regrets[k])
            write(self.numbers, (at * CHOICES + k) * SIZE, x)
            if k == 0:
                self.net.begin(x)
            self.values[k] = self.net.value(x) / self.heat
        chosen = self.draw(n, random)
        self.counts[at] = u8(n)
        self.chosen[at] = u8(chosen)
        self.whose[at] = SEATS * self.games + s.actor
        self.filled += 1
        return self.shortlist.actions[chosen]

    def draw(self, n: i64, random: Random) -> i64:
        """One of them by its chance, which is noted."""
        values = self.values
        best = values[0]
        whole: float = 0.0
        k: i64
        for k in range(1, n):
            if values[k] > best:
                best = values[k]
        for k in range(n):
            values[k] = math.exp(values[k] - best)
            whole += values[k]
        rest = random.uniform() * whole
        chosen: i64 = 0
        while chosen < n - 1 and rest >= values[chosen]:
            rest -= values[chosen]
            chosen += 1
        self.odds[self.filled] = math.log(max(values[chosen], 1e-300) / whole)
        return chosen

    def end(self, s: ColossalArena, first: i64) -> None:
        """How a game ended, for every decision of it."""
        best = winner(s)
        i: i64
        for i in range(first, self.filled):
            seat = self.whose[i] % SEATS
            self.wins[i] = 1.0 if seat == best else 0.0
            self.margins[i] = margin(s, seat)


def write(numbers: vec[u8], at: i64, x: vec[i64]) -> None:
    i: i64
    for i in range(len(x)):
        numbers[at + i] = u8(x[i])
