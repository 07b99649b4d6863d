"""What strangers do to a server: each attack goes on until it is stopped. `bench.siege` starts them.

python -m bench.attacks garbage ws://127.0.0.1:8000 TABLE COOKIE
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ELSEWHERE = "127.0.0.2"
"""Attackers have an address of their own, as strangers would."""
LOST = (OSError, WebSocketException, TimeoutError, EOFError, httpx.HTTPError)
ARENA = "colossal-arena"


class Target:
    def __init__(self, address: str, table: str, cookie: str) -> None:
        self.address = address
        self.table = table
        """One that plays."""
        self.cookie = cookie
        self.http = address.replace("ws", "http", 1)
        self.host, _, self.port = self.http.removeprefix("http://").partition(":")

    def at_table(self, cookie: str = "") -> connect:
        return self.socket(f"/ws/table/{self.table}", cookie)

    def socket(self, path: str, cookie: str = "") -> connect:
        headers = {"cookie": f"harena={cookie}"} if cookie else {}
        return connect(
            self.address + path, additional_headers=headers, max_queue=4, local_addr=(ELSEWHERE, 0)
        )

    def browser(self) -> httpx.AsyncClient:
        far = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
        return httpx.AsyncClient(base_url=self.http, timeout=30, transport=far)

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Bare, for what no browser says."""
        return await asyncio.open_connection(self.host, int(self.port), local_addr=(ELSEWHERE, 0))


async def again(attack: Callable[[], Awaitable[None]], rest: float = 0.05) -> None:
    """Whoever is thrown out comes back."""
    while True:
        with suppress(*LOST):
            await attack()
        await asyncio.sleep(rest)


async def together(number: int, attack: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*(again(attack) for _ in range(number)))


async def replays(target: Target) -> None:
    """Pages of a replay, eight at a time."""
    pages = count()
    async with target.browser() as browser:

        async def ask() -> None:
            await browser.get(f"/api/tables/{target.table}/frames", params={"page": next(pages) % 4})

        await together(8, ask)


async def crowds(target: Target) -> None:
    """Two hundred come to one table without a name, stay for a moment, and come again."""

    async def look() -> None:
        async with target.at_table():
            await asyncio.sleep(random.random() * 4)

    await together(200, look)


async def deaf(target: Target) -> None:
    """Fifty ask for everything again, ten times a second, and read nothing."""

    async def shout() -> None:
        async with target.at_table() as socket:
            socket.transport.pause_reading()
            await repeat(socket, '{"type":"refresh"}', 0.1)

    await together(50, shout)


async def greedy(target: Target) -> None:
    """Fifty ask for everything again, ten times a second, and read it all."""

    async def ask() -> None:
        async with target.at_table() as socket:
            reading = asyncio.create_task(drain(socket))
            try:
                await repeat(socket, '{"type":"refresh"}', 0.1)
            finally:
                reading.cancel()

    await together(50, ask)


async def garbage(target: Target) -> None:
    """Random bytes, as text and otherwise, as fast as they are taken."""

    async def babble() -> None:
        async with target.at_table(target.cookie) as socket:
            while True:
                noise = random.randbytes(random.randrange(1, 400))
                await socket.send(noise if random.random() < 0.3 else noise.decode("latin-1"))
                await asyncio.sleep(0.005)

    await together(8, babble)


async def paths(target: Target) -> None:
    """Malformed requests, sixteen at a time."""

    async def knock() -> None:
        reader, writer = await target.line()
        try:
            path = random.choice(
                ["/api/tables/%00", "/../../etc/passwd", "/api/" + "x" * 3000, "/%ff%fe", "/"]
            )
            writer.write(f"GET {path} HTTP/1.1\r\nHost: {target.host}:{target.port}\r\n\r\n".encode())
            await asyncio.wait_for(reader.read(2000), 5)
        finally:
            writer.close()

    await together(16, knock)


async def heads(target: Target) -> None:
    """Eight requests whose headers have no end, and eight lines with thousands of requests at once."""
    start = f"GET /health HTTP/1.1\r\nHost: {target.host}:{target.port}\r\n".encode()

    async def flood(first: bytes, then: bytes) -> None:
        _, writer = await target.line()
        try:
            writer.write(first)
            while True:
                writer.write(then)
                await writer.drain()
        finally:
            writer.close()

    endless = together(8, lambda: flood(start, b"a:b\r\n" * 20_000))
    await asyncio.gather(endless, together(8, lambda: flood(b"", (start + b"\r\n") * 2_000)))


async def pings(target: Target) -> None:
    """Eight sockets in the lobby, each sending pings without end."""

    async def ping() -> None:
        async with target.socket("/ws/lobby") as socket:
            while True:
                socket.transport.write(b"\x89\x80\0\0\0\0" * 10_000)
                await asyncio.sleep(0.01)

    await together(8, ping)


async def halves(target: Target) -> None:
    """Five hundred connections that never finish what they ask."""

    async def dawdle() -> None:
        reader, writer = await target.line()
        writer.write(b"GET / HTTP/1.1\r\nHost: ")
        await reader.read(1)
        writer.close()

    await together(500, dawdle)


async def tables(target: Target) -> None:
    """Guests who make tables, as many and as fast as they may, while one looks at the lobby."""

    async def make() -> None:
        async with target.browser() as browser, target.socket("/ws/lobby") as lobby:
            await browser.post("/api/me", json={"name": f"Flood {random.randrange(10**6)}"})
            reading = asyncio.create_task(drain(lobby))
            try:
                for _ in range(60):
                    seats = [{"type": "mine"}, {"type": "open"}]
                    await browser.post("/api/tables", json={"game": ARENA, "public": True, "seats": seats})
            finally:
                reading.cancel()

    await together(12, make)


async def visitors(target: Target) -> None:
    """Forty look into the lobby, leave at once, and come again."""

    async def look() -> None:
        async with target.socket("/ws/lobby") as lobby:
            await lobby.recv(decode=False)

    await together(40, look)


async def champions(target: Target) -> None:
    """One guest with as many tables of champions as she may have, all thinking."""
    seats = [{"type": "mine"}, *[{"type": "bot", "bot": "champion"}] * 3]
    async with target.browser() as browser:
        await browser.post("/api/me", json={"name": "Caesar"})
        while True:
            await browser.post("/api/tables", json={"game": ARENA, "seats": seats})
            await asyncio.sleep(0.1)


async def repeat(socket: ClientConnection, text: str, rest: float) -> None:
    while True:
        await socket.send(text)
        await asyncio.sleep(rest)


async def drain(socket: ClientConnection) -> None:
    with suppress(*LOST):
        while True:
            await socket.recv(decode=False)


ATTACKS = {
    attack.__name__: attack
    for attack in (
        *(replays, crowds, deaf, greedy, garbage, paths),
        *(heads, pings, halves, tables, visitors, champions),
    )
}

if __name__ == "__main__":
    uvloop.run(ATTACKS[sys.argv[1]](Target(*sys.argv[2:])))
