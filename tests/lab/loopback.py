"""A Dask cluster on this machine."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class Loopback:
    """A scheduler and its workers, until the stack is left."""

    def __init__(self, stack: ExitStack, folder: Path, env: dict[str, str] | None = None) -> None:
        self.stack = stack
        self.folder = folder
        self.env = env
        port = free_port()
        self.address = f"tcp://127.0.0.1:{port}"
        self.start("scheduler", "dask_scheduler", "--host", "127.0.0.1", "--port", str(port))

    def start(self, name: str, *arguments: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "distributed.cli." + arguments[0], *arguments[1:], "--no-dashboard"]
        with (self.folder / f"{name}.log").open("wb") as said:
            process = subprocess.Popen(command, stdout=said, stderr=said, env=self.env)
        self.stack.callback(process.wait)
        self.stack.callback(process.kill)
        return process

    def workers(self, count: int) -> list[subprocess.Popen[bytes]]:
        """So many of them, ready to work."""
        each = ["--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", "--local-directory", str(self.folder)]
        names = [f"worker-{k}" for k in range(count)]
        found = [self.start(name, "dask_worker", self.address, *each) for name in names]
        for name in names:
            wait_for(self.folder / f"{name}.log", "Registered to")
        return found


def wait_for(log: Path, words: str) -> None:
    end = time.monotonic() + 60
    while words not in log.read_text():
        assert time.monotonic() < end, log.read_text()
        time.sleep(0.1)


@contextmanager
def loopback(folder: Path, env: dict[str, str] | None = None) -> Iterator[Loopback]:
    with ExitStack() as stack:
        yield Loopback(stack, folder, env)
