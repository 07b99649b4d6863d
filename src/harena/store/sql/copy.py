"""All that one database holds, copied into another: a backup, a restored one, or a move to PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy import Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from harena.store.sql.database import Database
from harena.store.sql.schema import metadata
from harena.store.store import Unusable

MANY = 500
"""Rows at a time."""


async def copy(source: Database, target: Database) -> dict[str, int]:
    """How many rows of each table; the source may be in use, and is copied as of one moment."""
    counts: dict[str, int] = {}
    async with source.engine.connect() as reading, target.writing() as writing:
        await hold_still(reading, source)
        for table in metadata.sorted_tables:
            await must_be_empty(writing, table, target)
            counts[table.name] = 0
            async for rows in several(reading, table):
                await writing.execute(insert(table), rows)
                counts[table.name] += len(rows)
    return counts


async def hold_still(connection: AsyncConnection, database: Database) -> None:
    """From the first look on it sees nothing that is written meanwhile."""
    if database.is_sqlite:
        await connection.exec_driver_sql("BEGIN")  # Python's driver begins with the first write only
    else:
        await connection.execution_options(isolation_level="REPEATABLE READ")


async def must_be_empty(connection: AsyncConnection, table: Table, target: Database) -> None:
    if (await connection.execute(select(func.count()).select_from(table))).scalar_one():
        raise Unusable(f"{target.name}: this database is in use already")


async def several(connection: AsyncConnection, table: Table) -> AsyncIterator[list[dict[str, Any]]]:
    async with connection.stream(select(table)) as found:
        async for rows in found.mappings().partitions(MANY):
            yield [dict(row) for row in rows]
