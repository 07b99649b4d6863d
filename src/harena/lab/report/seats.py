"""What a seat is worth: the win share of each pairing seat by seat."""

from __future__ import annotations

from harena.lab.report.words import interval, name, percent, places
from harena.lab.standings import Standing, Standings, verdict
from harena.lab.statistics import Share

NOTE = "The same bot on every seat; the mark is even."


def seats(standings: Standings) -> str:
    n = standings.plan.terms.seats
    heads = "".join(f'<th scope="col">seat {k}</th>' for k in range(1, n + 1))
    rows = "".join(line(row, standings.chance) for row in standings.rows)
    return f"""<table class="seats" {places(chance=standings.chance, seats=n)}>
<thead><tr><th scope="col">pairing</th>{heads}</tr></thead><tbody>
{rows}</tbody></table>"""


def line(row: Standing, chance: float) -> str:
    cells = "".join(cell(share, chance) for share in row.by_seat)
    return f'<tr><th scope="row">{name(row.title)}</th>{cells}</tr>\n'


def cell(share: Share, chance: float) -> str:
    if not share.games:
        return '<td><span class="seat"><i class="trough"></i><span>–</span></span></td>'
    bar = f'<i class="trough {verdict(share, chance)}" {places(at=share.value)}></i>'
    figure = f"<span>{percent(share.value)}</span>"
    return f'<td title="{interval(share)}"><span class="seat">{bar}{figure}</span></td>'
