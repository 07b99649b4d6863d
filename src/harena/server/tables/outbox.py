"""Messages on their way to one socket.

Answers wait in line. What changes often does not: only that there is news waits, and what it is gets looked
up when the socket can take it. So a socket that reads slowly hears the newest, and costs next to nothing; one
that leaves its answers lying is cut off, and can come back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from enum import Enum

import msgspec

from harena.server.tables.socket import Broken, Socket

TOO_MUCH = 4408


class Notice(Enum):
    """There is something to tell."""

    NEW = "what is new"
    ALL = "everything again"


Tell = Callable[[Notice], Awaitable[list[str]]]
"""Gives the messages that tell it."""


def written(message: msgspec.Struct) -> str:
    return msgspec.json.encode(message).decode()


class Outbox:
    def __init__(self, most: int) -> None:
        self.most = most
        """Bytes that may wait."""
        self.size = 0
        self.queue: asyncio.Queue[str | Notice | int] = asyncio.Queue()
        """Messages, news, and at last a close code."""
        self.has_news = False
        self.closed = False

    def send(self, message: msgspec.Struct) -> None:
        if self.closed:
            return
        text = written(message)
        self.size += len(text.encode())
        if self.size > self.most:
            self.close(TOO_MUCH)
        else:
            self.queue.put_nowait(text)

    def news(self, what: Notice = Notice.NEW) -> None:
        if not self.closed and (what is Notice.ALL or not self.has_news):
            self.has_news = True
            self.queue.put_nowait(what)

    def close(self, code: int) -> None:
        """After what is waiting, unless too much is."""
        if self.closed:
            return
        self.closed = True
        while code == TOO_MUCH and not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(code)

    async def pump(self, socket: Socket, tell: Tell) -> None:
        try:
            while not isinstance(message := await self.queue.get(), int):
                for text in await self.texts(message, tell):
                    await socket.send(text)
                self.size -= len(message.encode()) if isinstance(message, str) else 0
            await socket.close(message)
        except Broken:
            return

    async def texts(self, message: str | Notice, tell: Tell) -> list[str]:
        if isinstance(message, str):
            return [message]
        self.has_news = False
        return await tell(message)
