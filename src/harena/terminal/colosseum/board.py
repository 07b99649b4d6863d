"""The table as the phase asks for it: at most so much as leaves room for the question on 24 lines."""

from __future__ import annotations

from harena.core.state import Json
from harena.terminal.colosseum.markets import draw_auction, draw_markets
from harena.terminal.colosseum.nobles import draw_moves, draw_nobles
from harena.terminal.colosseum.offers import draw_locked, draw_offer
from harena.terminal.colosseum.players import draw_players, draw_tokens
from harena.terminal.colosseum.programs import draw_programs
from harena.terminal.colosseum.text import Seen, bill_text, program_name, several
from harena.terminal.page import Page


def draw_board(seen: Json, page: Page) -> list[str]:
    """What everybody sees."""
    view: Seen = dict(seen)
    lines = [headline(view, page)]
    if view["over"]:
        return [*lines, *draw_players(view, page), *draw_course(view, page)]
    if is_moving(view):
        return [*lines, *race(view, page)]
    lines += draw_players(view, page)
    if view["phase"] == "auctions":
        lines += [*draw_markets(view, page), *draw_auction(view, page)]
    elif view["phase"] in ("trading", "closing"):
        lines += draw_tokens(view, page)
    elif view["phase"] == "producing":
        lines += draw_nobles(view, page)
    return lines


def headline(view: Seen, page: Page) -> str:
    if view["turn"] == 0:
        return page.title("Setting up")
    supply = view["supply"]
    left = f"bag {view['bag']['size']} · medals {supply['medals']} · tickets {supply['tickets']}"
    turn = f"Turn {view['turn']} of 5 · {view['phase']}"
    return page.title(f"{turn:<{max(len(turn) + 2, page.width - len(left))}}{left}")


def is_moving(view: Seen) -> bool:
    return bool(view.get("own", {}).get("moves")) and view["step"] in ("move", "second")


def race(view: Seen, page: Page) -> list[str]:
    best = [f"{page.first_names[seat]} {player['marker']}" for seat, player in enumerate(view["players"])]
    arena = view["players"][view["viewer"]]["arena"]
    return page.labelled("best", f"{' · '.join(best)}; your arena {arena[0]}-{arena[-1]}")


def draw_own(seen: Json, page: Page) -> list[str]:
    """What the viewer has, and what her decision is about."""
    view: Seen = dict(seen)
    if "own" not in view or view["over"]:
        return []
    if is_moving(view):
        return [*draw_moves(view, page), *draw_programs(view, page)]
    lines: list[str] = []
    if view["phase"] not in ("trading", "closing"):
        lines += page.labelled("tokens", starred(view))
    if view["own"]["stagings"]:
        return lines + (draw_event(view, page) if view["step"] == "medals" else [])
    return lines + draw_offer(view, page) + draw_locked(view, page) + draw_programs(view, page)


def starred(view: Seen) -> str:
    """The own tokens, an asterisk at those whose star she holds."""
    player = view["players"][view["viewer"]]
    parts = [
        several({token: n}) + ("*" if token in player["stars"] else "")
        for token, n in player["tokens"].items()
    ]
    return " · ".join(parts) or "none"


def draw_event(view: Seen, page: Page) -> list[str]:
    """The event that is being staged, before medals are added."""
    staging = view["own"]["stagings"][0]
    bill = bill_text(staging["bills"][0]["bill"])
    return page.labelled("event", f"#{staging['program']} {program_name(staging['program'])}: {bill}")


def draw_course(view: Seen, page: Page) -> list[str]:
    """Every event of the game."""
    head = f"   {'spectators':<13}" + "".join(f"  turn {turn}" for turn in range(1, 6))
    lines = [page.ink.paint(head, "dim")]
    for seat, totals in enumerate(view["course"]["totals"]):
        cells = "".join(f"{'-' if total is None else total:>8}" for total in totals)
        lines.append(f" {seat + 1} {page.short(seat, 13)}{cells}")
    return lines
