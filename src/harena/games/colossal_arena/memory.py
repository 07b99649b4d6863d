"""What is remembered of a game: what each viewer knows, what everybody saw, what each seat did last."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from harena.core.bits import bit, members
from harena.core.state import CHANCE, EVERYBODY, SPECTATOR_BIT, Event, State
from harena.games.colossal_arena import events
from harena.games.colossal_arena.components import PREFECT, hi_bit, lo_bit
from harena.games.colossal_arena.sight.knowledge import Knowledge

RECENT: Final = 48
"""How many choices are remembered: some four or five turns of every seat."""
HIDDEN_BET: Final = -1
DRAWN: Final = 4096
"""More cards than anybody ever draws."""
DEED: Final = 6
"""A deed is so many numbers of a table: kind, card, witnesses, other, place, count."""


class Choice:
    """A bet or a play that everybody saw, with the table as everybody saw it just before. Never changed."""

    def __init__(self, seat: i64, action: i64, board: State, drawn: i64) -> None:
        self.seat = seat
        self.action = action
        """HIDDEN_BET for a secret bet: its card is nobody's business."""
        self.board = board
        self.drawn = drawn
        """Cards the seat had drawn by then, all game long."""
        self.words = ""

    def did(self) -> str:
        """What everybody saw, put into words once for all who ask."""
        if not self.words:
            self.words = "bet in secret" if self.action == HIDDEN_BET else self.board.text(self.action)
        return self.words


class Memory:
    """What everybody knows: seat by seat, the spectator last. An imagined state has one viewer's only."""

    def __init__(self, seats: i64) -> None:
        self.viewers: list[Knowledge] = [Knowledge(seat, seats) for seat in range(seats)]
        self.viewers.append(Knowledge(-1, seats))
        self.recent: list[Choice] = []
        """The latest bets and plays before `base`, the newest last. Public; `recall` has those since."""
        self.base: State | None = None
        """A position some time ago, and all actions since; nobody's business but that of `recall`."""
        self.log: vec[i64] = vec[i64]([])
        self.choices: vec[i64] = vec[i64]([])
        """Which of those actions were bets and plays, and how many cards the seat had drawn by then."""
        self.drawn: vec[i64] = vec[i64]([0] * 5)
        """Cards each seat has drawn. Public."""
        self.seen_lo: i64 = 0
        self.seen_hi: i64 = 0
        """The faces that everybody has seen at some time. Public."""
        self.deeds: list[Event | None] = [None] * 5
        """What each seat did last; who may see its cards is the event's concern."""
        self.latest: vec[i64] = vec[i64]([0] * (5 * DEED))
        self.newer: i64 = 0
        """The seats whose last deed is written in `latest` and no event yet."""
        self.deaf = False
        """It hears of nothing; of imagined moves alone."""

    def clone(self) -> Memory:
        copy = Memory(0)
        copy.viewers = [knowledge.clone() for knowledge in self.viewers]
        copy.recent = list(self.recent)
        copy.base = self.base
        copy.log = self.log[:]
        copy.choices = self.choices[:]
        copy.drawn = self.drawn[:]
        copy.seen_lo = self.seen_lo
        copy.seen_hi = self.seen_hi
        copy.deeds = list(self.deeds)
        copy.latest = self.latest[:]
        copy.newer = self.newer
        return copy

    def write(self, position: State, action: i64) -> None:
        """An action is about to be taken in a position."""
        if self.base is None:
            self.base = position.bare()
        self.log = append(self.log, action)

    def witness(self, seat: i64) -> None:
        """The action that was written last is a choice of this seat."""
        self.choices = append(self.choices, (len(self.log) - 1) * DRAWN + self.drawn[seat])

    def resume(self, position: State) -> None:
        """All that was written is in `recent`, and this is the position after it."""
        self.base = position
        self.log = vec[i64]([])
        self.choices = vec[i64]([])

    def of(self, viewer: i64) -> Knowledge:
        """A seat's, or the spectator's, who is -1."""
        for knowledge in self.viewers:
            if knowledge.viewer == viewer:
                return knowledge
        raise LookupError(f"nothing is remembered here for viewer {viewer}")

    def note(
        self, kind: i64, seat: i64, card: i64, witnesses: i64, other: i64, place: i64, count: i64
    ) -> None:
        """Of at most one card; none is -1."""
        if self.deaf:
            return
        if kind == events.DREW:
            self.drawn[seat] += 1
        elif events.IS_DEED[kind] != 0 and seat != CHANCE:
            self.keep(kind, seat, card, witnesses, other, place, count)
        if card >= 0 and witnesses == EVERYBODY:
            self.show(card)
        if events.TEACHES[kind] == 0:
            return
        for knowledge in self.viewers:
            k = knowledge.viewer
            if k < 0:
                k = SPECTATOR_BIT
            if (witnesses >> k) & 1 != 0:
                knowledge.note(kind, seat, card, other, place, count)
            else:
                knowledge.note(kind, seat, -1, other, place, count)

    def note_cards(
        self, kind: i64, seat: i64, cards: list[int], witnesses: i64, other: i64, place: i64, count: i64
    ) -> None:
        if self.deaf:
            return
        if events.IS_DEED[kind] != 0:
            self.newer &= ~bit(seat)
            self.deeds[seat] = Event(events.NAMES[kind], seat, cards, witnesses, other, place, count)
        if witnesses == EVERYBODY and kind != events.PLAYABLE:
            for card in cards:
                self.show(card)
        for knowledge in self.viewers:
            k: i64 = SPECTATOR_BIT if knowledge.viewer < 0 else knowledge.viewer
            seen = cards if (witnesses >> k) & 1 != 0 else []
            knowledge.note_cards(kind, seat, seen, other, place, count)

    def show(self, card: i64) -> None:
        if card > PREFECT:
            card = PREFECT
        self.seen_lo |= lo_bit(card)
        self.seen_hi |= hi_bit(card)

    def keep(
        self, kind: i64, seat: i64, card: i64, witnesses: i64, other: i64, place: i64, count: i64
    ) -> None:
        """What a seat did last, to be told as an event when somebody looks."""
        at = seat * DEED
        self.latest[at] = kind
        self.latest[at + 1] = card
        self.latest[at + 2] = witnesses
        self.latest[at + 3] = other
        self.latest[at + 4] = place
        self.latest[at + 5] = count
        self.newer |= bit(seat)

    def last_deeds(self) -> list[Event | None]:
        for seat in members(self.newer):
            kind, card, witnesses, other, place, count = self.latest[seat * DEED : (seat + 1) * DEED]
            cards = [] if card < 0 else [card]
            self.deeds[seat] = Event(events.NAMES[kind], seat, cards, witnesses, other, place, count)
        self.newer = 0
        return self.deeds
