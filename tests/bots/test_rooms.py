"""The bots of either game are found in files of the same names."""

from __future__ import annotations

from pathlib import Path

import pytest

import harena
from harena.bots import ADVISERS, BOTS, MAKERS
from harena.games import GAMES

BOTS_ROOM = Path(harena.__file__).parent / "bots"
ROLES = {"makers.py", "policies.py", "planner.py", "reasons.py"}
COMPILED = {"weights.py", "outlook.py", "greedy.py", "playout.py", "search.py"}


@pytest.mark.parametrize("game", GAMES)
def test_the_same_roles_have_the_same_names(game: str) -> None:
    folder = BOTS_ROOM / game.replace("-", "_")
    assert {path.name for path in folder.glob("*.py")} >= ROLES
    assert {path.name for path in (folder / "compiled").glob("*.py")} >= COMPILED


@pytest.mark.parametrize("game", GAMES)
def test_every_maker_has_a_row_and_every_game_an_adviser(game: str) -> None:
    assert set(MAKERS[game]) == {name for name, row in BOTS.items() if game in row.games}
    assert game in ADVISERS
