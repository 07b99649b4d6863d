"""What is done every hour and after a restart: for abandoned tables, clocks, and bots that were thinking."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from harena.server.clocks.timekeeper import DAY, stamp
from harena.server.clocks.watch import HORIZON
from harena.server.errors import Gone, described
from harena.store.store import Conflict

if TYPE_CHECKING:
    from harena.server.house import House

log = logging.getLogger(__name__)


class Upkeep:
    def __init__(self, house: House) -> None:
        self.house = house

    async def wake_bots(self) -> None:
        """Bots that were thinking when the house closed think again."""
        try:
            for id in await self.house.store.waiting_for_bots():
                with suppress(Gone):
                    self.house.thinkers.wake(await self.house.table(id))
                await asyncio.sleep(0)
        except Exception as error:  # the store, most likely: whoever comes to a table wakes its bots
            log.warning("waking bots: %s", described(error))

    async def make_rounds(self) -> None:
        """Every hour: old keys are replaced, abandoned tables cleared away, clocks looked at."""
        while True:
            try:
                await self.house.people.turn_keys()
                await self.clear_away()
                await self.look_at_clocks()
                await self.house.events.look()
            except Exception as error:  # the store, most likely: it may come back
                log.warning("rounds: %s", described(error))
            await self.house.time.sleep(3600)

    async def clear_away(self) -> None:
        days = self.house.limits.days
        now = self.house.time.now()
        eldest = [stamp(now - lasts * DAY) for lasts in (days.gathering, days.left, days.playing)]
        for sheet in await self.house.store.abandoned(*eldest):
            try:
                table = await self.house.table(sheet.id)
                await (table.play_out() if sheet.event else table.expire())
            except (Gone, Conflict):
                continue
            except Exception as error:  # one table in trouble is not the others'
                log.warning("clearing away %s: %s", sheet.id, described(error))
        await self.house.events.clear_away(stamp(now - days.event * DAY))

    async def look_at_clocks(self) -> None:
        """Those that run out before the next round; after a restart, also those that ran out meanwhile."""
        for id in await self.house.store.ticking(self.house.time.now() + HORIZON):
            with suppress(Gone):
                self.house.watch.look(await self.house.table(id))
