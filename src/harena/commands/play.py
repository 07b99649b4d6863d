"""`harena play`: a game in the terminal, against bots."""

from __future__ import annotations

import argparse
import secrets
import sys
from typing import Any

from harena.commands.answers import YES
from harena.commands.choosing import choose_game, seats_for
from harena.core.dealer import SeededDealer, commitment
from harena.core.errors import HarenaError, OptionError
from harena.core.game import parse_options
from harena.core.match import Match
from harena.core.record import check_name, check_seed
from harena.terminal.ink import ink_for
from harena.terminal.opponents import names_for, opponents
from harena.terminal.page import Page
from harena.terminal.standings import standings
from harena.terminal.table import Leave, Table

EPILOG = """\
examples:
  harena play                                          three at the table, you in seat 1
  harena play colossal-arena --seats 4 --preset titan
  harena play colossal-arena --option powers=off --record evening.txt
  harena play colossal-arena --bots random,greedy
  harena play colossal-arena --watch                   bots only

`harena games GAME` lists presets, options and bots. Type ? at the table for help."""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "play",
        help="play a game in the terminal against bots",
        description="Play a game in the terminal against bots.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game; asked if there are several")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play")
    parser.add_argument("--preset", default="", metavar="P", help="a named set of options")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="one option; may be repeated"
    )
    parser.add_argument("--seat", type=int, default=1, metavar="K", help="where you sit, from 1 (default 1)")
    parser.add_argument("--bots", default="", metavar="NAME", help="who plays against you: one or a list")
    parser.add_argument("--name", default="Guest", help="what you are called (default Guest)")
    parser.add_argument("--seed", metavar="S", help="deal from this seed instead of a fresh one")
    parser.add_argument("--record", metavar="FILE", help="write the game to a new file when it ends")
    parser.add_argument("--watch", action="store_true", help="let bots play for you too, and look on")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        table = set_table(args)
    except (EOFError, KeyboardInterrupt):  # while choosing the game
        print()
        return YES
    if args.record:
        table.scribe.reserve(args.record)
    announce(table)
    try:
        table.play()
        announce_end(table)
        offer_to_save(table, args.record)
    except (Leave, KeyboardInterrupt):
        print("\nYou leave the table.")
    if args.record:
        table.scribe.save(args.record)
        print(f"Saved in {args.record}.")
    return YES


def set_table(args: argparse.Namespace) -> Table:
    game = choose_game(args.game)
    seats = seats_for(game, args.seats)
    options = game.complete(args.preset, parse_options(" ".join(args.option)))
    seed = args.seed if args.seed is not None else secrets.token_hex(16)
    check_seed(seed)
    check_name(args.name)
    seat = None if args.watch else seat_of(args.seat, seats)
    bots = opponents(game.name, args.bots, seats, seed)
    names = names_for(bots, args.name, seat)
    match = Match(game, seats, options=options, dealer=SeededDealer(seed), players=names)
    return Table(match, Page(ink_for(sys.stdout), names), bots, seat)


def seat_of(number: int, seats: int) -> int:
    if not 1 <= number <= seats:
        raise OptionError(f"the seats are 1 to {seats}, not {number}")
    return number - 1


def announce(table: Table) -> None:
    page, seat = table.page, table.seat
    print(page.title(f"{table.match.game.title}, {len(page.names)} players"))
    print(f"At the table: {', '.join(page.name(k) for k in range(len(page.names)))}")
    if seat is None:
        print("You look on.")
    else:
        print(f"You are {page.name(seat)} in seat {seat + 1}. Type ? for help.")
    print("The deal is fixed, and this seal binds it to a seed that is shown at the end:")
    print(f"  {commitment(seed_of(table))}\n")


def announce_end(table: Table) -> None:
    print("\n".join(standings(table.match.state, table.page)))
    print(f"\nThe seed behind the seal was: {seed_of(table)}")


def seed_of(table: Table) -> str:
    dealer = table.match.dealer
    assert isinstance(dealer, SeededDealer)
    return dealer.seed


def offer_to_save(table: Table, record: str | None) -> None:
    """Ask a person at a keyboard, unless she has said it already."""
    if record or table.scribe.own or not sys.stdin.isatty():
        return
    while line := input("To keep the game type a file name, or press Enter > ").strip():
        try:
            table.scribe.save(line)
        except HarenaError as error:
            print(error)
        else:
            print(f"Saved in {line}. `harena verify {line}` checks it, `harena replay {line}` shows it.")
            return
