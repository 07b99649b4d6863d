"""The course as a picture: how often each round's net won, round by round."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import NamedTuple

from harena.lab.report import words
from harena.lab.report.words import percent, round_numbers, ticks
from harena.lab.training.folder import Plan, Round
from harena.lab.training.sparring import Bout, Terms


class Curve(NamedTuple):
    """Shares of games won, by round."""

    name: str
    points: list[tuple[int, float]]


def page_of(plan: Plan, rounds: list[Round]) -> str:
    latest = rounds[-1]
    lead = (
        f"{latest.number:,} rounds, {latest.lessons:,} labelled decisions. The latest net wins "
        f"{percent(latest.greedy)} against three of greedy, in {latest.games:,} games; equals would win 25 %."
    )
    curves = [
        Curve("against three of greedy", [(line.number, line.greedy) for line in rounds]),
        Curve("against three of the best so far", [(line.number, line.share) for line in rounds]),
    ]
    return page(plan.game, lead, curves, f"harena train {plan.game} --seed {plan.seed}")


def sparring_page(terms: Terms, bouts: list[Bout]) -> str:
    latest = bouts[-1]
    lead = (
        f"{latest.round:,} rounds, {latest.decisions:,} decisions of games. The latest net wins "
        f"{percent(latest.greedy)} against three of greedy, which wins {percent(latest.behind)} against "
        f"three of it, in {latest.games:,} games each; equals would win 25 %."
    )
    field = "against three of the rival" if terms.rival else "against three of the best so far"
    curves = [
        Curve("against three of greedy", [(line.round, line.greedy) for line in bouts]),
        Curve(field, [(line.round, line.share) for line in bouts]),
        Curve("greedy against three of it", [(line.round, line.behind) for line in bouts]),
    ]
    command = f"harena train {terms.game} --spar --decisions {terms.decisions} --seed {terms.seed}"
    return page(terms.game, lead, curves, command)


def page(game: str, lead: str, curves: list[Curve], command: str) -> str:
    style = Path(words.__file__).with_name("report.css").read_text(encoding="utf-8")
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(game)}: what was learned</title><style>
{style}</style></head>
<body>
<header><p class="kicker">Harena train</p><h1>{escape(game)}</h1><p class="lead">{lead}</p></header>
<main><section class="whole" aria-labelledby="course"><h2 id="course">Round by round</h2>
<p>The share of games won by one against three.</p>
{figure(curves)}</section></main>
<footer><p>Made again by</p><pre>{escape(command)}</pre></footer>
</body></html>
"""


def figure(curves: list[Curve]) -> str:
    total = curves[0].points[-1][0]
    across = ticks({k / total: f"{k:,.0f}" for k in round_numbers(0, total) if 0 < k <= total})
    up = ticks({k / 4: percent(k / 4) for k in range(5)})
    strokes = "".join(stroke(curve, total, hue) for hue, curve in enumerate(curves))
    names = "".join(key(curve, hue) for hue, curve in enumerate(curves))
    return f"""<figure class="course">
<div class="up">{up}</div>
<svg viewBox="0 0 1 1" preserveAspectRatio="none" role="img" aria-label="share of games won, by round">
<line class="chance" x1="0" x2="1" y1="0.75" y2="0.75"/>{strokes}</svg>
<ol class="keys">{names}</ol>
<div class="across">{across}<span class="unit">rounds</span></div>
</figure>"""


def key(curve: Curve, hue: int) -> str:
    """Its name, where it ends."""
    return f'<li class="c{hue}" style="--down:{1 - curve.points[-1][1]:.3f}">{curve.name}</li>'


def stroke(curve: Curve, total: int, hue: int) -> str:
    points = "L".join(f"{number / total:.4f} {1 - share:.4f}" for number, share in curve.points)
    return f'<path class="stroke c{hue}" d="M{points}"/>'
