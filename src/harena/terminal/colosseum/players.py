"""The players: one line each, and their tokens in a table of their own."""

from __future__ import annotations

from typing import Final

from harena.terminal.colosseum.text import TOKENS, Seen, label
from harena.terminal.page import Page

NAME: Final = 10
HEADS: Final = ["best", "coins", "medals", "tickets", "podiums", "loge"]
NARROW: Final = 70
"""Pages below this have short heads."""


def marked(view: Seen, seat: int) -> str:
    """An asterisk before whoever is to act, or whose turn it is."""
    actor = view["actor"] if isinstance(view["actor"], int) else view["current"]
    return "*" if seat == actor and not view["over"] else " "


def draw_players(view: Seen, page: Page) -> list[str]:
    heads = [head[:4] if page.width < NARROW else head for head in HEADS]
    line = f"   {'player':<{NAME}} {' '.join(heads)} {'arena':<6} programs"
    return [
        page.ink.paint(line, "dim"),
        *(draw_player(view, seat, heads, page) for seat in range(view["seats"])),
    ]


def draw_player(view: Seen, seat: int, heads: list[str], page: Page) -> str:
    player = view["players"][seat]
    figures = [str(player["marker"]), str(player["coins"]), str(player["medals"])]
    figures += [str(player[what] or "-") for what in ("tickets", "podiums")]
    figures.append("yes" if player["loge"] else "-")
    cells = " ".join(f"{figure:>{len(head)}}" for head, figure in zip(heads, figures, strict=True))
    arena = f"{player['arena'][0]}-{player['arena'][-1]}"
    programs = " ".join(str(prospect["program"]) for prospect in player["programs"])
    return f"{marked(view, seat)}{seat + 1} {page.short(seat, NAME)} {cells} {arena:<6} {programs}"


def draw_tokens(view: Seen, page: Page) -> list[str]:
    """Everybody's tokens; an asterisk is the star."""
    room = 3 if page.width < NARROW else 4
    heads = "".join(f" {label(token)[: room - 1]}" for token in TOKENS)
    lines = [page.ink.paint(f"   {'tokens':<{NAME}}{heads}", "dim")]
    for seat, player in enumerate(view["players"]):
        cells = "".join(cell(player, token, room - 1) for token in TOKENS)
        lines.append(f"{marked(view, seat)}{seat + 1} {page.short(seat, NAME)}{cells}".rstrip())
    return lines


def cell(player: Seen, token: str, room: int) -> str:
    star = "*" if token in player["stars"] else " "
    return f"{player['tokens'].get(token, '·'):>{room}}{star}"
