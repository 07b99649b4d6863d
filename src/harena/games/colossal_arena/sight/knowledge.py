"""What each viewer knows of the hidden cards: a fold over the events she has seen, and nothing else."""

from __future__ import annotations

from mypy_extensions import i64

from harena.core.bits import bit
from harena.games.colossal_arena import events
from harena.games.colossal_arena.components import (
    HI_ALL,
    HI_COMBAT,
    LO_ALL,
    PREFECT,
    PREFECTS,
    hi_bit,
    hi_column,
    lo_bit,
    lo_column,
)
from harena.games.colossal_arena.sight.facts import BURIED, DECK, hand_of, secret_of, stunned_of
from harena.games.colossal_arena.sight.ledger import Ledger


class Knowledge(Ledger):
    """One viewer's facts; `viewer` is -1 for the spectator."""

    def __init__(self, viewer: i64, seats: i64) -> None:
        super().__init__()
        self.viewer = viewer
        self.seats = seats
        self.peeked: i64 = 0
        """Prefects that she has seen by the Titan of this turn."""

    def clone(self) -> Knowledge:
        known = Knowledge(self.viewer, self.seats)
        known.copy(self)
        known.peeked = self.peeked
        return known

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
            held = self.least(lo, hi, hand_of(winner))
            self.moves(hand_of(loser), hand_of(winner), lo, hi, 99)
            self.learn(lo, hi, bit(hand_of(winner)), held + 1, False)

    def _has_one(self, column: i64, zone: i64) -> None:
        """She is asked which card to give, so she has one."""
        if self.least(lo_column(column), hi_column(column), zone) == 0:
            self.learn(lo_column(column), hi_column(column), bit(zone), 1, False)

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


def masks_of(cards: list[int]) -> tuple[i64, i64]:
    lo: i64 = 0
    hi: i64 = 0
    for card in cards:
        lo |= lo_bit(card)
        hi |= hi_bit(card)
    return lo, hi
