"""Saving, leaving and going on."""

from __future__ import annotations

from pathlib import Path

import pytest

from harena.core.dealer import SeededDealer
from harena.core.errors import HarenaError, OptionError
from harena.core.match import Match
from harena.core.record import Record, read_record
from harena.games import GAMES
from harena.terminal.opponents import bot_named, opponents_named
from harena.terminal.saved_games import Scribe, person_of, resumed

from .test_play import TO_THE_END, play

GAME = "colossal-arena"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_saved_game_goes_on_as_it_was_dealt(game: str, tmp_path: Path) -> None:
    """The same lines in one evening or in two: the same game, to the last card."""
    half, whole, rest = (tmp_path / name for name in ("half.txt", "whole.txt", "rest.txt"))
    lines = TO_THE_END[game][:40]
    play([*lines, *TO_THE_END[game]], game, "--seed", "two evenings", "--record", str(whole))
    first = play([*lines, f"save {half}", "quit"], game, "--seed", "two evenings")
    assert f"harena play --resume {half} continues it." in " ".join(first.stdout.split())
    second = play(TO_THE_END[game], "--resume", str(half), "--record", str(rest))
    assert (second.returncode, second.stderr) == (0, "")
    assert rest.read_text() == whole.read_text()
    assert read_record(rest.read_text()).verify(GAMES).over


def test_leaving_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "kept.txt"
    done = play(["1", "quit"], GAME, "--record", str(path))
    assert done.returncode == 0
    assert not resumed(read_record(path.read_text())).over


def test_who_sits_where_is_read_from_the_names() -> None:
    names = ["Anna (at home)", "Aulus (greedy)", "Brutia (planner:20)"]
    assert [bot_named(name, GAME) for name in names] == ["", "greedy", "planner:20"]
    assert person_of(names, GAME) == 0
    assert person_of(names[1:], GAME) is None
    assert [bot.name for bot in opponents_named(names, GAME, "1")][1:] == ["greedy", "planner:20"]
    with pytest.raises(OptionError, match="--seat where you sit: 1, 2"):
        person_of(["Anna", "Bruno"], GAME)


def test_a_game_without_its_seed_is_dealt_anew_and_promises_nothing(tmp_path: Path) -> None:
    match = Match(GAMES[GAME], 2, dealer=SeededDealer("hidden"), players=["Anna", "Aulus (greedy)"])
    record = Record.of(match)
    assert record.commitment
    again = resumed(read_record(record.text()))
    assert again.log == match.log
    path = tmp_path / "again.txt"
    Scribe().save(str(path), again)
    kept = read_record(path.read_text())
    assert (kept.commitment, kept.seed) == ("", "")


def test_a_finished_game_does_not_go_on(tmp_path: Path) -> None:
    path = tmp_path / "over.txt"
    play(TO_THE_END[GAME], GAME, "--seed", "over", "--record", str(path))
    with pytest.raises(HarenaError, match="is over"):
        resumed(read_record(path.read_text()))


def test_a_saved_game_has_its_own_options(tmp_path: Path) -> None:
    path = tmp_path / "half.txt"
    play(["1", f"save {path}", "quit"], GAME)
    done = play([], "--resume", str(path), "--seats", "4")
    assert done.returncode == 2
    assert "takes the game, seats, options and seed from the file" in done.stderr
    done = play([], str(path))
    assert done.returncode == 2
    assert f"harena play --resume {path}" in done.stderr
