"""Watches the clocks: when time has run out at a table or for an event, it is told to look."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Protocol

from harena.server.chores import end
from harena.server.clocks.timekeeper import Timekeeper
from harena.server.errors import Gone, described

HORIZON = 7200.0
"""Seconds: what is due later is looked for again by then, so that tables of days need not stay open."""
TROUBLE = 5.0

log = logging.getLogger(__name__)


class Timed(Protocol):
    """A table, or an event that waits for its players."""

    @property
    def id(self) -> str: ...

    def due(self) -> float | None: ...

    async def strike(self) -> None:
        """Something is due, unless it has been done meanwhile."""
        ...


@dataclass(eq=False)
class Alarm:
    due: float
    task: asyncio.Task[None]


class Watch:
    def __init__(self, time: Timekeeper) -> None:
        self.time = time
        self.alarms: dict[str, Alarm] = {}

    def look(self, timed: Timed) -> None:
        """Wake when something is due there; an alarm that is set too early does no harm, it looks again."""
        due = timed.due()
        if due is None or due > self.time.now() + HORIZON:
            return
        alarm = self.alarms.get(timed.id)
        if alarm is not None:
            if alarm.due <= due:
                return
            alarm.task.cancel()
        task = asyncio.create_task(self._wait(timed, due), name=f"clock at {timed.id}")
        self.alarms[timed.id] = Alarm(due, task)

    async def _wait(self, timed: Timed, due: float) -> None:
        await self.time.sleep(max(0.0, due - self.time.now()))
        try:
            await timed.strike()
        except Gone:
            return
        except Exception as error:  # the store, most likely: it may come back
            log.warning("clock at %s: %s", timed.id, described(error))
            await self.time.sleep(TROUBLE)
        finally:
            self._forget(timed.id)
        self.look(timed)

    def _forget(self, id: str) -> None:
        if id in self.alarms and self.alarms[id].task is asyncio.current_task():
            del self.alarms[id]

    async def close(self) -> None:
        await end([alarm.task for alarm in self.alarms.values()])
