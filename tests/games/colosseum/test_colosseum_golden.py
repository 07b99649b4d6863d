"""The golden games: played again they come out the same, and together they show the whole game."""

from __future__ import annotations

import pytest

from harena.core.record import Record, read_record
from harena.games import GAMES

from .golden import FOLDER, GOLDEN, WANTED, Golden, shown_by

games = pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)


@games
def test_a_golden_game_is_played_the_same(golden: Golden) -> None:
    """Chooser, dealer and rules give the record byte for byte."""
    assert golden.text() == golden.path.read_text(encoding="utf-8")


@games
def test_a_golden_record_holds(golden: Golden) -> None:
    """Read, replayed against its seed and written again it is the same text."""
    text = golden.path.read_text(encoding="utf-8")
    record = read_record(text)
    match = record.verify(GAMES)

    again = Record.of(match)
    again.commitment, again.seed = record.commitment, record.seed
    assert {name: match.options[name] for name in record.options} == record.options
    again.options = record.options
    assert again.text() == text


def test_together_they_show_the_whole_game() -> None:
    """Every investment, every token, every kind of tie."""
    shown = set().union(*(shown_by(golden.path.read_text(encoding="utf-8")) for golden in GOLDEN))

    assert WANTED - shown == set()
    assert {path.stem for path in FOLDER.glob("*.record")} == {golden.name for golden in GOLDEN}
