"""Events in the database: a row each, and one for each entrant, by whom they are found."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, exists, insert, or_, select, update

from harena.core.game import format_options, parse_options
from harena.events.rounds import Round
from harena.store.event import Entrant, Event
from harena.store.rows import OVER, Terms
from harena.store.sql import schema
from harena.store.sql.database import Database
from harena.store.sql.queries import format_nonces, parse_nonces
from harena.store.store import Conflict

SAME = (
    "id",
    "name",
    "game",
    "public",
    "organiser",
    "seed",
    "size",
    "form",
    "planned",
    "byes",
    "teams",
    "status",
    "asked",
    "created",
    "finished",
    "version",
    "changed",
)
"""Columns that hold a field as it is."""
WRITTEN: dict[str, Any] = {"terms": Terms, "rounds": list[Round], "plan": list[list[list[int]]]}
"""Those that hold it as JSON."""


class SqlEvents:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, event: Event) -> None:
        def add(connection: Connection) -> None:
            connection.execute(insert(schema.events).values(values_of(event)))
            write_entrants(connection, event)

        await self.database.transact(add)

    async def save(self, event: Event) -> None:
        e = schema.events.c

        def save(connection: Connection) -> None:
            mine = (e.id == event.id) & (e.version == event.version - 1)
            written = connection.execute(update(schema.events).where(mine).values(values_of(event)))
            if not written.rowcount:
                raise Conflict(event.id)
            connection.execute(delete(schema.entrants).where(schema.entrants.c.event_id == event.id))
            write_entrants(connection, event)

        await self.database.transact(save)

    async def remove(self, event: Event) -> None:
        e = schema.events.c
        mine = (e.id == event.id) & (e.version == event.version)
        if not await self.database.transact(lambda c: c.execute(delete(schema.events).where(mine)).rowcount):
            raise Conflict(event.id)

    async def find(self, id: str) -> Event | None:
        found = await self._found(schema.events.c.id == id, 1)
        return found[0] if found else None

    async def listed(self, person: str | None, before: str = "", limit: int = 50) -> list[Event]:
        e, entrants = schema.events.c, schema.entrants.c
        which: ColumnElement[bool] = e.public
        if person is not None:
            entered = exists().where(entrants.event_id == e.id, entrants.person == person)
            which = or_(e.public, e.organiser == person, entered)
        return await self._found(which & (e.created < before) if before else which, limit)

    async def unfinished(self) -> list[Event]:
        return await self._found(schema.events.c.status != OVER, None)

    async def _found(self, which: ColumnElement[bool], limit: int | None) -> list[Event]:
        return await self.database.read(lambda connection: found(connection, which, limit))


def found(connection: Connection, which: ColumnElement[bool], limit: int | None) -> list[Event]:
    e, entrants = schema.events.c, schema.entrants.c
    query = select(schema.events).where(which).order_by(e.created.desc(), e.id).limit(limit)
    rows = connection.execute(query).mappings().all()
    who = select(schema.entrants).where(entrants.event_id.in_([row["id"] for row in rows]))
    people = connection.execute(who.order_by(entrants.number)).mappings().all()
    return [event_from(dict(row), [dict(each) for each in people]) for row in rows]


def values_of(event: Event) -> dict[str, Any]:
    return {
        **{name: getattr(event, name) for name in SAME},
        **{name: msgspec.json.encode(getattr(event, name)).decode() for name in WRITTEN},
        "options": format_options(event.options),
        "nonces": format_nonces(event.nonces, event.pledges),
    }


def write_entrants(connection: Connection, event: Event) -> None:
    rows = [{"event_id": event.id, **vars(entrant)} for entrant in event.entrants]
    if rows:
        connection.execute(insert(schema.entrants), rows)


def event_from(row: dict[str, Any], people: list[dict[str, Any]]) -> Event:
    nonces, pledges = parse_nonces(row["nonces"])
    own = [each for each in people if each["event_id"] == row["id"]]
    return Event(
        **{name: row[name] for name in SAME},
        **{name: msgspec.json.decode(row[name], type=kind) for name, kind in WRITTEN.items()},
        options=parse_options(row["options"]),
        nonces=nonces,
        pledges=pledges,
        entrants=[
            Entrant(**{name: value for name, value in each.items() if name != "event_id"}) for each in own
        ],
    )
