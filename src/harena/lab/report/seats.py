"""What a seat is worth: the win share of each pairing seat by seat."""

from __future__ import annotations

from typing import Final

from harena.lab.report.frame import ROUND, Rows, first_of, percent
from harena.lab.report.svg import box, drawing, line, text
from harena.lab.statistics import Share
from harena.lab.table import Table, verdict

MOST: Final = 12
"""Rows that are drawn."""

FIGURE: Final = 50.0
"""Room for "100 %" beside its bar."""

SEAT: Final = 54.0
"""Room for "seat 5" above its bar, and for the figure beneath."""


def remark(table: Table) -> str:
    return "The same bot on every seat; the mark is even." + first_of(min(MOST, len(table.rows)), table)


def seats(table: Table, wide: float) -> str:
    shown, n = table.rows[:MOST], table.plan.seats
    names = [row.title for row in shown]
    rows = Rows(wide, names, [], 34.0, 24.0, SEAT * n)
    beneath = (rows.wide - rows.left) / n < 2 * FIGURE
    if beneath:
        rows = Rows(wide, names, [], 46.0, 24.0, SEAT * n)
    step = (rows.wide - rows.left) / n
    bar = step - (10 if beneath else FIGURE)
    parts = [text(rows.left + step * k + bar / 2, 16, f"seat {k + 1}", "tick", "middle") for k in range(n)]
    for i, row in enumerate(shown):
        y = rows.middle(i) - (8 if beneath else 0)
        parts += rows.labels(i)
        for k, share in enumerate(row.by_seat):
            x = rows.left + step * k
            parts += trough(share, table.chance, x, y, bar)
            said = percent(share.value) if share.games else "–"
            place = (x, y + 23) if beneath else (x + bar + 5, y + 4)
            parts.append(text(*place, said, "inside"))
    return drawing(rows.wide, rows.bottom + 8, parts, "win share seat by seat")


def trough(share: Share, chance: float, x: float, y: float, bar: float) -> list[str]:
    even = x + bar * chance
    return [
        box(x, y - 9, bar, 18, "trough", more=ROUND),
        box(x, y - 9, bar * share.value, 18, verdict(share, chance), str(share), more=ROUND),
        line(even, y - 12, even, y + 12, "chance"),
    ]
