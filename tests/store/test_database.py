"""The database itself: its schema and its migrations."""

from __future__ import annotations

import asyncio

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from harena.store.sql import schema
from harena.store.sql.database import NEWEST, version
from harena.store.sql.store import SqlStore


def test_migrations_make_the_schema(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async def run() -> None:
        store = SqlStore(database)
        await store.open()
        async with store.database.reading() as connection:
            assert await connection.run_sync(differences) == []
            assert await connection.run_sync(version) == NEWEST
        await store.close()

    asyncio.run(run())
