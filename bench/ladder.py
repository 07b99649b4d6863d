"""Show the ladder that `bench/strength.py --keep FOLDER` has climbed so far: tables, and a picture.

    python bench/ladder.py ladder                                        the tables of docs/ladder.md
    python bench/ladder.py ladder --picture docs/pictures/ladder.svg     and its picture

The folder must not be in use: stop the climb first, it goes on where it was.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[1])  # so that the modules beside this one have a name

from bench.picture import STYLE, Scale, box, dot, drawing, line, linear, tag, text
from bench.strength import GAIN, LADDER, Rung, gain_of, ledger_of, points, verdict, weighed_and_plain
from harena.core.errors import HarenaError
from harena.games import GAMES
from harena.lab.standings import Standing, standings_of
from harena.lab.statistics import Share

Climbed = list[tuple[Rung, Standing]]

MANY = 1_000_000
"""Games: more than there are."""
WIDE, HIGH, LEFT, RIGHT = 900.0, 26.0, 350.0, 745.0


def percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def climbed(folder: Path, seed: str) -> Climbed:
    """The rungs that have games in the folder."""
    found: Climbed = []
    for rung in LADDER:
        if (folder / f"{rung.stem}.jsonl").exists():
            ledger = ledger_of(rung, MANY, seed, folder)
            if ledger.games:
                found.append((rung, standings_of(ledger).rows[0]))
            ledger.close()
    return found


def by_game(rungs: Climbed) -> list[tuple[str, list[tuple[Rung, Share]]]]:
    """The shares of each game that has any, under its title."""
    games = [
        (game.title, [(rung, row.share) for rung, row in rungs if rung.game == game.name])
        for game in GAMES.values()
    ]
    return [(title, rows) for title, rows in games if rows]


def markdown(rungs: Climbed) -> str:
    """A table a game."""
    lines: list[str] = []
    for title, rows in by_game(rungs):
        lines += ["", f"| {title} | seats | games | wins | bar | |", "|---|---|---|---|---|---|"]
        lines += [cells(rung, share) for rung, share in rows]
    pair = weighed_and_plain({rung.stem: row for rung, row in rungs})
    if pair:
        gain = gain_of(*pair)
        lines += [
            "",
            f"Weighing the worlds gains {points(gain)}, {gain.games:,} games each; bar {100 * GAIN:.0f}.",
        ]
    return "\n".join(lines[1:])


def cells(rung: Rung, share: Share) -> str:
    pairing = f"`{rung.bot}` against `{rung.rival}`{rung.extra}"
    bar = percent(rung.bar) if rung.bar is not None else ""
    words = [pairing, str(rung.seats), f"{share.games:,}", str(share), bar, verdict(rung, share)]
    return f"| {' | '.join(words)} |"


def picture(rungs: Climbed) -> str:
    """Every rung: its share with the interval, the bar it was to reach, and what equal bots win."""
    at = linear(0, 1, LEFT, RIGHT)
    parts: list[str] = []
    y = 20.0
    for title, rows in by_game(rungs):
        parts += [text(20, y + 12, title, "title"), text(WIDE - 20, y + 12, "games", "tick", "end")]
        y += 34
        top = y - 16
        marks: list[str] = []
        for rung, share in rows:
            marks += stroke(rung, share, at, y)
            y += HIGH
        parts += [line(at(k / 5), top, at(k / 5), y - 10, "grid") for k in range(6)] + marks
        parts += [text(at(k / 5), y + 6, percent(k / 5), "tick", "middle") for k in range(6)]
        y += 34
    words = "dot and band: games won, with the 95 % interval · upright: the bar · dashes: what equal bots win"
    parts.append(text(20, y, words, "tick"))
    paper = box(0, 0, WIDE, y + 20, "paper")
    return drawing(
        WIDE, y + 20, [tag("style", STYLE), paper, *parts], "the ladder: win shares with 95 % intervals"
    )


def stroke(rung: Rung, share: Share, at: Scale, y: float) -> list[str]:
    name = f"{rung.bot} against {rung.rival}{rung.extra}, {rung.seats} seats"
    even = at(1 / rung.seats)
    colour = "worse" if rung.bar is not None and share.value < rung.bar else "better"
    parts = [
        text(LEFT - 16, y + 4, name, "name", "end"),
        line(even, y - 11, even, y + 11, "chance"),
        box(at(share.low), y - 4, at(share.high) - at(share.low), 8, f"span {colour}"),
        dot(at(share.value), y, 5.5, colour, f"{name}: {share}, {share.games:,} games"),
        text(RIGHT + 20, y + 4, f"{100 * share.value:.1f} %", "value"),
        text(WIDE - 20, y + 4, f"{share.games:,}", "tick", "end"),
    ]
    if rung.bar is not None:
        parts.append(line(at(rung.bar), y - 9, at(rung.bar), y + 9, "bar"))
    return parts


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the games are kept")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--picture", type=Path, metavar="FILE.svg", help="draw it there")
    args = parser.parse_args()
    try:
        rungs = climbed(args.folder, args.seed)
    except HarenaError as error:
        print(error, file=sys.stderr)
        return 2
    if not rungs:
        print(f"{args.folder} holds no games: bench/strength.py --keep {args.folder}", file=sys.stderr)
        return 2
    print(markdown(rungs))
    if args.picture:
        try:
            args.picture.write_text(picture(rungs), encoding="utf-8")
        except OSError as error:
            print(f"{args.picture} cannot be written: {error.strerror}", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
