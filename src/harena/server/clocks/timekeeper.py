"""The time of day. Tests keep their own, and move it by hand."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from typing import Protocol


class Timekeeper(Protocol):
    def now(self) -> float:
        """Seconds since 1970; it never goes back while a process lives."""
        ...

    async def sleep(self, seconds: float) -> None: ...


class RealTime:
    def __init__(self) -> None:
        self.origin = time.time() - time.monotonic()

    def now(self) -> float:
        return self.origin + time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


REAL_TIME = RealTime()
DAY = 86400


def stamp(seconds: float) -> str:
    """A time as rows have it: ISO 8601 in UTC."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


def read(text: str) -> float:
    return datetime.fromisoformat(text).timestamp()
