"""A time that stands until a test moves it."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable

from harena.server.clocks.timekeeper import read

BEGUN = "2026-01-01T00:00:00.000000Z"


class HandMoved:
    def __init__(self, at: float | None = None) -> None:
        self.time = read(BEGUN) if at is None else at
        self.sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self.count = 0

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.count += 1
        woken = asyncio.get_running_loop().create_future()
        heapq.heappush(self.sleepers, (self.time + seconds, self.count, woken))
        await woken

    def wakes_within(self, seconds: float) -> bool:
        """Whether anybody does."""
        return any(at <= self.time + seconds and not woken.done() for at, _, woken in self.sleepers)

    async def move(self, seconds: float) -> None:
        """Let time pass: each sleeper wakes at her time, and does what she has to before the next one."""
        end = self.time + seconds
        await settled()
        while self.sleepers and self.sleepers[0][0] <= end:
            at, _, woken = heapq.heappop(self.sleepers)
            self.time = max(self.time, at)
            if not woken.done():
                woken.set_result(None)
            await settled()
        self.time = end


async def settled() -> None:
    """Let everybody do what can be done now."""
    for _ in range(50):
        await asyncio.sleep(0)


async def until(true: Callable[[], bool]) -> None:
    """Bots think in threads, which no loop waits for: wait until something is so."""
    async with asyncio.timeout(120):
        while not true():
            await asyncio.sleep(0.002)
