"""A Dask cluster on this machine, one of its workers killed in the middle."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path

import pytest

from harena.core.errors import HarenaError
from harena.lab.cluster import Cluster, work_alike
from harena.lab.crew import Alone

from .running import TOURNAMENT, plan, played, printed, started, timeless, wait_for_lines

installed = pytest.mark.skipif(
    find_spec("distributed") is None, reason="a cluster needs distributed, of the extra `cluster`"
)
GAMES = 48


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def dask(stack: ExitStack, log: Path, *arguments: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "distributed.cli." + arguments[0], *arguments[1:], "--no-dashboard"]
    with log.open("wb") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said)
    stack.callback(process.wait)
    stack.callback(process.kill)
    return process


def wait_for(log: Path, words: str) -> None:
    end = time.monotonic() + 60
    while words not in log.read_text():
        assert time.monotonic() < end, log.read_text()
        time.sleep(0.1)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A scheduler's address, and one of its two workers."""
    port = free_port()
    address = f"tcp://127.0.0.1:{port}"
    each = ["--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", "--local-directory", str(tmp_path)]
    logs = [tmp_path / f"worker-{k}.log" for k in range(2)]
    with ExitStack() as stack:
        dask(stack, tmp_path / "scheduler.log", "dask_scheduler", "--host", "127.0.0.1", "--port", str(port))
        doomed, _ = [dask(stack, log, "dask_worker", address, *each) for log in logs]
        for log in logs:
            wait_for(log, "Registered to")
        yield address, doomed


@installed
def test_a_killed_worker_costs_no_game(cluster: tuple[str, subprocess.Popen[bytes]], tmp_path: Path) -> None:
    address, doomed = cluster
    path = tmp_path / "games.jsonl"
    command = [*TOURNAMENT, "--games", str(GAMES), "--resume", str(path), "--json", "--cluster", address]
    process = started(*command)
    wait_for_lines(path, 3, process)
    doomed.kill()
    out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    assert printed(out) == timeless(played(Alone(), plan(GAMES)))


def test_without_dask_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(HarenaError, match=r"harena\[cluster\]"):
        Cluster("tcp://127.0.0.1:1")


def test_a_worker_of_another_build_refuses() -> None:
    answer, refusal = work_alike(b"{}", "another")
    assert answer == b""
    assert "another Harena" in refusal
