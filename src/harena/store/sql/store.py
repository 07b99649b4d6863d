"""The store in a database: every sentence that is said to it. Each writing method is one transaction."""

from __future__ import annotations

import secrets
from pathlib import Path

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from harena.store.rows import PLAYING, Action, Person, Said, Sheet, now
from harena.store.sql import schema
from harena.store.sql.database import Database
from harena.store.sql.queries import lobby_for, records_for, sheet_values, sheets_from
from harena.store.store import Conflict


class SqlStore:
    def __init__(self, database: str | Path) -> None:
        self.database = Database(database)

    async def open(self) -> None:
        await self.database.migrate()

    async def close(self) -> None:
        await self.database.close()

    async def secret(self) -> bytes:
        async with self.database.reading() as connection:
            found = await _setting(connection, "secret")
        if found is None:
            found = await self._make_secret()
        return bytes.fromhex(found)

    async def _make_secret(self) -> str:
        made = secrets.token_hex(32)
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(schema.settings).values(name="secret", value=made))
        except IntegrityError:  # another process was first
            async with self.database.reading() as connection:
                made = await _setting(connection, "secret") or made
        return made

    # People

    async def person(self, id: str) -> Person | None:
        query = select(schema.people.c.name).where(schema.people.c.id == id)
        async with self.database.reading() as connection:
            name = (await connection.execute(query)).scalar_one_or_none()
        return None if name is None else Person(id, name)

    async def add_person(self, person: Person) -> None:
        async with self.database.writing() as connection:
            row = {"id": person.id, "name": person.name, "created": now()}
            await connection.execute(insert(schema.people).values(row))

    async def rename(self, person: Person) -> None:
        async with self.database.writing() as connection:
            change = update(schema.people).where(schema.people.c.id == person.id).values(name=person.name)
            await connection.execute(change)

    # Tables

    async def add_table(self, sheet: Sheet, actions: list[Action]) -> None:
        async with self.database.writing() as connection:
            await connection.execute(insert(schema.tables).values(sheet_values(sheet)))
            await _write_seats(connection, sheet)
            await _append(connection, sheet, actions)

    async def save(self, sheet: Sheet, actions: list[Action]) -> None:
        try:
            async with self.database.writing() as connection:
                await _append(connection, sheet, actions)
                change = update(schema.tables).where(schema.tables.c.id == sheet.id)
                await connection.execute(change.values(sheet_values(sheet)))
                await connection.execute(delete(schema.seats).where(schema.seats.c.table_id == sheet.id))
                await _write_seats(connection, sheet)
        except IntegrityError as error:
            raise Conflict(sheet.id) from error

    async def append(self, sheet: Sheet, actions: list[Action]) -> None:
        try:
            async with self.database.writing() as connection:
                await _append(connection, sheet, actions)
                change = update(schema.tables).where(schema.tables.c.id == sheet.id)
                await connection.execute(change.values(length=sheet.length, actor=sheet.actor))
        except IntegrityError as error:
            raise Conflict(sheet.id) from error

    async def remove_table(self, id: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == id))

    async def sheet(self, id: str) -> Sheet | None:
        async with self.database.reading() as connection:
            found = await sheets_from(connection, schema.tables.c.id == id)
        return found[0] if found else None

    async def actions(self, id: str) -> list[Action]:
        t = schema.actions.c
        query = select(t.number, t.seat, t.text).where(t.table_id == id).order_by(t.number)
        async with self.database.reading() as connection:
            return [Action(*row) for row in await connection.execute(query)]

    async def waiting_for_bots(self) -> list[str]:
        t, s = schema.tables.c, schema.seats.c
        query = (
            select(t.id)
            .join(schema.seats, (s.table_id == t.id) & (s.number == t.actor))
            .where(t.status == PLAYING, s.bot.is_not(None))
        )
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def lobby(self, person: str | None) -> list[Sheet]:
        async with self.database.reading() as connection:
            return await sheets_from(connection, lobby_for(person))

    async def records(
        self, person: str | None, game: str = "", player: str = "", before: str = "", limit: int = 50
    ) -> list[Sheet]:
        which = records_for(person, game, player, before)
        async with self.database.reading() as connection:
            return await sheets_from(connection, which, "finished", limit)

    # Chat

    async def say(self, table: str, said: Said) -> None:
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(schema.chat).values(table_id=table, **vars(said)))
        except IntegrityError as error:
            raise Conflict(table) from error

    async def chat(self, table: str) -> list[Said]:
        t = schema.chat.c
        query = select(t.number, t.person, t.name, t.seat, t.text, t.when, t.at).where(t.table_id == table)
        async with self.database.reading() as connection:
            return [Said(*row) for row in await connection.execute(query.order_by(t.number))]


async def _setting(connection: AsyncConnection, name: str) -> str | None:
    query = select(schema.settings.c.value).where(schema.settings.c.name == name)
    return (await connection.execute(query)).scalar_one_or_none()


async def _append(connection: AsyncConnection, sheet: Sheet, actions: list[Action]) -> None:
    if actions:
        rows = [{"table_id": sheet.id, **vars(action)} for action in actions]
        await connection.execute(insert(schema.actions), rows)


async def _write_seats(connection: AsyncConnection, sheet: Sheet) -> None:
    rows = [
        {
            "table_id": sheet.id,
            "number": number,
            "score": None if sheet.scores is None else sheet.scores[number],
            **vars(seat),
        }
        for number, seat in enumerate(sheet.seats)
    ]
    await connection.execute(insert(schema.seats), rows)
