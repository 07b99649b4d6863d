"""The five markets, what each would do for the viewer, and the auction that goes on."""

from __future__ import annotations

from typing import Final

from harena.terminal.colosseum.text import Seen, effect_parts, fitting, label
from harena.terminal.page import Page

TOKENS: Final = 34
"""Room for three of them."""


def draw_markets(view: Seen, page: Page) -> list[str]:
    lot = view["auction"]["market"] if view["auction"] else None
    return [draw_market(view, number, number == lot, page) for number in range(1, len(view["markets"]) + 1)]


def draw_market(view: Seen, number: int, up: bool, page: Page) -> str:
    tokens = ", ".join(label(token) for token in view["markets"][number - 1]) or "empty"
    mark = ">" if up else " "
    head = page.ink.paint(f"{mark} market {number}  {tokens:<{TOKENS}}", *(["bold"] if up else []))
    gains = fitting(lot_parts(view, number, page), page.width - TOKENS - 13)
    return f"{head} {page.ink.paint(gains, 'dim')}".rstrip()


def lot_parts(view: Seen, number: int, page: Page) -> list[str]:
    lots = view.get("own", {}).get("lots")
    effect = lots[number - 1] if lots else None
    return effect_parts(effect, owned(view), view["viewer"], page.first_names) if effect else []


def owned(view: Seen) -> set[int]:
    return {prospect["program"] for prospect in view["players"][view["viewer"]]["programs"]}


def called(view: Seen, seat: int, page: Page) -> str:
    return "you" if seat == view["viewer"] else page.first_names[seat]


def draw_auction(view: Seen, page: Page) -> list[str]:
    """Who leads and who is still in."""
    auction = view["auction"]
    if not auction or auction["leader"] is None:
        return []
    others = [called(view, seat, page) for seat in auction["bidders"] if seat != auction["leader"]]
    leader = page.first_names[auction["leader"]]
    power = view["players"][auction["leader"]]["power"]
    still = f"still in: {', '.join(others)}" if others else "nobody else is in"
    return page.labelled("auction", f"{leader} leads at {auction['bid']} (can go to {power}); {still}")
