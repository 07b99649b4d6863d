"""Writes tables. What arrives together is written in one transaction: many cost hardly more than one."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from harena.store.rating import ends_rated
from harena.store.rows import Action, Sheet
from harena.store.sql import schema
from harena.store.sql.database import Database
from harena.store.sql.queries import sheet_values
from harena.store.sql.ratings import rate
from harena.store.store import Conflict

MOST = 200
"""Changes in one transaction."""


@dataclass(eq=False)
class Change:
    sheet: Sheet
    actions: list[Action]
    seats: bool
    """Whether the seats are written too."""
    ends_rated: bool = False
    written: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def refuse(self, error: Exception) -> None:
        self.written.set_exception(error)
        self.written.exception()  # looked at, for whoever asked may have gone


class Writer:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: list[Change] = []
        self.task: asyncio.Task[None] | None = None

    async def write(self, sheet: Sheet, actions: list[Action], seats: bool) -> None:
        """Returns when it is durable; Conflict unless the sheet is the next version of what is there."""
        change = Change(sheet, actions, seats)
        self.waiting.append(change)
        if self.task is None:
            self.task = asyncio.create_task(self._run())
        await asyncio.shield(change.written)

    async def _run(self) -> None:
        try:
            while self.waiting:
                batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                await self._commit(batch)
        finally:
            self.task = None

    async def _commit(self, batch: list[Change]) -> None:
        try:
            async with self.database.writing() as connection:
                good = await fitting(connection, batch)
                await put_down(connection, good)
        except Exception as error:
            if len(batch) == 1:
                batch[0].refuse(error)
                return
            for change in batch:  # one of them may be to blame: the others need not suffer
                await self._commit([change])
            return
        for change in batch:
            if change in good:
                change.written.set_result(None)
            else:
                change.refuse(Conflict(change.sheet.id))

    async def close(self) -> None:
        if self.task is not None:
            await self.task


async def fitting(connection: AsyncConnection, batch: Sequence[Change]) -> list[Change]:
    """The changes that were made on what is there; it stays so until the end of the transaction."""
    t = schema.tables.c
    ids = [change.sheet.id for change in batch]
    query = select(t.id, t.version, t.status).where(t.id.in_(ids)).order_by(t.id).with_for_update()
    there = {row.id: (row.version, row.status) for row in await connection.execute(query)}
    good = []
    for change in batch:
        sheet = change.sheet
        version, status = there.get(sheet.id, (None, ""))
        if version == sheet.version - 1:
            there[sheet.id] = (sheet.version, sheet.status)
            change.ends_rated = ends_rated(status, sheet)
            good.append(change)
    return good


async def put_down(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    if not changes:
        return
    rows = [{"which": change.sheet.id, **sheet_values(change.sheet)} for change in changes]
    await connection.execute(update(schema.tables).where(schema.tables.c.id == bindparam("which")), rows)
    reseated = [change.sheet for change in changes if change.seats]
    if reseated:
        ids = [sheet.id for sheet in reseated]
        await connection.execute(delete(schema.seats).where(schema.seats.c.table_id.in_(ids)))
        rows = [row for sheet in reseated for row in seat_rows(sheet)]
        await connection.execute(insert(schema.seats), rows)
    lines = [row for change in changes for row in action_rows(change.sheet, change.actions)]
    if lines:
        await connection.execute(insert(schema.actions), lines)
    ended = [change.sheet for change in changes if change.ends_rated]
    if ended:
        await rate(connection, ended)


def action_rows(sheet: Sheet, actions: list[Action]) -> list[dict[str, Any]]:
    return [{"table_id": sheet.id, **vars(action)} for action in actions]


def seat_rows(sheet: Sheet) -> list[dict[str, Any]]:
    return [
        {
            "table_id": sheet.id,
            "number": number,
            "score": None if sheet.scores is None else sheet.scores[number],
            **vars(seat),
        }
        for number, seat in enumerate(sheet.seats)
    ]
