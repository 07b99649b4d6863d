"""Simulations count right, in any order, and write what they saw."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from harena.core.errors import HarenaError, OptionError
from harena.lab import simulation
from harena.lab.batches import LEAST, MOST, Pace, cut
from harena.lab.crew import Alone
from harena.lab.jobs import Line
from harena.lab.local import Processes
from harena.lab.simulation import Simulation
from harena.lab.statistics import wilson
from harena.lab.tally import Tally
from harena.lab.writing import writer_for

ARENA = "colossal-arena"


def quiet(done: int, total: int) -> None:
    assert done <= total


def simulated(crew: Alone | Processes, games: int = 12, seats: int = 3) -> tuple[Line, list[Line]]:
    kept: list[Line] = []
    asked = Simulation(ARENA, ["greedy"] * (seats - 1) + ["spiteful"], games, "1", {})
    tally = simulation.run(asked, crew, kept.extend, quiet)
    return tally.as_json(), kept


def test_games_come_in_order_and_alike_from_any_crew() -> None:
    one, two = simulated(Alone()), simulated(Processes(2))
    assert one == two
    assert [line["game"] for line in one[1]] == list(range(12))


def test_everybody_moves_up_a_seat() -> None:
    _, lines = simulated(Alone(), 6)
    assert [line["bots"].index("spiteful") for line in lines] == [2, 1, 0, 2, 1, 0]


def test_counts_add_up() -> None:
    found, lines = simulated(Alone())
    assert sum(share["share"] for share in found["by_seat"]) == pytest.approx(1)
    assert found["by_bot"]["greedy"]["of"] == 12
    assert sum(kind["share"] for kind in found["facts"]["ending"]["kinds"].values()) == pytest.approx(1)
    for line in lines:
        assert len(line["survivors"]) == len(line["creatures"]) - line["eliminations"]
        assert max(line["scores"]) == line["scores"][line["places"].index(1)]
    dead = sum(line["eliminations"] for line in lines) / len(lines)
    assert found["facts"]["eliminations"]["mean"] == pytest.approx(dead)


def line_of(bots: list[str], places: list[int], scores: list[int]) -> Line:
    """A game of Colossal Arena."""
    common = {"turns": 3, "eliminations": 1, "ending": "deadlock", "decisions": 9, "survivors": ["troll"]}
    rest = {"tokens_left": [0, 1], "deck_left": 2, "first_dead": "wyrm", "creatures": ["wyrm", "troll"]}
    return {**common, **rest, "bots": bots, "places": places, "scores": scores}


def test_a_tally_by_hand() -> None:
    tally = Tally(ARENA, 2)
    for places, scores in (([1, 2], [9, 4]), ([1, 2], [8, 7]), ([2, 1], [1, 2]), ([1, 1], [5, 5])):
        tally.add(line_of(["a", "b"], places, scores))
    found = tally.as_json()
    assert [share["share"] for share in found["by_seat"]] == [0.625, 0.375]
    assert found["facts"]["margin"]["mean"] == pytest.approx((5 + 1 + 1 + 0) / 4)
    assert found["facts"]["survivors"]["kinds"]["wyrm"]["share"] == 0
    assert found["facts"]["survivors"]["kinds"]["troll"] == found["facts"]["ending"]["kinds"]["deadlock"]


def test_a_bot_in_several_seats_plays_one_game() -> None:
    """Three of four seats win every game, so it is a third each, and never more."""
    tally = Tally(ARENA, 4)
    for places in ([1, 2, 3, 4], [2, 1, 3, 4], [1, 1, 3, 4], [3, 2, 1, 4]) * 10:
        tally.add(line_of(["a", "a", "a", "b"], places, [5, 4, 3, 2]))
    several, one = tally.as_json()["by_bot"].values()
    assert (several["share"], several["high"], several["of"]) == pytest.approx((1 / 3, 1 / 3, 40))
    assert several["low"] == pytest.approx(wilson(40, 40)[0] / 3)
    assert (one["share"], one["high"], one["of"]) == pytest.approx((0, wilson(0, 40)[1], 40))


def test_colosseum_is_simulated_too() -> None:
    lines: list[Line] = []
    asked = Simulation("colosseum", ["random"] * 3, 1, "1", {})
    found = simulation.run(asked, Alone(), lines.extend, quiet).as_json()
    assert found["facts"]["scores"]["title"] == "spectators"
    assert set(lines[0]["winning_programs"]) <= set(lines[0]["staged"])
    assert len(lines[0]["coins"]) == 3


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # importing pyarrow
@pytest.mark.parametrize("suffix", ["jsonl", "csv", "parquet"])
def test_games_are_written(suffix: str, tmp_path: Path) -> None:
    if suffix == "parquet":
        pytest.importorskip("pyarrow", reason="Parquet needs pyarrow, of the extra `lab`")
    path = tmp_path / f"games.{suffix}"
    _, lines = simulated(Alone(), 3)
    writer = writer_for(str(path))
    writer.keep(lines[:2])
    writer.keep(lines[2:])
    writer.close()
    assert read(path) == [line["ending"] for line in lines]


def read(path: Path) -> list[str]:
    if path.suffix == ".jsonl":
        return [json.loads(line)["ending"] for line in path.read_text().splitlines()]
    if path.suffix == ".csv":
        with path.open() as file:
            return [row["ending"] for row in csv.DictReader(file)]
    import pyarrow.parquet

    table = pyarrow.parquet.read_table(path)
    assert [len(row) for row in table["places"].to_pylist()] == [3, 3, 3]
    return [str(word) for word in table["ending"].to_pylist()]


def test_a_file_that_cannot_be_is_refused_first(tmp_path: Path) -> None:
    for name in ("games.txt", str(tmp_path / "no" / "games.csv")):
        with pytest.raises(HarenaError):
            writer_for(name)


@pytest.mark.parametrize(("bots", "seats"), [([], 3), (["greedy"] * 4, 3)])
def test_bots_must_fit_their_seats(bots: list[str], seats: int) -> None:
    with pytest.raises(OptionError):
        simulation.seats_for(bots, seats)


def test_jobs_grow_until_they_are_worth_sending() -> None:
    pace = Pace(2, 100_000)
    sizes = []
    for batch in cut(iter(range(2000)), pace):
        sizes.append(len(batch))
        pace.learn(len(batch), 0.002 * len(batch))
    assert sum(sizes) == 2000
    assert sizes[0] == 1
    assert LEAST <= 0.002 * max(sizes) <= MOST
    pace.learn(10, 100.0)
    assert pace.size == 1
