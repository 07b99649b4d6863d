"""What is asked of the database costs no more than what is found."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import ColumnElement, Connection, select, text

from harena.store.sql import schema
from harena.store.sql.queries import records_for, unfinished_of
from harena.store.sql.store import SqlStore

WHICH = {
    "unfinished": lambda: unfinished_of("anna"),
    "records": lambda: records_for("anna", "", "", "", ""),
    "hers": lambda: records_for(None, "", "", "", "anna"),
}


def plan_of(connection: Connection, which: ColumnElement[bool]) -> list[str]:
    query = select(schema.tables.c.id).where(which).order_by(schema.tables.c.finished.desc())
    written = query.compile(connection, compile_kwargs={"literal_binds": True})
    return [str(row.detail) for row in connection.execute(text(f"EXPLAIN QUERY PLAN {written}"))]


@pytest.mark.parametrize("name", WHICH)
def test_where_somebody_sits_is_looked_up_once(tmp_path: Path, name: str) -> None:
    """Asked of each table, of a regular's five hundred games among fifty thousand, it took a minute."""

    async def run() -> list[str]:
        store = SqlStore(tmp_path / "harena.db")
        await store.open()
        try:
            return await store.database.read(lambda connection: plan_of(connection, WHICH[name]()))
        finally:
            await store.close()

    plan = asyncio.run(run())
    assert any("ix_seats_person" in step for step in plan), plan
    assert not any("CORRELATED" in step for step in plan), plan


def test_of_those_who_search_by_a_name_one_takes_a_reader_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    together = most = 0

    async def run() -> None:
        store = SqlStore(tmp_path / "harena.db")
        await store.open()
        read = store.database.read

        async def counted(work: Any) -> Any:
            nonlocal together, most
            together += 1
            most = max(most, together)
            await asyncio.sleep(0)
            try:
                return await read(work)
            finally:
                together -= 1

        monkeypatch.setattr(store.database, "read", counted)
        await asyncio.gather(*(store.records(None, player="ann") for _ in range(5)))
        assert most == 1
        await asyncio.gather(*(store.records(None) for _ in range(5)))
        assert most > 1
        await store.close()

    asyncio.run(run())
