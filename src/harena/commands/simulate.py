"""`harena simulate`: many games at once, and what they have in common."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from harena.bots.specification import usual
from harena.commands.answers import YES
from harena.commands.choosing import game_called
from harena.commands.laboratory import add_crew, add_table, crew_of, options_of, seats_of
from harena.lab import simulation
from harena.lab.jobs import Line
from harena.lab.progress import Gauge
from harena.lab.simulation import Simulation
from harena.lab.writing import writer_for

EPILOG = """\
examples:
  harena simulate colossal-arena --games 100000
  harena simulate colossal-arena --seats 3 --bots planner,greedy --games 200 --workers 2
  harena simulate colosseum --bots random --games 1000 --out games.parquet

FILE.jsonl, .csv and .parquet hold a row a game. The same seed, the same games, however many play them."""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "simulate",
        help="play many games between bots and count",
        description="Play many games between bots, and say what they have in common.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME")
    add_table(parser, 1000)
    parser.add_argument(
        "--bots", default="", metavar="A,B,..", help="who plays; the last fills the seats (default greedy)"
    )
    add_crew(parser)
    parser.add_argument("--out", default="", metavar="FILE", help="write every game to FILE")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_called(args.game)
    bots = simulation.seats_for(
        args.bots.split(",") if args.bots else [usual(game.name)], seats_of(game, args)
    )
    plan = Simulation(game.name, bots, args.games, args.seed, options_of(game, args))
    crew = crew_of(args)
    writer = writer_for(args.out)
    gauge = Gauge(quiet=args.quiet)
    try:
        tally = simulation.run(plan, crew, writer.keep, gauge.tell)
    except KeyboardInterrupt:
        if args.out:
            print(f"stopped: only the first games are in {args.out}", file=sys.stderr)
        raise
    finally:
        gauge.end()
        writer.close()
    found = {**plan.as_json(), **tally.as_json()}
    rate = tally.games / gauge.seconds
    if args.json:
        print(json.dumps({**found, "seconds": gauge.seconds, "games_per_second": rate}, indent=2))
    else:
        print("\n".join(lines_of(found)))
        print(f"\n{rate:,.0f} games a second, {gauge.seconds:.1f} s, {crew.size} at work")
    return YES


def lines_of(found: Line) -> list[str]:
    said = [f"{found['game']}, {found['seats']} seats, {found['games']:,} games, seed {found['seed']}", ""]
    said.append("wins, with 95 % intervals")
    said += [row(f"seat {k}", share) for k, share in enumerate(found["by_seat"], 1)]
    if len(found["by_bot"]) > 1:
        said += [row(bot, share) for bot, share in found["by_bot"].items()]
    said += ["", f"  {'':<26}{'mean':>8}{'median':>8}{'middle half':>14}{'range':>14}"]
    facts = found["facts"].values()
    said += [number_row(fact) for fact in facts if "mean" in fact]
    for fact in facts:
        if "kinds" in fact:
            said += ["", fact["title"], *(row(name, share) for name, share in fact["kinds"].items())]
    return said


def row(name: str, share: Line) -> str:
    low, high = 100 * share["low"], 100 * share["high"]
    return f"  {name:<34}{100 * share['share']:>6.1f} %   {low:>5.1f} to {high:>5.1f}"


def number_row(fact: Line) -> str:
    middle = f"{fact['lower']} to {fact['upper']}"
    reach = f"{fact['least']} to {fact['most']}"
    return f"  {fact['title']:<26}{fact['mean']:>8.2f}{fact['median']:>8}{middle:>14}{reach:>14}"
