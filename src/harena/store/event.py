"""What is kept of a club's event, as plain values, and what the server asks of whoever keeps it."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Final, Literal, Protocol

from harena.events.rounds import Round
from harena.store.rows import GATHERING, Status, Terms, now

Form = Literal["swiss", "round-robin"]
SWISS: Final = "swiss"
ROUND_ROBIN: Final = "round-robin"

Standing = Literal["in", "withdrawn", "removed"]
IN: Final = "in"
WITHDRAWN: Final = "withdrawn"
REMOVED: Final = "removed"
"""By the organiser."""


@dataclass
class Entrant:
    """Somebody who plays in an event, by her number from 1."""

    number: int
    person: str
    name: str
    team: str = ""
    status: Standing = IN
    claimed: bool = False
    """Whether the name was hers to keep when she entered."""


@dataclass
class Event:
    id: str
    name: str
    game: str
    options: dict[str, str]
    public: bool
    organiser: str
    """A person."""
    seed: str
    size: int
    """How many should sit at a table."""
    form: Form = SWISS
    planned: int = 0
    """How many rounds; 0 before the start: as many as are needed for everybody to meet everybody."""
    byes: bool = False
    """Whoever does not fill a table sits out; else tables are smaller or larger by one."""
    teams: bool = False
    terms: Terms = field(default_factory=Terms)
    entrants: list[Entrant] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)
    plan: list[list[list[int]]] = field(default_factory=list)
    """The tables of a round robin's rounds to come."""
    status: Status = GATHERING
    pledges: dict[int, str] = field(default_factory=dict)
    """The hashes of the nonces that entrants will add to the seed, by their numbers."""
    nonces: dict[int, str] = field(default_factory=dict)
    """What they have added."""
    asked: str = ""
    """Since when all are asked for their nonces; the first round begins when they have come."""
    created: str = field(default_factory=now)
    finished: str = ""
    version: int = 0
    changed: str = field(default_factory=now)

    def next(self) -> Event:
        """A copy to change and to write, which holds only if nobody has written meanwhile."""
        new = deepcopy(self)
        new.version += 1
        new.changed = now()
        return new

    def entrant_of(self, person: str | None) -> Entrant | None:
        return next((each for each in self.entrants if person is not None and each.person == person), None)

    def concerns(self, person: str | None) -> bool:
        """Whether it is hers, or she is among those who entered."""
        return person is not None and (self.organiser == person or self.entrant_of(person) is not None)

    def playing(self) -> list[int]:
        """The numbers of those who play on."""
        return [each.number for each in self.entrants if each.status == IN]

    def team_of(self) -> dict[int, str]:
        return {each.number: each.team for each in self.entrants if each.team}

    def round(self) -> Round | None:
        """The last that was paired."""
        return self.rounds[-1] if self.rounds else None

    def is_between_rounds(self) -> bool:
        round = self.round()
        return round is None or round.is_over


@dataclass
class Listed:
    """An event in a list: without its entrants, of whom there may be a hundred, but with their number."""

    event: Event
    playing: int
    """How many are in."""
    concerns: bool
    """Whether it concerns the person for whom it is listed."""


class EventBook(Protocol):
    """Each method that writes does so wholly or not at all, and is durable when it returns."""

    async def add(self, event: Event) -> None: ...

    async def save(self, event: Event) -> None:
        """Conflict unless it is the next version."""
        ...

    async def remove(self, event: Event) -> None:
        """Conflict unless this is its version."""
        ...

    async def find(self, id: str) -> Event | None: ...

    async def listed(self, person: str | None, before: str = "", limit: int = 50) -> list[Listed]:
        """Public ones and those that concern this person, the newest first."""
        ...

    async def number_of(self, organiser: str) -> int:
        """Her events that are not over."""
        ...

    async def unfinished(self) -> list[Event]: ...
