"""How the shares settled as deals came in, with the interval of each at the time."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from harena.lab.report.frame import CROWDED, HUES, first_of, percent, widest
from harena.lab.report.svg import Scale, drawing, line, linear, path, steps, text
from harena.lab.table import Row, Table

FEWEST: Final = 8
"""Deals that make a line."""

LEFT: Final = 50.0
TOP: Final = 14.0
BOTTOM: Final = 270.0
GAP: Final = 16.0


def long_enough(table: Table) -> list[Row]:
    return [row for row in table.rows if len(row.course) >= FEWEST]


def remark(table: Table) -> str:
    """What the plot shows, and what it leaves out."""
    found = long_enough(table)
    if not found:
        return f"Nothing is drawn: a line needs {FEWEST} deals."
    said = "The share so far, and how sure it was."
    said += first_of(min(HUES, len(found)), table, len(found))
    short = len(table.rows) - len(found)
    return said + (f" Left out for having fewer than {FEWEST} deals: {short}." if short else "")


def course(table: Table, wide: float) -> str:
    rows = long_enough(table)[:HUES]
    if not rows:
        return ""
    names = [row.title for row in rows]
    need = widest(names)
    beside = need <= CROWDED * wide - 30
    wide = wide if beside else max(wide, LEFT + need + 10)
    right = wide - (need + 20 if beside else 24)
    deals = max(len(row.course) for row in rows)
    at, up = linear(0, deals, LEFT, right), linear(0, 1, BOTTOM, TOP)
    parts = paper(at, up, deals, table.chance)
    for k, row in enumerate(rows):
        parts += strokes(row, at, up, k)
    if beside:
        ends = spread([up(row.share.value) for row in rows], GAP, BOTTOM - 6)
        parts += [text(right + 8, y + 4, names[k], f"key c{k}") for k, y in enumerate(ends)]
        return drawing(wide, BOTTOM + 30, parts, "win share as deals come in")
    parts += keys(rows, BOTTOM + 46)
    return drawing(wide, BOTTOM + 40 + 20 * len(rows), parts, "win share as deals come in")


def paper(at: Scale, up: Scale, deals: int, chance: float) -> list[str]:
    left, right = at(0), at(deals)
    parts = [line(left, up(k / 4), right, up(k / 4), "grid") for k in range(5)]
    parts += [text(left - 8, up(k / 4) + 4, percent(k / 4), "tick", "end") for k in range(5)]
    ticks = [k for k in steps(0, deals) if k]
    parts += [text(at(k), up(0) + 18, f"{k:,.0f}", "tick", "middle") for k in ticks]
    return [*parts, line(left, up(chance), right, up(chance), "chance")]


def strokes(row: Row, at: Scale, up: Scale, hue: int) -> list[str]:
    points = settling(row)
    band = [(at(n), up(high)) for n, _, _, high in points]
    band += [(at(n), up(low)) for n, _, low, _ in reversed(points)]
    middle = [(at(n), up(value)) for n, value, _, _ in points]
    return [path(band, f"band c{hue}", closed=True), path(middle, f"course c{hue}")]


def keys(rows: list[Row], y: float) -> list[str]:
    """Names under the drawing, in the order their lines end in."""
    parts: list[str] = []
    order = sorted(range(len(rows)), key=lambda k: -rows[k].share.value)
    for place, k in enumerate(order):
        down = y + 20 * place
        parts.append(path([(LEFT - 30, down - 4), (LEFT - 8, down - 4)], f"course c{k}"))
        parts.append(text(LEFT, down, rows[k].title, f"key c{k}"))
    return parts


def settling(row: Row) -> list[tuple[int, float, float, float]]:
    """Deals, share and interval at some sixty moments."""
    deals = len(row.course)
    moments = sorted({max(4, deals * k // 60) for k in range(1, 61)})
    found = [(n, row.so_far(n)) for n in moments if n <= deals]
    return [(n, share.value, share.low, share.high) for n, share in found]


def spread(places: list[float], gap: float, lowest: float) -> list[float]:
    """The same places, moved apart so that labels do not overlap, and none is below the lowest."""
    order = sorted(range(len(places)), key=lambda k: places[k])
    moved = list(places)
    for before, k in pairwise(order):
        moved[k] = max(moved[k], moved[before] + gap)
    moved[order[-1]] = min(moved[order[-1]], lowest)
    for k, after in pairwise(reversed(order)):
        moved[after] = min(moved[after], moved[k] - gap)
    return moved
