"""A line to one listener: what the table needs of a WebSocket, or of anything that carries text both ways."""

from __future__ import annotations

from typing import Protocol


class Broken(Exception):
    """The other end has gone."""


class Socket(Protocol):
    async def receive(self) -> str | None:
        """The next message; empty if it is no text, None at the end."""
        ...

    async def send(self, text: str) -> None: ...

    async def close(self, code: int, reason: str = "") -> None: ...
