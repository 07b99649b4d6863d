"""Replays. Each is told once, in a process of its own, and kept while there is room."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures import BrokenExecutor

from harena.server.bots.pool import Pool, processes
from harena.server.chores import end
from harena.server.errors import Refusal
from harena.server.limits import Limits
from harena.server.records.replay import Eyes, pages_of
from harena.store.rows import Sheet
from harena.store.store import Store

Key = tuple[str, int, str]
"""Which table, in which version, in whose eyes."""

log = logging.getLogger(__name__)


class Archive:
    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.pool = Pool(1, processes)
        self.kept: OrderedDict[Key, list[bytes]] = OrderedDict()
        self.size = 0
        self.telling: dict[Key, asyncio.Task[list[bytes]]] = {}

    async def pages(self, sheet: Sheet, eyes: Eyes, address: str) -> list[bytes]:
        key = (sheet.id, sheet.version, eyes.name)
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.telling:
            task = asyncio.create_task(self._tell(key, sheet, eyes, address))
            self.telling[key] = task
            task.add_done_callback(lambda _: self.telling.pop(key))
        return await asyncio.shield(self.telling[key])

    async def _tell(self, key: Key, sheet: Sheet, eyes: Eyes, address: str) -> list[bytes]:
        actions = (await self.store.actions(sheet.id))[: sheet.length]
        try:
            pages = await self.pool.run(address, self.limits.thought, pages_of, sheet, actions, eyes)
        except (BrokenExecutor, TimeoutError) as error:
            log.warning("no replay of %s: %s", sheet.id, type(error).__name__)
            raise Refusal(503, "the server cannot tell this game again now; try later") from error
        self._keep(key, pages)
        return pages

    def _keep(self, key: Key, pages: list[bytes]) -> None:
        self.kept[key] = pages
        self.size += sum(map(len, pages))
        while self.size > self.limits.replays_kept and self.kept:
            _, oldest = self.kept.popitem(last=False)
            self.size -= sum(map(len, oldest))

    async def close(self) -> None:
        await end(list(self.telling.values()))
        self.pool.close()
