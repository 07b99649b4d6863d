"""Readers of SQLite: a few threads, each of which asks all that somebody wants to know in one go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import URL, Connection, create_engine, event

from harena.store.sql.scribe import set_up_sqlite

T = TypeVar("T")

READERS = 4
"""Each takes its turn with the event loop."""


class Readers:
    def __init__(self, path: str) -> None:
        url = URL.create("sqlite", database=path)
        self.engine = create_engine(url, pool_size=READERS, max_overflow=0, hide_parameters=True)
        event.listen(self.engine, "connect", set_up_sqlite)
        self.threads: ThreadPoolExecutor | None = None

    async def read(self, work: Callable[[Connection], T]) -> T:
        if self.threads is None:
            self.threads = ThreadPoolExecutor(READERS, "reader")
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    async def close(self) -> None:
        threads, self.threads = self.threads, None
        if threads is not None:
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()
