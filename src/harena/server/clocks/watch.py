"""Watches the clocks: when time has run out at a table, the table is told to look."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from harena.server.chores import end
from harena.server.clocks.timekeeper import Timekeeper
from harena.server.errors import Gone, described
from harena.server.tables.table import Table

HORIZON = 7200.0
"""Seconds: what is due later is looked for again by then, so that tables of days need not stay open."""
TROUBLE = 5.0

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Alarm:
    due: float
    task: asyncio.Task[None]


class Watch:
    def __init__(self, time: Timekeeper) -> None:
        self.time = time
        self.alarms: dict[str, Alarm] = {}

    def look(self, table: Table) -> None:
        """Wake when something is due there; an alarm that is set too early does no harm, it looks again."""
        due = table.due()
        if due is None or due > self.time.now() + HORIZON:
            return
        alarm = self.alarms.get(table.id)
        if alarm is not None:
            if alarm.due <= due:
                return
            alarm.task.cancel()
        task = asyncio.create_task(self._wait(table, due), name=f"clock at {table.id}")
        self.alarms[table.id] = Alarm(due, task)

    async def _wait(self, table: Table, due: float) -> None:
        await self.time.sleep(max(0.0, due - self.time.now()))
        try:
            await table.strike()
        except Gone:
            return
        except Exception as error:  # the store, most likely: it may come back
            log.warning("clock at %s: %s", table.id, described(error))
            await self.time.sleep(TROUBLE)
        finally:
            self._forget(table.id)
        self.look(table)

    def _forget(self, id: str) -> None:
        if id in self.alarms and self.alarms[id].task is asyncio.current_task():
            del self.alarms[id]

    async def close(self) -> None:
        await end([alarm.task for alarm in self.alarms.values()])
