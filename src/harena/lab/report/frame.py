"""Room for names: each plot is drawn for a desk and for a phone, and long names stand above their rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from harena.lab.report.svg import text, width_of
from harena.lab.table import Table

DESK: Final = 760.0
PHONE: Final = 340.0
ROUND: Final[dict[str, object]] = {"rx": 4}
HUES: Final = 6
"""Colours before they repeat; the style sheet has them as c0, c1 and so on."""

TOP: Final = 9.0
ABOVE: Final = 20.0
"""The line of a name above its row."""

CROWDED: Final = 0.42
"""Of a drawing's width: names and values that need more leave the strokes too little."""

Plot = Callable[[Table, float], str]


def both(plot: Plot, table: Table) -> str:
    """The plot at both widths; the style sheet shows the one that suits the screen."""
    drawn = {"desk": plot(table, DESK), "phone": plot(table, PHONE)}
    return "".join(f'<div class="plot {name}">{svg}</div>' for name, svg in drawn.items() if svg)


class Rows:
    """The rows of a plot, each with its name and perhaps a value, beside the strokes or above them."""

    def __init__(
        self,
        wide: float,
        names: list[str],
        values: list[str],
        each: float = 30.0,
        top: float = TOP,
        room: float = 0.0,
    ) -> None:
        """`room` is what the strokes need at least."""
        name, value = widest(names), widest(values)
        self.names, self.values = names, values
        self.above = name + value > min(CROWDED * wide, wide - room - 48)
        self.wide = max(wide, name + value + 24) if self.above else wide
        self.left = 18.0 if self.above else name + 20
        self.right = self.wide - (24 if self.above else value + 28)
        self.top, self.row = top, each
        self.each = each + (ABOVE if self.above else 0)
        self.bottom = top + self.each * len(names)

    def start(self, k: int) -> float:
        return self.top + self.each * k

    def middle(self, k: int) -> float:
        """Where the strokes of a row are."""
        return self.start(k) + self.each - self.row / 2

    def labels(self, k: int) -> list[str]:
        value = self.values[k] if self.values else ""
        if self.above:
            y = self.start(k) + 16
            found = [text(4, y, self.names[k], "name")]
            return found + ([text(self.wide - 4, y, value, "value", "end")] if value else [])
        y = self.middle(k) + 4
        found = [text(self.left - 14, y, self.names[k], "name", "end")]
        return found + ([text(self.right + 20, y, value, "value")] if value else [])


def widest(words: list[str]) -> float:
    return max((width_of(word) for word in words), default=0.0)


def percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def first_of(drawn: int, table: Table, among: int | None = None) -> str:
    """What a plot with room for some says of the rest."""
    total = len(table.rows) if among is None else among
    noun = "bots" if table.plan.format == "mixed" else "pairings"
    return f" Drawn are the first {drawn} of {total} {noun}." if drawn < total else ""
