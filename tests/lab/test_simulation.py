"""Simulations count right, in any order, and write what they saw."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from harena.core.errors import HarenaError, OptionError
from harena.core.record import read_record
from harena.core.state import CHANCE
from harena.games import GAMES
from harena.lab import simulation
from harena.lab.batches import LEAST, MOST, Pace, cut
from harena.lab.crew import Alone
from harena.lab.facts.colossal_arena import ColossalArenaFacts
from harena.lab.facts.colosseum import ColosseumFacts
from harena.lab.facts.facts import Row
from harena.lab.files import writer_for
from harena.lab.findings import Findings, Frequency, Spread, findings_of, of_bot, of_fact
from harena.lab.jobs import Answer
from harena.lab.processes import Processes
from harena.lab.simulation import Simulation
from harena.lab.statistics import wilson
from harena.lab.tally import Tally

ARENA = "colossal-arena"


def quiet(done: int, total: int) -> None:
    assert done <= total


Games = list[Row[ColossalArenaFacts]]


def simulated(crew: Alone | Processes, games: int = 12, seats: int = 3) -> tuple[Findings, Games]:
    kept: Games = []
    asked = Simulation(ARENA, ["greedy"] * (seats - 1) + ["spiteful"], games, "1", {})
    tally = simulation.run(asked, crew, lambda answer: kept.extend(answer.games), quiet)
    return findings_of(asked, tally), kept


def spread(found: Spread | Frequency) -> Spread:
    assert isinstance(found, Spread)
    return found


def frequency(found: Spread | Frequency) -> Frequency:
    assert isinstance(found, Frequency)
    return found


def test_games_come_in_order_and_alike_from_any_crew() -> None:
    one, two = simulated(Alone()), simulated(Processes(2))
    assert one == two
    assert [row.game for row in one[1]] == list(range(12))


def test_everybody_moves_up_a_seat() -> None:
    _, rows = simulated(Alone(), 6)
    assert [row.bots.index("spiteful") for row in rows] == [2, 1, 0, 2, 1, 0]


def test_counts_add_up() -> None:
    found, rows = simulated(Alone())
    assert sum(portion.share for portion in found.by_seat) == pytest.approx(1)
    assert found.by_bot["greedy"].of == 12
    endings = frequency(found.facts["ending"]).kinds
    assert sum(portion.share for portion in endings.values()) == pytest.approx(1)
    for row in rows:
        assert len(row.facts.survivors) == len(row.facts.creatures) - row.facts.eliminations
        assert max(row.scores) == row.scores[row.places.index(1)]
    dead = sum(row.facts.eliminations for row in rows) / len(rows)
    assert spread(found.facts["eliminations"]).mean == pytest.approx(dead)


@pytest.mark.parametrize(
    ("game", "bots"), [(ARENA, ["greedy", "random", "spiteful"]), ("colosseum", ["greedy"] * 3)]
)
@pytest.mark.parametrize("number", [0, 4])
def test_any_game_can_be_written_down(game: str, bots: list[str], number: int) -> None:
    asked = Simulation(game, bots, 5, "1", {})
    rows: list[Row[Any]] = []
    simulation.run(asked, Alone(), lambda answer: rows.extend(answer.games), quiet)
    record = read_record(asked.record(number).text())
    match = record.match(GAMES)
    assert match.over
    assert match.state.scores() == rows[number].scores
    assert record.players == rows[number].bots
    assert sum(move.seat != CHANCE for move in record.moves) == rows[number].decisions


def test_a_game_that_is_not_simulated_has_no_record() -> None:
    with pytest.raises(OptionError, match="numbered 0 to 4, there is no 5"):
        Simulation(ARENA, ["greedy"] * 3, 5, "1", {}).record(5)


def row_of(bots: list[str], places: list[int], scores: list[int]) -> Row[ColossalArenaFacts]:
    """A game of Colossal Arena."""
    facts = ColossalArenaFacts(3, "deadlock", 1, ["wyrm", "troll"], ["troll"], "wyrm", [0, 1], 2, 0)
    return Row(0, bots, places, scores, 9, facts)


def test_a_tally_by_hand() -> None:
    tally = Tally(ARENA, 2)
    for places, scores in (([1, 2], [9, 4]), ([1, 2], [8, 7]), ([2, 1], [1, 2]), ([1, 1], [5, 5])):
        tally.add(row_of(["a", "b"], places, scores))
    assert [won / 60 / tally.games for won in tally.by_seat] == [0.625, 0.375]
    assert spread(of_fact(tally, "margin")).mean == pytest.approx((5 + 1 + 1 + 0) / 4)
    survivors = frequency(of_fact(tally, "survivors")).kinds
    assert survivors["wyrm"].share == 0
    assert survivors["troll"] == frequency(of_fact(tally, "ending")).kinds["deadlock"]


def test_a_bot_in_several_seats_plays_one_game() -> None:
    """Three of four seats win every game, so it is a third each, and never more."""
    tally = Tally(ARENA, 4)
    for places in ([1, 2, 3, 4], [2, 1, 3, 4], [1, 1, 3, 4], [3, 2, 1, 4]) * 10:
        tally.add(row_of(["a", "a", "a", "b"], places, [5, 4, 3, 2]))
    several, one = of_bot(tally, "a"), of_bot(tally, "b")
    assert (several.share, several.high, several.of) == pytest.approx((1 / 3, 1 / 3, 40))
    assert several.low == pytest.approx(wilson(40, 40)[0] / 3)
    assert (one.share, one.high, one.of) == pytest.approx((0, wilson(0, 40)[1], 40))


def test_colosseum_is_simulated_too() -> None:
    rows: list[Row[ColosseumFacts]] = []
    asked = Simulation("colosseum", ["random"] * 3, 1, "1", {})
    found = findings_of(
        asked, simulation.run(asked, Alone(), lambda answer: rows.extend(answer.games), quiet)
    )
    assert found.facts["scores"].title == "spectators"
    assert set(rows[0].facts.winning_programs) <= set(rows[0].facts.staged)
    assert len(rows[0].facts.coins) == 3


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # importing pyarrow
@pytest.mark.parametrize("suffix", ["jsonl", "csv", "parquet"])
def test_games_are_written(suffix: str, tmp_path: Path) -> None:
    if suffix == "parquet":
        pytest.importorskip("pyarrow", reason="Parquet needs pyarrow, of the extra `lab`")
    path = tmp_path / f"games.{suffix}"
    _, rows = simulated(Alone(), 3)
    writer = writer_for(str(path))
    writer.keep(Answer(rows[:2], 0.0))
    writer.keep(Answer(rows[2:], 0.0))
    writer.close()
    assert read(path) == [row.facts.ending for row in rows]


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
