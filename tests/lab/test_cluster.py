"""A Dask cluster on this machine, one of its workers killed in the middle."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from harena.core.errors import HarenaError
from harena.lab.cluster import Cluster, work_alike
from harena.lab.crew import Alone

from .loopback import loopback
from .running import TOURNAMENT, plan, played, printed, started, timeless, wait_for_lines

pytestmark = pytest.mark.slow
installed = pytest.mark.skipif(
    find_spec("distributed") is None, reason="a cluster needs distributed, of the extra `cluster`"
)
GAMES = 48


@installed
def test_a_killed_worker_costs_no_game(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    command = [*TOURNAMENT, "--games", str(GAMES), "--resume", str(path), "--json", "--cluster"]
    with loopback(tmp_path) as cluster:
        doomed, _ = cluster.workers(2)
        process = started(*command, cluster.address)
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
