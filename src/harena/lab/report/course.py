"""How the shares settled as deals came in, with the interval of each at the time."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from harena.lab.report.words import HUES, name, percent, places, round_numbers, ticks
from harena.lab.standings import Standing, Standings

FEWEST: Final = 8
"""Deals that make a line."""

GAP: Final = 0.075
"""Of the plot's height: what a name beside it takes."""

Point = tuple[float, float]


def long_enough(standings: Standings) -> list[Standing]:
    return [row for row in standings.rows if len(row.course) >= FEWEST]


def note(standings: Standings) -> str:
    """What the plot shows, and what it leaves out."""
    found, total = long_enough(standings), len(standings.rows)
    if not found:
        return f"Nothing is drawn: a line needs {FEWEST} deals."
    said = "The share so far, and how sure it was."
    if len(found) > HUES:
        noun = "bots" if standings.plan.terms.format == "mixed" else "pairings"
        said += f" Drawn are the first {HUES} of {len(found)} {noun}."
    short = total - len(found)
    return said + (f" Left out for having fewer than {FEWEST} deals: {short}." if short else "")


def course(standings: Standings) -> str:
    rows = long_enough(standings)[:HUES]
    if not rows:
        return ""
    deals = max(len(row.course) for row in rows)
    across = ticks({k / deals: f"{k:,.0f}" for k in round_numbers(0, deals) if 0 < k <= deals})
    up = ticks({k / 4: percent(k / 4) for k in range(5)})
    even = f"{1 - standings.chance:.4g}"
    strokes = "".join(stroke(row, deals, k) for k, row in enumerate(rows))
    return f"""<figure class="course">
<div class="up">{up}</div>
<svg viewBox="0 0 1 1" preserveAspectRatio="none" role="img" aria-label="win share as deals came in">
<line class="chance" x1="0" x2="1" y1="{even}" y2="{even}"/>{strokes}</svg>
<ol class="keys">{keys(rows)}</ol>
<div class="across">{across}<span class="unit">deals</span></div>
</figure>"""


def stroke(row: Standing, deals: int, hue: int) -> str:
    points = settling(row)
    band = [(n / deals, 1 - high) for n, _, _, high in points]
    band += [(n / deals, 1 - low) for n, _, low, _ in reversed(points)]
    middle = [(n / deals, 1 - value) for n, value, _, _ in points]
    return f'<path class="band c{hue}" d="{path(band)}Z"/><path class="stroke c{hue}" d="{path(middle)}"/>'


def path(points: list[Point]) -> str:
    return "M" + "L".join(f"{x:.4f} {y:.4f}" for x, y in points)


def settling(row: Standing) -> list[tuple[int, float, float, float]]:
    """Deals, share and interval at some sixty moments."""
    deals = len(row.course)
    moments = sorted({max(4, deals * k // 60) for k in range(1, 61)})
    found = [(n, row.so_far(n)) for n in moments if n <= deals]
    return [(n, share.value, share.low, share.high) for n, share in found]


def keys(rows: list[Standing]) -> str:
    """The names in the order their lines end in, each beside the end of its line where there is room."""
    ends = spread([1 - row.share.value for row in rows], GAP)
    order = sorted(range(len(rows)), key=lambda k: ends[k])
    return "".join(
        f'<li class="c{k}" {places(down=ends[k])}>{name(rows[k].title)}'
        f" <span>{percent(rows[k].share.value)}</span></li>"
        for k in order
    )


def spread(at: list[float], gap: float, lowest: float = 1.0) -> list[float]:
    """The same places, moved apart so that names do not overlap, and none is below the lowest."""
    order = sorted(range(len(at)), key=lambda k: at[k])
    moved = list(at)
    for before, k in pairwise(order):
        moved[k] = max(moved[k], moved[before] + gap)
    moved[order[-1]] = min(moved[order[-1]], lowest)
    for k, after in pairwise(reversed(order)):
        moved[after] = min(moved[after], moved[k] - gap)
    return moved
