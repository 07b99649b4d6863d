"""Writes the tables of docs/rules/colosseum.md from what is in the box; with `--check` only compares them.

A table stands between `<!-- NAME -->` and `<!-- / -->`.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from harena.games.colosseum.components import (
    ARENAS,
    COINS,
    EXPANSION_PRICE,
    FIRST_ON_SALE,
    HAND,
    LEAST_BID,
    LOGE_PRICE,
    MARKET_SIZE,
    MARKETS,
    MEDALS,
    NOBLE_TABLE,
    PODIUMS,
    PROGRAMS,
    SQUARES,
    STANDARD,
    STAR_TYPES,
    TICKET_PRICE,
    TICKETS,
    TOKEN_NAMES,
    TOKENS,
)

PAGE = Path(__file__).parents[1] / "docs/rules/colosseum.md"
WORST = max(len(program.crowd) for program in PROGRAMS)
"""The columns of spectators, from nothing missing on."""


def rows(heads: list[str], cells: list[list[object]]) -> str:
    def line(texts: list[object]) -> str:
        return "| " + " | ".join(map(str, texts)) + " |"

    return "\n".join([line([*heads]), "|---" * len(heads) + "|", *map(line, cells)])


def programs() -> str:
    def row(number: int) -> list[object]:
        program = PROGRAMS[number]
        needs = [f"{count} {TOKEN_NAMES[t]}" for t, count in enumerate(program.assets) if count]
        crowd = [*program.crowd, *["–"] * (WORST - len(program.crowd))]
        price = program.price if program.number >= FIRST_ON_SALE else "dealt"
        squares = 2 + program.expansions
        return [program.number, program.name, price, squares, ", ".join(needs), *crowd]

    heads = ["no.", "program", "coins", "squares", "assets", *map(str, range(WORST))]
    return rows(heads, [row(number) for number in range(len(PROGRAMS))])


def tokens() -> str:
    kinds = ["special" if t >= STANDARD else "star" if t in STAR_TYPES else "" for t in range(len(TOKENS))]
    lines: list[list[object]] = [
        [name, green, orange, green + orange, kind]
        for (name, green, orange), kind in zip(TOKENS, kinds, strict=True)
    ]
    green, orange = sum(token[1] for token in TOKENS), sum(token[2] for token in TOKENS)
    heads = ["token", "green backs", "orange backs", "all", ""]
    return rows(heads, [*lines, ["**sum**", green, orange, green + orange, ""]])


def board() -> str:
    """The track as a strip, in two halves."""
    nobles = {square: name[0].upper() for name, square, _ in NOBLE_TABLE}
    strips = {"square": {square: str(square) for square in range(SQUARES)}, "resting": nobles}
    for players, firsts in ARENAS.items():
        strips[f"{players} players"] = {
            first + k: str(seat + 1) for seat, first in enumerate(firsts) for k in (0, 1)
        }
    half = SQUARES // 2
    lines = [
        f"{head:<10}" + "".join(f"{cells.get(square, '·'):>3}" for square in range(begin, begin + half))
        for begin in (0, half)
        for head, cells in strips.items()
    ]
    return "\n".join(["```", *lines[: len(strips)], "", *lines[len(strips) :], "```"])


def arenas() -> str:
    lines: list[list[object]] = [
        [players, HAND[players], *[f"{first}, {first + 1}" for first in firsts], *["–"] * (5 - len(firsts))]
        for players, firsts in ARENAS.items()
    ]
    return rows(["players", "tokens dealt to each", *[f"seat {k}" for k in range(1, 6)]], lines)


def supplies() -> str:
    return rows(
        ["thing", "number", "price"],
        [
            ["coins", f"{COINS} each to begin with; the bank never runs out", "–"],
            ["season tickets", TICKETS, TICKET_PRICE],
            ["expansions", "2 an arena", EXPANSION_PRICE],
            ["Emperor's loges", "1 an arena", LOGE_PRICE],
            ["medals", MEDALS, "–"],
            ["podiums", PODIUMS, "–"],
            ["markets", f"{MARKETS} of {MARKET_SIZE} tokens", f"{LEAST_BID} or more"],
        ],
    )


TABLES = {
    "programs": programs,
    "tokens": tokens,
    "board": board,
    "arenas": arenas,
    "supplies": supplies,
}


def written(page: str) -> str:
    """The page with its tables as they are now."""

    def made(place: re.Match[str]) -> str:
        return f"<!-- {place[1]} -->\n{TABLES[place[1]]()}\n<!-- / -->"

    return re.sub(r"<!-- (\w+) -->\n.*?<!-- / -->", made, page, flags=re.DOTALL)


def main() -> int:
    old = PAGE.read_text(encoding="utf-8")
    new = written(old)
    if "--check" in sys.argv:
        return int(old != new)
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
