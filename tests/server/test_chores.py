"""What runs beside everything else ends when it is told to."""

from __future__ import annotations

import asyncio

import pytest

from harena.server import chores


async def deaf_once(heard: list[str]) -> None:
    """As somebody whose first cancellation was lost."""
    try:
        await asyncio.sleep(60)
    except asyncio.CancelledError:
        heard.append("once")
    await asyncio.sleep(60)


async def erring() -> None:
    raise ValueError


async def ended(heard: list[str]) -> list[bool]:
    tasks: list[asyncio.Task[None]] = [asyncio.create_task(deaf_once(heard)), asyncio.create_task(erring())]
    await asyncio.sleep(0)
    async with asyncio.timeout(10):
        await chores.end(tasks)
    return [task.done() for task in tasks]


def test_who_does_not_hear_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chores, "AGAIN", 0.05)
    heard: list[str] = []
    assert asyncio.run(ended(heard)) == [True, True]
    assert heard == ["once"]
