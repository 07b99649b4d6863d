"""What an event has played: its rounds, their tables, and how these ended. Entrants are numbers from 1."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

Stage = Literal["paired", "playing", "counted", "open"]
PAIRED: Final = "paired"
"""Its tables are being set up."""
PLAYING: Final = "playing"
COUNTED: Final = "counted"
"""All tables are over; they are being opened to everybody."""
OPEN: Final = "open"


@dataclass
class Sitting:
    """A table of a round: who sits where, and how it ended, by seat. No scores: it was not played out."""

    table: str
    players: list[int]
    scores: list[int] | None = None
    ranking: list[list[int]] | None = None
    """Seats from first to last; seats that share a place share a list."""


@dataclass
class Round:
    sittings: list[Sitting]
    byes: list[int] = field(default_factory=list)
    stage: Stage = PAIRED

    @property
    def is_over(self) -> bool:
        return self.stage in (COUNTED, OPEN)

    def sitting_of(self, entrant: int) -> Sitting | None:
        return next((sitting for sitting in self.sittings if entrant in sitting.players), None)
