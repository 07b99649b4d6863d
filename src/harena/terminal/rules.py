"""The rules to look things up in: how to play, and each ruling by its number.

They are the pages of `docs/rules`, which an installed program carries along.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from textwrap import wrap
from typing import Final

import harena
from harena.core.errors import HarenaError

PACKAGE: Final = Path(harena.__file__).parent
FOLDERS: Final = [PACKAGE / "rules", PACKAGE.parents[1] / "docs/rules"]
"""Where the build puts them, and where they are in a checkout."""
RULING: Final = re.compile(r"^- \*\*([A-Z]\d+)\*\* ", re.MULTILINE)
MARKUP: Final = re.compile(r"\*|`|\[([^\]]*)\]\([^)]*\)")
CELL: Final = 24
MOST: Final = 12
"""Rulings listed at once."""


@cache
def page_of(game: str) -> str:
    for folder in FOLDERS:
        path = folder / f"{game}.md"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise HarenaError(f"the rules of {game} are not installed")


@cache
def rulings(game: str) -> dict[str, str]:
    """Every ruling's sentences by its number."""
    found: dict[str, str] = {}
    for part in re.split(r"\n(?=- \*\*|\n|#)", page_of(game)):
        ruling = RULING.match(part.strip())
        if ruling:
            found[ruling[1]] = plain(part.strip()[ruling.end() :])
    return found


def plain(text: str) -> str:
    """Without marks for another medium, on one line."""
    return " ".join(MARKUP.sub(lambda mark: mark[1] or "", text).split())


def how_to_play(game: str, width: int) -> list[str]:
    """The page's first section as paragraphs, a row of a table being one."""
    section = page_of(game).partition("\n## How to play\n")[2].partition("\n## ")[0].partition("\n### ")[0]
    lines: list[str] = []
    for part in re.split(r"\n\n|\n(?=\d\. |\||- )", section.strip()):
        if part.startswith("|"):
            lines += row(part, width)
        else:
            lines += wrap(plain(part), width, subsequent_indent="   " if part[:1].isdigit() else "")
    return lines


def row(text: str, width: int) -> list[str]:
    """A row of a table with its first cell in the margin; none for the line below the heads."""
    if set(text) <= set("|- :\n"):
        return []
    first, *others = [plain(cell) for cell in text.strip().strip("|").split("|")]
    head = f"  {first:<{CELL - 2}}"
    lines = wrap(head + "; ".join(others), width, subsequent_indent=" " * CELL, drop_whitespace=True)
    return [head + lines[0][len(head) :], *lines[1:]] if len(first) < CELL - 2 else lines


def looked_up(game: str, wanted: str, width: int) -> list[str]:
    """`rules`, `rules C48` or `rules loge`."""
    if not wanted:
        first, *_, last = rulings(game)
        return [
            *how_to_play(game, width),
            f"rules {first} to rules {last} are the rulings; rules WORD finds some.",
        ]
    number = wanted.upper()
    known = rulings(game)
    if number in known:
        return told(number, known[number], width)
    found = [name for name, text in known.items() if wanted.lower() in text.lower()]
    if not found:
        raise HarenaError(f"no ruling is called or speaks of {wanted!r}")
    lines = [line for name in found[:MOST] for line in told(name, known[name], width)]
    more = f"and {len(found) - MOST} more: {', '.join(found[MOST:])}"
    return lines + (wrap(more, width) if len(found) > MOST else [])


def told(number: str, text: str, width: int) -> list[str]:
    return wrap(text, width, initial_indent=f"{number:<6}", subsequent_indent=" " * 6)
