"""Who beats whom: one bot a row, against the bot of the column."""

from __future__ import annotations

from harena.lab.report.words import interval, name, percent, places
from harena.lab.standings import Standings
from harena.lab.statistics import Share


def note(standings: Standings) -> str:
    if standings.plan.terms.seats == 2:
        return "A row's bot against a column's."
    return "A row's bot alone against copies of a column's."


def matrix(standings: Standings) -> str:
    bots, found = standings.plan.terms.bots, meetings(standings)
    heads = "".join(f'<th scope="col">{head(k, bot)}</th>' for k, bot in enumerate(bots, 1))
    rows = "".join(
        f'<tr><th scope="row">{head(k, bot)}</th>'
        + "".join(cell(found.get((bot, other)), standings.chance) for other in bots)
        + "</tr>\n"
        for k, bot in enumerate(bots, 1)
    )
    return f"""<div class="scroll" tabindex="0" role="group" aria-label="Bot by bot">
<table class="matrix"><thead><tr><td></td>{heads}</tr></thead><tbody>
{rows}</tbody></table></div>"""


def head(number: int, bot: str) -> str:
    """The style sheet leaves the number alone where there is no room for names."""
    return f"<b>{number}</b> <span>{name(bot)}</span>"


def meetings(standings: Standings) -> dict[tuple[str, str], Share]:
    """The share of a bot against another; a duel is played once, and tells of both."""
    found = {(row.bot, row.against): row.share for row in standings.rows}
    if standings.plan.terms.seats == 2:
        for row in standings.rows:
            found.setdefault((row.against, row.bot), complement(row.share))
    return found


def complement(share: Share) -> Share:
    return Share(1 - share.value, 1 - share.high, 1 - share.low, share.games, share.clusters)


def cell(share: Share | None, chance: float) -> str:
    if share is None:
        return '<td class="empty"></td>'
    above = share.value >= chance
    depth = (share.value - chance) / (1 - chance) if above else (chance - share.value) / chance
    word = "better" if above else "worse"
    return f'<td class="{word}" {places(depth=depth)} title="{interval(share)}">{percent(share.value)}</td>'
