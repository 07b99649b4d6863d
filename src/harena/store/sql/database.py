"""The connection: which database, how SQLite is set up, and the migrations that run before anything else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from harena.extras import needs
from harena.store.sql.file import OwnFile
from harena.store.sql.readers import Readers
from harena.store.sql.scribe import Scribe, set_up_sqlite
from harena.store.store import Unusable

T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
VERSIONS = ["0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009"]
"""The migrations, in order."""
NEWEST = VERSIONS[-1]
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}

EXPECTED = "a database is a file, for SQLite, or a URL like postgresql://club@localhost/harena"


def database_url(database: str | Path) -> str:
    """A path means SQLite; a URL may leave the driver out."""
    text = str(database)
    if "://" not in text:
        return f"sqlite+aiosqlite:///{text}"
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise Unusable(EXPECTED) from error
    if url.drivername.partition("+")[0] not in DRIVERS:
        raise Unusable(EXPECTED)
    url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
    return url.render_as_string(hide_password=False)


def pool_for(url: str) -> dict[str, int]:
    """Connections that stay open: to open one more in a rush costs more than to wait for one."""
    return {} if make_url(url).get_backend_name() == "sqlite" else {"pool_size": 15, "max_overflow": 0}


class Database:
    def __init__(self, database: str | Path, beside: bool = False) -> None:
        self.beside = beside
        url = database_url(database)
        with needs("postgres", "PostgreSQL"):  # errors are logged, hands are not
            self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, **pool_for(url))
        self.name = self.engine.url.render_as_string(hide_password=True).removeprefix("sqlite+aiosqlite:///")
        self.single = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self.speaks = self.engine.dialect.driver == "asyncpg"
        self.line: AsyncConnection | None = None
        self._writing = asyncio.Lock() if self.is_sqlite else nullcontext()
        path = self.engine.url.database
        self.file = OwnFile(Path(path)) if self.is_sqlite and path and path != ":memory:" else None
        self.scribe = Scribe(path) if self.file is not None and path else None
        self.readers = Readers(path) if self.file is not None and path else None
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", set_up_sqlite)

    async def open(self) -> None:
        """Ready to use and of the newest version; else Unusable."""
        try:
            if self.beside:
                await self._look()
                return
            if self.file is not None:
                self.file.take()
            async with self.engine.begin() as connection:
                await connection.run_sync(upgrade)
        except Unusable as trouble:
            await self.close()
            raise Unusable(f"{self.name}: {trouble}") from trouble
        except Exception as error:  # whatever it is, nobody can play: say what the database says
            await self.close()
            raise Unusable(f"{self.name}: {reason_of(error)}") from error

    @contextmanager
    def in_one_line(self) -> Iterator[None]:
        """Whatever it refuses meanwhile is Unusable, and says why."""
        try:
            yield
        except SQLAlchemyError as error:
            raise Unusable(f"{self.name}: {reason_of(error)}") from error

    async def _look(self) -> None:
        """It must be there, and of this version."""
        if self.file is not None and not self.file.path.is_file():
            raise Unusable("there is no such database")
        async with self.engine.connect() as connection:
            found = await connection.run_sync(version)
        if found != NEWEST:
            raise Unusable(f"it is of version {found}, not {NEWEST}; `harena serve` brings it up to date")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What the work finds; with SQLite in one trip to a thread, which costs more than most work."""
        if self.readers is not None:
            return await self.readers.read(work)
        async with self.single.connect() as connection:  # a transaction would hold nothing still either
            return await connection.run_sync(work)

    async def say(self, sentence: str, values: Sequence[object]) -> list[Any]:
        """A sentence to the driver of PostgreSQL itself, which costs a third of the usual; one at a time."""
        if self.line is None:
            self.line = await self.single.connect()
        driver: Any = (await self.line.get_raw_connection()).driver_connection
        try:
            return list(await driver.fetch(sentence, *values))
        finally:
            if driver.is_closed():
                await self._hang_up()

    async def _hang_up(self) -> None:
        """If this line is broken, so are the others, most likely."""
        line, self.line = self.line, None
        if line is not None:
            await line.invalidate()
            await line.close()
            await self.engine.dispose()

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """The work as one transaction; with SQLite in one trip to a thread, for each trip waits its turn."""
        async with self._writing:
            if self.scribe is not None:
                return await self.scribe.write(work)
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction. SQLite has one writer at a time, so they queue here rather than time out there."""
        async with self._writing, self.engine.begin() as connection:
            yield connection

    async def close(self) -> None:
        if self.scribe is not None:
            await self.scribe.close()
        if self.readers is not None:
            await self.readers.close()
        if self.line is not None:
            await self.line.close()
        await self.engine.dispose()
        if self.file is not None:
            self.file.release()


def reason_of(error: Exception) -> str:
    """What the database says, in one line."""
    reason = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
    return reason or type(error).__name__


def upgrade(connection: Connection) -> None:
    if version(connection) == NEWEST:
        return  # and alembic, which takes its time, is not even imported
    if connection.dialect.name == "postgresql":  # of servers that start together one migrates
        connection.execute(text("SELECT pg_advisory_xact_lock(72617)"))
    found = version(connection)
    if found == NEWEST:
        return
    if found is None and inspect(connection).get_table_names():
        raise Unusable("this database holds something else")
    if found is not None and found not in VERSIONS:
        raise Unusable(f"this database is of version {found}, from a newer Harena; this one knows {NEWEST}")
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
