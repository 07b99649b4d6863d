"""Ratings: a bell for each bot, where its strength lies for all one can tell."""

from __future__ import annotations

from harena.lab.report.words import foot, hue_of, name, places, round_numbers
from harena.lab.standings import Standings

NOTE = "OpenSkill's model, for the eye: ratings depend on the order of games and decide nothing."


def ratings(standings: Standings) -> str:
    found = standings.ratings
    marks = round_numbers(
        min(rating.mu - 3 * rating.sigma for rating in found.values()),
        max(rating.mu + 3 * rating.sigma for rating in found.values()),
    )
    low, wide, n = marks[0], marks[-1] - marks[0], len(marks) - 1
    rows = "".join(
        f"""<tr class="{hue_of(bot, standings)}"><th scope="row">{name(bot)}</th>
<td class="line" aria-hidden="true" {places(at=(rating.mu - low) / wide, wide=6 * rating.sigma / wide)}>
<i class="bell"></i><i class="peak"></i></td>
<td class="figure">{rating.mu:.1f} ± {rating.sigma:.1f}</td></tr>
"""
        for bot, rating in found.items()
    )
    return f"""<table class="bars" style="--stroke:{100 / n:.4g}%">
<thead><tr><th scope="col">bot</th><td></td><th scope="col">rating</th></tr></thead><tbody>
{rows}</tbody>{foot({k / n: f"{mark:.0f}" for k, mark in enumerate(marks)}, 1)}</table>"""
