"""A database copied while a server uses it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table
from sqlalchemy.ext.asyncio import AsyncConnection

from harena.store.rows import PLAYING, Action, Seat, Sheet
from harena.store.sql import copy, schema
from harena.store.sql.store import SqlStore


def test_a_copy_is_of_one_moment(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody moves when the tables have been copied, and their actions have not."""

    async def run() -> None:
        server, beside = SqlStore(database), SqlStore(database, beside=True)
        target = SqlStore(tmp_path / "copy.db")
        for store in (server, beside, target):
            await store.open()
        sheet = Sheet("table", "colossal-arena", {}, True, "anna", "5eed", [Seat()], PLAYING)
        await server.add_table(sheet, [])

        async def several(connection: AsyncConnection, table: Table) -> AsyncIterator[list[dict[str, Any]]]:
            async for rows in usual(connection, table):
                yield rows
            if table is schema.tables:
                moved = sheet.next()
                moved.length = 1
                await server.append(moved, [Action(0, 0, "pass")])

        usual = copy.several
        monkeypatch.setattr(copy, "several", several)
        await copy.copy(beside.database, target.database)
        copied, actions = await target.sheet("table"), await target.actions("table")
        moved_on = len(await server.actions("table"))
        for store in (target, beside, server):
            await store.close()
        assert copied is not None
        assert copied.length == len(actions) == 0
        assert moved_on == 1

    asyncio.run(run())
