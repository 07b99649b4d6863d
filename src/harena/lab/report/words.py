"""Figures and places as a page writes them."""

from __future__ import annotations

import math
from html import escape
from typing import Final

from harena.lab.standings import Standings
from harena.lab.statistics import Share

HUES: Final = 6
"""Colours before they repeat; the style sheet has them as c0, c1 and so on."""

WORDS: Final = {
    "better": "more than its share",
    "worse": "less than its share",
    "even": "cannot be told from even",
}


def name(words: str) -> str:
    """A bot or a pairing; where there is little room it breaks after a colon."""
    return escape(words).replace(":", ":<wbr>")


def percent(value: float, digits: int = 0) -> str:
    return f"{100 * value:.{digits}f} %"


def interval(share: Share) -> str:
    return f"{100 * share.low:.1f} to {100 * share.high:.1f}"


def places(**at: float) -> str:
    """A style that says where something is drawn, each a part of the whole."""
    return f'style="{";".join(f"--{name}:{value:.4g}" for name, value in at.items())}"'


def ticks(said: dict[float, str]) -> str:
    """What the strokes of an axis stand for, by their places; every other one where there is little room."""
    marks = "".join(f"<span {places(at=at)}>{words}</span>" for at, words in said.items())
    many = "many " if len(said) > 5 else ""
    return f'<span class="{many}ticks" aria-hidden="true">{marks}</span>'


def foot(said: dict[float, str], after: int) -> str:
    """The axis under a table of lines, with so many columns after them."""
    rest = "<td></td>" * after
    return f'<tfoot aria-hidden="true"><tr><td></td><td class="axis">{ticks(said)}</td>{rest}</tr></tfoot>'


def hue_of(bot: str, standings: Standings) -> str:
    return f"c{standings.plan.terms.bots.index(bot) % HUES}"


def round_numbers(low: float, high: float, about: int = 5) -> list[float]:
    """Evenly spaced, from the last that is not above `low` to the first that is not below `high`."""
    rough = (high - low) / about
    unit = 10.0 ** math.floor(math.log10(rough))
    step = next(unit * k for k in (1, 2, 5, 10) if unit * k >= rough)
    return [k * step for k in range(math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9) + 1)]
