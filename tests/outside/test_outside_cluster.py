"""A bot of another package on a Dask cluster: played where it is installed, refused where it is not."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from ..lab.loopback import loopback
from .program import ARENA, environment, harena

pytestmark = pytest.mark.skipif(
    find_spec("distributed") is None, reason="a cluster needs distributed, of the extra `cluster`"
)
COMMAND = ["tournament", ARENA, "greedy", "tiny", "--seats", "2", "--games", "4", "--quiet", "--cluster"]


@pytest.mark.slow
def test_it_plays_where_it_is_installed(tiny: Path, tmp_path: Path) -> None:
    with loopback(tmp_path, environment(tiny)) as cluster:
        cluster.workers(1)
        said = harena(*COMMAND, cluster.address, site=tiny)
    assert said.returncode == 0, said.stderr
    assert "tiny" in said.stdout


@pytest.mark.slow
def test_a_worker_without_it_says_so(tiny: Path, tmp_path: Path) -> None:
    with loopback(tmp_path, environment(None)) as cluster:
        cluster.workers(1)
        said = harena(*COMMAND, cluster.address, site=tiny)
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == "harena: a worker refuses: there is no bot tiny here\n"
