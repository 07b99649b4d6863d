"""What is remembered of a game: what each viewer knows, what everybody saw, what each seat did last."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harena.core.state import CHANCE, EVERYBODY, Event, State
from harena.games.colossal_arena import events
from harena.games.colossal_arena.components import PREFECT, hi_bit, lo_bit
from harena.games.colossal_arena.sight.knowledge import Knowledge

RECENT: Final = 48
"""How many choices are remembered: some four or five turns of every seat."""
HIDDEN_BET: Final = -1


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
        self.viewers: list[Knowledge] = [Knowledge(seat, seats) for seat in range(seats)]
        self.viewers.append(Knowledge(-1, seats))
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
                face = min(card, PREFECT)
                self.seen_lo |= lo_bit(face)
                self.seen_hi |= hi_bit(face)
        for knowledge in self.viewers:
            seen = None if knowledge.viewer < 0 else int(knowledge.viewer)
            knowledge.note(event.seen_by(seen))
