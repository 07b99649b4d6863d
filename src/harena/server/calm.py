"""Calm: what would happen many times a second happens at once, and then once an interval."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Calm:
    def __init__(self, seconds: float, act: Callable[[], None]) -> None:
        self.seconds = seconds
        self.act = act
        self.timer: asyncio.TimerHandle | None = None
        self.asked = False

    def ask(self) -> None:
        if self.timer is None:
            self._act()
        else:
            self.asked = True

    def _act(self) -> None:
        self.asked = False
        self.timer = asyncio.get_running_loop().call_later(self.seconds, self._wake)
        self.act()

    def _wake(self) -> None:
        self.timer = None
        if self.asked:
            self._act()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
