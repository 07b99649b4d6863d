"""The players: one line each, and their tokens in a table of their own."""

from __future__ import annotations

from typing import Final

from harena.terminal.colosseum.text import TOKENS, Seen, label
from harena.terminal.page import Page

NAME: Final = 10


def marked(view: Seen, seat: int) -> str:
    """An asterisk before whoever is to act, or whose turn it is."""
    actor = view["actor"] if isinstance(view["actor"], int) else view["current"]
    return "*" if seat == actor and not view["over"] else " "


def draw_players(view: Seen, page: Page) -> list[str]:
    head = f"   {'player':<{NAME}} best coins medals tickets podiums loge arena  programs"
    return [page.ink.paint(head, "dim"), *(draw_player(view, seat, page) for seat in range(view["seats"]))]


def draw_player(view: Seen, seat: int, page: Page) -> str:
    player = view["players"][seat]
    loge = "yes" if player["loge"] else "-"
    figures = [f"{player['marker']:>4}", f"{player['coins']:>5}", f"{player['medals']:>6}"]
    figures += [f"{player['tickets'] or '-':>7}", f"{player['podiums'] or '-':>7}", f"{loge:>4}"]
    first, last = player["arena"][0], player["arena"][-1]
    programs = " ".join(str(prospect["program"]) for prospect in player["programs"])
    line = f"{marked(view, seat)}{seat + 1} {page.short(seat, NAME)} {' '.join(figures)} "
    return line + f"{f'{first}-{last}':<6} {programs}"


def draw_tokens(view: Seen, page: Page) -> list[str]:
    """Everybody's tokens; an asterisk is the star."""
    head = f"   {'tokens':<{NAME}}" + "".join(f" {label(token)[:3]}" for token in TOKENS)
    lines = [page.ink.paint(head, "dim")]
    for seat, player in enumerate(view["players"]):
        cells = "".join(cell(player, token) for token in TOKENS)
        lines.append(f"{marked(view, seat)}{seat + 1} {page.short(seat, NAME)}{cells}".rstrip())
    return lines


def cell(player: Seen, token: str) -> str:
    star = "*" if token in player["stars"] else " "
    return f"{player['tokens'].get(token, '·'):>3}{star}"
