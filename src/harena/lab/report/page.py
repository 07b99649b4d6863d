"""The page: the answer first, then the plots, then how to get it again."""

from __future__ import annotations

import platform
from datetime import UTC, datetime
from html import escape
from pathlib import Path

from harena import COMPILED, __version__
from harena.core.game import format_options
from harena.games import GAMES
from harena.lab.plan import FORMATS
from harena.lab.report import costs, course, matrix, ratings, seats, shares
from harena.lab.standings import Standings


def page_of(standings: Standings, command: str) -> str:
    terms = standings.plan.terms
    game = GAMES[terms.game]
    style = Path(__file__).with_name("report.css").read_text(encoding="utf-8")
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(f"{game.title}: {', '.join(terms.bots)}")}</title><style>
{style}</style></head>
<body>
<header><p class="kicker">Harena tournament</p><h1>{escape(game.title)}</h1>
<p class="lead">{escape(summary(standings))}</p></header>
<main>
{"".join(sections(standings))}</main>
{footer(standings, command)}
</body></html>
"""


def summary(standings: Standings) -> str:
    plan, terms = standings.plan, standings.plan.terms
    return (
        f"{len(terms.bots)} bots, {terms.seats} seats, {standings.games:,} games: {FORMATS[terms.format]}, "
        f"{plan.deals:,} deals in every seating. "
        f"Equal bots would win {100 * standings.chance:.1f} % each."
    )


def sections(standings: Standings) -> list[str]:
    terms = standings.plan.terms
    found = [section("Win share", shares.NOTE, shares.shares(standings))]
    if len(terms.bots) > 2 and terms.format == "each":
        found.append(section("Bot by bot", matrix.note(standings), matrix.matrix(standings)))
    return [
        *found,
        section("As the deals came in", course.note(standings), course.course(standings)),
        section("Seat by seat", seats.NOTE, seats.seats(standings)),
        section("Ratings", ratings.NOTE, ratings.ratings(standings), "half"),
        section("Time of a decision", costs.NOTE, costs.costs(standings), "half"),
    ]


def section(title: str, note: str, plot: str, width: str = "whole") -> str:
    name = title.lower().replace(" ", "-")
    return (
        f'<section class="{width}" aria-labelledby="{name}"><h2 id="{name}">{title}</h2>'
        f"<p>{note}</p>\n{plot}</section>\n"
    )


def footer(standings: Standings, command: str) -> str:
    build = "compiled" if COMPILED else "interpreted"
    now = datetime.now(UTC).strftime("%Y-%m-%d")
    machine = f"Python {platform.python_version()}, {platform.machine()}"
    return (
        f"<footer><p>Played again by</p><pre>{escape(command)}</pre>"
        f"<p>Harena {__version__} ({build}, sources {', '.join(standings.sources)}), {machine}, {now}. "
        f"{outside(standings)}"
        f"Options: {escape(format_options(standings.plan.terms.options))}.</p></footer>"
    )


def outside(standings: Standings) -> str:
    """The bots of other packages, each with the hash of its own."""
    return "".join(f"{escape(bot)} is {', '.join(sources)}. " for bot, sources in standings.outside.items())
