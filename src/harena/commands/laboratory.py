"""What `simulate` and `tournament` ask alike."""

from __future__ import annotations

import argparse
import os

from harena.core.errors import OptionError
from harena.core.game import Game, Options, parse_options
from harena.lab.crew import Crew, crew_for


def add_table(parser: argparse.ArgumentParser, games: int, of: str = "") -> None:
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (default 4 if they may)")
    parser.add_argument(
        "--games", type=int, default=games, metavar="N", help=f"how many games{of} (default {games:,})"
    )
    parser.add_argument("--preset", default="", metavar="P", help="a named set of options")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="one option; may be repeated"
    )
    parser.add_argument(
        "--seed", default="1", metavar="S", help="the same seed gives the same games (default 1)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--quiet", action="store_true", help="tell no progress")


def add_crew(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--workers", type=int, default=0, metavar="W", help="processes (default: one a core; 1 is this one)"
    )
    parser.add_argument("--cluster", default="", metavar="tcp://HOST:PORT", help="play on a Dask cluster")


def crew_of(args: argparse.Namespace) -> Crew:
    if args.workers < 0:
        raise OptionError("--workers is a number of processes")
    return crew_for(args.workers or os.cpu_count() or 1, args.cluster)


def options_of(game: Game, args: argparse.Namespace) -> Options:
    return game.complete(args.preset, parse_options(" ".join(args.option)))


def seats_of(game: Game, args: argparse.Namespace) -> int:
    return int(args.seats) if args.seats is not None else (4 if 4 in game.seats else game.seats[-1])
