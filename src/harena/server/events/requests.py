"""What people ask of an event, one question at a time."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

from harena.server import wire
from harena.server.errors import Refusal
from harena.server.events import dealing, verbs
from harena.server.events.messages import head_info
from harena.server.events.text import text_of
from harena.server.house import House
from harena.server.people.people import plain
from harena.server.requests import known, not_too_fast
from harena.store.event import Event
from harena.store.rows import Person

PAGE = 50


async def events(house: House, person: Person | None, before: str) -> wire.EventList:
    who = None if person is None else person.id
    found = await house.store.events.listed(who, before, PAGE + 1)
    more = found[PAGE - 1].event.created if len(found) > PAGE else None
    return wire.EventList([head_info(each.event, each.playing, each.concerns) for each in found[:PAGE]], more)


async def event(house: House, person: Person | None, event_id: str) -> wire.EventInfo:
    look = await house.events.look_at(event_id)
    if look is None:
        raise Refusal(404, "there is no such event")
    return look.info_for(None if person is None else person.id)


async def new_event(house: House, person: Person | None, address: str, data: wire.NewEvent) -> wire.EventInfo:
    who = await known(person, house)
    if not await house.new_tables.take(address):
        raise Refusal(429, "so many new tables and events come from your address; wait a little")
    if who.owner is not None:
        raise Refusal(403, "programs organise no events")
    return await event(house, who, (await house.events.new(who, data)).id)


async def enter(house: House, person: Person | None, event_id: str, data: wire.Entering) -> wire.EventInfo:
    team, pledge = plain(data.team), data.pledge or ""
    return await changed(house, person, event_id, lambda event, who: verbs.enter(event, who, team, pledge))


async def withdraw(house: House, person: Person | None, event_id: str) -> wire.EventInfo:
    now = house.time.now()
    return await changed(house, person, event_id, lambda event, who: verbs.withdraw(event, who, now))


async def tell(house: House, person: Person | None, event_id: str, data: wire.Telling) -> wire.EventInfo:
    return await changed(house, person, event_id, lambda event, who: dealing.tell(event, who, data.nonce))


async def changed(
    house: House, person: Person | None, event_id: str, change: Callable[[Event, Person], None]
) -> wire.EventInfo:
    """What an entrant does; how the event is then."""

    async def deed(who: Person) -> None:
        await house.events.change(event_id, lambda event: change(event, who))

    return await done(house, person, event_id, deed)


async def begin_round(house: House, person: Person | None, event_id: str) -> wire.EventInfo:
    """With the first the event starts."""
    return await done(house, person, event_id, lambda who: house.events.begin_round(event_id, who))


async def remove(
    house: House, person: Person | None, event_id: str, data: wire.EntrantChoice
) -> wire.EventInfo:
    return await done(house, person, event_id, lambda who: house.events.remove(event_id, who, data.entrant))


async def stand_in(
    house: House, person: Person | None, event_id: str, data: wire.EntrantChoice
) -> wire.EventInfo:
    return await done(house, person, event_id, lambda who: house.events.stand_in(event_id, who, data.entrant))


async def done(
    house: House, person: Person | None, event_id: str, deed: Callable[[Person], Awaitable[object]]
) -> wire.EventInfo:
    """What somebody does to an event; how it is then."""
    who = await known(person, house)
    await deed(who)
    return await event(house, who, event_id)


async def close(house: House, person: Person | None, event_id: str) -> wire.EventClosed:
    who = await known(person, house)
    await house.events.end(event_id, who)
    look = await house.events.look_at(event_id)
    return wire.EventClosed(None if look is None else look.info_for(who.id))


async def text(house: House, person: Person | None, address: str, event_id: str) -> tuple[str, str]:
    """The name of a file, and the event to keep in it."""
    await not_too_fast(house, person, address)
    found = await house.events.find(event_id)
    name = re.sub(r"[^a-z0-9]+", "-", found.name.lower()).strip("-") or "event"
    return f"{name}-{found.finished[:10]}.txt", await text_of(house, found)
