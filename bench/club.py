"""The server under test in processes of its own, on SQLite or PostgreSQL and Redis, with tables laid out."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.server.redis import Redis
from tests.store.postgres import Postgres

from harena.server import wire
from harena.server.house import House
from harena.server.limits import Limits
from harena.store.rows import Person
from harena.store.sql.store import SqlStore

ARENA = "colossal-arena"
MANY = Limits(
    knocks=(10**6, 1e6),
    address_sockets=10**6,
    address_messages=(10**6, 1e6),
    guests=(10**6, 1e6),
    messages=(10**6, 1e6),
    requests=(10**6, 1e6),
    tables=10**6,
    open_tables=10**5,
)
SERVE = """
from bench.club import MANY
from harena.server.limits import Limits
from harena.server.service.serve import main
from harena.server.service.settings import Settings
main(Settings(port=0, database={database!r}, redis={redis!r}, workers={workers}, pace=0.0, limits={limits}))
"""
ECHO = """
import asyncio
from websockets.asyncio.server import serve
async def echo(socket):
    async for message in socket:
        await socket.send(message)
async def main():
    async with serve(echo, "127.0.0.1", 0, compression=None) as server:
        print(server.sockets[0].getsockname()[1], flush=True)
        await server.serve_forever()
asyncio.run(main())
"""


class Club:
    def __init__(self, mode: str) -> None:
        self.things = ExitStack()
        self.workers = 2 if mode == "two" else 1
        self.redis = ""
        self.services: list[subprocess.Popen[bytes]] = []
        """PostgreSQL and Redis, if they are there."""
        if mode == "sqlite":
            folder = self.things.enter_context(tempfile.TemporaryDirectory())
            self.database = str(Path(folder, "harena.db"))
            return
        postgres, redis = Postgres(), Redis()
        self.things.callback(redis.remove)
        self.things.callback(postgres.remove)
        self.database, self.redis = postgres.url, redis.url
        self.services = [postgres.process, redis.process]

    async def lay_out(
        self, tables: int, games: int, thinking: int
    ) -> tuple[list[list[str]], list[str], list[str]]:
        """Tables of four, so many games at each, and tables of one among champions; and four cookies."""
        house = House(SqlStore(self.database), limits=MANY)
        await house.open_doors()
        house.thinkers.closing = True
        people = [await house.people.welcome(name) for name in ("Anna", "Bruno", "Carla", "Dario")]
        four = [[await self._table(house, people) for _ in range(games)] for _ in range(tables)]
        seats: list[wire.SeatWish] = [wire.Mine(), *[wire.BotSeat("champion")] * 3]
        alone = [(await house.new_table(people[0], wire.NewTable(ARENA, seats))).id for _ in range(thinking)]
        cookies = [house.people.sign(person) for person in people]
        await house.close_doors()
        return four, alone, cookies

    async def _table(self, house: House, people: list[Person]) -> str:
        seats: list[wire.SeatWish] = [wire.Mine(), wire.Open(), wire.Open(), wire.Open()]
        table = await house.new_table(people[0], wire.NewTable(ARENA, seats))
        for person in people[1:]:
            await table.join(person, None)
        return table.id

    def start(self, limits: str = "MANY") -> str:
        settings = {"database": self.database, "redis": self.redis, "workers": self.workers}
        self.process = self._python(SERVE.format(**settings, limits=limits))
        assert self.process.stdout is not None
        return self.process.stdout.readline().split()[-1].rstrip("/").replace("http", "ws")

    def echo(self) -> str:
        process = self._python(ECHO)
        assert process.stdout is not None
        return f"ws://127.0.0.1:{process.stdout.readline().strip()}"

    def _python(self, code: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", code]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.things.callback(process.wait)
        self.things.callback(process.send_signal, signal.SIGTERM)
        return process

    def processes(self) -> list[int]:
        """The server's, planners left out."""
        return [self.process.pid, *(children_of(self.process.pid) if self.workers > 1 else [])]

    def cpu(self) -> float:
        """Seconds so far."""
        return sum(map(cpu_of, self.processes()))

    def cpu_of_services(self) -> list[float]:
        """The same of PostgreSQL and of Redis, with all their processes."""
        pids = [service.pid for service in self.services]
        return [sum(map(cpu_of, [pid, *children_of(pid)])) for pid in pids]

    def memory(self) -> int:
        pages = [int(Path(f"/proc/{p}/statm").read_text().split()[1]) for p in self.processes()]
        return sum(pages) * os.sysconf("SC_PAGESIZE")

    def close(self) -> None:
        self.things.close()


def children_of(process: int) -> list[int]:
    return list(map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split()))


def cpu_of(process: int) -> float:
    """Seconds, with those of children that have ended."""
    ticks = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:15]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")
