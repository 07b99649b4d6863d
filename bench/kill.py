"""Each part of a server is killed while many tables play: is anything lost, and when do all go on?

    python -m bench.kill                           two workers with PostgreSQL and Redis, 40 tables
    python -m bench.kill --mode sqlite --rounds 3  one process on SQLite

At each table one person plays two seats, beside some bots. She acts twice a second, comes back when her line
is lost, and remembers what was acknowledged. In the end the log of her table must have all of it, once.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.server.club import Server, until
from tests.server.guests import MINE, Guest, bot
from tests.server.players import Player, check, stored
from tests.server.redis import Redis
from tests.store.postgres import Postgres, free_port

SERVE = """
from bench.club import MANY
from harena.server.service.serve import main
from harena.server.service.settings import Settings
main(Settings(port={port}, database={database!r}, redis={redis!r}, workers={workers}, limits=MANY))
"""
PACE = 0.5
"""Seconds between two actions of one person."""


class House(Server):
    """At the same address, however often it is killed."""

    def __init__(self, database: str, redis: str = "", workers: int = 1) -> None:
        self.code = SERVE.format(port=free_port(), database=database, redis=redis, workers=workers)
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", self.code]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.address = self.come()

    def come(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().split()[-1].rstrip("/")


class Evening:
    def __init__(self, house: House, tables: int) -> None:
        self.guests = [Guest(house.address, f"Guest {n}") for n in range(tables)]
        hot = {**MINE, "name": "Bruno"}
        self.players = [
            Player(guest, guest.table(MINE, hot, *[bot("random")] * (n % 3)), n, pause=PACE)
            for n, guest in enumerate(self.guests)
        ]
        for player in self.players:
            player.start()
        self.moved_on()

    def moved_on(self) -> list[float]:
        """After how many seconds each table that is not over has moved on from where it is now."""
        began = time.monotonic()
        seen = [player.newest for player in self.players]
        waiting = set(range(len(self.players)))
        took: list[float] = []

        def all_have() -> bool:
            for n in list(waiting):
                if self.players[n].newest > seen[n] or not self.players[n].is_alive():
                    waiting.remove(n)
                    took.append(time.monotonic() - began)
            return not waiting

        until(all_have)
        return took

    def end(self) -> None:
        for player in self.players:
            player.stopped.set()
        for player in self.players:
            player.join(30)
        for guest in self.guests:
            guest.leave_house()


def accidents_at(house: House, parts: list[Postgres | Redis]) -> dict[str, Callable[[], None]]:
    """What may happen; each is put right at once."""

    def server() -> None:
        house.kill()
        house.start()

    found: dict[str, Callable[[], None]] = {"server": server}
    if parts:  # else there is one process, and nobody keeps it
        found["worker"] = lambda: os.kill(house.workers()[0], signal.SIGKILL)
    for part in parts:
        found[type(part).__name__] = partial(kill, part)
    return found


def kill(part: Postgres | Redis) -> None:
    part.kill()
    part.start()


def measure(house: House, database: str, parts: list[Postgres | Redis], tables: int, rounds: int) -> None:
    evening = Evening(house, tables)
    print("killed        first    half     all tables go on, seconds after")
    for _ in range(rounds):
        for name, accident in accidents_at(house, parts).items():
            time.sleep(2.0)
            began = time.monotonic()
            accident()
            lasted = time.monotonic() - began
            took = sorted(lasted + moved for moved in evening.moved_on())
            print(f"{name:12}{took[0]:7.1f}{took[len(took) // 2]:8.1f}{took[-1]:8.1f}", flush=True)
    evening.end()
    for player in evening.players:
        check(player, *stored(database, player.table["id"]))
    acknowledged = sum(len(player.acknowledged) for player in evening.players)
    comebacks = sum(player.comebacks for player in evening.players)
    print(f"{tables} tables, {comebacks} broken lines; {acknowledged} acknowledged actions, each there once")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--mode", choices=["sqlite", "two"], default="two")
    parser.add_argument("--tables", type=int, default=40, metavar="N")
    parser.add_argument("--rounds", type=int, default=1, metavar="N", help="how often each part is killed")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        parts: list[Postgres | Redis] = [] if args.mode == "sqlite" else [Postgres(), Redis()]
        database, redis = [part.url for part in parts] or [str(Path(folder, "harena.db")), ""]
        house = House(database, redis, workers=2 if parts else 1)
        try:
            measure(house, database, parts, args.tables, args.rounds)
        finally:
            house.kill()
            for part in parts:
                part.remove()


if __name__ == "__main__":
    main()
