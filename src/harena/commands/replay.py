"""`harena replay`: a record told move by move."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from harena.commands.exit_codes import YES
from harena.commands.files import read
from harena.core.errors import OptionError
from harena.core.record import Record
from harena.games import GAMES
from harena.terminal.page import page_on
from harena.terminal.projector import OPEN, Projector
from harena.terminal.standings import standings

EPILOG = """\
examples:
  harena replay evening.txt                        the whole game, every card shown
  harena replay evening.txt --seat 2 --from 100    what seat 2 saw, from move 100 on
  harena replay evening.txt --spectator --step     show the table after each move; Enter continues, q quits"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "replay",
        help="print a recorded game move by move",
        description="Print a recorded game move by move.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", help="a record; - for standard input")
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=int, metavar="K", help="show what this seat saw, counted from 1")
    eyes.add_argument("--spectator", action="store_true", help="show what a spectator saw")
    eyes.add_argument("--open", action="store_true", help="show every card (the default)")
    parser.add_argument("--from", type=int, default=1, dest="first", metavar="N", help="first move to print")
    parser.add_argument("--to", type=int, dest="last", metavar="N", help="last move to print")
    parser.add_argument(
        "--step", action="store_true", help="show the table after each move and wait for Enter"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    record = read(args.file)
    last = len(record.moves) if args.last is None else args.last
    check_range(args.first, last, len(record.moves))
    page = page_on(sys.stdout, record.players)
    projector = Projector(record.game, page, viewer_of(args, len(record.players)))
    show(record, projector, args.first, last, args.step)
    return YES


def show(record: Record, projector: Projector, first: int, last: int, step: bool) -> None:
    latest = record.start(GAMES)
    print(projector.page.title(f"{GAMES[record.game].title}: {', '.join(record.players)}"))
    for number, latest in enumerate(record.replay(GAMES)):
        if number == first - 1:
            projector.show_board(latest)
        if first <= number <= last:
            projector.show_move(latest)
        if step and first <= number <= last:
            projector.show_board(latest)
            if not goes_on():
                return
        if number == last and not step:
            projector.show_board(latest)
        if number == last < len(record.moves):
            return  # what comes after is not asked for, and so not checked
    if latest.over:
        print("\n".join(standings(latest, projector.page)))


def goes_on() -> bool:
    try:
        return not input("Enter > ").strip().lower().startswith("q")
    except EOFError:
        return False


def viewer_of(args: argparse.Namespace, seats: int) -> int | None:
    if args.spectator:
        return None
    if args.seat is None:
        return OPEN
    if not 1 <= args.seat <= seats:
        raise OptionError(f"the seats of this record are 1 to {seats}, not {args.seat}")
    return int(args.seat) - 1


def check_range(first: int, last: int, moves: int) -> None:
    if not 1 <= first <= max(1, last) <= max(1, moves):
        raise OptionError(f"the record has the moves 1 to {moves}, not {first} to {last}")
