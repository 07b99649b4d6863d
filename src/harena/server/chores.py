"""Tasks that run beside everything else, and how they end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

AGAIN = 2.0
"""Seconds after which a task that goes on is told again."""


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel them, and wait until they have ended.

    A cancellation that meets an answer in the same moment can get lost on the way, and then a task lives on.
    """
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        ended, left = await asyncio.wait(left, timeout=AGAIN)
        for task in ended:
            _ = task.cancelled() or task.exception()
