"""A line that takes nothing of what is sent, and is hung up on: else it would keep its answers for ever."""

from __future__ import annotations

import asyncio
from typing import Any

STUCK = 30.0
"""Seconds for which a line may take nothing."""


class Impatient(asyncio.Protocol):
    """To be put before the protocol that it makes impatient."""

    stuck: asyncio.TimerHandle | None = None
    transport: Any

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuck = asyncio.get_running_loop().call_later(STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        self._unstick()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unstick()
        super().connection_lost(exc)

    def _unstick(self) -> None:
        if self.stuck is not None:
            self.stuck.cancel()
