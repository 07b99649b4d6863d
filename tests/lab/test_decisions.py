"""Decisions as data: what is written is what was seen and done, with what came of it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyarrow", reason="Parquet needs pyarrow, of the extra `lab`")

import pyarrow.parquet

import harena
from harena.cli import main
from harena.core.state import CHANCE
from harena.games import GAMES
from harena.lab import folder, simulation
from harena.lab.crew import Alone, Crew
from harena.lab.decisions import COLUMNS, schema_for
from harena.lab.folder import Folder
from harena.lab.playthrough import wins
from harena.lab.processes import Processes
from harena.lab.simulation import Simulation

pytestmark = pytest.mark.filterwarnings(
    "ignore::pytest.PytestUnraisableExceptionWarning"
)  # importing pyarrow
ARENA = "colossal-arena"
PAGE = Path(__file__).parents[2] / "docs/data.md"


def written(
    path: Path, crew: Crew, game: str = ARENA, bots: str = "greedy random random", games: int = 5
) -> Simulation:
    asked = Simulation(game, bots.split(), games, "1", {}, decisions=True)
    writer = Folder(path, asked)
    simulation.run(asked, crew, writer.keep, lambda done, total: None)
    writer.close()
    return asked


def decisions(path: Path) -> list[dict[str, Any]]:
    tables = [pyarrow.parquet.read_table(file) for file in sorted(path.glob("decisions-*.parquet"))]
    return [row for table in tables for row in table.to_pylist()]


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_what_a_replay_shows(game: str, tmp_path: Path) -> None:
    """The record of a game, looked at decision by decision, has the same views, choices and end."""
    asked = written(tmp_path, Alone(), game)
    rows = [row for row in decisions(tmp_path) if row["game"] == 3]
    record = asked.record(3)
    match = record.start(GAMES)
    found = iter(rows)
    for move in record.moves:
        if move.seat != CHANCE:
            row, view = next(found), match.state.view(move.seat)
            assert row["numbers"] == view.numbers()
            assert row["legal"] == view.legal()
            assert (row["seat"], view.text(row["action"])) == (move.seat, move.action)
            assert row["bot"] == record.players[move.seat]
        match.state.apply(match.state.parse(move.action))
    assert next(found, None) is None
    games = pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [row["decision"] for row in rows] == list(range(games[3]["decisions"]))
    for row in rows:
        seat = row["seat"]
        assert row["won"] == wins(games[3]["places"])[seat]
        assert (row["place"], row["score"]) == (games[3]["places"][seat], games[3]["scores"][seat])


@pytest.mark.slow
def test_any_crew_writes_the_same(tmp_path: Path) -> None:
    written(tmp_path / "one", Alone())
    written(tmp_path / "two", Processes(2))
    assert decisions(tmp_path / "one") == decisions(tmp_path / "two")


@pytest.mark.slow
def test_a_thinker_says_what_it_thought(tmp_path: Path) -> None:
    written(tmp_path, Alone(), bots="planner:2 random", games=1)
    rows = decisions(tmp_path)
    assert all(row["chance"] is None for row in rows if row["bot"] == "random")
    thought = [row for row in rows if row["bot"] == "planner:2" and len(row["legal"]) > 1]
    assert thought
    assert all(0 <= row["chance"] <= 1 for row in thought)


def test_files_say_what_they_are_and_have_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "GROUP", 10)
    monkeypatch.setattr(folder, "FILE", 200)
    written(tmp_path, Alone())
    files = sorted(tmp_path.glob("decisions-*.parquet"))
    assert len(files) > 1
    for file in [*files, tmp_path / "games.parquet"]:
        about = pyarrow.parquet.read_schema(file).metadata
        assert about[b"game"] == ARENA.encode()
        assert json.loads(about[b"bots"]) == ["greedy", "random", "random"]
        assert (about[b"encoding"], about[b"seed"], about[b"seats"]) == (b"1", b"1", b"3")
        assert about[b"harena"] == harena.__version__.encode()
        assert json.loads(about[b"compiled"]) is harena.COMPILED
        assert len(about[b"sources"]) == 12
    assert len({row["game"] for row in decisions(tmp_path)}) == 5


def test_every_column_is_described() -> None:
    told = re.findall(r"^\| `(\w+)` \| (.+) \|$", PAGE.read_text(), re.MULTILINE)
    assert dict(told) == COLUMNS
    assert schema_for(GAMES[ARENA]).names == list(COLUMNS)


def test_the_example_reads_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("numpy")
    written(tmp_path / "decisions", Alone(), games=1)
    monkeypatch.chdir(tmp_path)
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    exec(code, {})
    assert capsys.readouterr().out.startswith("(101, 14) 1 ")


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", ARENA, "--seats", "2", "--games", "2", "--workers", "1", "--quiet", "--decisions"]
    command += ["--preset", "derby", "--option", "powers=off"]
    assert main(command) == 2
    assert "--out FOLDER" in capsys.readouterr().err
    assert main([*command, "--out", str(tmp_path / "new")]) == 0
    assert len(decisions(tmp_path / "new")) > 50
    about = pyarrow.parquet.read_schema(tmp_path / "new/decisions-00000.parquet").metadata
    assert json.loads(about[b"options"]) == GAMES[ARENA].complete("derby", {"powers": "off"})
    assert main([*command, "--out", str(tmp_path / "new")]) == 2
    assert "is not empty" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_another_reader_reads_the_same_and_the_numbers_are_the_view(game: str, tmp_path: Path) -> None:
    duckdb = pytest.importorskip("duckdb")
    pytest.importorskip("numpy")
    from harena.envs.decoding import decode

    asked = written(tmp_path, Alone(), game, games=2)
    ours = decisions(tmp_path)
    found = duckdb.sql(f"select * from '{tmp_path}/decisions-*.parquet' order by game, decision")
    assert found.columns == list(COLUMNS)
    rows = [dict(zip(found.columns, row, strict=True)) for row in found.fetchall()]
    assert len(rows) == len(ours)
    for row, other in zip(rows, ours, strict=True):
        assert {
            name: list(value) if isinstance(value, tuple) else value for name, value in row.items()
        } == other
    match = asked.record(0).start(GAMES)
    first = rows[0]
    while match.state.actor == CHANCE:
        move = asked.record(0).moves[len(match.log)]
        match.play(move.action)
    view: Any = match.state.view(first["seat"]).as_dict()
    read = decode(game, first["numbers"], first["seat"])
    assert (read["turn"], read["seats"], read["current"]) == (view["turn"], view["seats"], view["current"])
