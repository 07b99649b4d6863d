"""The plots of a tournament that have a row for each pairing or bot."""

from __future__ import annotations

import math

from harena.lab.report.frame import HUES, ROUND, Rows, percent
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
from harena.lab.table import Table, verdict


def axis(rows: Rows, at: Scale, ticks: dict[float, str]) -> list[str]:
    """Strokes down the rows, and what they stand for beneath."""
    parts = [line(at(k), 6, at(k), rows.bottom, "grid") for k in ticks]
    return parts + [text(at(k), rows.bottom + 18, said, "tick", "middle") for k, said in ticks.items()]


def shares(table: Table, wide: float) -> str:
    """Win shares as dots with their intervals, and where chance would put them."""
    names = [row.title for row in table.rows]
    rows = Rows(wide, names, [f"{100 * row.share.value:.1f} %" for row in table.rows])
    at = linear(0, 1, rows.left, rows.right)
    fifths = rows.right - rows.left >= 5 * 46
    parts = axis(rows, at, {k: percent(k) for k in ([k / 5 for k in range(6)] if fifths else [0, 0.5, 1])})
    parts.append(line(at(table.chance), 2, at(table.chance), rows.bottom, "chance"))
    for k, row in enumerate(table.rows):
        y, word = rows.middle(k), verdict(row.share, table.chance)
        low, high = at(row.share.low), at(row.share.high)
        if k and row.bot != table.rows[k - 1].bot:
            parts.append(line(4, rows.start(k), rows.wide - 4, rows.start(k), "grid"))
        parts += [
            *rows.labels(k),
            box(low, y - 4, high - low, 8, f"span {word}", more=ROUND),
            dot(at(row.share.value), y, 6, word, f"{row.title}: {row.share}"),
        ]
    return drawing(rows.wide, rows.bottom + 28, parts, "win share of each pairing, with 95 % intervals")


def ratings(table: Table, wide: float) -> str:
    """A bell for each bot: where its strength lies, for all one can tell."""
    found = table.ratings
    rows = Rows(
        wide, list(found), [f"{rating.mu:.1f} ± {rating.sigma:.1f}" for rating in found.values()], 34.0
    )
    low = min(rating.mu - 3 * rating.sigma for rating in found.values())
    most = max(rating.mu + 3 * rating.sigma for rating in found.values())
    at, tall = linear(low, most, rows.left, rows.right), 20 if rows.above else 26
    parts = axis(rows, at, {k: f"{k:.0f}" for k in steps(low, most)})
    for k, (name, rating) in enumerate(found.items()):
        y = rows.middle(k) + 4
        title = f"{name}: {rating.mu:.1f} ± {rating.sigma:.1f}"
        hue = f"c{table.plan.bots.index(name) % HUES}"
        parts += [
            *rows.labels(k),
            path(bell(rating.mu, rating.sigma, at, y, tall), f"bell {hue}", True),
            dot(at(rating.mu), y, 3, "peak", title),
        ]
    return drawing(rows.wide, rows.bottom + 28, parts, "ratings")


def bell(mu: float, sigma: float, at: Scale, y: float, tall: float) -> list[tuple[float, float]]:
    widths = [k / 8 for k in range(-24, 25)]
    return [(at(mu + t * sigma), y - tall * math.exp(-t * t / 2)) for t in widths]


def duration(milliseconds: float) -> str:
    """In the unit that suits it, to two figures."""
    for unit, size in (("s", 1000.0), ("ms", 1.0)):
        if milliseconds >= 0.9995 * size:
            return f"{float(f'{milliseconds / size:.2g}'):g} {unit}"
    return f"{float(f'{1000 * milliseconds:.2g}'):g} µs"


def costs(table: Table, wide: float) -> str:
    """Time of a decision, each stroke ten times the last."""
    names = [name for name in table.plan.bots if table.costs[name].decisions]
    times = [max(0.001, table.costs[name].milliseconds) for name in names]
    rows = Rows(wide, names, [spent(table, name, time) for name, time in zip(names, times, strict=True)])
    grid = decades(0.001, 1.0)
    while grid[-1] < max(times):
        grid.append(grid[-1] * 10)
    at = logarithmic(grid[0], grid[-1], rows.left, rows.right)
    apart = 1 if at(grid[1]) - at(grid[0]) >= 50 else 2
    parts = axis(rows, at, {k: duration(k) for k in grid[::apart]})
    for k, (name, time) in enumerate(zip(names, times, strict=True)):
        hue = f"c{table.plan.bots.index(name) % HUES}"
        parts += rows.labels(k)
        parts.append(
            box(
                rows.left,
                rows.middle(k) - 7,
                max(2.0, at(time) - rows.left),
                14,
                f"bar {hue}",
                more=ROUND,
            )
        )
    return drawing(rows.wide, rows.bottom + 28, parts, "time of a decision")


def spent(table: Table, name: str, time: float) -> str:
    cost = table.costs[name]
    return duration(time) + (f", {cost.simulated:,.0f} sims" if cost.simulations else "")
