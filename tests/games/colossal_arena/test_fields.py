"""A position's fields are listed where it is made, where it is copied and where it is shown: all of them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from harena.games.colossal_arena.options import Rules
from harena.games.colossal_arena.sight.board import board_for
from harena.games.colossal_arena.state import ColossalArena

from .arrange import ARENA

SOURCE = Path(__file__).parents[3] / "src/harena/games/colossal_arena/position.py"
HIDDEN = {"hand", "stun", "buried", "secret", "deck_lo", "deck_hi", "shown", "stack", "discards"}
"""What a spectator's board never has; all else is public."""
APART = {"rules", "memory"}
"""Shared by all states of a match, or kept beside the position."""


def fields() -> list[str]:
    """What the constructor sets, its base's `actor` among it."""
    functions = [
        node for node in ast.walk(ast.parse(SOURCE.read_text())) if isinstance(node, ast.FunctionDef)
    ]
    made = next(function for function in functions if function.name == "__init__")
    statements = [node for node in made.body if isinstance(node, ast.Assign | ast.AnnAssign)]
    targets = [node.target if isinstance(node, ast.AnnAssign) else node.targets[0] for node in statements]
    return sorted({"actor"} | {target.attr for target in targets if isinstance(target, ast.Attribute)})


def odd_state() -> ColossalArena:
    """No position of any game, and no field as it was made."""
    s = ColossalArena(Rules(ARENA.complete("", {})), 3)
    for n, name in enumerate(fields()):
        if name in APART:
            continue
        value = getattr(s, name)
        if isinstance(value, int):
            setattr(s, name, value + n % 2 + 1)
        else:
            value[0] = 1
    s.magus = 1  # else the discards of the turn are public
    s.revealed = 0  # else the secret bets are
    return s


def shown(s: ColossalArena, name: str) -> object:
    value = getattr(s, name)
    return value if isinstance(value, int) else list(value)


def test_the_list_is_whole() -> None:
    assert len(fields()) > 50
    assert {"hand", "row", "latest", "memory"} < set(fields())


@pytest.mark.parametrize("name", [name for name in fields() if name not in APART])
def test_a_copy_has_every_field(name: str) -> None:
    s = odd_state()
    assert shown(s.bare(), name) == shown(s, name)


@pytest.mark.parametrize("name", [name for name in fields() if name not in APART | HIDDEN])
def test_a_board_has_every_public_field(name: str) -> None:
    s = odd_state()
    assert shown(board_for(s, -1), name) == shown(s, name)


@pytest.mark.parametrize("name", sorted(HIDDEN))
def test_a_board_has_no_hidden_field(name: str) -> None:
    s = odd_state()
    assert shown(board_for(s, -1), name) != shown(s, name)
