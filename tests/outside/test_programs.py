"""A program plays wherever a bot can be named, and is played for where it fails."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from ..lab.loopback import loopback
from .program import ARENA, environment, harena

LIAR = Path(__file__).parents[1] / "bots/pipe/liar.py"
FEW = ["--seats", "2", "--games", "4", "--quiet", "--seed", "s"]


def program(*words: str, where: Path = LIAR) -> str:
    return " ".join([f"exec:60000ms:{sys.executable}", str(where), *words])


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_what_went_wrong_is_in_the_results(workers: str) -> None:
    bad, good = program("illegal"), program("first")
    command = ["tournament", ARENA, bad, good, *FEW, "--workers", workers, "--json"]
    said = harena(*command)
    assert said.returncode == 0, said.stderr
    results = json.loads(said.stdout)
    assert set(results["notes"]) == {bad}
    assert results["notes"][bad]["illegal"]["times"] == results["cost"][bad]["decisions"]
    assert "burn Rome" in results["notes"][bad]["illegal"]["first"]


def test_a_simulation_says_it_too() -> None:
    bad = program("dies")
    said = harena("simulate", ARENA, "--bot", bad, "--bot", "random", *FEW, "--workers", "1")
    assert said.returncode == 0, said.stderr
    assert f"{bad}: the plainest action was played for it, died" in said.stdout


@pytest.mark.slow
def test_a_kept_file_goes_on(tmp_path: Path) -> None:
    """With its notes, and with a warning where the program is another one now."""
    bot = tmp_path / "bot.py"
    bot.write_text(LIAR.read_text())
    bad, kept = program("illegal", where=bot), tmp_path / "games.jsonl"
    command = ["tournament", ARENA, bad, "random", *FEW, "--workers", "1", "--resume", str(kept), "--json"]
    first = harena(*command)
    assert json.loads(harena(*command).stdout)["notes"] == json.loads(first.stdout)["notes"] != {}
    bot.write_text(LIAR.read_text() + "# another\n")
    assert "another version of the rules or bots" in harena(*command).stderr


def test_a_saved_game_does_not_say_which_program_is_run(tmp_path: Path) -> None:
    path, bot = tmp_path / "game.txt", program("first")
    assert harena("play", ARENA, "--seats", "2", "--bot", bot, "--record", str(path)).returncode == 0
    refused = harena("play", "--resume", path)
    assert refused.returncode == 2
    assert f"it plays on with --bot {bot}" in refused.stderr


def test_a_program_that_is_not_here_is_named() -> None:
    said = harena("simulate", ARENA, "--bot", "exec:./nobody", *FEW)
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == "harena: there is no program './nobody' here\n"


@pytest.mark.parametrize(("workers", "kill"), [("1", signal.SIGTERM), ("2", signal.SIGKILL)])
def test_no_program_outlives_whoever_asked_it(workers: str, kill: int, tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    bots = ["--bot", program("silent", str(pid)), "--bot", "random"]
    command = [sys.executable, "-m", "harena", "simulate", ARENA, *bots, *FEW, "--workers", workers]
    with subprocess.Popen(command, env=environment(None)) as asking:
        until(lambda: pid.exists() and pid.read_text() != "")
        asking.send_signal(kill)
    until(lambda: not is_running(int(pid.read_text())))


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.slow
@pytest.mark.skipif(find_spec("distributed") is None, reason="a cluster is of the extra `cluster`")
def test_a_worker_without_the_file_says_so(tmp_path: Path) -> None:
    for place in ("here", "there"):
        (tmp_path / place).mkdir()
    bot = tmp_path / "here/bot.py"
    bot.write_text(LIAR.read_text())
    command = ["tournament", ARENA, "random", "exec:python3 bot.py first", *FEW, "--cluster"]
    with loopback(tmp_path / "there", environment(None)) as cluster:
        cluster.workers(1)
        refused = harena(*command, cluster.address, cwd=tmp_path / "here")
        played = harena(*command[:3], program("first"), *FEW, "--cluster", cluster.address)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "exec:python3 bot.py first is missing or another here" in refused.stderr
    assert played.returncode == 0, played.stderr
