"""What each viewer knows of the hidden cards: a fold over the events she has seen, and nothing else.

Moving a card unseen weakens facts; seeing one sharpens them.
"""

from __future__ import annotations

from mypy_extensions import i64

from harena.core.bits import bit, count
from harena.core.state import Event
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
    Fact,
    hand_of,
    secret_of,
    stunned_of,
)


class Knowledge:
    """One viewer's facts; `viewer` is -1 for the spectator.

    The two Prefects are alike (K20), so nobody knows one from the other: a fact has both or neither, as long
    as both are hidden. Of those that are hidden the higher number is the last to come into sight.
    """

    def __init__(self, viewer: i64, seats: i64) -> None:
        self.viewer = viewer
        self.seats = seats
        self.facts: list[Fact] = []
        self.prefects: i64 = PREFECTS
        """Those that she has not in sight."""
        self.peeked: i64 = 0
        """Prefects that she has seen by the Titan of this turn."""

    def clone(self) -> Knowledge:
        copy = Knowledge(self.viewer, self.seats)
        copy.facts = [fact.clone() for fact in self.facts]
        copy.prefects = self.prefects
        copy.peeked = self.peeked
        return copy

    def learn(self, lo: i64, hi: i64, zones: i64, bound: i64, ceiling: bool) -> None:
        """Add a fact, or sharpen the one about the same cards and zones."""
        new = Fact(lo, hi, zones, bound, ceiling)
        if new.is_idle():
            return
        for fact in self.facts:
            if fact.matches(new):
                if ceiling == (bound < fact.bound):
                    fact.bound = bound
                return
        self.facts.append(new)

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
        for fact in self.facts:
            if fact.spans(zone) and fact.has(card):
                fact.bound += 1
        self.place(card, zone)

    def leaves(self, card: i64, zone: i64) -> None:
        """A card comes out of a zone into sight."""
        if card >= PREFECT:
            card = self.catch_sight()
        for fact in self.facts:
            if fact.has(card):
                fact.lo &= ~lo_bit(card)
                fact.hi &= ~hi_bit(card)
                if fact.spans(zone):
                    fact.bound -= 1
        self.tidy()

    def catch_sight(self) -> i64:
        """A Prefect is hidden no more; by which number it was known."""
        card: i64 = PREFECT if self.prefects == PREFECTS else PREFECT + 1
        self.prefects &= ~hi_bit(card)
        return card

    def lose_sight(self) -> i64:
        """A Prefect is hidden again; every fact about the other is about both from now on."""
        card: i64 = PREFECT + 1 if self.prefects == 0 else PREFECT
        for fact in self.facts:
            if (fact.hi & self.prefects) != 0:
                fact.hi |= hi_bit(card)
        self.prefects |= hi_bit(card)
        return card

    def moves(self, source: i64, target: i64, lo: i64, hi: i64, target_size: i64) -> None:
        """One unseen card out of a set goes from zone to zone; `target_size` cards lay there before."""
        self._bundle(source, lo, hi)
        barren = [
            fact for fact in self.facts if fact.ceiling and fact.bound == 0 and fact.zones == bit(source)
        ]
        for fact in list(self.facts):
            if ((fact.lo & lo) | (fact.hi & hi)) == 0 or fact.spans(source) == fact.spans(target):
                continue
            if fact.spans(source):
                wider = fact.zones | bit(target)
                room = target_size if fact.ceiling else 0
                self.learn(fact.lo, fact.hi, wider, fact.bound + room, fact.ceiling)
                if not fact.ceiling:
                    fact.bound -= 1
            elif fact.ceiling and not _rules_out(barren, fact):
                fact.bound += 1
        self.tidy()

    def _bundle(self, zone: i64, lo: i64, hi: i64) -> None:
        """Of all the cards known to lie in a zone, at most one is about to leave it."""
        sure_lo: i64 = 0
        sure_hi: i64 = 0
        surplus: i64 = 0
        for fact in self.facts:
            if not fact.ceiling and fact.zones == bit(zone):
                if fact.bound == fact.cards():
                    sure_lo |= fact.lo
                    sure_hi |= fact.hi
                elif fact.is_twins():
                    sure_hi |= fact.hi
                    surplus = 1
        if ((sure_lo & lo) | (sure_hi & hi)) != 0:
            self.learn(sure_lo, sure_hi, bit(zone), count(sure_lo) + count(sure_hi) - surplus, False)

    def merges(self, source: i64, target: i64, source_size: i64, target_size: i64) -> None:
        """All cards of one zone go into another."""
        for fact in self.facts:
            if fact.ceiling and fact.spans(source) != fact.spans(target):
                fact.bound += target_size if fact.spans(source) else source_size
            if fact.spans(source):
                fact.zones = (fact.zones & ~bit(source)) | bit(target)
        self.tidy()

    def empties(self, zone: i64) -> None:
        """Nothing is in a zone any more."""
        for fact in self.facts:
            fact.zones &= ~bit(zone)
        self.tidy()

    def tidy(self) -> None:
        self.facts = [fact for fact in self.facts if fact.zones != 0 and not fact.is_idle()]

    def sure(self, zones: i64) -> list[int]:
        """The cards known to lie within these zones."""
        lo: i64 = 0
        hi: i64 = 0
        apart: i64 = 0
        for fact in self.facts:
            if fact.ceiling or (fact.zones & ~zones) != 0:
                continue
            if fact.bound == fact.cards():
                lo |= fact.lo
                hi |= fact.hi
            elif fact.is_twins() and (fact.zones & apart) == 0:
                apart |= fact.zones
                hi |= hi_bit(PREFECT + 1) if (hi & PREFECTS) != 0 else hi_bit(PREFECT)
        return cards_in(lo, hi)

    def note(self, event: Event) -> None:
        """Fold in an event as this viewer sees it."""
        kind = event.kind
        if kind == events.DREW:
            self._arrives(event, DECK, hand_of(event.seat), LO_ALL, HI_ALL)
        elif kind in (events.PLAYED, events.REFEREE, events.DISCARDED):
            self._shown(event.seat, hand_of(event.seat), event.cards[0])
        elif kind == events.TOOK:
            if event.seat != self.viewer:
                self.enters(event.cards[0], hand_of(event.seat))
        elif kind == events.SECRET:
            self._arrives(event, hand_of(event.seat), secret_of(event.seat), LO_ALL, HI_COMBAT)
        elif kind == events.REVEALED or (kind == events.RETRIEVED and event.count == 1):
            self._unmasked(event.seat, event.cards[0])
        elif kind == events.NAMED:
            self._not_named(event.place)
        elif kind == events.SHOWED_ALL or kind == events.SHOWED_ONE:
            self._saw_hand(event)
        elif kind == events.TARGETED:
            self.peeked = 0
        elif kind == events.STUNNED:
            self._stunned(event)
        elif kind == events.RECOVERED:
            if event.seat != self.viewer:
                self.merges(stunned_of(event.seat), hand_of(event.seat), event.count, event.other)
        elif kind == events.ASKED:
            if event.count == 1 and event.other != self.viewer:
                self._has_one(event.place, hand_of(event.other))
        elif kind == events.GAVE:
            self._changes_hands(event, event.seat, event.other, event.place)
        elif kind == events.PEEKED:
            if event.seat == self.viewer:
                self._peek(event.cards[0], hand_of(event.other))
        elif kind == events.KEPT:
            self._changes_hands(event, event.other, event.seat, -1)
        elif kind == events.BURIED:
            self._buried(event)
        elif kind == events.PLAYABLE:
            self._playable(event)
        elif kind == events.RECYCLED:
            self._recycled(event)

    def _shown(self, seat: i64, zone: i64, card: i64) -> None:
        if seat != self.viewer:
            self.leaves(card, zone)

    def _arrives(self, event: Event, source: i64, target: i64, lo: i64, hi: i64) -> None:
        """A card of the seat's own goes somewhere only she can look."""
        if event.seat != self.viewer:
            self.moves(source, target, lo, hi, 99)
        elif source == DECK:
            self.leaves(event.cards[0], DECK)

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

    def _saw_hand(self, event: Event) -> None:
        if event.seat == self.viewer:
            return
        zone = bit(hand_of(event.seat))
        if event.kind == events.SHOWED_ONE and event.other != self.viewer:
            self.learn(lo_column(event.place), hi_column(event.place), zone, 0, True)
            return
        prefects: i64 = 0
        for card in event.cards:
            if card >= PREFECT:
                prefects += 1
            else:
                self.place(card, hand_of(event.seat))
        self.place_prefects(prefects, hand_of(event.seat))

    def _peek(self, card: i64, zone: i64) -> None:
        """Each of Titan's cards is another one."""
        if card >= PREFECT:
            self.peeked += 1
            self.place_prefects(self.peeked, zone)
        else:
            self.place(card, zone)

    def _stunned(self, event: Event) -> None:
        victim = event.other
        if victim != self.viewer:
            self.moves(hand_of(victim), stunned_of(victim), LO_ALL, HI_ALL, event.count)

    def _changes_hands(self, event: Event, loser: i64, winner: i64, column: i64) -> None:
        """A card goes from hand to hand, seen by those two alone."""
        if winner == self.viewer:
            self.leaves(event.cards[0], hand_of(loser))
        elif loser == self.viewer:
            self.enters(event.cards[0], hand_of(winner))
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
        for fact in self.facts:
            if fact.ceiling or fact.zones != bit(zone) or (fact.lo & ~lo) != 0 or (fact.hi & ~hi) != 0:
                continue
            if fact.bound == fact.cards():
                sure_lo |= fact.lo
                sure_hi |= fact.hi
            elif fact.bound > best:
                best = fact.bound
        sure = count(sure_lo) + count(sure_hi)
        return sure if sure > best else best

    def _buried(self, event: Event) -> None:
        if event.seat == self.viewer:
            return
        i: i64
        for i in range(event.count):
            self.moves(hand_of(event.seat), BURIED, LO_ALL, HI_COMBAT, 99)

    def _playable(self, event: Event) -> None:
        """The deck is empty, and nobody can play any more, or somebody else still can (R151)."""
        if not event.cards:
            return
        lo: i64 = 0
        hi: i64 = 0
        for card in event.cards:
            lo |= lo_bit(card)
            hi |= hi_bit(card)
        hi = (hi & ~PREFECTS) | self.prefects
        zones: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if seat != self.viewer:
                zones |= bit(hand_of(seat)) | bit(stunned_of(seat))
        self.learn(lo, hi, zones, event.count, event.count == 0)

    def _recycled(self, event: Event) -> None:
        lo: i64 = 0
        hi: i64 = 0
        for card in event.cards:
            lo |= lo_bit(card)
            hi |= hi_bit(card)
        self.learn(lo, hi, bit(DECK), len(event.cards), False)


def _rules_out(barren: list[Fact], fact: Fact) -> bool:
    """One of the zones known to hold none of certain cards holds none of these."""
    return any((fact.lo & ~none.lo) == 0 and (fact.hi & ~none.hi) == 0 for none in barren)
