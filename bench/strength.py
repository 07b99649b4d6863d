"""Re-run the ladder of both games and say which bars hold.

    python bench/strength.py                                   a short ladder, 200 games a rung
    python bench/strength.py --games 1000 --keep ladder        the published one, in hours; stop and go on
    python bench/strength.py --only "1500 spiteful"            the rungs that have all of these words

One bot against copies of another, by the laboratory of `harena tournament`: every seating of duplicate deals,
views and nothing else, 95 % intervals by deals. Exits 1 if a bar is missed by more than luck can do, 2 if
nothing could be played.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import NamedTuple

from harena import COMPILED
from harena.core.errors import HarenaError
from harena.lab import tournament
from harena.lab.crew import Crew, crew_for
from harena.lab.ledger import Ledger
from harena.lab.plan import Plan, Terms
from harena.lab.progress import Gauge
from harena.lab.standings import Standing, standings_of
from harena.lab.statistics import Share, student

ARENA, COLOSSEUM = "colossal-arena", "colosseum"
PLAIN = "planner:400:trust=0"
GAIN = 0.05
"""What weighing the worlds is to be worth."""
TOO_GOOD = 0.85
"""Whoever wins more than this against three greedy bots of Colossal Arena sees what it may not."""


class Rung(NamedTuple):
    """`bot` against copies of `rival`, and the win share to reach, if one was set."""

    game: str
    bot: str
    rival: str
    bar: float | None = None
    seats: int = 4
    ending: str = ""
    part: float = 1.0
    """Of the games asked for: fewer where one takes long."""

    def __str__(self) -> str:
        return f"{self.game}, {self.seats} seats{self.extra}: {self.bot} against {self.rival}"

    @property
    def extra(self) -> str:
        """What is unusual about its rules, to be added to its name."""
        return f", {self.ending}" if self.ending else ""

    @property
    def stem(self) -> str:
        """The name of its file."""
        words = [self.game, str(self.seats), self.ending, self.bot, "against", self.rival]
        return "-".join(word for word in words if word).replace(":", "-").replace("=", "-")


LADDER = [
    Rung(ARENA, "greedy", "random", 0.97, seats=2),
    Rung(ARENA, "greedy", "random", 0.88, seats=3),
    Rung(ARENA, "greedy", "random", 0.72),
    Rung(ARENA, "greedy", "random", 0.52, seats=5),
    Rung(ARENA, "beginner", "random", 0.33),
    Rung(ARENA, "greedy", "beginner", 0.33),
    Rung(ARENA, "spiteful", "beginner", 0.33),
    Rung(COLOSSEUM, "greedy", "random", 0.90),
    Rung(COLOSSEUM, "greedy", "random", seats=3),
    Rung(COLOSSEUM, "greedy", "random", seats=5),
    Rung(COLOSSEUM, "beginner", "random", 0.33),
    Rung(COLOSSEUM, "greedy", "beginner", 0.33),
    Rung(ARENA, "instant", "greedy", 0.45),
    Rung(ARENA, "instant", "greedy", seats=2),
    Rung(ARENA, "instant", "greedy", seats=3),
    Rung(ARENA, "instant", "greedy", seats=5),
    Rung(ARENA, "instant", "greedy", ending="five-rounds"),
    Rung(ARENA, "greedy", "instant"),
    Rung(ARENA, "instant", "spiteful"),
    Rung(ARENA, "instant", "planner", 0.28, part=0.2),
    Rung(COLOSSEUM, "instant", "greedy", 0.42),
    Rung(COLOSSEUM, "instant", "greedy", seats=3),
    Rung(COLOSSEUM, "instant", "greedy", seats=5),
    Rung(COLOSSEUM, "greedy", "instant"),
    Rung(COLOSSEUM, "instant", "planner", 0.25, part=0.1),
    Rung(ARENA, "planner", "greedy", 0.33),
    Rung(ARENA, "planner", "spiteful", 0.33),
    Rung(ARENA, "planner:400", "greedy", 0.45),
    Rung(ARENA, PLAIN, "greedy"),
    Rung(ARENA, "planner:400", "greedy", 0.40, ending="five-rounds"),
    Rung(ARENA, "planner:400", "greedy", seats=2),
    Rung(ARENA, "planner:400", "greedy", seats=3),
    Rung(ARENA, "planner:400", "greedy", seats=5),
    Rung(ARENA, "planner:1500", "greedy", 0.58),
    Rung(ARENA, "planner:1500", "spiteful", 0.35),
    Rung(ARENA, "planner:1500", "greedy", 0.52, ending="five-rounds"),
    Rung(COLOSSEUM, "planner", "greedy", 0.33),
    Rung(COLOSSEUM, "planner:200ms", "greedy", 0.40),
    Rung(COLOSSEUM, "planner", "greedy", seats=3, part=0.4),
    Rung(COLOSSEUM, "planner", "greedy", seats=5, part=0.4),
    Rung(ARENA, "champion", "planner", 0.45, part=0.2),
    Rung(ARENA, "champion", "instant", 0.40, part=0.2),
    Rung(ARENA, "champion", "planner:1500", 0.33, part=0.05),
    Rung(COLOSSEUM, "champion", "planner", 0.50, part=0.2),
    Rung(COLOSSEUM, "champion", "instant", 0.40, part=0.2),
    Rung(COLOSSEUM, "champion", "planner:400", 0.33, part=0.05),
    Rung(COLOSSEUM, "planner:1200", "instant", part=0.2),
]


def plan_of(rung: Rung, games: int, seed: str) -> Plan:
    options = {"end_mode": rung.ending} if rung.ending else {}
    wanted = max(1, round(games * rung.part))
    return Plan(Terms(rung.game, [rung.bot, rung.rival], rung.seats, seed, options, "first"), wanted)


def ledger_of(rung: Rung, games: int, seed: str, keep: Path | None) -> Ledger:
    """What was played of it so far."""
    ledger = Ledger(plan_of(rung, games, seed), keep / f"{rung.stem}.jsonl" if keep else None)
    if ledger.changed:
        print(f"warning: {rung.stem} holds games of other rules or bots than these", file=sys.stderr)
    return ledger


def climb(rung: Rung, games: int, seed: str, crew: Crew, keep: Path | None, quiet: bool) -> Standing:
    ledger = ledger_of(rung, games, seed, keep)
    gauge = Gauge(quiet=quiet)
    try:
        tournament.run(ledger, crew, gauge.tell)
        gauge.end()
        return standings_of(ledger).rows[0]
    finally:
        ledger.close()


def verdict(rung: Rung, share: Share) -> str:
    if rung.game == ARENA and rung.bot.startswith("planner") and rung.rival == "greedy" and rung.seats == 4:
        if share.low > TOO_GOOD:
            return "A LEAK?"
    if rung.bar is None:
        return ""
    if share.value >= rung.bar:
        return "holds" if share.low >= rung.bar else "holds, within luck"
    return "FAILS" if share.high < rung.bar else "fails, within luck"


def weighed_and_plain(rows: dict[str, Standing]) -> list[Standing]:
    """The two rungs that differ in the weighing alone; nothing, if they have no deal in common yet."""
    stems = [Rung(ARENA, bot, "greedy").stem for bot in ("planner:400", PLAIN)]
    both = [rows[stem] for stem in stems if stem in rows]
    return both if len(both) == 2 and pairs_of(*both) else []


def pairs_of(one: Standing, other: Standing) -> list[tuple[float, float]]:
    """What both won of each deal that both have played from every seat."""
    first, second = one.complete, other.complete
    return [(first[deal][0], second[deal][0]) for deal in first if deal in second]


def gain_of(weighed: Standing, plain: Standing) -> Share:
    """Of weighing the worlds: the difference deal by deal, for both played the same deals."""
    gains = [a - b for a, b in pairs_of(weighed, plain)]
    n, seats = len(gains), len(weighed.by_seat)
    mean = sum(gains) / n
    if n == 1:
        return Share(mean / seats, -1.0, 1.0, seats, 1)
    spread = sum((gain - mean) ** 2 for gain in gains) / (n - 1)
    half = student(n - 1) * (spread / n) ** 0.5
    return Share(mean / seats, (mean - half) / seats, (mean + half) / seats, seats * n, n)


def points(gain: Share) -> str:
    return f"{100 * gain.value:.1f} points ({100 * gain.low:.1f} to {100 * gain.high:.1f})"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200, help="of each rung (default 200)")
    parser.add_argument("--only", default="", metavar="WORDS", help="rungs that have all of these words")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--keep", metavar="FOLDER", help="keep each game there, and go on from what it holds")
    parser.add_argument("--quiet", action="store_true", help="no progress")
    args = parser.parse_args()
    try:
        return 1 if is_missed(args) else 0
    except (HarenaError, OSError) as error:
        print(f"strength: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("stopped" + (f": finished games are in {args.keep}" if args.keep else ""), file=sys.stderr)
        return 130


def rungs_with(words: list[str]) -> list[Rung]:
    return [rung for rung in LADDER if all(word in str(rung) for word in words)]


def is_missed(args: argparse.Namespace) -> bool:
    """Climb what is asked for; whether any bar is missed by more than luck."""
    if not COMPILED:
        raise HarenaError("the ladder needs the compiled program: make setup")
    if args.games < 1 or args.workers < 1:
        raise HarenaError("it takes a game at least, and somebody to play it")
    if not rungs_with(args.only.split()):
        raise HarenaError(f"no rung has the words {args.only!r}")
    keep = Path(args.keep) if args.keep else None
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
    rows: dict[str, Standing] = {}
    failed = False
    crew = crew_for(args.workers)
    for rung in rungs_with(args.only.split()):
        row = rows[rung.stem] = climb(rung, args.games, args.seed, crew, keep, args.quiet)
        said = verdict(rung, row.share)
        failed |= said in ("FAILS", "A LEAK?")
        bar = f", bar {rung.bar:.0%}" if rung.bar is not None else ""
        print(f"{rung}: {row.share}, {row.share.games} games{bar}{': ' if said else ''}{said}", flush=True)
    if both := weighed_and_plain(rows):
        gain = gain_of(*both)
        failed |= gain.high < GAIN
        print(f"weighing the worlds gains {points(gain)}, bar {100 * GAIN:.0f}, {gain.games} games each")
    return failed


if __name__ == "__main__":
    sys.exit(main())
