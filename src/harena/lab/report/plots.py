"""The plots of a tournament, each from its table."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from harena.lab.report.svg import (
    Scale,
    box,
    decades,
    dot,
    drawing,
    line,
    linear,
    logarithmic,
    path,
    steps,
    text,
)
from harena.lab.statistics import clustered
from harena.lab.table import Row, Table, verdict

WIDE: Final = 760.0
ROW: Final = 30.0
ROUND: Final[dict[str, object]] = {"rx": 4}
HUES: Final = 6
"""Colours before they repeat; the style sheet has them as c0, c1 and so on."""


def percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def margin_for(names: list[str]) -> float:
    return 20 + 7.4 * max(len(name) for name in names)


def shares(table: Table) -> str:
    """Win shares as dots with their intervals, and where chance would put them."""
    names = [row.title for row in table.rows]
    left, high = margin_for(names), ROW * len(names) + 20
    at = linear(0, 1, left, WIDE - 70)
    parts = [line(at(k / 10), 8, at(k / 10), high, "grid") for k in range(0, 11, 2)]
    parts += [text(at(k / 10), high + 18, percent(k / 10), "tick", "middle") for k in range(0, 11, 2)]
    parts += [line(at(table.chance), 2, at(table.chance), high, "chance")]
    for k, (row, name) in enumerate(zip(table.rows, names, strict=True)):
        y = 24 + ROW * k
        word = verdict(row.share, table.chance)
        if k and row.bot != table.rows[k - 1].bot:
            parts.append(line(20, y - ROW / 2, WIDE - 10, y - ROW / 2, "grid"))
        parts += [
            text(left - 14, y + 4, name, "name", "end"),
            box(
                at(row.share.low),
                y - 4,
                at(row.share.high) - at(row.share.low),
                8,
                f"span {word}",
                more=ROUND,
            ),
            dot(at(row.share.value), y, 6, word, f"{name}: {row.share}"),
            text(WIDE - 54, y + 4, f"{100 * row.share.value:.1f} %", "value"),
        ]
    return drawing(WIDE, high + 28, parts, "win share of each pairing, with 95 % intervals")


def matrix(table: Table) -> str:
    """Who beats whom: one bot a row, alone against copies of the bot of the column."""
    bots = table.plan.bots
    cell, left = 92.0, margin_for(bots)
    top = 30.0
    found = {(row.bot, row.against): row for row in table.rows}
    parts = [text(left + cell * (k + 0.5), 18, bot, "name", "middle") for k, bot in enumerate(bots)]
    for i, bot in enumerate(bots):
        y = top + 44 * i
        parts.append(text(left - 14, y + 25, bot, "name", "end"))
        for k, other in enumerate(bots):
            parts += square(found.get((bot, other)), table.chance, left + cell * k, y, cell)
    return drawing(left + cell * len(bots) + 8, top + 44 * len(bots) + 4, parts, "win shares bot by bot")


def square(row: Row | None, chance: float, x: float, y: float, cell: float) -> list[str]:
    if row is None:
        return [box(x + 2, y + 2, cell - 4, 40, "empty", more=ROUND)]
    value = row.share.value
    above = value >= chance
    depth = (value - chance) / (1 - chance) if above else (chance - value) / chance
    shade: dict[str, object] = {"rx": 5, "fill_opacity": f"{0.12 + 0.75 * depth:.2f}"}
    return [
        box(x + 2, y + 2, cell - 4, 40, "better" if above else "worse", str(row.share), shade),
        text(x + cell / 2, y + 27, f"{100 * value:.1f} %", "cell", "middle"),
    ]


def course(table: Table) -> str:
    """How the shares settled as deals came in, with the interval of each at the time."""
    rows = [row for row in table.rows if len(row.course) >= 8][:HUES]
    if not rows:
        return ""
    deals = max(len(row.course) for row in rows)
    names = [row.title for row in rows]
    left, right, bottom = 50.0, WIDE - margin_for(names), 270.0
    at, up = linear(0, deals, left, right), linear(0, 1, bottom, 14)
    parts = [line(left, up(k / 4), right, up(k / 4), "grid") for k in range(5)]
    parts += [text(left - 8, up(k / 4) + 4, percent(k / 4), "tick", "end") for k in range(5)]
    ticks = [k for k in steps(0, deals) if k]
    parts += [text(at(k), bottom + 18, f"{k:,.0f}", "tick", "middle") for k in ticks]
    parts.append(line(left, up(table.chance), right, up(table.chance), "chance"))
    ends = spread([up(row.share.value) for row in rows], 15)
    for k, (row, name, y) in enumerate(zip(rows, names, ends, strict=True)):
        points = settling(row)
        band = [(at(n), up(high)) for n, _, _, high in points]
        band += [(at(n), up(low)) for n, _, low, _ in reversed(points)]
        parts += [path(band, f"band c{k}", closed=True)]
        parts += [path([(at(n), up(value)) for n, value, _, _ in points], f"course c{k}")]
        parts += [text(right + 8, y + 4, name, f"key c{k}")]
    return drawing(WIDE, bottom + 30, parts, "win share as deals come in")


def settling(row: Row) -> list[tuple[int, float, float, float]]:
    """Deals, share and interval at some sixty moments."""
    deals = len(row.course)
    moments = sorted({max(4, deals * k // 60) for k in range(1, 61)})
    found = [(n, clustered(row.course[:n])) for n in moments if n <= deals]
    return [(n, share.value, share.low, share.high) for n, share in found]


def spread(places: list[float], gap: float) -> list[float]:
    """The same places, moved apart so that labels do not overlap."""
    order = sorted(range(len(places)), key=lambda k: places[k])
    moved = list(places)
    for before, k in pairwise(order):
        moved[k] = max(moved[k], moved[before] + gap)
    return moved


def ratings(table: Table) -> str:
    """A bell for each bot: where its strength lies, for all one can tell."""
    names = list(table.ratings)
    left, high = margin_for(names), 34.0 * len(names) + 10
    low = min(rating.mu - 3 * rating.sigma for rating in table.ratings.values())
    most = max(rating.mu + 3 * rating.sigma for rating in table.ratings.values())
    at = linear(low, most, left, WIDE - 90)
    parts = [line(at(k), 4, at(k), high, "grid") for k in steps(low, most)]
    parts += [text(at(k), high + 18, f"{k:.0f}", "tick", "middle") for k in steps(low, most)]
    for k, (name, rating) in enumerate(table.ratings.items()):
        y = 30 + 34.0 * k
        title = f"{name}: {rating.mu:.1f} ± {rating.sigma:.1f}"
        parts += [
            text(left - 14, y, name, "name", "end"),
            path(bell(rating.mu, rating.sigma, at, y), f"bell c{table.plan.bots.index(name) % HUES}", True),
            text(WIDE - 74, y, f"{rating.mu:.1f} ± {rating.sigma:.1f}", "value"),
            dot(at(rating.mu), y, 3, "peak", title),
        ]
    return drawing(WIDE, high + 28, parts, "ratings")


def bell(mu: float, sigma: float, at: Scale, y: float) -> list[tuple[float, float]]:
    widths = [k / 8 for k in range(-24, 25)]
    return [(at(mu + t * sigma), y - 26 * math.exp(-t * t / 2)) for t in widths]


def seats(table: Table) -> str:
    """What a seat is worth: the win share of each row seat by seat."""
    rows = table.rows[:12]
    left, each = margin_for([row.title for row in rows]), 34.0
    n = table.plan.seats
    step = (WIDE - left - 20) / n
    parts = [text(left + step * (k + 0.34), 16, f"seat {k + 1}", "tick", "middle") for k in range(n)]
    for i, row in enumerate(rows):
        y = 26 + each * i
        parts.append(text(left - 14, y + 17, row.title, "name", "end"))
        for k, share in enumerate(row.by_seat):
            x, wide = left + step * k, step * 0.68
            parts += [
                box(x, y + 4, wide, 18, "trough", more=ROUND),
                box(x, y + 4, wide * share.value, 18, verdict(share, table.chance), str(share), more=ROUND),
                line(x + wide * table.chance, y + 1, x + wide * table.chance, y + 25, "chance"),
                text(x + wide + 5, y + 17, percent(share.value), "inside"),
            ]
    return drawing(WIDE, 34 + each * len(rows), parts, "win share seat by seat")


def duration(milliseconds: float) -> str:
    """In the unit that suits it, to two figures."""
    for unit, size in (("s", 1000.0), ("ms", 1.0)):
        if milliseconds >= 0.9995 * size:
            return f"{float(f'{milliseconds / size:.2g}'):g} {unit}"
    return f"{float(f'{1000 * milliseconds:.2g}'):g} µs"


def costs(table: Table) -> str:
    """Time of a decision, each stroke ten times the last."""
    names = [name for name in table.plan.bots if table.costs[name].decisions]
    left, high = margin_for(names), ROW * len(names) + 16
    values = [max(0.001, table.costs[name].milliseconds) for name in names]
    grid = decades(0.001, 1.0)
    while grid[-1] < max(values):
        grid.append(grid[-1] * 10)
    at = logarithmic(grid[0], grid[-1], left, WIDE - 190)
    parts = [line(at(k), 8, at(k), high, "grid") for k in grid]
    parts += [text(at(k), high + 18, duration(k), "tick", "middle") for k in grid]
    for k, (name, value) in enumerate(zip(names, values, strict=True)):
        y, cost = 24 + ROW * k, table.costs[name]
        said = duration(value) + (f", {cost.simulated:,.0f} sims" if cost.simulations else "")
        hue = f"c{table.plan.bots.index(name) % HUES}"
        parts += [
            text(left - 14, y + 4, name, "name", "end"),
            box(left, y - 7, max(2.0, at(value) - left), 14, f"bar {hue}", more=ROUND),
            text(WIDE - 174, y + 4, said, "value"),
        ]
    return drawing(WIDE, high + 28, parts, "time of a decision")
