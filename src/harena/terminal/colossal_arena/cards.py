"""`card wyrm`: a creature's power, and how it stands."""

from __future__ import annotations

from typing import Any

from harena.core.errors import HarenaError
from harena.games.colossal_arena.components import CREATURES
from harena.games.colossal_arena.powers.table import POWERS
from harena.terminal.page import Page


def draw_card(rest: str, view: dict[str, Any], page: Page) -> list[str]:
    wanted = rest.lower()
    fitting = [name for name in CREATURES if wanted and name.startswith(wanted)]
    if len(fitting) != 1:
        here = [column["creature"] for column in view["columns"]] or CREATURES
        raise HarenaError(f"card CREATURE: {', '.join(here)}")
    name = fitting[0]
    lines = page.wrapped(f"{page.title(name.capitalize())}: {POWERS[CREATURES.index(name)].sentence}")
    column = next((column for column in view["columns"] if column["creature"] == name), None)
    if column is None:
        return [*lines, "It does not fight today."]
    lines += page.wrapped(" ".join([*stakes(column, page), standing(column, page)]))
    return [*lines, page.ink.paint(f"rules {name} finds what is ruled about it.", "dim")]


def stakes(column: dict[str, Any], page: Page) -> list[str]:
    """Who has bet what on it."""
    bets = [*column["bets"], *column["secrets"]]
    found = [f"{page.first_names[bet['seat']]} has {bet['gold']} gold on it." for bet in bets]
    return found or ["Nobody is seen to bet on it."]


def standing(column: dict[str, Any], page: Page) -> str:
    if not column["alive"]:
        return "It is dead."
    backer = column["backer"]
    return "Nobody backs it." if backer is None else f"{page.first_names[backer]} backs it."
