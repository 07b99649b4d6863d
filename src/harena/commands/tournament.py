"""`harena tournament`: bots against one another, with results that can be trusted."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from shlex import join
from typing import Any

from msgspec.json import encode, format

from harena.commands.arguments import add_bot, add_game, game_called
from harena.commands.exit_codes import YES
from harena.commands.laboratory import add_crew, add_table, crew_of, options_of, seats_of
from harena.core.errors import HarenaError
from harena.lab import tournament
from harena.lab.ledger import Ledger
from harena.lab.plan import FORMATS, Plan, Terms
from harena.lab.progress import Gauge
from harena.lab.results import lines_of, results_of
from harena.lab.standings import Standings, standings_of

EPILOG = """\
examples:
  harena tournament colossal-arena greedy random --games 1000
  harena tournament colossal-arena planner:1500 greedy spiteful --format first --resume night.jsonl
  harena tournament colossal-arena random greedy planner champion --format mixed --report league.html

A bot may be given a budget or a setting: planner:400 (simulations), planner:200ms, planner:400:trust=0.
A bot of your own is package.module:Class; docs/own-bot.md has one in twenty lines.
Every deal is played from every seating. Bots with a budget of time do not play the same game twice.

formats:
""" + "\n".join(f"  {name:<7} {sentence}" for name, sentence in FORMATS.items())


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "tournament",
        help="let bots play each other, to find out which is better",
        description="Let bots play each other, and show how often each wins and how certain that is.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(parser)
    parser.add_argument("bots", nargs="*", metavar="BOT", help="two or more; `harena games GAME` lists them")
    add_bot(parser)
    add_table(parser, 1000, " for each pairing, rounded up to whole deals")
    parser.add_argument(
        "--format", choices=FORMATS, default="each", help="who meets whom, see below (default each)"
    )
    add_crew(parser)
    parser.add_argument(
        "--resume", metavar="FILE", help="keep the games in FILE; if it has some already, continue from there"
    )
    parser.add_argument("--report", metavar="FILE.html", help="write a report with charts")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_called(args.game)
    options = options_of(game, args)
    terms = Terms(game.name, [*args.bots, *args.bot], seats_of(game, args), args.seed, options, args.format)
    plan = Plan(terms, args.games)
    check_report(args)
    ledger = Ledger(plan, Path(args.resume) if args.resume else None)
    if args.report:
        check_writable(Path(args.report))
    if ledger.changed:
        print(
            f"warning: {args.resume} holds games played by another version of the rules or bots",
            file=sys.stderr,
        )
    try:
        play(ledger, args)
        standings = standings_of(ledger)
    finally:
        ledger.close()
    say(standings, args)
    return YES


def play(ledger: Ledger, args: argparse.Namespace) -> None:
    gauge = Gauge(quiet=args.quiet)
    try:
        tournament.run(ledger, crew_of(args), gauge.tell)
    except KeyboardInterrupt:
        gauge.end()
        kept = f"{len(ledger.games):,} games are in {args.resume}" if args.resume else "nothing is kept"
        print(f"stopped: {kept}", file=sys.stderr)
        raise
    gauge.end()


def say(standings: Standings, args: argparse.Namespace) -> None:
    if args.json:
        print(format(encode(results_of(standings))).decode())
    else:
        print("\n".join(lines_of(standings)))
    if args.report:
        from harena.lab.report.page import page_of

        Path(args.report).write_text(page_of(standings, command_of(args)), encoding="utf-8")
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
    words = ["harena", "tournament", args.game, *args.bots, *args.bot]
    words += ["--seats", str(args.seats)] if args.seats else []
    words += ["--games", str(args.games), "--seed", args.seed, "--format", args.format]
    words += ["--preset", args.preset] if args.preset else []
    words += [word for text in args.option for word in ("--option", text)]
    return join(words)
