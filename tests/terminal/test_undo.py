"""Taking back at the prompt: what one did last, while nobody has acted on it."""

from __future__ import annotations

import pytest

from harena.core.dealer import SeededDealer
from harena.core.match import Match
from harena.core.record import Record, read_record
from harena.games import GAMES
from harena.terminal.ink import Ink
from harena.terminal.page import Page
from harena.terminal.table import Table

EIGHT = "titan,wyrm,troll,gorgon,amazon,ettin,magus,daimon"


def table_of(seed: str) -> Table:
    options = {"creature_select": EIGHT}
    match = Match(GAMES["colossal-arena"], 2, options=options, dealer=SeededDealer(seed))
    return Table(match, Page(Ink(False), match.players, 80), [], int(match.actor))


def do(table: Table, word: str) -> None:
    """The first legal action that begins so."""
    actions = table.match.view(table.seat).actions()
    table.obey(next(action for action in actions if action.startswith(word)), actions)


def test_a_card_that_only_bots_have_seen_is_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    table = table_of("undo")
    before = table.match.view(table.seat)
    do(table, "bet")
    do(table, "play")
    table.obey("undo", [])
    table.obey("undo", [])
    assert table.match.view(table.seat) == before
    assert table.match.log[-2:] == ["undo 1 granted", "undo 1"]
    assert capsys.readouterr().out.count("Taken back.") == 2
    assert read_record(Record.of(table.match).text()).verify(GAMES).log == table.match.log


def test_what_was_drawn_or_decided_since_stands(capsys: pytest.CaptureFixture[str]) -> None:
    table = table_of("undo")
    do(table, "pass")
    while table.match.actor == table.seat:
        do(table, table.match.view(table.seat).actions()[-1])
    before = list(table.match.log)
    table.obey("undo", [])
    assert "it stands" in capsys.readouterr().out
    assert table.match.log == before


def test_what_was_learned_stands(capsys: pytest.CaptureFixture[str]) -> None:
    """Titan: the play can be taken back, but once three cards have been seen the choice of victim stands."""
    table = table_of("titan 0")
    do(table, "bet titan")
    do(table, "play titan")
    table.obey("undo", [])
    assert table.match.log[-1] == "undo 1 granted"
    do(table, "play titan")
    do(table, "target seat")
    before = len(table.match.log)
    table.obey("undo", [])
    assert "it stands" in capsys.readouterr().out
    assert len(table.match.log) == before
