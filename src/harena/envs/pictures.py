"""A game as a spectator sees it, in lines of text; `images` draws it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from harena.core.state import View, whom

Seen = dict[str, Any]


def text_of(view: View) -> str:
    seen: Seen = view.as_dict()
    waits = "the end" if seen["over"] else f"{whom(view.actor)} to {seen['prompt']}"
    return "\n".join([f"turn {seen['turn']}: {waits}", "", *BOARDS[seen["game"]](seen)])


def colossal_arena(seen: Seen) -> list[str]:
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


BOARDS: Final[dict[str, Callable[[Seen], list[str]]]] = {
    "colossal-arena": colossal_arena,
    "colosseum": colosseum,
}
