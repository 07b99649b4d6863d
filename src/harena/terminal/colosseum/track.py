"""`map`: the thirty-six squares as a ring, with resting areas, arenas and nobles."""

from __future__ import annotations

from typing import Final

from harena.games.colosseum.components import NOBLE_NAMES, RESTING, SQUARES
from harena.terminal.colosseum.text import Seen
from harena.terminal.page import Page

ACROSS: Final = 13
DOWN: Final = 5
"""Squares of a side between the two rows; both rows and both sides make thirty-six."""
CELL: Final = 6
SIGNS: Final = {
    name: name[0].upper() + name[-1:] if name[-1].isdigit() else name[0].upper() for name in NOBLE_NAMES
}


def draw_map(rest: str, view: Seen, page: Page) -> list[str]:
    top, bottom = range(ACROSS), range(SQUARES - DOWN - 1, SQUARES - DOWN - 1 - ACROSS, -1)
    lines = row(view, top, page)
    middle = legend(view, page)
    for down in range(DOWN):
        left, right = SQUARES - 1 - down, ACROSS + down
        for k, (first, last) in enumerate(zip(cell(view, left, page), cell(view, right, page), strict=True)):
            inside = middle[2 * down + k] if 2 * down + k < len(middle) else ""
            lines.append(f"{first}{inside:<{CELL * (ACROSS - 2)}}{last}".rstrip())
    return lines + row(view, bottom, page)


def row(view: Seen, squares: range, page: Page) -> list[str]:
    cells = [cell(view, square, page) for square in squares]
    return ["".join(part[k] for part in cells).rstrip() for k in range(2)]


def cell(view: Seen, square: int, page: Page) -> tuple[str, str]:
    """A square's number with whose arena it is in, and below it the nobles."""
    owner = next((seat for seat, player in enumerate(view["players"]) if square in player["arena"]), None)
    mark = f"[{owner + 1}]" if owner is not None else "~" if square in RESTING else ""
    head = f"{square:>2}{mark:<{CELL - 2}}"
    here = "".join(SIGNS[noble] for noble in NOBLE_NAMES if view["nobles"][noble]["square"] == square)
    styled = page.ink.seat(head, owner) if owner is not None else page.ink.paint(head, "dim")
    return styled, page.ink.paint(f" {here:<{CELL - 1}}", "bold")


def legend(view: Seen, page: Page) -> list[str]:
    """What the signs mean, and how far each noble is."""
    lines = [
        "",
        "  nobles move clockwise, to higher numbers",
        "  ~ resting area    [2] arena of player 2",
        "",
    ]
    own = view.get("own")
    for noble in NOBLE_NAMES:
        gone = own["distances"][noble] if own else None
        far = "" if gone is None else f"  {distance(gone)}"
        lines.append(f"  {SIGNS[noble]:<3}{noble:<10} square {view['nobles'][noble]['square']:>2}{far}")
    return lines


def distance(gone: Seen) -> str:
    return "in your arena" if gone["ahead"] == 0 else f"{gone['ahead']} before your arena"
