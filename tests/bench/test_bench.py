"""The bench measures something and says it; how fast this machine is, is not for a test to judge."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from harena.games import GAMES

ROOT = Path(__file__).parents[2]
KEYS = [
    "games_vs_c",
    "decisions_vs_open_spiel",
    "stepped_vs_open_spiel",
    "clone_us",
    "state_bytes",
    "compiled",
]
SAID = """\
C check 1 2 3 4  sizeof 600
 playout n=3: 22.7945 M decisions/s, 131574 games/s, 173.2 dec/game, 43.9 ns/dec
 clone(malloc) 15.8 ns
 ismcts 128756 sims/s (1000 sims) pick 27
"""


@pytest.fixture(autouse=True)
def bench_is_a_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))


def test_the_yardstick_is_understood() -> None:
    from bench.yardstick import read

    assert read(SAID)["games_per_second"] == 131574
    assert read(SAID)["sims_per_second"] == 128756
    with pytest.raises(ValueError, match="clone_ns"):
        read(SAID.replace("clone", "copy"))


def test_a_contest_keeps_the_best_turn() -> None:
    from bench.stopwatch import Contest

    contest = Contest()
    contest.enter("sum", lambda: len([sum(range(1000)) for _ in range(100)]))
    contest.run(3)
    assert contest.rate("sum") > 0


@pytest.mark.parametrize("name", list(GAMES))
def test_ours_can_be_measured(name: str) -> None:
    from bench.ours import Ours

    ours = Ours(name, sample=1)
    assert ours.play_games(1) == 1
    assert ours.step(1) > 20
    assert ours.imagine(1) == 1


def figures(**more: Any) -> dict[str, Any]:
    rates = ["games", "decisions", "stepped", "imagined"]
    return {f"{rate}_per_second": 100 for rate in rates} | {"game": "colossal-arena", "clone_us": 0.5} | more


def test_ratios_are_to_the_fastest_peer() -> None:
    from bench.report import compare

    peer = dict.fromkeys(
        [
            "decisions_per_second",
            "by_bots_per_second",
            "after_the_deal_per_second",
            "stepped_per_second",
            "stepped_tuned_per_second",
        ],
        20,
    )
    found = compare(
        figures(),
        {"slow": dict.fromkeys(peer, 1), "fast": peer},
        {"games_per_second": 400, "sims_per_second": 50},
    )
    assert found["decisions_vs_open_spiel"] == 5
    assert found["games_vs_c"] == 0.25
    assert found["imagined_vs_c"] == 2
    alone = compare(figures(game="another"), {}, {})
    assert alone["games_vs_c"] is None
    assert alone["decisions_vs_open_spiel"] is None


def test_a_missed_bar_is_said() -> None:
    from bench.report import bar_line

    assert bar_line({"x": 3.0}, ("x", "a thing", 4.0, True)).endswith(">= 4  MISSED")
    assert bar_line({"x": 3.0}, ("x", "a thing", 4.0, False)).endswith("<= 4  reached")
    assert "not measured" in bar_line({"x": None}, ("x", "a thing", 4.0, True))


def test_the_yardstick_compiles_where_there_is_a_compiler(tmp_path: Path) -> None:
    import shutil

    if shutil.which("cc") is None:
        pytest.skip("no C compiler here")
    program = tmp_path / "yardstick"
    source = str(ROOT / "bench" / "yardstick.c")
    subprocess.run(["cc", "-O1", "-o", str(program), source, "-lm"], check=True)
    from bench.yardstick import read

    said = subprocess.run([program, "20", "3"], capture_output=True, text=True, check=True).stdout
    assert read(said)["games_per_second"] > 0


def test_the_whole_bench_prints_its_keys() -> None:
    import harena

    if not harena.COMPILED:
        pytest.skip("interpreted, it takes minutes")
    command = [sys.executable, str(ROOT / "bench" / "engine.py"), "--json", "--rounds", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    found = json.loads(done.stdout)
    assert set(KEYS) <= set(found)
    assert set(found["games"]) == set(GAMES)
