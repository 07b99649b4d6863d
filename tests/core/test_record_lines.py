"""A record knows where it was read, what fits on a line, and the difference between false and unproven."""

from __future__ import annotations

import pytest

from harena.core.dealer import SeededDealer
from harena.core.errors import NotationError, OutOfTurn, RecordError, Unproven
from harena.core.match import Match
from harena.core.record import Record, check_seed, read_record
from harena.games import GAMES

GAME = next(iter(GAMES.values()))
PLAYERS = [f"P{k}" for k in range(GAME.seats[0])]
OPTIONS = GAME.complete(next(iter(GAME.presets)), {})


def finished(seed: str) -> Record:
    match = Match(GAME, len(PLAYERS), dealer=SeededDealer(seed), players=PLAYERS)
    while not match.over:
        match.play(match.state.text(match.state.actions()[0]))
    return Record.of(match)


@pytest.fixture(scope="module")
def text() -> str:
    return finished("lines").text()


def below_comments(text: str) -> str:
    """The same record three lines further down, its seed another two."""
    return text.replace("\n", "\n# one\n# two\n# three\n", 1).replace("\nseed:", "\n#\n#\nseed:")


def test_header_errors_know_their_line_wherever_it_is(text: str) -> None:
    moved = below_comments(text)
    seed_line = moved.split("\n").index("seed: lines") + 1
    with pytest.raises(Unproven, match=f"line {seed_line}: the seed is not the one"):
        read_record(moved.replace("seed: lines", "seed: other")).verify(GAMES)
    with pytest.raises(RecordError, match="line 5: no game is called 'chess'"):
        read_record(moved.replace(f"game: {GAME.name}", "game: chess")).match(GAMES)
    with pytest.raises(RecordError, match=r"line 6: .* has no option 'hats'"):
        read_record(moved.replace("options: ", "options: hats=on ")).match(GAMES)


def test_too_many_players_are_counted_at_the_last_of_them() -> None:
    players = "".join(f"player {k}: P\n" for k in range(1, 10))
    with pytest.raises(RecordError, match=r"line 12: .* seats, not 9"):
        read_record(f"harena record 1\ngame: {GAME.name}\noptions: a=b\n{players}\n").match(GAMES)


@pytest.mark.parametrize("name", ["", " ", "two\nlines", "two\u2028lines", " A", "A ", "A\x1b[2J"])
def test_a_name_that_does_not_fit_a_line_is_refused(name: str) -> None:
    with pytest.raises(NotationError):
        Record(GAME.name, OPTIONS, [name, "B"])


@pytest.mark.parametrize("name", ["\x1b[2J", "a\x0bb", ""])
def test_nor_is_it_read(text: str, name: str) -> None:
    with pytest.raises(RecordError, match="line 4: a name is"):
        read_record(text.replace("player 1: P0", f"player 1: {name}"))


@pytest.mark.parametrize("seed", ["", "two\nlines", "a # b", " a"])
def test_a_seed_that_does_not_fit_a_line_is_refused(seed: str) -> None:
    with pytest.raises(NotationError):
        check_seed(seed)


def test_windows_line_ends_are_read(text: str) -> None:
    assert read_record(text.replace("\n", "\r\n")).text() == text


def test_a_finished_game_that_hides_its_seed_is_unproven(text: str) -> None:
    hidden = text.replace("seed: lines\n", "")
    assert read_record(hidden).match(GAMES).over
    with pytest.raises(Unproven, match="its seed is not shown"):
        read_record(hidden).verify(GAMES)


def test_an_objection_takes_nothing() -> None:
    match = Match(GAME, len(PLAYERS), dealer=SeededDealer("check"))
    before = (list(match.log), match.view(match.actor))
    assert match.objection(match.state.text(match.state.actions()[0]), match.actor) is None
    objection = match.objection(match.state.text(match.state.actions()[0]), match.actor + 1)
    assert isinstance(objection, OutOfTurn)
    assert (match.log, match.view(match.actor)) == before


def test_an_open_story_shows_what_a_viewer_may_not_see() -> None:
    match = finished("open").match(GAMES)
    shown, hidden = match.told(None, open=True), match.told(None)
    assert len(shown) == len(hidden)
    assert shown != hidden
