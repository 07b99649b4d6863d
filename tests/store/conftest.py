from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from harena.store.memory import MemoryStore
from harena.store.sql.database import Database
from harena.store.sql.store import SqlStore
from harena.store.store import Store

from .postgres import running_postgres

Make = Callable[[], Store]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    return empty_database(request, request.param, tmp_path)


@pytest.fixture(params=["sqlite", "postgres", "memory"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    """Makes a store that knows what the last one knew; one of each kind."""
    if request.param == "memory":
        kept = MemoryStore()
        return lambda: kept
    where = empty_database(request, request.param, tmp_path)
    return lambda: SqlStore(where)


def empty_database(request: pytest.FixtureRequest, kind: str, folder: Path) -> str:
    if kind == "sqlite":
        return str(folder / "harena.db")
    url: str = request.getfixturevalue("postgres")
    asyncio.run(empty(url))
    return url


async def empty(url: str) -> None:
    database = Database(url)
    async with database.writing() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await database.close()
