"""Where bots think, so many at a time. Those who wait take turns by person, whoever asks for most."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from typing import ParamSpec, Protocol, TypeVar

from harena.bots.process import settle
from harena.server.bots.planners import Question, plan

P = ParamSpec("P")
T = TypeVar("T")

REST = 10.0
"""Seconds before a pool that broke is set up again."""


def threads(size: int) -> Executor:
    return ThreadPoolExecutor(size, "bot")


def processes(size: int) -> Executor:
    return ProcessPoolExecutor(size, multiprocessing.get_context("spawn"), settle)


class FairQueue:
    def __init__(self, room: int) -> None:
        self.room = room
        self.lines: dict[str, deque[asyncio.Future[None]]] = {}
        """Who waits, by person; the first person is the next."""

    async def enter(self, person: str) -> None:
        if self.room > 0:
            self.room -= 1
            return
        place = asyncio.get_running_loop().create_future()
        self.lines.setdefault(person, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # she was let in at the same moment
                self.leave()
            raise

    def leave(self) -> None:
        while self.lines:
            person = next(iter(self.lines))
            line = self.lines.pop(person)
            place = line.popleft()
            if line:
                self.lines[person] = line
            if not place.done():
                place.set_result(None)
                return
        self.room += 1


class Pool:
    def __init__(self, size: int, make: Callable[[int], Executor]) -> None:
        self.size = size
        self.make = make
        self.queue = FairQueue(size)
        self.executor: Executor | None = None
        self.broken = -REST

    async def run(
        self, person: str, patience: float, ask: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """An answer within so many seconds of thought, or TimeoutError; BrokenExecutor if none can think."""
        await self.queue.enter(person)
        loop = asyncio.get_running_loop()

        def leave(_: object) -> None:
            with suppress(RuntimeError):  # the loop is closed, and nobody waits any more
                loop.call_soon_threadsafe(self.queue.leave)

        try:
            thought = self._executor().submit(ask, *args, **kwargs)
        except BaseException:
            self.queue.leave()
            raise
        thought.add_done_callback(leave)
        try:
            async with asyncio.timeout(patience):
                return await asyncio.wrap_future(thought)
        except BrokenExecutor:
            self._break()
            raise

    def _executor(self) -> Executor:
        if self.executor is None:
            if time.monotonic() - self.broken < REST:
                raise BrokenExecutor
            try:
                self.executor = self.make(self.size)
            except OSError as error:
                self._break()
                raise BrokenExecutor from error
        return self.executor

    def _break(self) -> None:
        self.executor = None
        self.broken = time.monotonic()

    def close(self) -> None:
        if self.executor is not None:
            self.executor.shutdown(wait=False, cancel_futures=True)


class Planners(Protocol):
    async def think(self, person: str, patience: float, question: Question) -> str:
        """A planner's action in its notation; TimeoutError or BrokenExecutor as `Pool.run`."""
        ...

    async def close(self) -> None: ...


class OwnPlanners:
    """Those of this process's pool."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    async def think(self, person: str, patience: float, question: Question) -> str:
        return await self.pool.run(person, patience, plan, question)

    async def close(self) -> None:
        self.pool.close()
