"""The ledger of what is known of hidden cards: facts, and what becomes of them when a card moves.

Moving a card unseen weakens facts; seeing one sharpens them. Most moves touch no fact; masks say so.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit, count
from harena.games.colossal_arena.components import PREFECT, PREFECTS, cards_in, hi_bit, lo_bit
from harena.games.colossal_arena.sight.facts import EVERY_ZONE, Fact

NONE: Final = vec[i64]([])
ROW: Final = 4
"""A fact is a row of the table: two masks of cards, its zones, its bound."""
CEILING: Final = EVERY_ZONE + 1
"""Beside the zones, if the bound is one from above."""


class Ledger:
    """Somebody's facts.

    The two Prefects are alike (K20), so nobody knows one from the other: a fact has both or neither, as long
    as both are hidden. Of those that are hidden the higher number is the last to come into sight.
    """

    def __init__(self) -> None:
        self.table: vec[i64] = NONE
        self.end: i64 = 0
        """Where the next fact would be written."""
        self.floors: i64 = 0
        self.ceilings: i64 = 0
        """The zones that some fact bounds from below, or from above."""
        self.lo: i64 = 0
        self.hi: i64 = 0
        """The cards that some fact is about."""
        self.untidy = False
        """A fact may have come to say nothing."""
        self.prefects: i64 = PREFECTS
        """Those that she has not in sight."""

    def copy(self, other: Ledger) -> None:
        """Into an empty one."""
        if other.end != 0:
            self.table = other.table[:]
            self.end = other.end
            self.floors = other.floors
            self.ceilings = other.ceilings
            self.lo = other.lo
            self.hi = other.hi
            self.untidy = other.untidy
        self.prefects = other.prefects

    @property
    def facts(self) -> list[Fact]:
        """In the order in which they became known."""
        t = self.table
        found: list[Fact] = []
        at: i64
        for at in range(0, self.end, ROW):
            zones = t[at + 2]
            found.append(Fact(t[at], t[at + 1], zones & EVERY_ZONE, t[at + 3], (zones & CEILING) != 0))
        return found

    def learn(self, lo: i64, hi: i64, zones: i64, bound: i64, ceiling: bool) -> None:
        """Add a fact, or sharpen the one about the same cards and zones."""
        if ceiling:
            if bound >= count(lo) + count(hi):
                return
            zones |= CEILING
        elif bound <= 0:
            return
        t = self.table
        at: i64
        for at in range(0, self.end, ROW):
            if t[at] == lo and t[at + 1] == hi and t[at + 2] == zones:
                if ceiling == (bound < t[at + 3]):
                    t[at + 3] = bound
                return
        self.add(lo, hi, zones, bound)

    def add(self, lo: i64, hi: i64, zones: i64, bound: i64) -> None:
        at = self.end
        if at == len(self.table):
            wider = vec[i64]([0] * (2 * at + 8 * ROW))
            i: i64
            for i in range(at):
                wider[i] = self.table[i]
            self.table = wider
        t = self.table
        t[at] = lo
        t[at + 1] = hi
        t[at + 2] = zones
        t[at + 3] = bound
        self.end = at + ROW
        self.mind(lo, hi, zones)

    def mind(self, lo: i64, hi: i64, zones: i64) -> None:
        """There is a fact about these."""
        self.lo |= lo
        self.hi |= hi
        if (zones & CEILING) != 0:
            self.ceilings |= zones
        else:
            self.floors |= zones

    def place(self, card: i64, zone: i64) -> None:
        """A card is known to lie in a zone."""
        if card < PREFECT:
            self.learn(lo_bit(card), hi_bit(card), bit(zone), 1, False)
        else:
            self.place_prefects(1, zone)

    def place_prefects(self, n: i64, zone: i64) -> None:
        self.learn(0, self.prefects, bit(zone), n, False)

    def enters(self, card: i64, zone: i64) -> None:
        """A card that was in sight goes into a zone."""
        if card >= PREFECT:
            card = self.lose_sight()
        lo = lo_bit(card)
        hi = hi_bit(card)
        if ((self.lo & lo) | (self.hi & hi)) != 0:
            t = self.table
            at: i64
            for at in range(0, self.end, ROW):
                if (t[at + 2] >> zone) & 1 != 0 and ((t[at] & lo) | (t[at + 1] & hi)) != 0:
                    t[at + 3] += 1
                    self.untidy = True
        self.place(card, zone)

    def leaves(self, card: i64, zone: i64) -> None:
        """A card comes out of a zone into sight."""
        if card >= PREFECT:
            card = self.catch_sight()
        lo = lo_bit(card)
        hi = hi_bit(card)
        if ((self.lo & lo) | (self.hi & hi)) == 0 and not self.untidy:
            return
        t = self.table
        at: i64
        for at in range(0, self.end, ROW):
            if ((t[at] & lo) | (t[at + 1] & hi)) != 0:
                t[at] &= ~lo
                t[at + 1] &= ~hi
                t[at + 3] -= (t[at + 2] >> zone) & 1
        self.tidy()

    def catch_sight(self) -> i64:
        """A Prefect is hidden no more; by which number it was known."""
        card: i64 = PREFECT if self.prefects == PREFECTS else PREFECT + 1
        self.prefects &= ~hi_bit(card)
        return card

    def lose_sight(self) -> i64:
        """A Prefect is hidden again; every fact about the other is about both from now on."""
        card: i64 = PREFECT + 1 if self.prefects == 0 else PREFECT
        t = self.table
        at: i64
        for at in range(0, self.end, ROW):
            if (t[at + 1] & self.prefects) != 0:
                t[at + 1] |= hi_bit(card)
                self.hi |= hi_bit(card)
        self.prefects |= hi_bit(card)
        return card

    def moves(self, source: i64, target: i64, lo: i64, hi: i64, target_size: i64) -> None:
        """One unseen card out of a set goes from zone to zone; `target_size` cards lay there before."""
        here = bit(source)
        if ((self.floors | self.ceilings) & here) | (self.ceilings & bit(target)) == 0 and not self.untidy:
            return
        self._bundle(source, lo, hi)
        end = self.end
        at: i64
        for at in range(0, end, ROW):
            t = self.table
            zones = t[at + 2]
            spans = (zones & here) != 0
            if ((t[at] & lo) | (t[at + 1] & hi)) == 0 or spans == ((zones & bit(target)) != 0):
                continue
            ceiling = (zones & CEILING) != 0
            if spans:
                wider = (zones & EVERY_ZONE) | bit(target)
                room = target_size if ceiling else 0
                self.learn(t[at], t[at + 1], wider, t[at + 3] + room, ceiling)
                if not ceiling:
                    self.table[at + 3] -= 1
            elif ceiling and not self._is_barren(here, t[at], t[at + 1]):
                t[at + 3] += 1
        self.tidy()

    def _is_barren(self, zone: i64, lo: i64, hi: i64) -> bool:
        """The zone is known to hold none of these cards."""
        t = self.table
        at: i64
        for at in range(0, self.end, ROW):
            if t[at + 2] == (zone | CEILING) and t[at + 3] == 0:
                if (lo & ~t[at]) == 0 and (hi & ~t[at + 1]) == 0:
                    return True
        return False

    def _bundle(self, zone: i64, lo: i64, hi: i64) -> None:
        """Of all the cards known to lie in a zone, at most one is about to leave it."""
        sure_lo: i64 = 0
        sure_hi: i64 = 0
        surplus: i64 = 0
        t = self.table
        at: i64
        for at in range(0, self.end, ROW):
            if t[at + 2] == bit(zone):
                if t[at + 3] == count(t[at]) + count(t[at + 1]):
                    sure_lo |= t[at]
                    sure_hi |= t[at + 1]
                elif is_twins(t[at], t[at + 1], t[at + 3]):
                    sure_hi |= t[at + 1]
                    surplus = 1
        if ((sure_lo & lo) | (sure_hi & hi)) != 0:
            self.learn(sure_lo, sure_hi, bit(zone), count(sure_lo) + count(sure_hi) - surplus, False)

    def merges(self, source: i64, target: i64, source_size: i64, target_size: i64) -> None:
        """All cards of one zone go into another."""
        here = bit(source)
        there = bit(target)
        if ((self.floors | self.ceilings) & here) | (self.ceilings & there) == 0 and not self.untidy:
            return
        t = self.table
        at: i64
        for at in range(0, self.end, ROW):
            zones = t[at + 2]
            spans = (zones & here) != 0
            if (zones & CEILING) != 0 and spans != ((zones & there) != 0):
                t[at + 3] += target_size if spans else source_size
            if spans:
                t[at + 2] = (zones & ~here) | there
        self.tidy()

    def empties(self, zone: i64) -> None:
        """Nothing is in a zone any more."""
        if ((self.floors | self.ceilings) & bit(zone)) == 0 and not self.untidy:
            return
        t = self.table
        at: i64
        for at in range(0, self.end, ROW):
            t[at + 2] &= ~bit(zone)
        self.tidy()

    def tidy(self) -> None:
        """Forget what says nothing, and look anew what the rest is about."""
        self.floors = 0
        self.ceilings = 0
        self.lo = 0
        self.hi = 0
        t = self.table
        kept: i64 = 0
        at: i64
        for at in range(0, self.end, ROW):
            zones = t[at + 2]
            if (zones & EVERY_ZONE) == 0:
                continue
            bound = t[at + 3]
            if (zones & CEILING) != 0:
                if bound >= count(t[at]) + count(t[at + 1]):
                    continue
            elif bound <= 0:
                continue
            if kept != at:
                t[kept] = t[at]
                t[kept + 1] = t[at + 1]
                t[kept + 2] = zones
                t[kept + 3] = bound
            kept += ROW
            self.mind(t[at], t[at + 1], zones)
        self.end = kept
        self.untidy = False

    def sure(self, zones: i64) -> list[int]:
        """The cards known to lie within these zones."""
        lo, hi = self.held(zones)
        return cards_in(lo, hi)

    def held(self, within: i64) -> tuple[i64, i64]:
        """The same as masks."""
        lo: i64 = 0
        hi: i64 = 0
        if (self.floors & within) == 0:
            return lo, hi
        apart: i64 = 0
        t = self.table
        at: i64
        for at in range(0, self.end, ROW):
            zones = t[at + 2]
            if (zones & ~within) != 0:
                continue
            if t[at + 3] == count(t[at]) + count(t[at + 1]):
                lo |= t[at]
                hi |= t[at + 1]
            elif is_twins(t[at], t[at + 1], t[at + 3]) and (zones & apart) == 0:
                apart |= zones
                hi |= hi_bit(PREFECT + 1) if (hi & PREFECTS) != 0 else hi_bit(PREFECT)
        return lo, hi

    def least(self, lo: i64, hi: i64, zone: i64) -> i64:
        """How many of these cards are known to lie in a zone."""
        best: i64 = 0
        sure_lo: i64 = 0
        sure_hi: i64 = 0
        t = self.table
        at: i64
        for at in range(0, self.end, ROW):
            if t[at + 2] != bit(zone) or (t[at] & ~lo) != 0 or (t[at + 1] & ~hi) != 0:
                continue
            if t[at + 3] == count(t[at]) + count(t[at + 1]):
                sure_lo |= t[at]
                sure_hi |= t[at + 1]
            elif t[at + 3] > best:
                best = t[at + 3]
        sure = count(sure_lo) + count(sure_hi)
        return sure if sure > best else best


def is_twins(lo: i64, hi: i64, bound: i64) -> bool:
    """A floor says that one of the two Prefects is there, whichever."""
    return bound == 1 and lo == 0 and hi == PREFECTS
