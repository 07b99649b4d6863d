"""`harena simulate` and `harena tournament` as people start them."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from harena.cli import main, parser
from harena.commands.tournament import command_of
from harena.core.record import read_record
from harena.games import GAMES

from .running import harena

ARENA = "colossal-arena"
FEW = ["--seats", "2", "--games", "4", "--workers", "1", "--quiet"]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(list(arguments))
    said = capsys.readouterr()
    return code, said.out, said.err


def test_simulate(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, "simulate", ARENA, *FEW, "--out", str(tmp_path / "games.csv"))
    assert code == 0
    assert "games a second" in out
    assert "how games end" in out
    assert len((tmp_path / "games.csv").read_text().splitlines()) == 5


def test_simulate_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(
        capsys, "simulate", ARENA, *FEW, "--bots", "spiteful,greedy", "--preset", "titan", "--json"
    )
    found = json.loads(out)
    assert code == 0
    assert found["bots"] == ["spiteful", "greedy"]
    assert found["games"] == 4
    assert found["games_per_second"] > 0


def test_a_simulated_game_is_recorded(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate", ARENA, *FEW, "--record", "3")
    assert code == 0
    assert out.startswith("harena record 1\ngame: colossal-arena\n")
    assert read_record(out).match(GAMES).over


def test_tournament_with_a_report(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    arguments = ["greedy", "spiteful", *FEW[:2], "--games", "20", *FEW[4:], "--report", str(page)]
    code, out, _ = run(capsys, "tournament", ARENA, *arguments)
    assert code == 0
    assert "greedy  " in out
    check_page(page.read_text())


def check_page(text: str) -> None:
    """It stands alone: nothing is fetched, nothing runs."""
    assert not re.search(r"<script|<link|src=|href=|url\(|@import|https?:", text)
    assert text.count("<section") == text.count("</section>") == 5


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "chess"],
        ["simulate", ARENA, "--seats", "9"],
        ["simulate", ARENA, "--bots", "nobody"],
        ["simulate", ARENA, "--games", "0"],
        ["simulate", ARENA, "--record", "1000"],
        ["simulate", ARENA, "--record", "-1"],
        ["simulate", ARENA, "--out", "games.txt"],
        ["simulate", ARENA, "--workers", "-1"],
        ["simulate", ARENA, "--option", "powers=perhaps"],
        ["tournament", ARENA, "greedy"],
        ["tournament", ARENA, "greedy", "nobody"],
        ["tournament", ARENA, "greedy", "random", "--games", "0"],
        ["tournament", ARENA, "greedy", "random", "--report", "/nowhere/report.html"],
        ["tournament", ARENA, "greedy", "random", "--resume", "/nowhere/games.jsonl"],
        ["tournament", ARENA, "greedy", "random", "--seed", " "],
        ["tournament", ARENA, "greedy", "random", "--report", "."],
        ["tournament", ARENA, "greedy", "random", "--report", "both", "--resume", "both"],
        ["tournament", ARENA, "greedy", "random", "--cluster", "nowhere"],
        *(
            ["tournament", ARENA, "random", f"planner:{setting}"]
            for setting in (
                "0",
                "-5",
                "0ms",
                "-5ms",
                "nanms",
                "infms",
                "99999999999999999999",
                "abc",
                "20:most=0",
                "20:worlds=0",
                "20:doubt=0",
                "20:trust=nan",
                "level=7",
                "simulated=5",
            )
        ),
    ],
    ids=lambda arguments: " ".join(arguments),
)
def test_what_cannot_be_is_refused(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert err.startswith("harena: ")


def test_an_option_with_a_space_can_be_pasted() -> None:
    words = [
        "tournament",
        ARENA,
        "greedy",
        "random",
        "--option",
        "powers=off secret_bets=off",
        "--seed",
        "a b",
    ]
    command = command_of(parser().parse_args(words))
    again = parser().parse_args(shlex.split(command)[1:])
    assert (again.option, again.seed, again.bots) == (["powers=off secret_bets=off"], "a b", words[2:4])


def test_a_full_disk_is_no_answer(tmp_path: Path) -> None:
    full = tmp_path / "full.csv"
    full.symlink_to("/dev/full")
    if not full.exists():
        pytest.skip("no /dev/full here")
    said = harena("simulate", ARENA, "--games", "2", "--workers", "1", "--out", full)
    assert said.returncode == 2
    assert said.stderr.splitlines()[-1].startswith("harena: ")
    assert "Traceback" not in said.stderr
