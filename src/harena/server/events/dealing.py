"""What players add to the cards of an event: pledged when they enter, told when it is to begin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from harena.server import pledges
from harena.server.clocks.timekeeper import read, stamp
from harena.server.errors import Refusal
from harena.store.event import Event
from harena.store.rows import GATHERING, Person

if TYPE_CHECKING:
    from harena.server.events.events import Events


def is_asking(event: Event) -> bool:
    return event.status == GATHERING and bool(event.asked)


def is_ready(event: Event) -> bool:
    """Whether nothing is missing any more of what was asked for."""
    return is_asking(event) and pledges.is_told(event)


def due(event: Event) -> float | None:
    """When whoever has not told hers is left out."""
    return read(event.asked) + pledges.PATIENCE if is_asking(event) else None


def ask(event: Event, now: float) -> None:
    """Whoever asks again gives nobody more time."""
    event.asked = event.asked or stamp(now)


def ask_anew(event: Event, now: float) -> None:
    """Somebody has left, perhaps for what she had heard."""
    pledges.ask_anew(event)
    event.asked = stamp(now)


def go_on_without(event: Event, now: float) -> None:
    pledges.go_on_without(event, asked=True)
    event.asked = stamp(now)


def call_off(event: Event) -> None:
    """It does not begin after all."""
    pledges.ask_anew(event)
    event.asked = ""


def tell(event: Event, person: Person, nonce: str) -> None:
    entrant = event.entrant_of(person.id)
    if entrant is None:
        raise Refusal(403, "you are not in the event")
    if event.status != GATHERING:
        raise Refusal(409, "the cards are dealt")
    pledges.tell(event, [entrant.number], nonce, is_asking(event))


@dataclass(eq=False)
class Asking:
    """An event that waits for what was pledged, but not for ever."""

    events: Events
    id: str
    until: float | None

    def due(self) -> float | None:
        return self.until

    async def strike(self) -> None:
        await self.events.tend(self.id)
        event = await self.events.book.find(self.id)
        self.until = None if event is None else due(event)
