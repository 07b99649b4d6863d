"""A crowd at many tables: four people with a socket each, who act in turn, and how long the views take."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import tempfile
import time
from dataclasses import dataclass, field
from math import ceil

import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Seen(msgspec.Struct):
    actor: int | None = None


class View(msgspec.Struct):
    legal: list[str] = []


class Message(msgspec.Struct):
    """As much of a message as a player needs to play on."""

    type: str
    at: int = 0
    viewer: int | None = None
    table: Seen | None = None
    view: View | None = None


reader = msgspec.json.Decoder(Message)
GAME = 150
"""Actions that a game has at least."""
DOOR = asyncio.Semaphore(40)
"""So many tables open their sockets at a time, so that none waits too long for an answer."""


@dataclass
class Table:
    addresses: list[str]
    """Of its games: when one is over they sit down at the next."""
    cookies: list[str]
    """One for each socket; the seat of the same number is theirs."""
    every: float
    """Seconds between two actions; 0 acts as soon as the last view is there."""
    delays: list[float] = field(default_factory=list)
    acted: int = 0
    ready: bool = False
    sockets: list[ClientConnection] = field(default_factory=list)

    async def play(self, began: asyncio.Event, seconds: float) -> None:
        choice = random.Random(self.addresses[0])
        await self._sit_down()
        self.ready = True
        await began.wait()
        due = time.perf_counter() + choice.random() * self.every
        end = time.perf_counter() + seconds
        while due < end:
            await asyncio.sleep(due - time.perf_counter())
            if not await self._turn(choice):
                await self._sit_down()
            due = self._next(due)

    async def _sit_down(self) -> None:
        """At the next game."""
        await self.leave()
        if not self.addresses:
            raise RuntimeError("a table has played all its games before the time was over")
        address = self.addresses.pop(0)
        async with DOOR:
            self.sockets = [await self._open(address, cookie) for cookie in self.cookies]
            self.last: list[Message] = [await self._state(socket) for socket in self.sockets]

    async def leave(self) -> None:
        for socket in self.sockets:
            await socket.close()

    async def _open(self, address: str, cookie: str) -> ClientConnection:
        headers = {"cookie": f"harena={cookie}"}
        return await connect(address, additional_headers=headers, max_queue=64, compression=None)

    async def _state(self, socket: ClientConnection, above: int = -1) -> Message:
        while True:
            message = reader.decode(await socket.recv(decode=False))
            if message.type == "state" and message.at > above:
                return message

    async def _turn(self, choice: random.Random) -> bool:
        """One action, and its view at every socket; whether the game goes on."""
        mover = next((i for i, state in enumerate(self.last) if state.view and state.view.legal), None)
        began = time.perf_counter()
        if mover is not None:
            state = self.last[mover]
            assert state.view is not None
            act = {"type": "act", "at": state.at, "action": choice.choice(state.view.legal)}
            await self.sockets[mover].send(msgspec.json.encode(act).decode())
        elif self.last[0].table is None or self.last[0].table.actor is None:
            return False
        at = self.last[0].at
        self.last = await asyncio.gather(*(self._timed(socket, at, began) for socket in self.sockets))
        self.acted += mover is not None
        return True

    def _next(self, due: float) -> float:
        """By a timetable of its own, so that tables that waited together do not stay together."""
        now = time.perf_counter()
        return due + self.every * max(1, ceil((now - due) / self.every)) if self.every else now

    async def _timed(self, socket: ClientConnection, at: int, began: float) -> Message:
        message = await self._state(socket, at)
        self.delays.append(time.perf_counter() - began)
        return message


def undisturbed() -> None:
    """From now on a collection of garbage does not hold the crowd up, and is not taken for the server's."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def echoes(address: str, seconds: float) -> list[float]:
    """How long a bare echo takes meanwhile."""
    delays = []
    end = time.perf_counter() + seconds
    async with connect(address, compression=None) as socket:
        while time.perf_counter() < end:
            sent = time.perf_counter()
            await socket.send("x" * 2000)
            await socket.recv()
            delays.append(time.perf_counter() - sent)
            await asyncio.sleep(0.02)
    return delays


def syncs(times: int = 100) -> list[float]:
    """How long a bare write takes until it is on the disk that a database would use."""
    delays = []
    with tempfile.TemporaryFile(buffering=0) as file:
        for _ in range(times):
            began = time.perf_counter()
            file.write(b"x" * 8192)
            os.fdatasync(file.fileno())
            delays.append(time.perf_counter() - began)
    return delays
