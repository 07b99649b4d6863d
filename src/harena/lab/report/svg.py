"""A few strokes of SVG, and scales to place them by."""

from __future__ import annotations

import math
from collections.abc import Callable
from html import escape

Scale = Callable[[float], float]

THIN, BROAD = "fijlrt.,:;'|()[] ", "mwMW%=+±@"


def width_of(words: str, size: float = 13.0) -> float:
    """What words need in a broad typeface; nobody can measure those of the reader."""
    ems = [0.4 if letter in THIN else 0.95 if letter in BROAD else 0.64 for letter in words]
    return size * sum(ems)


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


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    class_: str,
    title: str = "",
    more: dict[str, object] | None = None,
) -> str:
    inner = tag("title", escape(title)) if title else ""
    return tag("rect", inner, x=x, y=y, width=width, height=height, class_=class_, **(more or {}))


def path(points: list[tuple[float, float]], class_: str, closed: bool = False) -> str:
    strokes = "L".join(f"{x:.2f} {y:.2f}" for x, y in points)
    return tag("path", d=f"M{strokes}{'Z' if closed else ''}", class_=class_)


def drawing(width: float, height: float, parts: list[str], label: str) -> str:
    inner = tag("title", escape(label)) + "".join(parts)
    across, down = math.ceil(width), math.ceil(height)
    return tag(
        "svg",
        inner,
        viewBox=f"0 0 {across} {down}",
        role="img",
        style=f"--wide:{across}px",
        xmlns=NAMESPACE,
    )


NAMESPACE = "http://www.w3.org/2000/svg"


def linear(low: float, high: float, start: float, end: float) -> Scale:
    span = (high - low) or 1.0
    return lambda value: start + (value - low) / span * (end - start)


def logarithmic(low: float, high: float, start: float, end: float) -> Scale:
    inner = linear(math.log(low), math.log(high), start, end)
    return lambda value: inner(math.log(max(value, low)))


def decades(low: float, high: float) -> list[float]:
    """The powers of ten from `low` to `high`."""
    return [10.0**k for k in range(round(math.log10(low)), round(math.log10(high)) + 1)]


def steps(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers from `low` to `high`."""
    rough = (high - low) / about
    unit = 10.0 ** math.floor(math.log10(rough))
    step = next(unit * k for k in (1, 2, 5, 10) if unit * k >= rough)
    first = math.ceil(low / step)
    return [k * step for k in range(first, math.floor(high / step + 1e-9) + 1)]
