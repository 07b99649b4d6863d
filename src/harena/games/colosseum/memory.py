"""What everybody remembers of a game: each event that was staged, and what each seat did last."""

from __future__ import annotations

from harena.core.state import Event
from harena.games.colosseum import events


class Memory:
    def __init__(self, seats: int) -> None:
        self.turn = 0
        self.staged: list[tuple[int, Event]] = []
        """Each event with its turn."""
        self.deeds: list[Event | None] = [None] * seats

    def clone(self) -> Memory:
        other = Memory(0)
        other.turn = self.turn
        other.staged = list(self.staged)
        other.deeds = list(self.deeds)
        return other

    def note(self, event: Event) -> None:
        if event.kind == events.TURN:
            self.turn = event.count
        if event.kind == events.STAGED:
            self.staged.append((self.turn, event))
        if event.kind not in events.BEFALL:
            self.deeds[event.seat] = event
        if event.kind == events.TRADED:
            self.deeds[event.other] = event
