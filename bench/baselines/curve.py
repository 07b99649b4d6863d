"""Draw the curves that baselines have kept: games won against each opponent, with the 95 % interval.

python bench/baselines/curve.py build/ppo.json --picture docs/pictures/ppo.svg
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[2])

from bench.picture import STYLE, Scale, box, dot, drawing, line, linear, tag, text

WIDE, HIGH, LEFT, RIGHT, TOP, BOTTOM = 720.0, 340.0, 70.0, 590.0, 50.0, 280.0
COLOURS = {"random": "better", "greedy": "worse"}
STROKES = ".way{fill:none;stroke-width:2}.way.better{stroke:var(--better)}.way.worse{stroke:var(--worse)}"


def picture(kept: dict[str, Any]) -> str:
    points = kept["points"]
    across = linear(0, max(point["decisions"] for point in points), LEFT, RIGHT)
    up = linear(0, 1, BOTTOM, TOP)
    last = points[-1]["decisions"]
    parts = [
        tag("style", STYLE + STROKES),
        box(0, 0, WIDE, HIGH, "paper"),
        text(20, 28, kept["name"], "title"),
    ]
    for k in range(6):
        parts.append(line(LEFT, up(k / 5), RIGHT, up(k / 5), "grid"))
        parts.append(text(LEFT - 10, up(k / 5) + 4, f"{20 * k} %", "tick", "end"))
    for k in range(3):
        parts.append(text(across(last * k / 2), BOTTOM + 22, f"{last * k // 2:,}", "tick", "middle"))
    for opponent, colour in COLOURS.items():
        parts += curve(points, opponent, colour, across, up)
    words = f"decisions learned from · {kept['games']:,} games a dot, bands: the 95 % interval"
    parts.append(text(LEFT, HIGH - 16, words, "tick"))
    return drawing(WIDE, HIGH, parts, f"{kept['name']}: games won against random and greedy")


def curve(points: list[dict[str, float]], opponent: str, colour: str, across: Scale, up: Scale) -> list[str]:
    """The band, the line, and a dot a point."""
    xs = [across(point["decisions"]) for point in points]
    highs = [f"{x:.1f},{up(point[f'{opponent} high']):.1f}" for x, point in zip(xs, points, strict=True)]
    lows = [f"{x:.1f},{up(point[f'{opponent} low']):.1f}" for x, point in zip(xs, points, strict=True)]
    way = [f"{x:.1f},{up(point[opponent]):.1f}" for x, point in zip(xs, points, strict=True)]
    dots = [
        dot(x, up(point[opponent]), 4, colour, f"{point['decisions']:,}: {100 * point[opponent]:.1f} %")
        for x, point in zip(xs, points, strict=True)
    ]
    return [
        tag("polygon", points=" ".join(highs + lows[::-1]), class_=f"span {colour}"),
        tag("polyline", points=" ".join(way), class_=f"way {colour}"),
        *dots,
        text(RIGHT + 14, up(points[-1][opponent]) + 4, f"against {opponent}"),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("curve", type=Path, metavar="FILE.json", help="what --curve of a baseline has kept")
    parser.add_argument("--picture", type=Path, metavar="FILE.svg", required=True, help="draw it there")
    args = parser.parse_args()
    try:
        args.picture.write_text(picture(json.loads(args.curve.read_text())), encoding="utf-8")
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
