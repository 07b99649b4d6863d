"""Win shares: a dot and its interval on a line from none to all, with the figures beside."""

from __future__ import annotations

from itertools import groupby

from harena.lab.report.words import WORDS, foot, interval, name, percent, places
from harena.lab.standings import Standing, Standings, verdict

NOTE = (
    "Dots are shares of games won, bars their 95 % intervals; games of one deal count as one observation. "
    "The dashed line is what equal bots win."
)


def shares(standings: Standings) -> str:
    groups = groupby(standings.rows, key=lambda row: row.bot)
    bodies = "".join(
        f"<tbody>{''.join(line(row, standings.chance) for row in rows)}</tbody>" for _, rows in groups
    )
    axis = foot({k / 5: percent(k / 5) for k in range(6)}, 5)
    return f"""<table class="shares" {places(chance=standings.chance)}>
<thead><tr><th scope="col">pairing</th><td></td><th scope="col">wins</th>
<th scope="col">95 % interval</th><th scope="col">games</th><th scope="col">deals</th>
<th scope="col">verdict</th></tr></thead>
{bodies}{axis}</table>"""


def line(row: Standing, chance: float) -> str:
    share, word = row.share, verdict(row.share, chance)
    where = places(low=share.low, high=share.high, at=share.value)
    return f"""<tr class="{word}"><th scope="row">{name(row.title)}</th>
<td class="line" aria-hidden="true" {where}><i class="span"></i><i class="dot"></i></td>
<td class="wins">{percent(share.value, 1)}</td><td data-of="interval">{interval(share)}</td>
<td data-of="games">{share.games:,}</td><td data-of="deals">{share.clusters:,}</td>
<td class="verdict">{WORDS[word]}</td></tr>
"""
