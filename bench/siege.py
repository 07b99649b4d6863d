"""How much others suffer while a server is attacked: how long moves take at other tables, with and without.

    python -m bench.siege                            each attack of `bench.attacks`, beside fifty tables
    python -m bench.siege --attacks greedy replays

The server has its usual limits, and one process on SQLite. An attacker is a process of its own at the lowest
priority, so that on few cores it takes the server's attention rather than its core.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import time

import uvloop

from bench.attacks import ATTACKS
from bench.club import Club
from bench.crowd import GAME, Table, echoes, undisturbed
from bench.server import share

REST = 4.0
"""Seconds between two attacks."""


class Evening:
    """Tables that play on, and how long their moves took by now."""

    def __init__(self, club: Club, tables: list[Table], echo: str) -> None:
        self.club = club
        self.tables = tables
        self.echo = echo

    async def hour(self, seconds: float) -> tuple[list[float], list[float], float]:
        """The moves of a time, echoes beside them, and the server's share of a core."""
        for table in self.tables:
            table.delays.clear()
        cpu, began = self.club.cpu(), time.perf_counter()
        bare = await echoes(self.echo, seconds)
        took = time.perf_counter() - began
        return [d for table in self.tables for d in table.delays], bare, (self.club.cpu() - cpu) / took


def line(name: str, moves: list[float], bare: list[float], cpu: float, memory: int, calm: float) -> str:
    p99 = share(moves, 0.99)
    return (
        f"{name:12}{share(moves, 0.5):7.1f}{p99:8.1f}{share(moves, 1):9.1f}{p99 / calm:8.2f}"
        f"{share(bare, 0.99):11.1f}{100 * cpu:7.0f}%{memory / 2**20:9.0f}"
    )


async def besiege(tables: int, seconds: float, attacks: list[str]) -> None:
    club = Club("sqlite")
    try:
        games = 1 + int((1 + len(attacks)) * (seconds + 2 * REST) / GAME)
        four, _, cookies = await club.lay_out(tables, games, 0)
        address, echo = club.start("Limits()"), club.echo()
        began = asyncio.Event()
        crowd = [Table([f"{address}/ws/table/{id}" for id in ids], cookies, 1.0) for ids in four]
        plays = [asyncio.create_task(table.play(began, 3600.0)) for table in crowd]
        while not all(table.ready for table in crowd):
            await asyncio.sleep(0.1)
        undisturbed()
        began.set()
        evening = Evening(club, crowd, echo)
        await asyncio.sleep(REST)
        calm = await evening.hour(seconds)
        print("attack         p50     p99   max ms   ratio   echo p99    CPU   memory MB")
        print(line("none", *calm, club.memory(), share(calm[0], 0.99)))
        for attack in attacks:
            command = ["nice", "-n", "19", sys.executable, "-m", "bench.attacks", attack, address]
            process = subprocess.Popen([*command, four[0][0], cookies[0]], stderr=subprocess.DEVNULL)
            try:
                await asyncio.sleep(REST)
                found = await evening.hour(seconds)
                print(line(attack, *found, club.memory(), share(calm[0], 0.99)), flush=True)
            finally:
                process.kill()
                process.wait()
            await asyncio.sleep(REST)
        for play in plays:
            play.cancel()
    finally:
        club.close()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=50, metavar="N")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each attack that are measured")
    parser.add_argument("--attacks", nargs="+", choices=list(ATTACKS), default=list(ATTACKS))
    args = parser.parse_args()
    uvloop.run(besiege(args.tables, args.seconds, args.attacks))


if __name__ == "__main__":
    main()
