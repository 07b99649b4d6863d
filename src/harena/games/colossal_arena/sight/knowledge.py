"""What each viewer knows of the hidden cards: a fold over the events she has seen, and nothing else.

Moving a card unseen weakens facts; seeing one sharpens them. Most events touch no fact; masks say so.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit, count
from harena.games.colossal_arena import events
from harena.games.colossal_arena.components import (
    HI_ALL,
    HI_COMBAT,
    LO_ALL,
    PREFECT,
    PREFECTS,
    cards_in,
    hi_bit,
    hi_column,
    lo_bit,
    lo_column,
)
from harena.games.colossal_arena.sight.facts import (
    BURIED,
    DECK,
    EVERY_ZONE,
    Fact,
    hand_of,
    secret_of,
    stunned_of,
)

NONE: Final = vec[i64]([])
ROW: Final = 4
"""A fact is a row of the table: two masks of cards, its zones, its bound."""
CEILING: Final = EVERY_ZONE + 1
"""Beside the zones, if the bound is one from above."""


class Knowledge:
    """One viewer's facts; `viewer` is -1 for the spectator.

    The two Prefects are alike (K20), so nobody knows one from the other: a fact has both or neither, as long
    as both are hidden. Of those that are hidden the higher number is the last to come into sight.
    """

    def __init__(self, viewer: i64, seats: i64) -> None:
        self.viewer = viewer
        self.seats = seats
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
        self.peeked: i64 = 0
        """Prefects that she has seen by the Titan of this turn."""

    def clone(self) -> Knowledge:
        copy = Knowledge(self.viewer, self.seats)
        if self.end != 0:
            copy.table = self.table[:]
            copy.end = self.end
            copy.floors = self.floors
            copy.ceilings = self.ceilings
            copy.lo = self.lo
            copy.hi = self.hi
            copy.untidy = self.untidy
        copy.prefects = self.prefects
        copy.peeked = self.peeked
        return copy

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

    def note(self, kind: i64, seat: i64, card: i64, other: i64, place: i64, n: i64) -> None:
        """Fold in an event as this viewer sees it; no card is -1."""
        if kind == events.DREW:
            self._arrives(seat, card, DECK, hand_of(seat), LO_ALL, HI_ALL)
        elif kind == events.PLAYED or kind == events.REFEREE or kind == events.DISCARDED:
            if seat != self.viewer:
                self.leaves(card, hand_of(seat))
        elif kind == events.TOOK:
            if seat != self.viewer:
                self.enters(card, hand_of(seat))
        elif kind == events.SECRET:
            self._arrives(seat, card, hand_of(seat), secret_of(seat), LO_ALL, HI_COMBAT)
        elif kind == events.REVEALED or (kind == events.RETRIEVED and n == 1):
            self._unmasked(seat, card)
        elif kind == events.NAMED:
            self._not_named(place)
        elif kind == events.TARGETED:
            self.peeked = 0
        elif kind == events.STUNNED:
            if other != self.viewer:
                self.moves(hand_of(other), stunned_of(other), LO_ALL, HI_ALL, n)
        elif kind == events.RECOVERED:
            if seat != self.viewer:
                self.merges(stunned_of(seat), hand_of(seat), n, other)
        elif kind == events.ASKED:
            if n == 1 and other != self.viewer:
                self._has_one(place, hand_of(other))
        elif kind == events.GAVE:
            self._changes_hands(card, seat, other, place)
        elif kind == events.PEEKED:
            if seat == self.viewer:
                self._peek(card, hand_of(other))
        elif kind == events.KEPT:
            self._changes_hands(card, other, seat, -1)

    def note_cards(self, kind: i64, seat: i64, cards: list[int], other: i64, place: i64, n: i64) -> None:
        """The same of several cards; those that she does not see are none."""
        if kind == events.SHOWED_ALL or kind == events.SHOWED_ONE:
            self._saw_hand(seat, cards, place if kind == events.SHOWED_ONE and other != self.viewer else -1)
        elif kind == events.BURIED:
            self._buried(seat, n)
        elif kind == events.PLAYABLE:
            self._playable(cards, n)
        elif kind == events.RECYCLED:
            self._recycled(cards)

    def _arrives(self, seat: i64, card: i64, source: i64, target: i64, lo: i64, hi: i64) -> None:
        """A card of the seat's own goes somewhere only she can look."""
        if seat != self.viewer:
            self.moves(source, target, lo, hi, 99)
        elif source == DECK:
            self.leaves(card, DECK)

    def _unmasked(self, seat: i64, card: i64) -> None:
        if seat != self.viewer:
            self.leaves(card, secret_of(seat))
            self.empties(secret_of(seat))

    def _not_named(self, column: i64) -> None:
        """Whoever still has a secret bet has it elsewhere (R32); zones that are empty do not mind."""
        seat: i64
        for seat in range(self.seats):
            if seat != self.viewer:
                self.learn(lo_column(column), hi_column(column), bit(secret_of(seat)), 0, True)

    def _saw_hand(self, seat: i64, cards: list[int], column: i64) -> None:
        """All of it, or only that it has none of a column's cards."""
        if seat == self.viewer:
            return
        if column >= 0:
            self.learn(lo_column(column), hi_column(column), bit(hand_of(seat)), 0, True)
            return
        prefects: i64 = 0
        for card in cards:
            if card >= PREFECT:
                prefects += 1
            else:
                self.place(card, hand_of(seat))
        self.place_prefects(prefects, hand_of(seat))

    def _peek(self, card: i64, zone: i64) -> None:
        """Each of Titan's cards is another one."""
        if card >= PREFECT:
            self.peeked += 1
            self.place_prefects(self.peeked, zone)
        else:
            self.place(card, zone)

    def _changes_hands(self, card: i64, loser: i64, winner: i64, column: i64) -> None:
        """A card goes from hand to hand, seen by those two alone."""
        if winner == self.viewer:
            self.leaves(card, hand_of(loser))
        elif loser == self.viewer:
            self.enters(card, hand_of(winner))
        elif column < 0:
            self.moves(hand_of(loser), hand_of(winner), LO_ALL, HI_ALL, 99)
        else:
            lo = lo_column(column)
            hi = hi_column(column)
            held = self._least(lo, hi, hand_of(winner))
            self.moves(hand_of(loser), hand_of(winner), lo, hi, 99)
            self.learn(lo, hi, bit(hand_of(winner)), held + 1, False)

    def _has_one(self, column: i64, zone: i64) -> None:
        """She is asked which card to give, so she has one."""
        if self._least(lo_column(column), hi_column(column), zone) == 0:
            self.learn(lo_column(column), hi_column(column), bit(zone), 1, False)

    def _least(self, lo: i64, hi: i64, zone: i64) -> i64:
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

    def _buried(self, seat: i64, cards: i64) -> None:
        if seat == self.viewer:
            return
        i: i64
        for i in range(cards):
            self.moves(hand_of(seat), BURIED, LO_ALL, HI_COMBAT, 99)

    def _playable(self, cards: list[int], somebody: i64) -> None:
        """The deck is empty, and nobody can play any more, or somebody else still can (R151)."""
        if not cards:
            return
        lo, hi = masks_of(cards)
        hi = (hi & ~PREFECTS) | self.prefects
        zones: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if seat != self.viewer:
                zones |= bit(hand_of(seat)) | bit(stunned_of(seat))
        self.learn(lo, hi, zones, somebody, somebody == 0)

    def _recycled(self, cards: list[int]) -> None:
        lo, hi = masks_of(cards)
        self.learn(lo, hi, bit(DECK), len(cards), False)


def is_twins(lo: i64, hi: i64, bound: i64) -> bool:
    """A floor says that one of the two Prefects is there, whichever."""
    return bound == 1 and lo == 0 and hi == PREFECTS


def masks_of(cards: list[int]) -> tuple[i64, i64]:
    lo: i64 = 0
    hi: i64 = 0
    for card in cards:
        lo |= lo_bit(card)
        hi |= hi_bit(card)
    return lo, hi
