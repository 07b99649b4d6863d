"""The course as a picture: how often each round's net won, round by round."""

from __future__ import annotations

from html import escape
from pathlib import Path

from harena.lab.report import words
from harena.lab.report.words import percent, round_numbers, ticks
from harena.lab.training.folder import Plan, Round

FIELDS = (("greedy", "against three of greedy"), ("share", "against three of the best so far"))


def page_of(plan: Plan, rounds: list[Round]) -> str:
    style = Path(words.__file__).with_name("report.css").read_text(encoding="utf-8")
    latest = rounds[-1]
    lead = (
        f"{latest.number:,} rounds, {latest.lessons:,} labelled decisions. The latest net wins "
        f"{percent(latest.greedy)} against three of greedy, in {latest.games:,} games; equals would win 25 %."
    )
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(plan.game)}: what was learned</title><style>
{style}</style></head>
<body>
<header><p class="kicker">Harena train</p><h1>{escape(plan.game)}</h1><p class="lead">{lead}</p></header>
<main><section class="whole" aria-labelledby="course"><h2 id="course">Round by round</h2>
<p>The share of games won by one against three.</p>
{course(rounds)}</section></main>
<footer><p>Made again by</p><pre>harena train {escape(plan.game)} --seed {plan.seed}</pre></footer>
</body></html>
"""


def course(rounds: list[Round]) -> str:
    total = rounds[-1].number
    across = ticks({k / total: f"{k:,.0f}" for k in round_numbers(0, total) if 0 < k <= total})
    up = ticks({k / 4: percent(k / 4) for k in range(5)})
    strokes = "".join(stroke(rounds, field, hue) for hue, (field, _) in enumerate(FIELDS))
    names = "".join(f'<li class="c{hue}">{said}</li>' for hue, (_, said) in enumerate(FIELDS))
    return f"""<figure class="course">
<div class="up">{up}</div>
<svg viewBox="0 0 1 1" preserveAspectRatio="none" role="img" aria-label="share of games won, by round">
<line class="chance" x1="0" x2="1" y1="0.75" y2="0.75"/>{strokes}</svg>
<ol class="keys">{names}</ol>
<div class="across">{across}<span class="unit">rounds</span></div>
</figure>"""


def stroke(rounds: list[Round], field: str, hue: int) -> str:
    total = rounds[-1].number
    points = "L".join(f"{line.number / total:.4f} {1 - getattr(line, field):.4f}" for line in rounds)
    return f'<path class="stroke c{hue}" d="M{points}"/>'
