"""`harena play`: a game in the terminal, against bots."""

from __future__ import annotations

import argparse
import secrets
import sys
from typing import Any

from harena.bots.pipe.bot import Piped, lines_of
from harena.commands.arguments import add_bots, add_game, bots_of, choose_game, seats_for
from harena.commands.exit_codes import INTERRUPTED, YES
from harena.commands.files import read
from harena.core.dealer import SeededDealer, commitment
from harena.core.errors import HarenaError, OptionError
from harena.core.game import parse_options
from harena.core.match import Match
from harena.core.record import check_name, check_seed
from harena.terminal.opponents import names_for, opponents, opponents_named
from harena.terminal.page import page_on
from harena.terminal.saved_games import person_of, resumed
from harena.terminal.standings import standings
from harena.terminal.table import Leave, Table

EPILOG = """\
examples:
  harena play                                          choose a game; three players, you in seat 1
  harena play colossal-arena --seats 4 --preset titan
  harena play colossal-arena --option powers=off --record evening.txt
  harena play colossal-arena --bots random,greedy
  harena play colossal-arena --watch                   watch bots play
  harena play colosseum --bot "exec:python3 mybot.py"  a program in any language
  harena play --resume evening.txt                     continue a saved game

`harena games GAME` lists presets, options and bots. At the table, type ? for help."""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "play",
        help="play in the terminal against bots",
        description="Play a game in the terminal against bots.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(parser, "; without it you are asked")
    parser.add_argument("--seats", type=int, metavar="N", help="number of players (default 3)")
    parser.add_argument("--preset", default="", metavar="P", help="use a named set of options")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="set one option; may be repeated"
    )
    parser.add_argument("--seat", type=int, metavar="K", help="your seat, counted from 1 (default 1)")
    add_bots(parser, "your opponents: one bot or a list (default greedy)")
    parser.add_argument("--name", default="Guest", help="your name (default Guest)")
    parser.add_argument("--seed", metavar="S", help="deal from this seed instead of a random one")
    parser.add_argument("--record", metavar="FILE", help="save the game in a new file when you leave")
    parser.add_argument("--resume", metavar="FILE", dest="file", help="continue a saved game")
    parser.add_argument("--watch", action="store_true", help="watch: a bot plays your seat, too")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        table = resume(args) if args.file else set_table(args)
    except EOFError:  # while choosing the game
        print()
        return YES
    if args.record:
        table.scribe.reserve(args.record)
    announce(table)
    code = YES
    try:
        play(table, args.record)
    except KeyboardInterrupt:
        print("\nYou leave the table.")
        code = INTERRUPTED
    if args.record:
        table.scribe.save(args.record, table.match)
        print(f"Saved in {args.record}.")
    return code


def play(table: Table, record: str | None) -> None:
    try:
        table.play()
    except Leave:
        offer_to_save(table, record, "To save the game, type a file name; Enter leaves without saving > ")
        print("\nYou leave the table.")
        return
    announce_end(table)
    offer_to_save(table, record, "To save the game, type a file name; Enter does not > ")


def set_table(args: argparse.Namespace) -> Table:
    game = choose_game(args.game)
    seats = seats_for(game, args.seats)
    options = game.complete(args.preset, parse_options(" ".join(args.option)))
    seed = args.seed if args.seed is not None else secrets.token_hex(16)
    check_seed(seed)
    check_name(args.name)
    seat = None if args.watch else seat_of(1 if args.seat is None else args.seat, seats)
    bots = opponents(game.name, bots_of(args), seats, seed)
    names = names_for(bots, args.name, seat)
    match = Match(game, seats, options=options, dealer=SeededDealer(seed), players=names)
    return Table(match, page_on(sys.stdout, names), bots, seat)


def resume(args: argparse.Namespace) -> Table:
    """The table of a saved game; its file says all that a new one is asked for."""
    asked = [args.game, args.seats, args.preset, args.option, args.seed]
    if any(asked):
        raise OptionError("--resume takes the game, seats, options and seed from the file")
    match = resumed(read(args.file))
    names, game = match.players, match.game.name
    if args.watch:
        seat = None
    elif args.seat is not None:
        seat = seat_of(args.seat, len(names))
    else:
        seat = person_of(names, game)
    seed = seed_of(match) or secrets.token_hex(16)
    wanted = bots_of(args)
    bots = opponents(game, wanted, len(names), seed) if wanted else opponents_named(names, game, seed)
    return Table(match, page_on(sys.stdout, names), bots, seat)


def seat_of(number: int, seats: int) -> int:
    if not 1 <= number <= seats:
        raise OptionError(f"the seats are 1 to {seats}, not {number}")
    return number - 1


def announce(table: Table) -> None:
    page, seat = table.page, table.seat
    names = ", ".join(f"{k + 1} {page.names[k]}" for k in range(len(page.names)))
    print(page.title(f"{table.match.game.title}, {len(page.names)} players"))
    print("\n".join(page.labelled("seats", names)))
    if seat is None:
        print("You are watching.")
    else:
        print(f"You are {page.name(seat)} in seat {seat + 1}. Type ? for help.")
    seed = seed_of(table.match)
    if seed:
        print("The deal is fixed by a seed that is shown at the end. This is its seal:")
        print(f"  {commitment(seed)}\n")
    else:
        print("The file does not have the seed of this game; from here on, another one deals.\n")


def announce_end(table: Table) -> None:
    print("\n".join(standings(table.match, table.page)))
    for bot in table.bots:
        if isinstance(bot, Piped) and bot.notes:
            print("\n".join(["", *lines_of({bot.name: bot.notes})]))
    if seed := seed_of(table.match):
        print(f"\nThe seed behind the seal was: {seed}")


def seed_of(match: Match) -> str:
    """Empty if it is not known."""
    return match.dealer.seed if isinstance(match.dealer, SeededDealer) else ""


def offer_to_save(table: Table, record: str | None, question: str) -> None:
    """Ask a person at a keyboard, unless she has said it already."""
    if record or table.is_saved() or not sys.stdin.isatty():
        return
    while line := answer_to(question):
        try:
            table.scribe.save(line, table.match)
        except HarenaError as error:
            print(error)
        else:
            print(f"Saved in {line}. {advice(table, line)}")
            return


def answer_to(question: str) -> str:
    try:
        return input(question).strip()
    except EOFError:
        return ""


def advice(table: Table, name: str) -> str:
    if not table.match.over:
        return f"harena play --resume {name} continues it."
    return f"`harena verify {name}` checks it, `harena replay {name}` shows it."
