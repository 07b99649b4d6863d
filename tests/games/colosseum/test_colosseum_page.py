"""The rules page says what the engine does: its tables are made from the components."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import cast

from harena.core.chance import Luck
from harena.core.state import CHANCE, NOBODY
from harena.games import GAMES
from harena.games.colosseum import actions, steps
from harena.games.colosseum.components import (
    ACTION,
    MEDAL_COINS,
    MOST_COINS,
    NOBLE_TABLE,
    OFFERS_PER_TURN,
    PER_MEDAL,
    PER_PREVIOUS,
    PER_STAR,
    PER_TICKET,
    PROGRAMS,
)
from harena.games.colosseum.state import Colosseum

WINDOWS = {
    steps.INVEST: "investing",
    steps.INVESTED: "between investments",
    steps.OPEN: "opening an auction",
    steps.RAISE: "raising a bid",
    steps.BARGAIN: "beginning an offer",
    steps.APPROACH: "beginning an offer",
    steps.STAGE: "before staging",
}

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs/rules/colosseum.md").read_text(encoding="utf-8")
TABLES = runpy.run_path(str(ROOT / "scripts/tables.py"))


def section(title: str) -> str:
    return PAGE.partition(f"\n### {title}\n")[2].partition("\n#")[0]


def test_the_tables_are_fresh() -> None:
    """If not: `PYTHONPATH=src .venv/bin/python scripts/tables.py`."""
    assert TABLES["written"](PAGE) == PAGE
    assert sorted(re.findall(r"<!-- (\w+) -->", PAGE)) == sorted(TABLES["TABLES"])


def test_the_example_is_counted_as_the_engine_counts() -> None:
    consul = next(worth for name, _, worth in NOBLE_TABLE if name == "consul-1")
    circus = next(program for program in PROGRAMS if program.name == "Circus Maximus")
    parts = [circus.crowd[2], 2 * PER_PREVIOUS, PER_STAR, consul, PER_TICKET, PER_MEDAL]
    assert f"{' + '.join(map(str, parts))} = {sum(parts)} spectators" in " ".join(PAGE.split())


def test_the_bounds_on_offers_are_the_engines() -> None:
    bounds = section("How much one may offer")
    assert OFFERS_PER_TURN == 5
    assert "may begin five offers" in bounds
    assert f"up to {MOST_COINS} coins" in bounds


def test_medals_and_actions_are_used_when_the_page_says() -> None:
    """`cash` and `swap` are offered at just these steps, in games at random of players who have enough."""
    windows = section("When medals and Additional Actions may be used")
    assert f"a medal becomes {MEDAL_COINS} coins" in windows
    said = dict(re.findall(r"^\| `(cash|swap)` \| .* \| (.*) \|$", windows, re.MULTILINE))
    found: dict[str, set[str]] = {"cash": set(), "swap": set()}
    luck = Luck(5)
    for seats in (3, 4, 5):
        luck.begin()
        state = cast(Colosseum, GAMES["colosseum"].start(seats))
        while state.actor != NOBODY:
            if state.actor != CHANCE:
                legal = state.actions()
                found["cash"] |= {WINDOWS[int(state.step)]} if actions.CASH in legal else set()
                found["swap"] |= {WINDOWS[int(state.step)]} if actions.SWAP in legal else set()
                state.medals[state.actor] = 2
                state.held[16 * state.actor + ACTION] = 1
            state.wander(luck)
    assert {word: set(when.split(", ")) for word, when in said.items()} == found


def test_every_option_is_in_the_table_of_differences_with_what_each_preset_does() -> None:
    game = GAMES["colosseum"]
    table = PAGE.partition("\n## Two texts, three presets\n")[2].partition("\n## ")[0]
    head, _, *rows = [line.strip("| ").split(" | ") for line in table.split("\n") if line.startswith("|")]
    assert [cell.strip("`") for cell in head[3:6]] == list(game.presets)
    said = {row[0].split("`")[1]: row[3:6] for row in rows if "`" in row[0]}
    assert said == {
        option.name: [game.complete(preset, {})[option.name] for preset in game.presets]
        for option in game.options
    }
