"""Time of a decision, each stroke of the axis ten times the last."""

from __future__ import annotations

import math
from typing import Final

from harena.lab.report.words import foot, hue_of, name, places
from harena.lab.standings import Cost, Standings

NOTE = "As measured in these games, on this machine; every stroke is ten times the last."
LEAST: Final = -3
"""The axis runs from a thousandth of a millisecond to one at least: powers of ten."""


def costs(standings: Standings) -> str:
    found = {bot: cost for bot in standings.plan.terms.bots if (cost := standings.costs[bot]).decisions}
    decades = [math.log10(max(10.0**LEAST, cost.milliseconds)) - LEAST for cost in found.values()]
    wide = max(-LEAST, *map(math.ceil, decades))
    axis = {k / wide: duration(10.0 ** (LEAST + k)) for k in range(wide + 1)}
    thinks = any(cost.simulations for cost in found.values())
    rows = "".join(
        f"""<tr class="{hue_of(bot, standings)}"><th scope="row">{name(bot)}</th>
<td class="line" aria-hidden="true" {places(at=decade / wide)}><i class="bar"></i></td>
<td class="figure">{duration(cost.milliseconds)}</td>{simulations(cost) if thinks else ""}</tr>
"""
        for (bot, cost), decade in zip(found.items(), decades, strict=True)
    )
    return f"""<table class="bars" style="--stroke:{100 / wide:.4g}%">
<thead><tr><th scope="col">bot</th><td></td><th scope="col">time</th>
{'<th scope="col">simulations</th>' if thinks else ""}</tr></thead><tbody>
{rows}</tbody>{foot(axis, 1 + thinks)}</table>"""


def simulations(cost: Cost) -> str:
    said = f"{cost.simulated:,.0f}" if cost.simulations else "no"
    return f'<td class="figure" data-unit="simulations">{said}</td>'


def duration(milliseconds: float) -> str:
    """In the unit that suits it, to two figures."""
    for unit, size in (("s", 1000.0), ("ms", 1.0)):
        if milliseconds >= 0.9995 * size:
            return f"{float(f'{milliseconds / size:.2g}'):g} {unit}"
    return f"{float(f'{1000 * milliseconds:.2g}'):g} µs"
