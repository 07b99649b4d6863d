"""How each game looks on a page. A new game is a row in RENDERERS; without one it is printed as it is."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap
from typing import Final

from harena.core.state import Json
from harena.terminal import colossal_arena as arena
from harena.terminal.page import WIDTH, Page

Drawing = Callable[[Json, Page], list[str]]


class Renderer:
    def __init__(self, board: Drawing, own: Drawing) -> None:
        self.board = board
        """What a view shows of the table that everybody sees."""
        self.own = own
        """What it shows besides: the viewer's own hand and the like."""


def print_board(seen: Json, page: Page) -> list[str]:
    """Any game's view as an indented list, without what the table prints anyway."""
    known = {key: value for key, value in seen.items() if key not in ("legal", "options", "prompt", "own")}
    return outline(known, page, 0)


def print_own(seen: Json, page: Page) -> list[str]:
    return outline({"own": seen["own"]}, page, 0) if "own" in seen else []


def outline(value: object, page: Page, depth: int) -> list[str]:
    """Nested values: what is single in one paragraph, what is a list in one each, what is deeper below."""
    margin = "  " * depth
    single = [f"{key} {brief(item)}" for key, item in items_of(value) if not isinstance(item, dict | list)]
    lines = wrap(" · ".join(single), WIDTH, initial_indent=margin, subsequent_indent=margin)
    for key, item in items_of(value):
        if isinstance(item, dict | list) and any(isinstance(part, dict | list) for _, part in items_of(item)):
            lines += [margin + page.ink.paint(key, "dim"), *outline(item, page, depth + 1)]
        elif isinstance(item, dict | list):
            lines += [margin + line for line in page.labelled(key, brief(item), 12, WIDTH - len(margin))]
    return lines


def items_of(value: object) -> list[tuple[str, object]]:
    if isinstance(value, dict):
        return [(str(key), item) for key, item in value.items()]
    if isinstance(value, list):
        return [(f"{number}.", item) for number, item in enumerate(value, 1)]
    return []


def brief(value: object) -> str:
    """A value on one line, in the way people write."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {brief(item)}" for key, item in value.items()) or "-"
    if isinstance(value, list):
        inner = [f"({brief(item)})" if isinstance(item, dict | list) else brief(item) for item in value]
        return ", ".join(inner) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None or value == "" else str(value)


PLAIN: Final = Renderer(print_board, print_own)
RENDERERS: Final = {
    "colossal-arena": Renderer(arena.draw_board, arena.draw_own),
}


def renderer_of(game: str) -> Renderer:
    return RENDERERS.get(game, PLAIN)
