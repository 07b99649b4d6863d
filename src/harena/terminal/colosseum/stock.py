"""`tokens`: who holds how many of each type, what is in the bag, and who is how near to each star."""

from __future__ import annotations

from harena.terminal.colosseum.text import TOKENS, Seen, label
from harena.terminal.page import Page


def draw_stock(rest: str, view: Seen, page: Page) -> list[str]:
    room = 9 if len(page.names) < 5 else 7
    names = "".join(f"{name[: room - 1]:>{room}}" for name in page.first_names)
    lines = [page.ink.paint(f"{'':<12}{names}{'bag':>6}  star", "dim")]
    for token in TOKENS:
        counts = "".join(f"{player['tokens'].get(token, '·'):>{room}}" for player in view["players"])
        bag = view["bag"]["tokens"].get(token, 0)
        lines.append(f"{label(token):<12}{counts}{bag:>6}  {star_text(view, token, page)}".rstrip())
    emperors = view["bag"]["tokens"].get("emperor", 0)
    lines.append(f"{'emperor':<12}{'':>{room * len(page.names)}}{emperors:>6}  a medal at once")
    return lines


def star_text(view: Seen, token: str, page: Page) -> str:
    star = view["stars"].get(token)
    if star is None:
        return ""
    holder = star["holder"]
    if holder is not None and holder == view["viewer"]:
        return "yours"
    who = "nobody's" if holder is None else f"{page.first_names[holder]}'s"
    if view["viewer"] is None:
        return who
    return f"{who}, you lack {star['short'][view['viewer']]}"
