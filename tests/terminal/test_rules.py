"""The rules in place: by number, by word, and as a whole; also where no checkout is."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from harena.core.errors import HarenaError
from harena.games import GAMES
from harena.terminal.rules import how_to_play, looked_up, rulings

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_of_the_page_can_be_looked_up(game: str) -> None:
    found = rulings(game)
    page = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    assert len(found) == page.count("\n- **")
    for number, text in found.items():
        assert text.endswith((".", ")", "`")), number
        assert "**" not in text
        assert "\n" not in text


def test_a_ruling_by_its_number() -> None:
    assert looked_up("colossal-arena", "r43", 80) == ["R43   Whoever can play a card must."]
    assert looked_up("colosseum", "C13", 80)[0].startswith("C13   ")


def test_rulings_about_a_word() -> None:
    lines = looked_up("colosseum", "loge", 80)
    assert len(lines) > 1
    assert max(map(len, lines)) <= 80
    with pytest.raises(HarenaError, match="speaks of 'chess'"):
        looked_up("colosseum", "chess", 80)


@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_without_marks(game: str) -> None:
    lines = how_to_play(game, 80)
    assert len(lines) > 15
    assert max(map(len, lines)) <= 80
    assert not any(mark in line for line in lines for mark in ("**", "|", "`"))


def test_an_installed_program_carries_its_rules() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]
    assert build["wheel"]["force-include"] == {"docs/rules": "harena/rules"}
    assert "/docs" in build["sdist"]["include"]
