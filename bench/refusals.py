"""What each thing that an attacker does costs the server: milliseconds of its processor.

    python -m bench.refusals

Each is done by a stranger with an address of its own, first within what one address may, then far beyond.
It is the processor that is counted, not the clock: what else the machine does matters little.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import uvloop

from bench.attacks import LOST, Target
from bench.club import Club


async def sent(target: Target, text: bytes) -> None:
    """On a line of its own, until the server has hung up."""
    reader, writer = await target.line()
    with suppress(*LOST):
        writer.write(text)
        await writer.drain()
        while await asyncio.wait_for(reader.read(65_536), 5):
            pass
    writer.close()


def head(target: Target, path: str = "/health") -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: {target.host}:{target.port}\r\n".encode()


async def line(target: Target) -> None:
    """Opened, and closed again."""
    await sent(target, b"?\r\n\r\n")


async def heads(target: Target) -> None:
    """A head without end."""
    await sent(target, head(target) + b"a:b\r\n" * 20_000)


async def pipeline(target: Target) -> None:
    """Two thousand requests at once."""
    await sent(target, (head(target) + b"\r\n") * 2_000)


async def health(target: Target) -> None:
    await sent(target, head(target) + b"Connection: close\r\n\r\n")


async def paths(target: Target) -> None:
    """What is not there."""
    await sent(target, head(target, "/api/tables/%00") + b"Connection: close\r\n\r\n")


async def nowhere(target: Target) -> None:
    await sent(target, head(target, "/api/" + "x" * 3000) + b"Connection: close\r\n\r\n")


async def visitors(target: Target) -> None:
    """A look into the lobby."""
    with suppress(*LOST):
        async with target.socket("/ws/lobby") as lobby:
            await lobby.recv(decode=False)


async def times(number: int, deed: Callable[[], Awaitable[None]], at_once: int = 16) -> None:
    left = iter(range(number))

    async def some() -> None:
        for _ in left:
            with suppress(*LOST):
                await deed()

    await asyncio.gather(*(some() for _ in range(at_once)))


DEEDS = (line, heads, pipeline, health, paths, nowhere, visitors)


async def measure(number: int, at_once: int, limits: str) -> dict[str, float]:
    club = Club("sqlite")
    try:
        await club.lay_out(1, 1, 0)
        target = Target(club.start(limits), "", "")
        await times(100, lambda: health(target), 100)
        found = {}
        for deed in DEEDS:
            before = club.cpu()
            await times(number, lambda deed=deed: deed(target), at_once)  # type: ignore[misc]
            found[deed.__name__] = 1000 * (club.cpu() - before) / number
        return found
    finally:
        club.close()


HARSH = "Limits(knocks=(20, 0.5), address_sockets=10**6)"
"""Whoever comes then waits as long as anybody may, so many come at once."""


async def compare(number: int) -> None:
    borne, refused = await measure(number, 16, "MANY"), await measure(number, 500, HARSH)
    print("               borne   refused")
    for name in borne:
        print(f"{name:12}{borne[name]:8.2f}{refused[name]:10.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--number", type=int, default=1000, metavar="N", help="times that each is done")
    uvloop.run(compare(parser.parse_args().number))


if __name__ == "__main__":
    main()
