"""A fact bounds how many cards of a set lie in a union of zones.

From below ("Troll 8 is in Anna's hand or Bruno's") or from above ("when Gorgon asked, Anna had no Wyrm").
Hidden cards lie in zones: a hand, a set of stunned cards, a secret bet, the deck, the cards hidden under a
Magus stack.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harena.core.bits import count
from harena.games.colossal_arena.components import PREFECTS, hi_bit, lo_bit

DECK: Final = 15
BURIED: Final = 16
ZONES: Final = 17
EVERY_ZONE: Final = (1 << 17) - 1


def hand_of(seat: i64) -> i64:
    return seat


def stunned_of(seat: i64) -> i64:
    return 5 + seat


def secret_of(seat: i64) -> i64:
    return 10 + seat


class Fact:
    """At least (or, for a ceiling, at most) `bound` of these cards lie in these zones."""

    def __init__(self, lo: i64, hi: i64, zones: i64, bound: i64, ceiling: bool) -> None:
        self.lo = lo
        self.hi = hi
        self.zones = zones
        self.bound = bound
        self.ceiling = ceiling

    def has(self, card: i64) -> bool:
        return (self.lo & lo_bit(card)) != 0 or (self.hi & hi_bit(card)) != 0

    def spans(self, zone: i64) -> bool:
        return (self.zones >> zone) & 1 != 0

    def cards(self) -> i64:
        return count(self.lo) + count(self.hi)

    def gap(self, count: i64) -> i64:
        """By how much a count of its cards in its zones breaks it."""
        over = count - self.bound
        if not self.ceiling:
            over = -over
        if over < 0:
            return 0
        return over

    def shift(self, card: i64, here: i64, there: i64) -> i64:
        """How the count changes when a card goes from zone to zone."""
        if not self.has(card):
            return 0
        change: i64 = 0
        if self.spans(here):
            change -= 1
        if self.spans(there):
            change += 1
        return change

    def is_twins(self) -> bool:
        """It says that one of the two Prefects is there, whichever."""
        return not self.ceiling and self.bound == 1 and self.lo == 0 and self.hi == PREFECTS

    def follows(self, other: Fact) -> bool:
        """It says nothing that the other does not say."""
        if self.ceiling != other.ceiling:
            return False
        if self.ceiling:
            fewer = (self.zones & ~other.zones) == 0 and other.bound <= self.bound
            return fewer and ((self.lo & ~other.lo) | (self.hi & ~other.hi)) == 0
        strangers = count(other.lo & ~self.lo) + count(other.hi & ~self.hi)
        return (other.zones & ~self.zones) == 0 and other.bound - strangers >= self.bound
