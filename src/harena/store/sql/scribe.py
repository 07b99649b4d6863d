"""SQLite's own writer: a connection that lives in one thread, which takes a whole transaction at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, NullPool, create_engine, event

T = TypeVar("T")


class Scribe:
    def __init__(self, path: str) -> None:
        self.engine = create_engine(
            URL.create("sqlite", database=path), poolclass=NullPool, hide_parameters=True
        )
        event.listen(self.engine, "connect", set_up_scribe)
        event.listen(self.engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        self.thread: ThreadPoolExecutor | None = None
        self.connection: Connection | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Returns when it is durable. Whoever stops waiting does not stop the writing."""
        if self.thread is None:
            self.thread = ThreadPoolExecutor(1, "scribe")
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._write, work)

    def _write(self, work: Callable[[Connection], T]) -> T:
        if self.connection is None:
            self.connection = self.engine.connect()
        try:
            with self.connection.begin():
                return work(self.connection)
        except Exception:
            self._hang_up()
            raise

    def _hang_up(self) -> None:
        """After a failure the next transaction begins afresh."""
        if self.connection is not None:
            self.connection.invalidate()
            self.connection.close()
            self.connection = None

    async def close(self) -> None:
        thread, self.thread = self.thread, None
        if thread is not None:
            await asyncio.get_running_loop().run_in_executor(thread, self._hang_up)
            thread.shutdown()


def set_up_scribe(connection: Any, record: object) -> None:
    set_up_sqlite(connection, record)
    connection.isolation_level = None  # transactions begin where we say so


def set_up_sqlite(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # what is told to people survives a power cut
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
