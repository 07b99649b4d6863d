"""Who beats whom: one bot a row, against the bot of the column."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from harena.lab.report.frame import ABOVE, ROUND, widest
from harena.lab.report.svg import box, drawing, text
from harena.lab.statistics import Share
from harena.lab.table import Table

TALL: Final = 44.0
TOP: Final = 30.0


@dataclass(frozen=True)
class Grid:
    """Columns under names or, where those have no room, under the numbers of the rows."""

    cell: float
    left: float
    each: float
    rows: list[str]
    heads: list[str]


def grid_for(bots: list[str], wide: float) -> Grid:
    numbers = [str(k + 1) for k in range(len(bots))]
    name = widest(bots)
    cell = min(max(92.0, name + 16), (wide - name - 28) / len(bots))
    if cell >= max(66.0, name + 12):
        return Grid(cell, name + 20, TALL, bots, bots)
    rows = [f"{number}  {bot}" for number, bot in zip(numbers, bots, strict=True)]
    left = widest(rows) + 20
    cell = (wide - left - 8) / len(bots)
    if cell >= 58:
        return Grid(cell, left, TALL, rows, numbers)
    cell = max(36.0, (wide - 4) / len(bots), widest(rows) / len(bots))
    return Grid(cell, 2, TALL + ABOVE, rows, numbers)


def matrix(table: Table, wide: float) -> str:
    bots, found = table.plan.bots, meetings(table)
    grid = grid_for(bots, wide)
    parts = [
        text(grid.left + grid.cell * (k + 0.5), 18, head, "name", "middle")
        for k, head in enumerate(grid.heads)
    ]
    for i, bot in enumerate(bots):
        y = TOP + grid.each * i
        if grid.each > TALL:
            parts.append(text(4, y + 14, grid.rows[i], "name"))
            y += ABOVE
        else:
            parts.append(text(grid.left - 14, y + 25, grid.rows[i], "name", "end"))
        for k, other in enumerate(bots):
            x = grid.left + grid.cell * k
            parts += square(found.get((bot, other)), table.chance, x, y, grid.cell)
    across = grid.left + grid.cell * len(bots) + 8
    return drawing(across, TOP + grid.each * len(bots) + 4, parts, "win shares bot by bot")


def meetings(table: Table) -> dict[tuple[str, str], Share]:
    """The share of a bot against another; a duel is played once, and tells of both."""
    found = {(row.bot, row.against): row.share for row in table.rows}
    if table.plan.seats == 2:
        for row in table.rows:
            found.setdefault((row.against, row.bot), complement(row.share))
    return found


def complement(share: Share) -> Share:
    return Share(1 - share.value, 1 - share.high, 1 - share.low, share.games, share.clusters)


def square(share: Share | None, chance: float, x: float, y: float, cell: float) -> list[str]:
    if share is None:
        return [box(x + 2, y + 2, cell - 4, 40, "empty", more=ROUND)]
    value = share.value
    above = value >= chance
    depth = (value - chance) / (1 - chance) if above else (chance - value) / chance
    shade: dict[str, object] = {"rx": 5, "fill_opacity": f"{0.12 + 0.75 * depth:.2f}"}
    return [
        box(x + 2, y + 2, cell - 4, 40, "better" if above else "worse", str(share), shade),
        text(x + cell / 2, y + 27, figure(100 * value, cell), "cell", "middle"),
    ]


def figure(value: float, cell: float) -> str:
    """As much of it as a cell has room for."""
    if cell >= 66:
        return f"{value:.1f} %"
    return f"{value:.0f} %" if cell >= 58 else f"{value:.0f}"
