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
MANY = Limits(messages=(10**6, 1e6), requests=(10**6, 1e6), tables=10**6, open_tables=10**5)
SERVE = """
from bench.club import MANY
from harena.server.limits import Limits
from harena.server.serve import main
from harena.server.settings import Settings
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
        if mode == "sqlite":
            folder = self.things.enter_context(tempfile.TemporaryDirectory())
            self.database = str(Path(folder, "harena.db"))
            return
        postgres, redis = Postgres(), Redis()
        self.things.callback(redis.remove)
        self.things.callback(postgres.remove)
        self.database, self.redis = postgres.url, redis.url

    async def lay_out(self, tables: int, thinking: int) -> tuple[list[str], list[str], list[str]]:
        """Tables of four people, and of one among champions; the cookies of the four."""
        house = House(SqlStore(self.database), limits=MANY)
        await house.open_doors()
        house.thinkers.closing = True
        people = [await house.people.welcome(name) for name in ("Anna", "Bruno", "Carla", "Dario")]
        four = [await self._table(house, people) for _ in range(tables)]
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
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [self.process.pid, *(map(int, children) if self.workers > 1 else [])]

    def cpu(self) -> float:
        """Seconds so far."""
        ticks = 0
        for process in self.processes():
            ticks += sum(
                map(int, Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13])
            )
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        pages = [int(Path(f"/proc/{p}/statm").read_text().split()[1]) for p in self.processes()]
        return sum(pages) * os.sysconf("SC_PAGESIZE")

    def close(self) -> None:
        self.things.close()
