"""The same seed, the same table: whoever plays it, and however often it is stopped."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterable, Iterator
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest
from msgspec import ValidationError

from harena.core.errors import HarenaError
from harena.lab.crew import Alone, Crew, CrewLost, crew_for
from harena.lab.jobs import Outcome
from harena.lab.ledger import Ledger
from harena.lab.processes import Processes
from harena.lab.results import lines_of, results_of
from harena.lab.sources import fingerprint
from harena.lab.standings import MIXED, Standings, standing_of

from .running import BOTS, TOURNAMENT, harena, plan, played, printed, started, timeless, wait_for_lines


@pytest.fixture(scope="module")
def expected() -> Standings:
    return played(Alone(), plan())


def test_two_workers_give_the_same_table(expected: Standings, tmp_path: Path) -> None:
    assert timeless(played(Processes(2), plan(), tmp_path / "two.jsonl")) == timeless(expected)


def test_another_seed_gives_another_table(expected: Standings) -> None:
    assert timeless(played(Alone(), plan(seed="t"))) != timeless(expected)


def test_the_table_adds_up(expected: Standings) -> None:
    assert expected.games == 24
    for row in expected.rows:
        assert row.share.games == 12
        assert row.share.clusters == 4
        assert sum(share.games for share in row.by_seat) == 12
        assert row.share.low <= row.share.value <= row.share.high
    assert expected.costs["greedy"].milliseconds > 0
    assert "greedy  " in "\n".join(lines_of(expected))


def test_a_mixed_table_shares_one_victory(expected: Standings) -> None:
    table = played(Alone(), plan(6, format="mixed"))
    seats = {name: sum(bout.bots.count(name) for bout in plan(6, format="mixed").bouts()) for name in BOTS}
    assert sum(row.share.value * seats[row.bot] for row in table.rows) == pytest.approx(table.games)
    assert {row.against for row in table.rows} == {"mixed tables"}


def games_won_by(winner: str, deals: int) -> list[Outcome]:
    """Games at mixed tables of two bots and four seats, all won by one of them."""
    found: list[Outcome] = []
    for bout in plan(4 * deals, seats=4, format="mixed").bouts():
        places = [1 if name == winner else 2 for name in bout.bots]
        found.append(Outcome(*bout.key, bout.bots, places, [0] * 4, [1] * 4, [0] * 4, [0.0] * 4))
    return found


def test_copies_win_together() -> None:
    """Two of four seats cannot have more than half each, and a game is one game."""
    games = games_won_by("greedy", 25)
    row = standing_of(games, "greedy", MIXED, 4)
    assert (row.share.value, row.share.high) == pytest.approx((0.5, 0.5))
    assert 0.45 < row.share.low < 0.5
    assert (row.share.games, row.share.clusters) == (100, 25)
    assert row.course == [(2.0, 4)] * 25
    assert row.so_far(25) == row.share
    assert row.so_far(5).low < row.share.low
    other = standing_of(games, "spiteful", MIXED, 4)
    assert (other.share.low, other.share.value) == (0.0, 0.0)
    assert other.share.high == pytest.approx(0.5 - row.share.low)


def test_a_seat_is_as_sure_as_its_deals() -> None:
    """Each bot has each seat in two games of a deal, which are one observation."""
    row = standing_of(games_won_by("greedy", 25), "greedy", MIXED, 4)
    assert [(share.games, share.clusters) for share in row.by_seat] == [(50, 25)] * 4


def test_deals_keep_their_numbers() -> None:
    games = [game for game in games_won_by("greedy", 3) if game.key[1:] != (1, 2)]
    row = standing_of(games, "greedy", MIXED, 4)
    assert (row.deals, [played for _, played in row.course]) == ([0, 1, 2], [4, 3, 4])
    assert list(row.complete) == [0, 2]


@pytest.mark.slow
def test_killed_and_resumed_gives_the_same_table(expected: Standings, tmp_path: Path) -> None:
    """Killed without a warning in the middle of a line."""
    path = tmp_path / "games.jsonl"
    command = [*TOURNAMENT, "--games", "12", "--resume", str(path), "--json"]
    first = started(*command, "--workers", "2")
    wait_for_lines(path, 4, first)
    first.kill()
    first.communicate()
    kept = path.read_text()
    path.write_text(kept + '{"match": 0, "deal": 3, "sea')
    second = harena(*command, "--workers", "1")
    assert second.returncode == 0, second.stderr
    assert path.read_text().startswith(kept[: kept.rfind("\n") + 1])
    assert printed(second.stdout) == timeless(expected)
    assert len(path.read_text().splitlines()) == 25


def test_stopped_by_a_person_says_what_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    process = started(*TOURNAMENT, "--games", "3000", "--workers", "2", "--resume", path)
    wait_for_lines(path, 3, process)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "games are in" in said
    assert all(json.loads(line) for line in path.read_text().splitlines())


def test_a_longer_tournament_goes_on_from_a_shorter(expected: Standings, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    played(Alone(), plan(6), path)
    short = path.read_text()
    assert timeless(played(Alone(), plan(12), path)) == timeless(expected)
    assert path.read_text().startswith(short)
    assert timeless(played(Alone(), plan(6), path)) == timeless(played(Alone(), plan(6)))


def test_a_file_of_an_earlier_build_is_gone_on_with(expected: Standings, tmp_path: Path) -> None:
    """Its games count, whatever spaces its lines have; what is missing of the plan is played."""
    path = tmp_path / "games.jsonl"
    kept = (Path(__file__).parent / "kept" / "november.jsonl").read_text()
    path.write_text(kept)
    options = json.loads(kept.splitlines()[0])["tournament"]["options"]
    found = played(Alone(), plan(12, options=options), path)
    assert path.read_text().startswith(kept)
    assert [line.startswith('{"match":') for line in path.read_text().splitlines()].count(True) == 24
    assert timeless(found)["table"] == timeless(expected)["table"]


def test_another_tournament_is_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Ledger(plan(), path).close()
    with pytest.raises(HarenaError, match="another tournament: its seed"):
        Ledger(plan(seed="other"), path)
    path.write_text(path.read_text() + "{}\n")
    with pytest.raises(HarenaError, match="line 2"):
        Ledger(plan(), path)


def test_changed_bots_are_noticed(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Ledger(plan(), path).close()
    again = Ledger(plan(), path)
    again.close()
    assert not again.changed
    path.write_text(path.read_text().replace('"sources":"', '"sources":"0'))
    other = Ledger(plan(), path)
    other.close()
    assert other.changed


def test_two_do_not_write_one_file(tmp_path: Path) -> None:
    first = Ledger(plan(), tmp_path / "games.jsonl")
    with pytest.raises(HarenaError, match="is running"):
        Ledger(plan(), tmp_path / "games.jsonl")
    first.close()


def test_a_killed_worker_costs_no_game(expected: Standings) -> None:
    """One of two processes dies after the first answer; nobody is left behind afterwards."""
    before = set(active_children())
    crew = Unlucky(2)
    assert timeless(played(crew, plan())) == timeless(expected)
    assert crew.killed == 1
    end = time.monotonic() + 20
    while set(active_children()) - before and time.monotonic() < end:
        time.sleep(0.05)
    assert not set(active_children()) - before


class Unlucky(Processes):
    """A crew of which one dies when the first answer has come."""

    killed = 0

    def run(self, jobs: Iterable[bytes]) -> Iterator[bytes]:
        others = set(active_children())
        for answer in super().run(jobs):
            if not self.killed:
                next(iter(set(active_children()) - others)).kill()
                self.killed += 1
            yield answer


@pytest.mark.parametrize("crew", [Alone(), Processes(1)], ids=["alone", "processes"])
def test_a_mistake_in_a_job_is_told(crew: Crew) -> None:
    with pytest.raises(ValidationError, match="nonsense"):
        list(crew.run([b'{"kind": "nonsense"}']))


def test_a_job_that_kills_everybody_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harena.lab.processes.PATIENCE", 1)
    monkeypatch.setattr("harena.lab.processes.work", os._exit)  # whoever takes a job is gone
    jobs: Any = [3]
    with pytest.raises(CrewLost):
        list(Processes(1).run(jobs))


def test_crews_are_chosen_by_what_is_asked() -> None:
    made: list[Crew] = [crew_for(1), crew_for(3)]
    assert [type(crew) for crew in made] == [Alone, Processes]
    assert [crew.size for crew in made] == [1, 3]
    assert issubclass(CrewLost, HarenaError)


def test_every_build_that_played_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    played(Alone(), plan(3), path)
    monkeypatch.setattr("harena.lab.ledger.fingerprint", lambda: "another")
    both = results_of(played(Alone(), plan(6), path)).sources
    monkeypatch.undo()
    assert sorted([fingerprint(), "another"]) == both
    again = Ledger(plan(6), path)
    again.close()
    assert again.changed


@pytest.mark.parametrize("text", ["my only notes", '{"a": 1}', "two\nlines"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes"
    path.write_text(text)
    with pytest.raises(HarenaError, match="notes"):
        Ledger(plan(), path)
    assert path.read_text() == text


@pytest.mark.parametrize(
    "change", [{"match": 7}, {"seating": 3}, {"deal": -1}, {"bots": ["random"] * 3}, {"places": [1]}]
)
def test_a_game_of_another_tournament_is_refused(tmp_path: Path, change: dict[str, object]) -> None:
    path = tmp_path / "games.jsonl"
    played(Alone(), plan(3), path)
    *lines, last = path.read_text().splitlines()
    path.write_text("\n".join([*lines, json.dumps(json.loads(last) | change), ""]))
    with pytest.raises(HarenaError, match="is no game of this tournament"):
        Ledger(plan(3), path)
