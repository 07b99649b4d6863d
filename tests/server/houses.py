"""A house in memory, open for as long as a test visits it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from harena.server.house import House
from harena.server.limits import Limits
from harena.store.memory import MemoryStore
from harena.store.store import Store

from .guests import GENEROUS


@asynccontextmanager
async def opened(*houses: House) -> AsyncIterator[None]:
    for house in houses:
        await house.open_doors()
    try:
        yield
    finally:
        for house in houses:
            await house.close_doors()


def in_house(
    visit: Callable[[House], Awaitable[None]], limits: Limits = GENEROUS, store: Store | None = None
) -> None:
    async def stay() -> None:
        house = House(store or MemoryStore(), 0.0, limits)
        async with opened(house):
            await visit(house)

    asyncio.run(stay())
