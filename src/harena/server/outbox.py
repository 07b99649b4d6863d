"""Messages on their way to one socket. A socket that reads too slowly is cut off; it can come back."""

from __future__ import annotations

import asyncio

import msgspec

from harena.server.socket import Broken, Socket

TOO_MUCH = 4408


class Outbox:
    def __init__(self, most: int) -> None:
        self.most = most
        self.queue: asyncio.Queue[str | int] = asyncio.Queue()
        """Messages, and at last a close code."""
        self.closed = False

    def send(self, message: msgspec.Struct) -> None:
        if self.closed:
            return
        if self.queue.qsize() >= self.most:
            self.close(TOO_MUCH)
        else:
            self.queue.put_nowait(msgspec.json.encode(message).decode())

    def close(self, code: int) -> None:
        """After what is waiting, unless it waits because the socket is too slow."""
        if self.closed:
            return
        self.closed = True
        while self.queue.qsize() >= self.most:
            self.queue.get_nowait()
        self.queue.put_nowait(code)

    async def pump(self, socket: Socket) -> None:
        try:
            while isinstance(message := await self.queue.get(), str):
                await socket.send(message)
            await socket.close(message)
        except Broken:
            return
