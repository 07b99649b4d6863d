"""Garbage is collected in small pieces, so that nobody waits for it; all of it while nobody plays.

What outlives one small collection is set aside and not looked through again before a large one, which stops
everybody for as long as there are tables. Play leaves next to no garbage of this kind; sockets do.
"""

from __future__ import annotations

import gc
from typing import Any

from harena.server.clocks.timekeeper import REAL_TIME, Timekeeper

SMALL = 20_000
"""Objects by which the process grows between two small collections."""
NEVER = 1_000_000_000
CALM = 1.0
"""Seconds without a move after which nobody minds."""
REST = 600.0
"""Seconds between two large ones."""
PATIENCE = 6 * 3600.0
"""Seconds after which a large one waits for no calm."""
MUCH = 2_000_000
"""Objects set aside since the last, for which it waits no longer either: some 300 MB."""


class Sweeper:
    def __init__(self, time: Timekeeper = REAL_TIME) -> None:
        self.time = time
        self.stirred = self.swept = time.now()
        self.kept = gc.get_freeze_count()
        self.small = 0
        """Collections since it was last counted what was set aside, which takes its time."""

    def take_over(self) -> None:
        """From the interpreter, which does not know when it is calm."""
        gc.set_threshold(SMALL, NEVER, NEVER)
        gc.callbacks.append(self.set_aside)

    def hear(self, table: str) -> None:
        self.stirred = self.time.now()

    async def run(self) -> None:
        while True:
            await self.time.sleep(CALM)
            if self.is_time():
                self.sweep()

    def is_time(self) -> bool:
        now = self.time.now()
        rested = now - self.swept
        return self.is_much() or rested >= PATIENCE or (rested >= REST and now - self.stirred >= CALM)

    def is_much(self) -> bool:
        if self.small < MUCH // SMALL:
            return False
        self.small = 0
        return gc.get_freeze_count() - self.kept >= MUCH

    def sweep(self) -> None:
        gc.unfreeze()
        gc.collect()
        self.swept, self.kept = self.time.now(), gc.get_freeze_count()

    def set_aside(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "stop":
            gc.freeze()
            self.small += 1
