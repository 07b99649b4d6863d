"""The nobles: by name and square, and where each could be moved."""

from __future__ import annotations

from typing import Final

from harena.games.colosseum.components import NOBLE_NAMES, NOBLE_TABLE
from harena.terminal.colosseum.text import Seen
from harena.terminal.page import Page

WORTH: Final = {name: worth for name, _, worth in NOBLE_TABLE}
HEAD: Final = 24
SIGNS: Final = "[2] arena of player 2 · ~ resting area · +5 spectators for you · m a medal"


def where(view: Seen, noble: str) -> str:
    """`33[1]`, `26~`, `4`."""
    place = view["nobles"][noble]
    return f"{place['square']}{arena_mark(place['arena'])}{'~' if place['resting'] else ''}"


def arena_mark(seat: int | None) -> str:
    return "" if seat is None else f"[{seat + 1}]"


def draw_nobles(view: Seen, page: Page) -> list[str]:
    """Where they are, in a paragraph."""
    places = " · ".join(f"{noble} {where(view, noble)}" for noble in NOBLE_NAMES)
    return page.labelled("nobles", f"{places} (map)")


def draw_moves(view: Seen, page: Page) -> list[str]:
    """A line a noble: where it is, and where each of the viewer's moves would take it."""
    moves = {(move["noble"], *way_of(move)): move for move in view["own"]["moves"]}
    ways = sorted({way_of(move) for move in view["own"]["moves"]})
    room = min(9, (page.width - HEAD) // len(ways))
    verbs = ["" if k and ways[k - 1][0] == verb else verb for k, (verb, _) in enumerate(ways)]
    dice = ", ".join(view["production"]["dice"])
    lines = [f"{f'dice: {dice}':<{HEAD}}" + "".join(f"{verb:<{room}}" for verb in verbs)]
    lines.append(f"{'noble':<11}{'worth':<6}{'at':<7}" + "".join(f"{by:<{room}}" for _, by in ways))
    lines = [page.ink.paint(line.rstrip(), "dim") for line in lines]
    for noble in NOBLE_NAMES:
        cells = [goal(moves.get((noble, *way))) for way in ways]
        head = f"{noble:<11}{WORTH[noble]:<6}{where(view, noble):<7}"
        lines.append((head + "".join(f"{cell:<{room}}" for cell in cells)).rstrip())
    return [*lines, *(page.ink.paint(line, "dim") for line in page.wrapped(SIGNS))]


def way_of(move: Seen) -> tuple[str, int]:
    """`first 3`, `together 7`."""
    return move["action"].partition(" ")[0], move["squares"]


def goal(move: Seen | None) -> str:
    """`33+5`, `26m`, `14[4]`, `17`."""
    if move is None:
        return "-"
    gain = f"{move['gain']:+}" if move["gain"] else arena_mark(move["enters"])
    return f"{move['square']}{gain}{'m' if move['medal'] else ''}"
