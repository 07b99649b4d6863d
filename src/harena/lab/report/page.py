"""The page: the answer first, then the plots, then how to get it again."""

from __future__ import annotations

import platform
from datetime import UTC, datetime
from html import escape

from harena import COMPILED, __version__
from harena.core.game import format_options
from harena.games import GAMES
from harena.lab.plan import FORMATS
from harena.lab.report import course, plots, seats
from harena.lab.report.frame import both
from harena.lab.report.matrix import matrix
from harena.lab.report.style import STYLE
from harena.lab.table import Row, Table, verdict

WORDS = {"better": "more than its share", "worse": "less than its share", "even": "cannot be told from even"}


def page_of(table: Table, command: str) -> str:
    game = GAMES[table.plan.game]
    title = f"{game.title}: {', '.join(table.plan.bots)}"
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title><style>{STYLE}</style></head>
<body><main>
<header><p class="kicker">Harena tournament</p><h1>{escape(game.title)}</h1>
<p class="lead">{escape(summary(table))}</p></header>
{"".join(sections(table))}
{footer(table, command)}
</main></body></html>
"""


def summary(table: Table) -> str:
    plan = table.plan
    return (
        f"{len(plan.bots)} bots, {plan.seats} seats, {table.games:,} games: {FORMATS[plan.format]}, "
        f"{plan.deals:,} deals in every seating. "
        f"Equal bots would win {100 * table.chance:.1f} % each."
    )


def sections(table: Table) -> list[str]:
    found = [
        section(
            "Win share",
            "Dots are shares of games won, bars their 95 % intervals; games of one deal count as one "
            "observation. The dashed line is what equal bots win.",
            both(plots.shares, table) + rows(table),
        )
    ]
    if len(table.plan.bots) > 2 and table.plan.format == "each":
        alone = "A row's bot alone against copies of a column's."
        note = "A row's bot against a column's." if table.plan.seats == 2 else alone
        found.append(section("Bot by bot", note, both(matrix, table)))
    return [
        *found,
        section("As the deals came in", course.remark(table), both(course.course, table)),
        section("Seat by seat", seats.remark(table), both(seats.seats, table)),
        section(
            "Ratings",
            "OpenSkill's model, for the eye: ratings depend on the order of games and decide nothing.",
            both(plots.ratings, table),
        ),
        section(
            "Time of a decision", "As measured in these games, on this machine.", both(plots.costs, table)
        ),
    ]


def section(title: str, note: str, plot: str) -> str:
    return f"<section><h2>{title}</h2><p>{note}</p>{plot}</section>\n"


HEADS = ("bot", "against", "wins", "95 %", "games", "deals", "")


def rows(table: Table) -> str:
    """The figures; on a phone each row is a paragraph, and its cells bring their heads with them."""
    body = "".join(f"<tr>{''.join(map(cell, HEADS, figures(row, table.chance)))}</tr>" for row in table.rows)
    head = "".join(f"<th>{word}</th>" for word in HEADS)
    return f"<details><summary>as figures</summary><table><tr>{head}</tr>{body}</table></details>"


def cell(head: str, said: str) -> str:
    own = f' data-of="{head}"' if head not in ("bot", "") else ""
    return f"<td{own}>{escape(said)}</td>"


def figures(row: Row, chance: float) -> list[str]:
    share = row.share
    return [
        row.bot,
        row.against,
        f"{100 * share.value:.1f} %",
        f"{100 * share.low:.1f} to {100 * share.high:.1f}",
        f"{share.games:,}",
        f"{share.clusters:,}",
        WORDS[verdict(share, chance)],
    ]


def footer(table: Table, command: str) -> str:
    build = "compiled" if COMPILED else "interpreted"
    now = datetime.now(UTC).strftime("%Y-%m-%d")
    machine = f"Python {platform.python_version()}, {platform.machine()}"
    return (
        f"<footer><p>Played again by</p><pre>{escape(command)}</pre>"
        f"<p>Harena {__version__} ({build}, sources {', '.join(table.sources)}), {machine}, {now}. "
        f"Options: {escape(format_options(table.plan.options))}.</p></footer>"
    )
