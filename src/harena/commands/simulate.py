"""`harena simulate`: many games at once, and what they have in common."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from msgspec.json import encode, format

from harena.bots.specification import usual
from harena.commands.arguments import add_bots, add_game, bots_of, game_called
from harena.commands.exit_codes import YES
from harena.commands.laboratory import add_crew, add_table, crew_of, options_of, seats_of
from harena.core.errors import OptionError
from harena.lab import simulation
from harena.lab.files import Writer, writer_for
from harena.lab.findings import findings_of, lines_of
from harena.lab.progress import Gauge
from harena.lab.simulation import Simulation

EPILOG = """\
examples:
  harena simulate colossal-arena --games 100000
  harena simulate colossal-arena --seats 3 --bots planner,greedy --games 200 --workers 2
  harena simulate colosseum --bots random --games 1000 --out games.parquet
  harena simulate colosseum --games 1000 --record 17 | harena replay -
  harena simulate colossal-arena --bots planner --games 1000 --decisions --out decisions

FILE ends in .jsonl, .csv or .parquet, and gets one row per game. The same seed gives the same games, however
many processes play them."""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "simulate",
        help="play many games between bots and show statistics",
        description="Play many games between bots, and show statistics: who wins, how games end, and more.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(parser)
    add_table(parser, 1000)
    add_bots(parser, "who plays; the last one fills the remaining seats (default greedy)")
    add_crew(parser)
    parser.add_argument(
        "--record", type=int, metavar="K", help="play only game K, counted from 0, and print its record"
    )
    parser.add_argument("--out", default="", metavar="FILE", help="also write the games to FILE")
    parser.add_argument(
        "--decisions", action="store_true", help="write every decision as well; --out then names a new folder"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_called(args.game)
    bots = simulation.seats_for(bots_of(args) or [usual(game.name)], seats_of(game, args))
    plan = Simulation(game.name, bots, args.games, args.seed, options_of(game, args), args.decisions)
    if args.record is not None:
        print(plan.record(args.record).text(), end="")
        return YES
    crew = crew_of(args)
    writer = writer_of(args, plan)
    gauge = Gauge(quiet=args.quiet)
    try:
        tally = simulation.run(plan, crew, writer.keep, gauge.tell)
    except KeyboardInterrupt:
        if args.out:
            print(f"stopped: only part of the games are in {args.out}", file=sys.stderr)
        raise
    finally:
        gauge.end()
        writer.close()
    found = findings_of(plan, tally)
    found.seconds = gauge.seconds
    found.games_per_second = tally.games / gauge.seconds
    if args.json:
        print(format(encode(found)).decode())
    else:
        print("\n".join(lines_of(found)))
        rate = f"{found.games_per_second:,.0f} games a second"
        print(f"\n{rate}, {found.seconds:.1f} s, {crew.size} at work")
    return YES


def writer_of(args: argparse.Namespace, plan: Simulation) -> Writer:
    if not plan.decisions:
        return writer_for(args.out)
    if not args.out:
        raise OptionError("--decisions needs a folder to write to: --out FOLDER")
    from harena.lab.folder import Folder

    return Folder(Path(args.out), plan)
