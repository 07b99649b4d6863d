"""A club's servers: processes that share one PostgreSQL and one Redis, and can be killed one by one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import cached_property
from pathlib import Path

from ..store.postgres import Postgres
from .redis import Redis

SERVE = """
from harena.server.limits import Limits
from harena.server.service.serve import main
from harena.server.service.settings import Settings
import harena.bots; harena.bots.BOTS["greedy"].quick = False  # it thinks where planners think
much = (10**6, 1e6)
address = dict(knocks=much, address_sockets=10**6, address_messages=much, guests=much)
limits = Limits(**address, messages=much, requests=much, talk={talk})
shared = dict(database={database!r}, redis={redis!r}, workers={workers})
main(Settings(**shared, port=0, pace={pace}, limits=limits))
"""


class Club:
    def __init__(self) -> None:
        self.things = ExitStack()
        self.postgres = Postgres()
        self.things.callback(self.postgres.remove)
        self.redis = Redis()
        self.things.callback(self.redis.remove)

    def server(self, workers: int = 1, pace: float = 0.0, talk: tuple[int, float] = (10**6, 1e6)) -> Server:
        server = Server(self.postgres.url, self.redis.url, workers, pace, talk)
        self.things.callback(server.kill)
        return server

    def close(self) -> None:
        self.things.close()


class Server:
    def __init__(self, database: str, redis: str, workers: int, pace: float, talk: tuple[int, float]) -> None:
        self.settings = {"database": database, "redis": redis, "workers": workers, "pace": pace, "talk": talk}
        code = SERVE.format(**self.settings)
        self.process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)

    @cached_property
    def address(self) -> str:
        """Once it is there."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().split()[-1].rstrip("/")

    def workers(self) -> list[int]:
        """The processes that serve, beside the one that keeps them."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in command_of(int(child))]

    def kill(self) -> None:
        """-9, and whatever workers there are notice."""
        workers = self.workers() if self.process.poll() is None else []
        self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        until(lambda: not any(is_alive(worker) for worker in workers))

    def stop(self) -> int:
        """SIGTERM; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)


def command_of(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return b"spawn_main" in command_of(process)


def until(so: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < end, "it did not come to pass"
        time.sleep(0.02)
