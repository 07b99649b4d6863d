"""A renderer is how a game looks on a page, and how it is typed; PLAIN prints any game as it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from textwrap import wrap
from typing import Any, Final

from harena.core.state import Json
from harena.terminal.page import Page
from harena.terminal.story import Folds

Drawing = Callable[[Json, Page], list[str]]

AS_WRITTEN = "an action, or the beginnings of its words"


@dataclass
class Word:
    """Something to ask for at the table: how it is asked, what it tells, and the telling."""

    usage: str
    sentence: str
    draw: Callable[[str, dict[str, Any], Page], list[str]]


def list_choices(seen: Json, page: Page) -> list[str]:
    """Every action with a number."""
    legal = seen["legal"]
    assert isinstance(legal, list)
    return page.menu(legal)


def as_typed(line: str, seen: dict[str, Any], page: Page) -> str:
    return line


@dataclass
class Renderer:
    board: Drawing
    """What a view shows of the table that everybody sees."""
    own: Drawing
    """What it shows besides: the viewer's own hand and the like."""
    choices: Drawing = list_choices
    """What she may type."""
    typed: tuple[str, str] = ("12", f"{AS_WRITTEN}, or its number")
    """An action as she may type it, and in what ways she may."""
    words: dict[str, Word] = field(default_factory=dict)
    folds: Folds = field(default_factory=lambda: Folds({}, set()))
    counted: frozenset[str] = frozenset()
    """Verbs before a number that may be typed alone."""
    heard: Callable[[str, dict[str, Any], Page], str] = as_typed
    """A line in the game's notation, if it is one that people write in ways of their own."""
    weigh: Callable[[list[Json], Json, Page], list[str]] | None = None
    """What an action would change, in words."""
    ties: str = ""
    """How equal scores are told apart."""


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
    lines = wrap(" · ".join(single), page.width, initial_indent=margin, subsequent_indent=margin)
    for key, item in items_of(value):
        if isinstance(item, dict | list) and any(isinstance(part, dict | list) for _, part in items_of(item)):
            lines += [margin + page.ink.paint(key, "dim"), *outline(item, page, depth + 1)]
        elif isinstance(item, dict | list):
            lines += page.labelled(f"{margin}{key}", brief(item), len(margin) + 12)
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
