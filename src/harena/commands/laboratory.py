"""Arguments that the commands of the laboratory share."""

from __future__ import annotations

import argparse
import os

from harena.core.errors import OptionError
from harena.core.game import Game, Options, parse_options
from harena.lab.crew import Crew, crew_for


def add_table(parser: argparse.ArgumentParser, games: int, of: str = "") -> None:
    parser.add_argument("--seats", type=int, metavar="N", help="number of players (default 4)")
    parser.add_argument(
        "--games", type=int, default=games, metavar="N", help=f"number of games{of} (default {games:,})"
    )
    parser.add_argument("--preset", default="", metavar="P", help="use a named set of options")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="set one option; may be repeated"
    )
    parser.add_argument(
        "--seed", default="1", metavar="S", help="the same seed gives the same games (default 1)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--quiet", action="store_true", help="do not show progress")


def add_crew(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--workers", type=int, default=0, metavar="W", help="number of processes (default: one per core)"
    )
    parser.add_argument("--cluster", default="", metavar="tcp://HOST:PORT", help="play on a Dask cluster")


def crew_of(args: argparse.Namespace) -> Crew:
    if args.workers < 0:
        raise OptionError("--workers must be a number of processes, 1 or more")
    return crew_for(args.workers or os.cpu_count() or 1, args.cluster)


def options_of(game: Game, args: argparse.Namespace) -> Options:
    return game.complete(args.preset, parse_options(" ".join(args.option)))


def seats_of(game: Game, args: argparse.Namespace) -> int:
    return int(args.seats) if args.seats is not None else (4 if 4 in game.seats else game.seats[-1])
