"""The store in a database: every sentence that is said to it. Each writing method is one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Delete,
    Insert,
    Select,
    Update,
    delete,
    func,
    insert,
    or_,
    select,
)
from sqlalchemy.exc import IntegrityError

from harena.store.rows import OVER, PLAYING, Action, Key, Person, Rated, Said, Sheet, now
from harena.store.sql import names, ratings, schema
from harena.store.sql.database import Database
from harena.store.sql.events import SqlEvents
from harena.store.sql.queries import (
    abandoned_since,
    public_sheets,
    records_for,
    sheet_values,
    sheets_from,
    unfinished_of,
)
from harena.store.sql.writer import Writer, action_rows, seat_rows
from harena.store.store import Conflict

MANY = 500
"""Tables asked for in one query."""
PERSON = [schema.people.c[name] for name in ("id", "name", "revoked", "owner", "token", "claimed")]


class SqlStore:
    def __init__(self, database: str | Path, beside: bool = False) -> None:
        """Beside a server that runs: nothing is locked and nothing migrated."""
        self.database = Database(database, beside)
        self.writer = Writer(self.database)
        self.events = SqlEvents(self.database)
        self.searching = asyncio.Lock()
        """A part of a name is looked for in all games: one at a time, for others want to read meanwhile."""

    async def open(self) -> None:
        await self.database.open()

    async def close(self) -> None:
        await self.writer.close()
        await self.database.close()

    # Keys

    async def keys(self) -> list[Key]:
        k = schema.keys.c
        rows = await self._rows(select(k.value, k.made).order_by(k.made.desc()))
        return [Key(bytes.fromhex(value), made) for value, made in rows]

    async def add_key(self, key: Key) -> None:
        await self._write(insert(schema.keys).values(made=key.made, value=key.value.hex()))

    async def drop_keys(self, before: str) -> None:
        await self._write(delete(schema.keys).where(schema.keys.c.made < before))

    async def _rows(self, query: Select[Any]) -> Sequence[Any]:
        return await self.database.read(lambda connection: connection.execute(query).all())

    async def _write(self, change: Insert | Update | Delete) -> int:
        """How many rows were changed."""
        return await self.database.transact(lambda connection: connection.execute(change).rowcount)

    # People

    async def person(self, id: str) -> Person | None:
        found = await self._people(schema.people.c.id == id)
        return found[0] if found else None

    async def person_by_token(self, token: str) -> Person | None:
        found = await self._people(schema.people.c.token == token)
        return found[0] if found else None

    async def programs_of(self, owner: str) -> list[Person]:
        p = schema.people.c
        return await self._people((p.owner == owner) & p.token.is_not(None))

    async def _people(self, which: ColumnElement[bool], order: str = "name") -> list[Person]:
        query = select(*PERSON).where(which).order_by(schema.people.c[order])
        return [Person(*row) for row in await self._rows(query)]

    async def add_person(self, person: Person) -> None:
        await self._write(insert(schema.people).values(**vars(person), created=now()))

    async def save_person(self, person: Person) -> None:
        if not await self._write(names.still(person).values(name=person.name)):
            raise Conflict(person.name)

    async def void(self, person: Person) -> Person:
        again = replace(person, revoked=person.revoked + 1, token=None)
        if not await self._write(names.still(person).values(revoked=again.revoked, token=None)):
            raise Conflict(person.name)
        return again

    async def people_called(self, name: str) -> list[Person]:
        return await self._people(schema.people.c.name == name, "created")

    async def claim(self, person: Person, passphrase: str, skeletons: set[str]) -> None:
        try:
            await self.database.transact(lambda c: names.claim(c, person, passphrase, skeletons))
        except IntegrityError as error:
            raise Conflict(person.name) from error

    async def owners(self, skeletons: set[str]) -> set[str]:
        return await self.database.read(lambda connection: names.owners(connection, skeletons))

    async def passphrase(self, person: str) -> str | None:
        p = schema.people.c
        found = await self._rows(select(p.passphrase).where(p.id == person))
        return found[0].passphrase if found else None

    async def save_passphrase(self, person: Person, passphrase: str) -> None:
        await self.database.transact(
            lambda connection: names.change(connection, person, passphrase=passphrase)
        )

    async def give_up(self, person: Person) -> None:
        await self.database.transact(lambda connection: names.give_up(connection, person))

    async def names(self, people: list[str]) -> dict[str, str]:
        p = schema.people.c
        found = await self._people(p.id.in_(people) & (p.claimed != ""))
        return {person.id: person.name for person in found}

    async def claimed_people(self) -> list[Person]:
        return await self._people(schema.people.c.claimed != "")

    async def revocations(self, people: list[str]) -> dict[str, int]:
        p = schema.people.c
        found: dict[str, int] = {}
        for start in range(0, len(people), MANY):
            query = select(p.id, p.revoked).where(p.id.in_(people[start : start + MANY]))
            found |= {row.id: row.revoked for row in await self._rows(query)}
        return found

    # Tables

    async def add_table(self, sheet: Sheet, actions: list[Action]) -> None:
        def add(connection: Connection) -> None:
            connection.execute(insert(schema.tables), [sheet_values(sheet)])
            connection.execute(insert(schema.seats), seat_rows(sheet))
            if actions:
                connection.execute(insert(schema.actions), action_rows(sheet, actions))

        try:
            await self.database.transact(add)
        except IntegrityError as error:
            raise Conflict(sheet.id) from error

    async def save(self, sheet: Sheet, actions: list[Action]) -> None:
        await self.writer.write(sheet, actions, seats=True)

    async def append(self, sheet: Sheet, actions: list[Action]) -> None:
        await self.writer.write(sheet, actions, seats=False)

    async def remove(self, sheet: Sheet) -> None:
        t = schema.tables.c
        mine = (t.id == sheet.id) & (t.version == sheet.version)
        if not await self._write(delete(schema.tables).where(mine)):
            raise Conflict(sheet.id)

    async def sheet(self, id: str) -> Sheet | None:
        found = await self._sheets(schema.tables.c.id == id)
        return found[0] if found else None

    async def sheets(self, ids: list[str]) -> dict[str, Sheet]:
        return {sheet.id: sheet for sheet in await self._sheets(schema.tables.c.id.in_(ids))}

    async def _sheets(
        self, which: ColumnElement[bool], newest: str = "created", limit: int | None = None
    ) -> list[Sheet]:
        return await self.database.read(lambda c: sheets_from(c, which, newest, limit))

    async def versions(self, ids: list[str]) -> dict[str, tuple[int, int]]:
        t, said = schema.tables.c, schema.chat.c
        lines = select(func.count()).where(said.table_id == t.id).scalar_subquery()
        found: dict[str, tuple[int, int]] = {}
        for start in range(0, len(ids), MANY):
            query = select(t.id, t.version, lines).where(t.id.in_(ids[start : start + MANY]))
            found |= {id: (version, count) for id, version, count in await self._rows(query)}
        return found

    async def actions(self, id: str) -> list[Action]:
        t = schema.actions.c
        query = select(t.number, t.seat, t.text).where(t.table_id == id).order_by(t.number)
        return [Action(*row) for row in await self._rows(query)]

    async def waiting_for_bots(self) -> list[str]:
        t, s = schema.tables.c, schema.seats.c
        query = (
            select(t.id)
            .join(schema.seats, (s.table_id == t.id) & (s.number == t.actor))
            .where(t.status == PLAYING, or_(s.bot.is_not(None), s.stand_in.is_not(None)))
        )
        return [row.id for row in await self._rows(query)]

    async def unfinished(self) -> list[Sheet]:
        return await self._sheets(schema.tables.c.status != OVER)

    async def ticking(self, before: float) -> list[str]:
        query = select(schema.tables.c.id).where(schema.tables.c.due < before)
        return [row.id for row in await self._rows(query)]

    async def number_of_tables(self, person: str) -> int:
        query = select(func.count()).select_from(schema.tables).where(unfinished_of(person))
        return int((await self._rows(query))[0][0])

    async def own_tables(self, person: str) -> list[Sheet]:
        return await self._sheets(unfinished_of(person))

    async def public_tables(self, before: str = "", limit: int = 50, each: int = 5) -> list[Sheet]:
        return await self.database.read(lambda c: public_sheets(c, before, limit, each))

    async def abandoned(self, gathering: str, left: str, playing: str) -> list[Sheet]:
        return await self._sheets(abandoned_since(gathering, left, playing))

    async def records(
        self,
        person: str | None,
        game: str = "",
        player: str = "",
        before: str = "",
        limit: int = 50,
        of: str = "",
    ) -> list[Sheet]:
        which = records_for(person, game, player, before, of)
        async with self.searching if player else nullcontext():
            return await self._sheets(which, "finished", limit)

    # Ratings

    async def ratings(self, person: str) -> list[Rated]:
        return await self.database.read(lambda connection: ratings.ratings_of(connection, person))

    async def ladder(self, game: str, limit: int = 100) -> list[Rated]:
        return await self.database.read(lambda connection: ratings.ladder(connection, game, limit))

    # Chat

    async def say(self, table: str, said: Said) -> None:
        try:
            await self._write(insert(schema.chat).values(table_id=table, **vars(said)))
        except IntegrityError as error:
            raise Conflict(table) from error

    async def chat(self, table: str) -> list[Said]:
        t = schema.chat.c
        columns = (t.number, t.person, t.name, t.seat, t.text, t.when, t.at, t.channel)
        query = select(*columns).where(t.table_id == table).order_by(t.number)
        return [Said(*row) for row in await self._rows(query)]
