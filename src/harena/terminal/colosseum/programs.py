"""The viewer's programs: what each would draw now and what it lacks."""

from __future__ import annotations

from typing import Final

from harena.terminal.colosseum.text import Seen, program_name, several, total_text
from harena.terminal.page import Page

MOST: Final = 3
"""On the board; the rest by the word `programs`."""
NAME: Final = 28


def draw_programs(view: Seen, page: Page) -> list[str]:
    programs = sorted(view["players"][view["viewer"]]["programs"], key=lambda p: -promise(p))
    lines = [line for program in programs[:MOST] for line in draw_program(program, page)]
    if len(programs) > MOST:
        numbers = ", ".join(f"#{program['program']}" for program in programs[MOST:])
        lines.append(page.ink.paint(f"          also {numbers}: type programs", "dim"))
    return lines


def promise(prospect: Seen) -> int:
    """What it would draw with all that can be thrown in."""
    return int(prospect["most"]["total"]) if prospect["most"] else prospect["program"] - 100


def draw_program(prospect: Seen, page: Page) -> list[str]:
    bill = prospect["bill"]
    number = f"#{prospect['program']}"
    total = total_text(bill["total"] if bill else None)
    head = f"{number:<4}{program_name(prospect['program'])[:NAME]:<{NAME}} draws {total:>3}  "
    return page.labelled(head, lack_text(prospect), len(head))


def lack_text(prospect: Seen) -> str:
    """`lacks 2 lion, cage and 1 square`."""
    parts = [several(prospect["lacks"])] if prospect["missing"] else []
    if prospect["squares"]:
        parts.append("1 square" if prospect["squares"] == 1 else f"{prospect['squares']} squares")
    return f"lacks {' and '.join(parts)}" if parts else "complete"
