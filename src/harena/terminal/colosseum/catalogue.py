"""`programs` and `program 17`: what they need, cost and draw, and how near the viewer is."""

from __future__ import annotations

from textwrap import shorten

from harena.core.errors import HarenaError
from harena.games.colosseum.components import PROGRAMS, TOKEN_NAMES, Program
from harena.terminal.colosseum.programs import lack_text
from harena.terminal.colosseum.text import Seen, bill_text, coins, extras, several, total_text
from harena.terminal.page import Page


def draw_catalogue(rest: str, view: Seen, page: Page) -> list[str]:
    """The viewer's programs and those on sale, a line each."""
    head = f"{'#':<3} {'program':<28} {'cost':>4} {'arena':>5} {'full':>4} {'now':>3}  lacks"
    lines = [page.ink.paint(head, "dim")]
    for prospect in prospects(view):
        program = PROGRAMS[prospect["program"] - 1]
        cost = program.price if "left" in prospect else "own"
        now = total_text(prospect["bill"]["total"] if prospect["bill"] else None)
        text = f"{program.number:<3} {program.name[:28]:<28} {cost:>4} {2 + program.expansions:>5}"
        text += f" {program.crowd[0]:>4} {now:>3}  "
        lines.append(text + shorten(lacks(prospect), page.width - len(text), placeholder=" ..."))
    return lines


def lacks(prospect: Seen) -> str:
    """`2mus 1dec`, as the table of tokens abbreviates them."""
    return " ".join(f"{n}{token[:3]}" for token, n in prospect["lacks"].items()) or "complete"


def prospects(view: Seen) -> list[Seen]:
    """The own programs, then those on sale."""
    if view["viewer"] is None:
        return [bare(number) for number in view["sale"]]
    return [*view["players"][view["viewer"]]["programs"], *view["own"]["sale"]]


def bare(number: int) -> Seen:
    """A program as nobody in particular sees it."""
    needs = needs_of(PROGRAMS[number - 1])
    return {
        "program": number,
        "lacks": needs,
        "missing": sum(needs.values()),
        "squares": 0,
        "bill": None,
        "left": 0,
    }


def needs_of(program: Program) -> dict[str, int]:
    return {TOKEN_NAMES[kind]: n for kind, n in enumerate(program.assets) if n}


def draw_card(rest: str, view: Seen, page: Page) -> list[str]:
    """One program: all that is printed on it, and how it stands for the viewer."""
    number = rest.removeprefix("#")
    if not (number.isascii() and number.isdigit() and 1 <= int(number) <= len(PROGRAMS)):
        raise HarenaError(f"program N: the programs are 1 to {len(PROGRAMS)}")
    program = PROGRAMS[int(number) - 1]
    lines = [page.title(f"#{program.number} {program.name}: {place_of(view, program.number, page)}")]
    price = f"costs {program.price} coins, " if program.price else "dealt, "
    lines.append(f"{price}needs an arena of {2 + program.expansions} squares")
    lines += page.labelled("needs", needs_text(program, view))
    steps = [f"{crowd} with {missing} missing" for missing, crowd in enumerate(program.crowd)]
    steps[0] = f"{program.crowd[0]} complete"
    lines += page.labelled("draws", ", ".join(steps))
    return lines + standing(view, program.number, page)


def place_of(view: Seen, number: int, page: Page) -> str:
    for seat, player in enumerate(view["players"]):
        if number in [prospect["program"] for prospect in player["programs"]]:
            staged = ", staged before" if number in player["staged"] else ""
            return f"{'yours' if seat == view['viewer'] else f'{page.first_names[seat]} has it'}{staged}"
    return "on sale" if number in view["sale"] else "not in this game"


def needs_text(program: Program, view: Seen) -> str:
    """`2 gladiator (you have 1), horse`."""
    needs = needs_of(program)
    if view["viewer"] is None:
        return several(needs)
    held = view["players"][view["viewer"]]["tokens"]
    return ", ".join(f"{several({token: n})} (have {held.get(token, 0)})" for token, n in needs.items())


def standing(view: Seen, number: int, page: Page) -> list[str]:
    found = [prospect for prospect in prospects(view) if prospect["program"] == number]
    if view["viewer"] is None or not found:
        return []
    prospect = found[0]
    lines = page.labelled("you", lack_text(prospect))
    if prospect["bill"]:
        lines += page.labelled("now", bill_text(prospect["bill"]))
    most = prospect["most"]
    if most and (most["jokers"] or most["medals"]):
        lines += page.labelled("at most", f"{most['total']} with {extras(most['jokers'], most['medals'])}")
    if "left" in prospect:
        left = prospect["left"]
        lines += page.labelled(
            "buying", f"leaves {coins(left)}" if left >= 0 else f"you are {coins(-left)} short"
        )
    return lines
