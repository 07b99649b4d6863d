"""The connection: which database, how SQLite is set up, and the migrations that run before anything else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from harena.extras import needs

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "0001"
"""The last migration."""


def database_url(database: str | Path) -> str:
    """A path means SQLite; a URL may leave the driver out."""
    text = str(database)
    if "://" not in text:
        return f"sqlite+aiosqlite:///{text}"
    url = make_url(text)
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
    }
    return url.set(drivername=drivers.get(url.drivername, url.drivername)).render_as_string(
        hide_password=False
    )


class Database:
    def __init__(self, database: str | Path) -> None:
        url = database_url(database)
        with needs("postgres", "PostgreSQL"):  # errors are logged, hands are not
            self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self._writing = asyncio.Lock() if self.is_sqlite else nullcontext()
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)

    async def migrate(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction. SQLite has one writer at a time, so they queue here rather than time out there."""
        async with self._writing, self.engine.begin() as connection:
            yield connection

    async def close(self) -> None:
        await self.engine.dispose()


def _set_up_sqlite(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # what is told to people survives a power cut
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def upgrade(connection: Connection) -> None:
    if version(connection) == NEWEST:
        return  # and alembic, which takes its time, is not even imported
    from alembic import command
    from alembic.config import Config

    migrations = Config()
    migrations.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    migrations.attributes["connection"] = connection
    command.upgrade(migrations, "head")


def version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
