"""What each viewer knows of the hidden cards: a fold over the events she has seen, and nothing else.

Hidden cards lie in zones: a hand, a set of stunned cards, a secret bet, the deck, the cards hidden under a
Magus stack. A fact bounds how many cards of a set lie in a union of zones, from below ("Troll 8 is in Anna's
hand or Bruno's") or from above ("when Gorgon asked, Anna had no Wyrm"). Moving a card unseen weakens facts;
seeing one sharpens them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harena.core.bits import bit, count
from harena.core.state import CHANCE, EVERYBODY, Event, State
from harena.games.colossal_arena import events
from harena.games.colossal_arena.components import (
    HI_ALL,
    HI_COMBAT,
    LO_ALL,
    cards_in,
    hi_bit,
    hi_column,
    lo_bit,
    lo_column,
    same_face,
)

DECK: Final = 15
BURIED: Final = 16
ZONES: Final = 17
RECENT: Final = 48
"""How many choices are remembered: some four or five turns of every seat."""
HIDDEN_BET: Final = -1


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

    def clone(self) -> Fact:
        return Fact(self.lo, self.hi, self.zones, self.bound, self.ceiling)

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

    def is_idle(self) -> bool:
        """It says nothing that is not always so."""
        return self.bound >= self.cards() if self.ceiling else self.bound <= 0

    def matches(self, other: Fact) -> bool:
        return (
            self.lo == other.lo
            and self.hi == other.hi
            and self.zones == other.zones
            and self.ceiling == other.ceiling
        )


class Knowledge:
    """One viewer's facts; `viewer` is -1 for the spectator."""

    def __init__(self, viewer: i64) -> None:
        self.viewer = viewer
        self.facts: list[Fact] = []

    def clone(self) -> Knowledge:
        copy = Knowledge(self.viewer)
        copy.facts = [fact.clone() for fact in self.facts]
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
        self.learn(lo_bit(card), hi_bit(card), bit(zone), 1, False)

    def enters(self, card: i64, zone: i64) -> None:
        """A card that was in sight goes into a zone."""
        for fact in self.facts:
            if fact.spans(zone) and fact.has(card):
                fact.bound += 1
        self.place(card, zone)

    def leaves(self, card: i64, zone: i64) -> None:
        """A card comes out of a zone into sight."""
        for fact in self.facts:
            if fact.has(card):
                fact.lo &= ~lo_bit(card)
                fact.hi &= ~hi_bit(card)
                if fact.spans(zone):
                    fact.bound -= 1
        self.tidy()

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
        for fact in self.facts:
            if not fact.ceiling and fact.zones == bit(zone) and fact.bound == fact.cards():
                sure_lo |= fact.lo
                sure_hi |= fact.hi
        if ((sure_lo & lo) | (sure_hi & hi)) != 0:
            self.learn(sure_lo, sure_hi, bit(zone), count(sure_lo) + count(sure_hi), False)

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
        for fact in self.facts:
            if not fact.ceiling and (fact.zones & ~zones) == 0 and fact.bound == fact.cards():
                lo |= fact.lo
                hi |= fact.hi
        return cards_in(lo, hi)

    def certain(self, card: i64, zones: i64) -> bool:
        """Whether a card is known to lie within these zones."""
        return card in self.sure(zones)

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
                self.place(event.cards[0], hand_of(event.other))
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
        for seat in range(5):
            if seat != self.viewer:
                self.learn(lo_column(column), hi_column(column), bit(secret_of(seat)), 0, True)

    def _saw_hand(self, event: Event) -> None:
        if event.seat == self.viewer:
            return
        zone = bit(hand_of(event.seat))
        if event.kind == events.SHOWED_ONE and event.other != self.viewer:
            self.learn(lo_column(event.place), hi_column(event.place), zone, 0, True)
            return
        for card in event.cards:
            self.place(card, hand_of(event.seat))

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
        zones: i64 = 0
        seat: i64
        for seat in range(5):
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


class Choice:
    """A bet or a play that everybody saw, with the table as everybody saw it just before. Never changed."""

    def __init__(self, seat: i64, action: i64, board: State, drawn: i64) -> None:
        self.seat = seat
        self.action = action
        """HIDDEN_BET for a secret bet: its card is nobody's business."""
        self.board = board
        self.drawn = drawn
        """Cards the seat had drawn by then, all game long."""


class Memory:
    """What everybody knows: seat by seat, the spectator last. An imagined state has one viewer's only."""

    def __init__(self, seats: i64) -> None:
        self.viewers: list[Knowledge] = [Knowledge(seat) for seat in range(seats)]
        self.viewers.append(Knowledge(-1))
        self.recent: list[Choice] = []
        """The latest bets and plays, the newest last. Public."""
        self.drawn: list[int] = [0] * 5
        """Cards each seat has drawn. Public."""
        self.seen_lo: i64 = 0
        self.seen_hi: i64 = 0
        """The faces that everybody has seen at some time. Public."""
        self.deeds: list[Event | None] = [None] * 5
        """What each seat did last; who may see its cards is the event's concern."""

    def clone(self) -> Memory:
        copy = Memory(0)
        copy.viewers = [knowledge.clone() for knowledge in self.viewers]
        copy.recent = list(self.recent)
        copy.drawn = list(self.drawn)
        copy.seen_lo = self.seen_lo
        copy.seen_hi = self.seen_hi
        copy.deeds = list(self.deeds)
        return copy

    def witness(self, seat: i64, action: i64, board: State) -> None:
        """Keep a choice, and let the oldest go."""
        self.recent.append(Choice(seat, action, board, self.drawn[seat]))
        if len(self.recent) > RECENT:
            del self.recent[0]

    def of(self, viewer: int | None) -> Knowledge:
        wanted = -1 if viewer is None else viewer
        for knowledge in self.viewers:
            if knowledge.viewer == wanted:
                return knowledge
        raise LookupError(f"nothing is remembered here for viewer {viewer}")

    def note(self, event: Event) -> None:
        if event.kind == events.DREW:
            self.drawn[event.seat] += 1
        elif event.seat != CHANCE and event.kind in events.DEEDS:
            self.deeds[event.seat] = event
        if event.witnesses == EVERYBODY and event.kind != events.PLAYABLE:
            for card in event.cards:
                self.seen_lo |= lo_bit(same_face(card))
                self.seen_hi |= hi_bit(same_face(card))
        for knowledge in self.viewers:
            seen = None if knowledge.viewer < 0 else int(knowledge.viewer)
            knowledge.note(event.seen_by(seen))
