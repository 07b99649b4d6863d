"""Colossal Arena on a page: a column a creature, a row a round, the players and the hand below."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from harena.core.state import Json
from harena.terminal.page import Page

LABEL: Final = 7
CELL: Final = 9
WIDE: Final = LABEL + 8 * CELL
LEGEND: Final = "7×3 top card, pile of 3 · s4 spectator · [2] bet of player 2 · ! lowest"


def draw_board(seen: Json, page: Page) -> list[str]:
    view: dict[str, Any] = dict(seen)
    if not view["columns"]:
        return [headline(view, page)]
    lines = [headline(view, page), *(draw_wide(view, page) if page.width >= WIDE else draw_tall(view, page))]
    return [*lines, *(page.ink.paint(line, "dim") for line in page.wrapped(LEGEND)), *players(view, page)]


def draw_wide(view: dict[str, Any], page: Page) -> list[str]:
    """A column a creature."""
    lines = [header(view, page), *(draw_row(view, row, page) for row in rows_to_draw(view))]
    lines.append(backers(view, page))
    if any(column["secrets"] for column in view["columns"]):
        lines.append(secrets(view, page))
    return lines


def draw_tall(view: dict[str, Any], page: Page) -> list[str]:
    """A line a creature, for narrow screens: its rows, and who backs it."""
    rows = rows_to_draw(view)
    lines = [page.ink.paint(f"{'':<9}" + "".join(f" {row:<8}" for row in rows) + " backer", "dim")]
    for column in view["columns"]:
        danger = view["lowest"] == [column["creature"]]
        cells = [draw_cell(column, row, danger and row == view["round"], page) for row in rows]
        hidden = "".join(f"[{bet['seat'] + 1}]" for bet in column["secrets"])
        name = page.ink.paint(f"{column['creature']:<9}", *([] if column["alive"] else ["dim"]))
        lines.append(f"{name}{''.join(cells)}{backer(column, page).rstrip()} {hidden}".rstrip())
    return lines


def headline(view: dict[str, Any], page: Page) -> str:
    discard = view["discard"]
    top = f" ({discard['top']})" if discard["top"] else ""
    words = [f"Round {view['round']}", f"turn {view['turn']}", f"deck {view['deck']}"]
    return page.title(" · ".join([*words, f"discards {discard['size']}{top}"]))


def header(view: dict[str, Any], page: Page) -> str:
    names = [
        page.ink.paint(f" {column['creature']:<{CELL - 1}}", "bold" if column["alive"] else "dim")
        for column in view["columns"]
    ]
    return f"{'row':<{LABEL}}" + "".join(names)


def rows_to_draw(view: dict[str, Any]) -> list[int]:
    """The rows in use, and a later one if a bet lies there."""
    last = min(view["round"], 5)
    used = [spot["row"] for column in view["columns"] for spot in column["piles"] + column["bets"]]
    return list(range(1, max([last, *used]) + 1))


def draw_row(view: dict[str, Any], row: int, page: Page) -> str:
    now = row == view["round"]
    danger = view["lowest"][0] if now and len(view["lowest"]) == 1 else None
    cells = [draw_cell(column, row, column["creature"] == danger, page) for column in view["columns"]]
    gold = f" ({view['pays']['rows'][row - 1]}g)"
    label = f"{row}{gold:<{LABEL - 1}}"
    return page.ink.paint(label, "bold" if now else "dim") + "".join(cells)


def draw_cell(column: dict[str, Any], row: int, danger: bool, page: Page) -> str:
    pile = next((pile for pile in column["piles"] if pile["row"] == row), None)
    bet = next((bet["seat"] for bet in column["bets"] if bet["row"] == row), None)
    mark = f"[{bet + 1}]" if bet is not None else "   "
    if pile is None:
        text = " ·"
    else:
        height = f"×{pile['height']}" if pile["height"] > 1 else ""
        text = f"{'!' if danger else ' '}{face(pile['top'])}{height}"
    styles = ["dim"] if not column["alive"] else ["red", "bold"] if danger else []
    return page.ink.paint(f"{text:<{CELL - 3}}", *styles) + (
        page.ink.seat(mark, bet) if bet is not None else mark
    )


def face(card: str) -> str:
    """`7` for a creature's own card, `s7` for a spectator's."""
    name, _, strength = card.partition(" ")
    return f"s{strength}" if name == "spectator" else strength


def backers(view: dict[str, Any], page: Page) -> str:
    cells = [backer(column, page) for column in view["columns"]]
    return page.ink.paint(f"{'backer':<{LABEL}}", "dim") + "".join(cells)


def backer(column: dict[str, Any], page: Page) -> str:
    if not column["alive"]:
        return page.ink.paint(f"{' dead':<{CELL}}", "dim")
    if column["backer"] is None:
        return f"{' -':<{CELL}}"
    return " " + page.short(column["backer"], CELL - 1)


def secrets(view: dict[str, Any], page: Page) -> str:
    """Revealed secret bets."""
    cells = ["".join(f"[{bet['seat'] + 1}]" for bet in column["secrets"]) for column in view["columns"]]
    gold = f"  ({view['pays']['secret']}g)"
    return page.ink.paint(f"{gold:<{LABEL}}", "dim") + "".join(f" {cell:<{CELL - 1}}" for cell in cells)


def players(view: dict[str, Any], page: Page) -> list[str]:
    room = 20 if page.width >= WIDE else 9
    lines = [page.ink.paint(f"   {'player':<{room}}  gold  tokens  hand  secret bet", "dim")]
    for seat, player in enumerate(view["players"]):
        turn = "*" if seat == view["current"] and not view["over"] else " "
        hand = f"{player['hand']}" + (f"+{player['stunned']}" if player["stunned"] else "")
        text = f"  {player['gold']:>4}  {player['tokens']:>6}  {hand:>4}  {player['secret']}"
        lines.append(f"{turn}{seat + 1} {page.name(seat, room)}{text}")
        if player["known"] and seat != view["viewer"]:
            lines += page.labelled("", "holds " + hand_text(player["known"]), 5)
    return lines


def draw_own(seen: Json, page: Page) -> list[str]:
    view: dict[str, Any] = dict(seen)
    own: dict[str, Any] = view.get("own", {})
    labels = {"hand": "hand", "stunned": "stunned", "stack": "stack", "buried": "buried"}
    lines: list[str] = []
    for key, label in labels.items():
        if own.get(key):
            lines += page.labelled(label, hand_text(own[key]))
    if own.get("secret"):
        lines += page.labelled("secret", own["secret"])
    return lines + pending(view, page)


def hand_text(cards: list[str]) -> str:
    """`troll 2 7 · wyrm 4 · prefect`."""
    parts = [card.partition(" ") for card in cards]
    suits = [(name, [part[2] for part in same]) for name, same in groupby(parts, lambda part: part[0])]
    return " · ".join(" ".join([name, *strengths]).strip() for name, strengths in suits)


def pending(view: dict[str, Any], page: Page) -> list[str]:
    """What the decision is about."""
    about = dict(view["pending"])
    if not about:
        return []
    words = [about.pop("on")] if "on" in about else []
    if "victim" in about:
        words.append(f"against {page.names[about.pop('victim')]}")
    words += [
        f"{key} {', '.join(value) if isinstance(value, list) else value}" for key, value in about.items()
    ]
    return page.labelled("power", " · ".join(words))
