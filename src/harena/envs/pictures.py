"""A game as a spectator sees it: lines of text, and the same lines as an image."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from harena.core.state import View, whom

PAPER, INK = (251, 247, 239), (43, 35, 32)
SIZE: Final = 15
CELL, LINE, MARGIN = 9, 21, 16
"""The room of a letter, of a line, and around them all, in pixels."""
COLUMNS, LINES = 96, 20

Seen = dict[str, Any]
Image = NDArray[np.uint8]


def text_of(view: View) -> str:
    seen: Seen = view.as_dict()
    waits = "the end" if seen["over"] else f"{whom(view.actor)} to {seen['prompt']}"
    return "\n".join([f"turn {seen['turn']}: {waits}", "", *BOARDS[seen["game"]](seen)])


def arena(seen: Seen) -> list[str]:
    rows = [["", *(column["creature"] for column in seen["columns"])]]
    for row in range(1, 6):
        rows.append([f"row {row}", *(space(column, row) for column in seen["columns"])])
    rows.append(["", *("" if column["alive"] else "dead" for column in seen["columns"])])
    heads = ["hand", "stunned", "tokens", "secret", "gold"]
    return [
        *grid(rows),
        "",
        *players(seen, heads),
        "",
        f"deck {seen['deck']}, discarded {seen['discard']['size']}",
    ]


def space(column: Seen, row: int) -> str:
    """The visible card of a space, and whose token lies there."""
    tops = [pile["top"].split()[-1] for pile in column["piles"] if pile["row"] == row]
    bets = [f"[{bet['seat'] + 1}]" for bet in column["bets"] if bet["row"] == row]
    return " ".join(tops + bets) or "·"


def colosseum(seen: Seen) -> list[str]:
    heads = ["coins", "medals", "tickets", "podiums", "marker"]
    markets = [f"market {k}: {', '.join(tokens)}" for k, tokens in enumerate(seen["markets"], 1)]
    nobles = ", ".join(f"{name} on {noble['square']}" for name, noble in seen["nobles"].items())
    return [f"{seen['phase']}", "", *players(seen, heads), "", *markets, "", nobles]


def players(seen: Seen, heads: list[str]) -> list[str]:
    rows = [["", *heads]]
    rows += [[whom(k), *(str(player[head]) for head in heads)] for k, player in enumerate(seen["players"])]
    return grid(rows)


def grid(rows: list[list[str]]) -> list[str]:
    """Columns as wide as their widest word."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]


BOARDS: Final[dict[str, Callable[[Seen], list[str]]]] = {"colossal-arena": arena, "colosseum": colosseum}


def image_of(view: View) -> Image:
    """Always of the same size; words stand where they stand in the text, so columns are straight."""
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.load_default(SIZE)
    picture = Image.new("RGB", (2 * MARGIN + CELL * COLUMNS, 2 * MARGIN + LINE * LINES), PAPER)
    pen = ImageDraw.Draw(picture)
    for k, line in enumerate(text_of(view).split("\n")):
        for word in re.finditer(r"\S+( \S+)*", line):
            pen.text((MARGIN + CELL * word.start(), MARGIN + LINE * k), word[0], INK, font)
    return np.asarray(picture, dtype=np.uint8)
