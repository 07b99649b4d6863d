"""Finds a zone for every hidden card: by fresh deals, or if none fits, by swaps that mend one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harena.core.chance import Random
from harena.games.colossal_arena.components import hi_bit, lo_bit
from harena.games.colossal_arena.sight.facts import BURIED, DECK, Fact
from harena.games.colossal_arena.sight.pool import Pool
from harena.games.colossal_arena.state import ColossalArena

TRIES: Final = 24
"""Fresh deals before one is mended by swaps instead."""
MENDING: Final = 4000
MIXING: Final = 2000
RASHNESS: Final = 40
"""One swap in so many is made even if it breaks more than it mends, so as not to be stuck."""


class Dealing(Pool):
    def deal(self, random: Random) -> None:
        """Find a zone for every card."""
        attempt: i64
        for attempt in range(TRIES):
            if self.scatter(random) and self.violations() == 0:
                return
        self.mend(random)

    def mend(self, random: Random) -> None:
        """Swap pairs until nothing is broken, then go on swapping to forget where it began."""
        self.placed = 0
        self.fill_rest(self.room[:])
        broken = self.violations()
        attempt: i64
        for attempt in range(MENDING):
            if broken == 0:
                break
            first = self.suspect(random)
            broken += self.swap(first, self.partner(first, random), random.below(RASHNESS) == 0)
        for attempt in range(MIXING):
            broken += self.swap(self.any_card(random), self.any_card(random), False)
        if broken != 0:
            raise AssertionError("no deal fits what is known")

    def any_card(self, random: Random) -> i64:
        return self.pool[random.below(self.cards)]

    def suspect(self, random: Random) -> i64:
        """A card that lies where it may not, or on the wrong side of a broken fact."""
        self.blamed = -1
        start = random.below(self.cards)
        i: i64
        for i in range(self.cards):
            card = self.pool[(start + i) % self.cards]
            if self.is_astray(card, self.where[card]):
                return card
        n: i64 = len(self.facts)
        for i in range(n):
            k = (start + i) % n
            if self.facts[k].gap(self.counts[k]) > 0:
                self.blamed = k
                return self.search(start, self.facts[k], True, self.facts[k].ceiling)
        return self.pool[start]

    def partner(self, card: i64, random: Random) -> i64:
        """A card to swap with a suspect: none of the broken fact's, and from the other side of it."""
        if self.blamed < 0:
            return self.any_card(random)
        fact = self.facts[self.blamed]
        return self.search(random.below(self.cards), fact, False, not fact.spans(self.where[card]))

    def search(self, start: i64, fact: Fact, own: bool, inside: bool) -> i64:
        """The next card that is one of a fact's or not, inside its zones or not; any, if there is none."""
        i: i64
        for i in range(self.cards):
            card = self.pool[(start + i) % self.cards]
            if fact.has(card) == own and fact.spans(self.where[card]) == inside:
                return card
        return self.pool[start]

    def swap(self, first: i64, second: i64, rash: bool) -> i64:
        """Exchange two cards unless that breaks more than it mends; the change in what is broken."""
        here = self.where[first]
        there = self.where[second]
        if here == there:
            return 0
        change = self.astray_change(first, here, there) + self.astray_change(second, there, here)
        i: i64
        for i in range(len(self.facts)):
            fact = self.facts[i]
            count = self.counts[i] + fact.shift(first, here, there) + fact.shift(second, there, here)
            change += fact.gap(count) - fact.gap(self.counts[i])
        if change > 0 and not rash:
            return 0
        for i in range(len(self.facts)):
            fact = self.facts[i]
            self.counts[i] += fact.shift(first, here, there) + fact.shift(second, there, here)
        self.where[first] = there
        self.where[second] = here
        return change

    def astray_change(self, card: i64, here: i64, there: i64) -> i64:
        change: i64 = 0
        if self.is_astray(card, here):
            change -= 1
        if self.is_astray(card, there):
            change += 1
        return change

    def hand_out(self, s: ColossalArena) -> None:
        """Put every card where it was dealt."""
        keeper: i64 = 1 if self.viewer == 0 else 0
        i: i64
        for i in range(self.cards):
            card = self.pool[i]
            zone = self.where[card]
            lo = lo_bit(card)
            hi = hi_bit(card)
            if zone == DECK:
                s.deck_lo |= lo
                s.deck_hi |= hi
            elif zone == BURIED:
                s.buried[2 * keeper] |= lo
                s.buried[2 * keeper + 1] |= hi
            elif zone >= 10:
                s.secret[zone - 10] = card + 1
            elif zone >= 5:
                s.stun[2 * (zone - 5)] |= lo
                s.stun[2 * (zone - 5) + 1] |= hi
            else:
                s.hand[2 * zone] |= lo
                s.hand[2 * zone + 1] |= hi
