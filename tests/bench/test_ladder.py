"""A rung can be climbed, judged, and shown from the games that were kept."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from harena.lab.crew import Alone
from harena.lab.standings import Standing
from harena.lab.statistics import Share, clustered

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def bench_is_a_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))


def share(value: float, low: float, high: float) -> Share:
    return Share(value, low, high, 400, 100)


def test_a_bar_holds_or_not_and_perhaps_by_luck() -> None:
    from bench.strength import ARENA, Rung, verdict

    rung = Rung(ARENA, "planner:400", "greedy", 0.45)
    assert verdict(rung, share(0.54, 0.50, 0.58)) == "holds"
    assert verdict(rung, share(0.46, 0.42, 0.50)) == "holds, within luck"
    assert verdict(rung, share(0.44, 0.40, 0.48)) == "fails, within luck"
    assert verdict(rung, share(0.40, 0.36, 0.44)) == "FAILS"
    assert verdict(rung, share(0.95, 0.90, 0.98)) == "A LEAK?"
    assert verdict(Rung(ARENA, "planner:400", "greedy"), share(0.54, 0.50, 0.58)) == ""


def row(won: dict[int, tuple[float, int]]) -> Standing:
    """Of a rung of two seats that has played so much of each deal."""
    course = list(won.values())
    return Standing("planner:400", "greedy", clustered(course), [clustered([])] * 2, course, list(won))


def test_a_gain_is_that_of_deals_both_have_ended() -> None:
    from bench.strength import gain_of

    weighed = row({0: (2.0, 2), 2: (1.0, 2), 3: (2.0, 2), 4: (1.0, 1), 5: (0.0, 2)})
    plain = row({0: (1.0, 2), 1: (0.0, 2), 2: (1.0, 2), 3: (1.0, 2), 4: (1.0, 2), 5: (0.0, 1)})
    gain = gain_of(weighed, plain)
    assert (gain.games, gain.clusters) == (6, 3)
    assert gain.value == pytest.approx((1 + 0 + 1) / 6)
    assert gain.high - gain.value == pytest.approx(4.303 / 6, abs=1e-3)  # a third a deal, Student's for two
    once = gain_of(weighed, row({0: (1.0, 2)}))
    assert (once.value, once.low, once.high, once.games) == (0.5, -1.0, 1.0, 2)


def test_there_is_no_gain_without_a_deal_in_common() -> None:
    from bench.strength import ARENA, PLAIN, Rung, weighed_and_plain

    first, second, third = (
        Rung(ARENA, bot, rival).stem
        for bot, rival in (("planner:400", "greedy"), (PLAIN, "greedy"), ("planner:400", "spiteful"))
    )
    early, late, half = row({0: (1.0, 2)}), row({1: (1.0, 2)}), row({0: (1.0, 1)})
    assert weighed_and_plain({third: late, second: early, first: early}) == [early, early]
    assert weighed_and_plain({first: early, second: late}) == []
    assert weighed_and_plain({first: early, second: half}) == []
    assert weighed_and_plain({first: early}) == []


def test_what_is_climbed_is_shown(tmp_path: Path) -> None:
    from bench.strength import ARENA, COLOSSEUM, Rung, climb

    for game in (ARENA, COLOSSEUM):
        rung = Rung(game, "greedy", "random", 0.5)
        assert climb(rung, 4, "ladder", Alone(), tmp_path, quiet=True).share.games == 4
    picture = tmp_path / "ladder.svg"
    command = [sys.executable, "bench/ladder.py", str(tmp_path), "--picture", str(picture)]
    shown = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert "| Colossal Arena | seats | games |" in shown
    assert shown.count("| `greedy` against `random` | 4 | 4 |") == 2
    drawn = [element.text for element in ElementTree.parse(picture).iter("{http://www.w3.org/2000/svg}text")]
    assert drawn.count("greedy against random, 4 seats") == 2


def test_nothing_to_show_is_said(tmp_path: Path) -> None:
    command = [sys.executable, "bench/ladder.py", str(tmp_path)]
    said = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert said.returncode == 2
    assert "holds no games" in said.stderr


@pytest.mark.parametrize(
    "arguments", [["--only", "no such rung"], ["--games", "0"], ["--workers", "0"], ["--keep", "README.md"]]
)
def test_what_could_not_be_climbed_is_no_missed_bar(arguments: list[str]) -> None:
    command = [sys.executable, "bench/strength.py", *arguments]
    said = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.startswith("strength: ")


def test_rungs_are_found_by_all_their_words() -> None:
    from bench.strength import rungs_with

    found = rungs_with(["1500", "spiteful"])
    assert [(rung.bot, rung.rival) for rung in found] == [("planner:1500", "spiteful")]
