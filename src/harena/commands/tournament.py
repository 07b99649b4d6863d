"""`harena tournament`: bots against one another, with results that can be trusted."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from shlex import join
from typing import Any

from harena.commands.answers import YES
from harena.commands.choosing import game_called
from harena.commands.laboratory import add_crew, add_table, crew_of, options_of, seats_of
from harena.core.errors import HarenaError
from harena.lab import tournament
from harena.lab.plan import FORMATS, Plan
from harena.lab.progress import Gauge
from harena.lab.results import Results
from harena.lab.table import Table, lines_of, table_of

EPILOG = """\
examples:
  harena tournament colossal-arena greedy random --games 1000
  harena tournament colossal-arena planner:1500 greedy spiteful --format first --resume night.jsonl
  harena tournament colossal-arena random greedy planner champion --format mixed --report league.html

A bot may have another budget: planner:400 (simulations), planner:200ms, planner:400:trust=0 (a setting).
Whoever plays a deal has every seat of it. Bots that play by time do not play the same game twice.

formats:
""" + "\n".join(f"  {name:<7} {sentence}" for name, sentence in FORMATS.items())


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "tournament",
        help="let bots play one another and say who is better",
        description="Let bots play one another, and say who wins how often and how sure that is.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("bots", nargs="+", metavar="BOT")
    add_table(parser, 1000, " of each pairing, in whole deals")
    parser.add_argument("--format", choices=FORMATS, default="each", help="who meets whom (default each)")
    add_crew(parser)
    parser.add_argument(
        "--resume", metavar="FILE", help="keep each game in FILE, and go on from what it holds"
    )
    parser.add_argument("--report", metavar="FILE.html", help="write a page with plots")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_called(args.game)
    options = options_of(game, args)
    plan = Plan(game.name, args.bots, seats_of(game, args), args.games, args.seed, options, args.format)
    check_report(args)
    results = Results(plan, Path(args.resume) if args.resume else None)
    if args.report:
        check_writable(Path(args.report))
    if results.changed:
        print(f"warning: {args.resume} holds games of other rules or bots than these", file=sys.stderr)
    try:
        play(results, args)
        table = table_of(results)
    finally:
        results.close()
    say(table, args)
    return YES


def play(results: Results, args: argparse.Namespace) -> None:
    gauge = Gauge(quiet=args.quiet)
    try:
        tournament.run(results, crew_of(args), gauge.tell)
    except KeyboardInterrupt:
        gauge.end()
        kept = f"{len(results.games):,} games are in {args.resume}" if args.resume else "nothing is kept"
        print(f"stopped: {kept}", file=sys.stderr)
        raise
    gauge.end()


def say(table: Table, args: argparse.Namespace) -> None:
    print(json.dumps(table.as_json(), indent=2) if args.json else "\n".join(lines_of(table)))
    if args.report:
        from harena.lab.report.page import page_of

        Path(args.report).write_text(page_of(table, command_of(args)), encoding="utf-8")
        if not args.json:
            print(f"\nThe report is in {args.report}.")


def check_report(args: argparse.Namespace) -> None:
    if args.report and args.resume and Path(args.report).resolve() == Path(args.resume).resolve():
        raise HarenaError("the report and the games cannot be one file")


def check_writable(path: Path) -> None:
    try:
        path.open("a").close()
    except OSError as error:
        raise HarenaError(f"{path} cannot be written: {error.strerror}") from error


def command_of(args: argparse.Namespace) -> str:
    """What re-creates the table."""
    words = ["harena", "tournament", args.game, *args.bots]
    words += ["--seats", str(args.seats)] if args.seats else []
    words += ["--games", str(args.games), "--seed", args.seed, "--format", args.format]
    words += ["--preset", args.preset] if args.preset else []
    words += [word for text in args.option for word in ("--option", text)]
    return join(words)
