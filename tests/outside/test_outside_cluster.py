"""A bot of another package on a Dask cluster: played where it is installed, refused where it is not."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from ..lab.loopback import loopback
from .program import ARENA, environment, harena

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        find_spec("distributed") is None, reason="a cluster needs distributed, of the extra `cluster`"
    ),
]
FEW = ["--seats", "2", "--games", "4", "--quiet", "--seed", "s"]
FIRST = """#!{python}
import json, sys
for line in map(json.loads, sys.stdin):
    if line["type"] == "view" and line["legal"]:
        print(json.dumps({{"type": "action", "at": line["at"], "action": line["legal"][0]}}), flush=True)
"""


def test_it_plays_where_it_is_installed(tiny: Path, tmp_path: Path) -> None:
    with loopback(tmp_path, environment(tiny)) as cluster:
        cluster.workers(1)
        said = harena("tournament", ARENA, "greedy", "tiny", *FEW, "--cluster", cluster.address, site=tiny)
        assert said.returncode == 0, said.stderr
        assert "tiny" in said.stdout
        if find_spec("pyarrow") is not None:
            its_decisions_are_the_same_as_here(tiny, tmp_path, cluster.address)


def its_decisions_are_the_same_as_here(tiny: Path, folder: Path, address: str) -> None:
    """In whatever order its games come back."""
    import pyarrow.parquet

    command = ["simulate", ARENA, "--bots", "tiny_bots:Tiny,random", *FEW, "--decisions", "--out"]
    there, here = folder / "there", folder / "here"
    for out, where in ((there, ["--cluster", address]), (here, ["--workers", "1"])):
        said = harena(*command, out, *where, site=tiny)
        assert said.returncode == 0, said.stderr
    for kind, order in (("games", ["game"]), ("decisions-00000", ["game", "decision"])):
        one, other = (pyarrow.parquet.read_table(out / f"{kind}.parquet") for out in (there, here))
        keys = [(name, "ascending") for name in order]
        assert one.sort_by(keys).equals(other.sort_by(keys)), kind
        assert one.schema.metadata == other.schema.metadata
        assert one.num_rows > 0


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """One that is found here, and nowhere else."""
    place = tmp_path / "programs"
    place.mkdir()
    (place / "only-here").write_text(FIRST.format(python=sys.executable))
    (place / "only-here").chmod(0o755)
    monkeypatch.setenv("PATH", f"{place}{os.pathsep}{os.environ['PATH']}")
    return "exec:only-here"


def test_a_worker_without_it_says_so(tiny: Path, tmp_path: Path, program: str) -> None:
    elsewhere = {**environment(None), "PATH": os.environ["PATH"].partition(os.pathsep)[2]}
    reasons = {
        "tiny": "there is no bot tiny here",
        "tiny_bots:Tiny": "there is no package tiny_bots",
        program: "there is no program 'only-here' here",
    }
    with loopback(tmp_path, elsewhere) as cluster:
        cluster.workers(1)
        for bot, reason in reasons.items():
            for command in (["tournament", ARENA, "greedy", bot], ["simulate", ARENA, "--bot", bot]):
                assert harena(*command, *FEW, "--workers", "1", site=tiny).returncode == 0
                said = harena(*command, *FEW, "--cluster", cluster.address, site=tiny)
                assert (said.returncode, said.stdout) == (2, "")
                assert said.stderr == f"harena: a worker refuses: {reason}\n"
