"""The picture of the ladder: a few strokes of SVG, which a page of Markdown shows as it is."""

from __future__ import annotations

import math
from collections.abc import Callable
from html import escape

Scale = Callable[[float], float]
NAMESPACE = "http://www.w3.org/2000/svg"

STYLE = """
:root{--card:#fffdf8;--ink:#2b2320;--soft:#6c6058;--rule:#e6dccb;--better:#2f7d6b;--worse:#b5483a}
@media(prefers-color-scheme:dark){:root{--card:#221d19;--ink:#efe6d8;--soft:#b0a294;--rule:#3d352e;
--better:#5fbfa6;--worse:#e07a69}}
svg{font:13px ui-sans-serif,system-ui,"DejaVu Sans",sans-serif}
text{fill:var(--ink)}.name{font-weight:500}.tick{fill:var(--soft);font-size:12px}
.value{font-variant-numeric:tabular-nums}.title{font-size:15px;font-weight:600}
.paper{fill:var(--card)}.grid{stroke:var(--rule)}.bar{stroke:var(--ink);stroke-width:2.5}
.chance{stroke:var(--ink);stroke-width:1.2;stroke-dasharray:4 4;opacity:.6}
.better{fill:var(--better)}.worse{fill:var(--worse)}.span{opacity:.32}circle{stroke:var(--card);stroke-width:1.5}
"""


def tag(name: str, inner: str = "", **attributes: object) -> str:
    """An element; `class_` and `stroke_width` are written as SVG has them."""
    said = " ".join(
        f'{key.rstrip("_").replace("_", "-")}="{value:.2f}"'
        if isinstance(value, float)
        else f'{key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
    )
    return f"<{name} {said}>{inner}</{name}>"


def line(x1: float, y1: float, x2: float, y2: float, class_: str) -> str:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_)


def text(x: float, y: float, words: str, class_: str = "", anchor: str = "start") -> str:
    return tag("text", escape(words), x=x, y=y, class_=class_, text_anchor=anchor)


def dot(x: float, y: float, radius: float, class_: str, title: str) -> str:
    return tag("circle", tag("title", escape(title)), cx=x, cy=y, r=radius, class_=class_)


def box(x: float, y: float, width: float, height: float, class_: str) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, rx=4, class_=class_)


def drawing(width: float, height: float, parts: list[str], label: str) -> str:
    inner = tag("title", escape(label)) + "".join(parts)
    across, down = math.ceil(width), math.ceil(height)
    return tag(
        "svg",
        inner,
        viewBox=f"0 0 {across} {down}",
        role="img",
        xmlns=NAMESPACE,
    )


def linear(low: float, high: float, start: float, end: float) -> Scale:
    span = (high - low) or 1.0
    return lambda value: start + (value - low) / span * (end - start)
