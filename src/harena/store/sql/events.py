"""Events in the database: a row each, and one for each entrant, by whom they are found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from harena.core.game import format_options, parse_options
from harena.events.rounds import Round
from harena.store.event import IN, Entrant, Event, Listed
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
OF_ENTRANT = tuple(each.name for each in fields(Entrant))


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

    async def listed(self, person: str | None, before: str = "", limit: int = 50) -> list[Listed]:
        e, entrants = schema.events.c, schema.entrants.c
        which: ColumnElement[bool] = e.public
        if person is not None:
            entered = exists().where(entrants.event_id == e.id, entrants.person == person)
            which = or_(e.public, e.organiser == person, entered)
        which = which & (e.created < before) if before else which
        return await self.database.read(lambda connection: listed(connection, which, person, limit))

    async def number_of(self, organiser: str) -> int:
        e = schema.events.c
        query = select(func.count()).where(e.organiser == organiser, e.status != OVER)
        return await self.database.read(lambda connection: connection.execute(query).scalar_one())

    async def unfinished(self) -> list[Event]:
        return await self._found(schema.events.c.status != OVER, None)

    async def _found(self, which: ColumnElement[bool], limit: int | None) -> list[Event]:
        return await self.database.read(lambda connection: found(connection, which, limit))


def found(connection: Connection, which: ColumnElement[bool], limit: int | None) -> list[Event]:
    entrants = schema.entrants.c
    rows = rows_of(connection, which, limit)
    who = select(schema.entrants).where(entrants.event_id.in_([row["id"] for row in rows]))
    people: dict[str, list[Entrant]] = {row["id"]: [] for row in rows}
    for each in connection.execute(who.order_by(entrants.number)).mappings():
        people[each["event_id"]].append(Entrant(**{name: each[name] for name in OF_ENTRANT}))
    return [event_from(row, people[row["id"]]) for row in rows]


def listed(
    connection: Connection, which: ColumnElement[bool], person: str | None, limit: int
) -> list[Listed]:
    entrants = schema.entrants.c
    rows = rows_of(connection, which, limit)
    these = entrants.event_id.in_([row["id"] for row in rows])
    counting = select(entrants.event_id, func.count().label("number")).where(these, entrants.status == IN)
    counted = connection.execute(counting.group_by(entrants.event_id)).all()
    playing = {each.event_id: each.number for each in counted}
    entered = connection.execute(select(entrants.event_id).where(these, entrants.person == person))
    hers = {*entered.scalars(), *(row["id"] for row in rows if row["organiser"] == person)}
    return [Listed(event_from(row, []), playing.get(row["id"], 0), row["id"] in hers) for row in rows]


def rows_of(connection: Connection, which: ColumnElement[bool], limit: int | None) -> Sequence[RowMapping]:
    e = schema.events.c
    query = select(schema.events).where(which).order_by(e.created.desc(), e.id).limit(limit)
    return connection.execute(query).mappings().all()


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


def event_from(row: RowMapping, entrants: list[Entrant]) -> Event:
    nonces, pledges = parse_nonces(row["nonces"])
    return Event(
        **{name: row[name] for name in SAME},
        **{name: msgspec.json.decode(row[name], type=kind) for name, kind in WRITTEN.items()},
        options=parse_options(row["options"]),
        nonces=nonces,
        pledges=pledges,
        entrants=entrants,
    )
