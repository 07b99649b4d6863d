"""Who may do what with an event. Each verb changes an event or refuses; whoever called it writes it down."""

from __future__ import annotations

from harena.server import pledges
from harena.server.errors import Refusal
from harena.server.events.dealing import ask_anew, is_asking
from harena.store.event import IN, REMOVED, WITHDRAWN, Entrant, Event
from harena.store.rows import GATHERING, OVER, Person
from harena.store.rows import now as moment

MOST = 100
"""Entrants of one event."""


def check_organiser(event: Event, person: Person) -> None:
    if person.id != event.organiser:
        raise Refusal(403, "only who organises the event does that")


def check_open(event: Event) -> None:
    if event.status == OVER:
        raise Refusal(409, "the event is over")


def enter(event: Event, person: Person, team: str, pledge: str) -> None:
    """Before the start or between rounds; also again, for whoever has withdrawn."""
    check_open(event)
    if person.owner is not None:
        raise Refusal(403, "programs do not enter events")
    if is_asking(event):
        raise Refusal(409, "the cards are being drawn; enter in a moment")
    if event.status != GATHERING and len(event.rounds) >= event.planned:
        raise Refusal(409, "the last round has begun")
    if event.teams and not team:
        raise Refusal(400, "say for which team you play")
    known = event.entrant_of(person.id)
    if known is not None:
        come_again(known)
        return
    if len(event.entrants) >= MOST:
        raise Refusal(409, f"{MOST} have entered already")
    name = own_name(event, person.name)
    number = max((each.number for each in event.entrants), default=0) + 1
    if pledge and event.status == GATHERING:  # the deals are fixed at the start
        event.pledges[number] = pledge
    entrant = Entrant(number, person.id, name, team if event.teams else "")
    entrant.claimed = bool(person.claimed) and name == person.name
    event.entrants.append(entrant)


def come_again(entrant: Entrant) -> None:
    if entrant.status == REMOVED:
        raise Refusal(403, "the organiser has taken you from the event")
    if entrant.status == IN:
        raise Refusal(409, "you have entered already")
    entrant.status = IN


def own_name(event: Event, name: str) -> str:
    """Two of a name are told apart, in standings and in records."""
    taken = {each.name.casefold() for each in event.entrants}
    names = [name, *(f"{name} {number}" for number in range(2, MOST + 2))]
    return next(each for each in names if each.casefold() not in taken)


def withdraw(event: Event, person: Person, now: float) -> None:
    """Before the start she is gone; after it she keeps her points and plays no further round."""
    check_open(event)
    entrant = event.entrant_of(person.id)
    if entrant is None or entrant.status != IN:
        raise Refusal(409, "you are not in the event")
    take_out(event, entrant, now)


def remove(event: Event, person: Person, number: int, now: float) -> Entrant:
    check_organiser(event, person)
    check_open(event)
    entrant = entrant_called(event, number)
    take_out(event, entrant, now)
    entrant.status = REMOVED
    if entrant not in event.entrants and event.status == GATHERING:
        event.entrants.append(entrant)  # she is remembered, or she would come in again
        event.entrants.sort(key=lambda each: each.number)
    return entrant


def take_out(event: Event, entrant: Entrant, now: float) -> None:
    entrant.status = WITHDRAWN
    if event.status == GATHERING:
        pledges.take_out(event, entrant.number)
        if is_asking(event):
            ask_anew(event, now)
        event.entrants.remove(entrant)


def entrant_called(event: Event, number: int) -> Entrant:
    found = next((each for each in event.entrants if each.number == number), None)
    if found is None:
        raise Refusal(404, f"there is no entrant {number}")
    return found


def close(event: Event, person: Person) -> None:
    """Between rounds; what was played counts."""
    check_organiser(event, person)
    check_open(event)
    if not event.is_between_rounds():
        raise Refusal(409, "a round is being played; bots can play for those who are away")
    end(event)


def end(event: Event) -> None:
    event.status = OVER
    event.finished = moment()
    event.plan = []
