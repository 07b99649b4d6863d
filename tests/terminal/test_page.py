"""A page: eighty columns or fewer, names for seats, menus, and any view at all."""

from __future__ import annotations

import io
import os
import shutil

import pytest

from harena.core.state import Json
from harena.games import GAMES
from harena.terminal.ink import Ink, ink_for
from harena.terminal.page import Page, page_on
from harena.terminal.renderer import PLAIN
from harena.terminal.renderers import RENDERERS, renderer_of

PAGE = Page(Ink(False), ["Anna", "Brutia (greedy)"])


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_colours_are_for_terminals_that_want_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert ink_for(Screen()).colours
    assert not ink_for(io.StringIO()).colours
    monkeypatch.setenv("TERM", "dumb")
    assert not ink_for(Screen()).colours
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert not ink_for(Screen()).colours


def test_paint_is_put_on_and_taken_off() -> None:
    assert Ink(True).paint("x", "bold", "red") == "\x1b[1;31mx\x1b[0m"
    assert Ink(False).paint("x", "bold") == "x"


@pytest.mark.parametrize(("columns", "width"), [(200, 80), (80, 80), (60, 60), (10, 40)])
def test_a_page_is_as_wide_as_the_screen_up_to_eighty(
    columns: int, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "get_terminal_size", lambda fallback: os.terminal_size((columns, 24)))
    page = page_on(Screen(), ["Anna"])
    assert (page.width, page.height) == (width, 24)
    assert (page_on(io.StringIO(), ["Anna"]).width, page_on(io.StringIO(), ["Anna"]).height) == (80, 0)


def test_seats_have_names_in_sentences() -> None:
    assert PAGE.people("Seat 1 asks seat 2 for Troll.") == "Anna asks Brutia for Troll."
    assert PAGE.people("Seat 9 is nobody.") == "Seat 9 is nobody."
    assert PAGE.choice("target seat 2") == "target seat 2 (Brutia)"


def test_a_label_stands_in_the_margin_or_above() -> None:
    assert PAGE.labelled("hand", "troll 2", 8) == ["hand    troll 2"]
    narrow = Page(Ink(False), ["Anna"], 40)
    lines = narrow.labelled("a label of thirty characters..", "and a text that goes on", 32)
    assert lines == ["a label of thirty characters..  and a", "    text that goes on"]


def test_a_menu_fits_the_page_and_keeps_its_order() -> None:
    actions = [f"spectator {k} on colossus" for k in range(40)]
    for width in (80, 60, 40):
        lines = Page(Ink(False), ["Anna"], width).menu(actions)
        assert max(map(len, lines)) <= width
        assert all(f"{k + 1}  {action}" in "\n".join(lines) for k, action in enumerate(actions))


def test_a_game_without_a_renderer_is_printed_as_it_is() -> None:
    seen: Json = {
        "game": "x",
        "legal": ["a"],
        "over": False,
        "rows": [{"a": 1, "b": None}],
        "many": list(range(60)),
        "own": {"hand": ["ace"]},
    }
    assert renderer_of("no such game") is PLAIN
    lines = [*PLAIN.board(seen, PAGE), *PLAIN.own(seen, PAGE)]
    assert lines[0] == "game x · over no"
    assert "  1.          a 1, b -" in lines
    assert max(map(len, lines)) <= 80
    assert any("ace" in line for line in lines)
    assert not any("legal" in line for line in lines)


def test_every_game_has_its_renderer() -> None:
    assert set(RENDERERS) == set(GAMES)
