"""Writes tables. What arrives together is written in one transaction: many cost hardly more than one."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from harena.store.rating import ends_rated
from harena.store.rows import PLAYING, Action, Sheet
from harena.store.sql import schema
from harena.store.sql.database import Database
from harena.store.sql.moves import write_moves
from harena.store.sql.queries import MOVED, moved_values, sheet_values
from harena.store.sql.ratings import rate
from harena.store.store import Conflict

MOST = 200
"""Changes in one transaction."""

t = schema.tables.c
VERSIONS = (
    select(t.id, t.version, t.status)
    .where(t.id.in_(bindparam("ids", expanding=True)))
    .order_by(t.id)
    .with_for_update()
)
SAVE = update(schema.tables).where(t.id == bindparam("which"))
MOVE = SAVE.values({name: bindparam(f"new_{name}") for name in MOVED})
UNSEAT = delete(schema.seats).where(schema.seats.c.table_id == bindparam("which"))
SEAT = insert(schema.seats)
ENTER = insert(schema.actions)


@dataclass(eq=False)
class Change:
    sheet: Sheet
    actions: list[Action]
    seats: bool
    """Whether the seats are written too."""
    moves: bool = False
    """Whether it is a move in play, which changes little."""
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
        batch = await self._move(batch)
        if batch:
            await self._put_down(batch)

    async def _move(self, batch: list[Change]) -> list[Change]:
        """Write the moves among them, where there is a quick way; what is left."""
        moves: dict[str, Change] = {}
        for change in batch:
            if self.database.speaks and not change.seats and change.sheet.status == PLAYING:
                moves.setdefault(change.sheet.id, change)
        if not moves:
            return batch
        pairs = [(change.sheet, change.actions) for change in moves.values()]
        try:
            written = await write_moves(self.database, pairs)
        except Exception:  # what is to blame shows when each is written by itself
            return batch
        for id in written:
            moves[id].written.set_result(None)
        return [change for change in batch if not change.written.done()]

    async def _put_down(self, batch: list[Change]) -> None:
        try:
            good = await self.database.transact(lambda connection: put_down(connection, batch))
        except Exception as error:
            if len(batch) == 1:
                batch[0].refuse(error)
                return
            for change in batch:  # one of them may be to blame: the others need not suffer
                await self._put_down([change])
            return
        for change in batch:
            if change in good:
                change.written.set_result(None)
            else:
                change.refuse(Conflict(change.sheet.id))

    async def close(self) -> None:
        if self.task is not None:
            await self.task


def put_down(connection: Connection, batch: Sequence[Change]) -> list[Change]:
    """Write those changes that were made on what is there."""
    good = fitting(connection, batch)
    moved = [moved_row(change.sheet) for change in good if change.moves]
    if moved:
        connection.execute(MOVE, moved)
    saved = [change.sheet for change in good if not change.moves]
    if saved:
        connection.execute(SAVE, [{"which": sheet.id, **sheet_values(sheet)} for sheet in saved])
    reseated = [change.sheet for change in good if change.seats]
    if reseated:
        connection.execute(UNSEAT, [{"which": sheet.id} for sheet in reseated])
        connection.execute(SEAT, [row for sheet in reseated for row in seat_rows(sheet)])
    lines = [row for change in good for row in action_rows(change.sheet, change.actions)]
    if lines:
        connection.execute(ENTER, lines)
    ended = [change.sheet for change in good if change.ends_rated]
    if ended:
        rate(connection, ended)
    return good


def fitting(connection: Connection, batch: Sequence[Change]) -> list[Change]:
    """The changes that were made on what is there; it stays so until the end of the transaction."""
    ids = [change.sheet.id for change in batch]
    found = connection.execute(VERSIONS, {"ids": ids})
    there = {row.id: (row.version, row.status) for row in found}
    good = []
    for change in batch:
        sheet = change.sheet
        version, status = there.get(sheet.id, (None, ""))
        if version == sheet.version - 1:
            there[sheet.id] = (sheet.version, sheet.status)
            change.moves = not change.seats and status == sheet.status == PLAYING
            change.ends_rated = ends_rated(status, sheet)
            good.append(change)
    return good


def moved_row(sheet: Sheet) -> dict[str, Any]:
    return {"which": sheet.id, **{f"new_{name}": value for name, value in moved_values(sheet).items()}}


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
