"""`harena verify`: whether a record, or all records of an event, follow the rules and the committed seed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from typing import Any

from harena.commands.exit_codes import NO, YES
from harena.commands.files import read_text
from harena.core.dealer import pledge
from harena.core.errors import Unproven
from harena.core.match import Match
from harena.core.record import Record, read_record
from harena.core.state import CHANCE
from harena.events.file import EventFile, is_event, read_event
from harena.games import GAMES

EPILOG = """\
exit code:
  0  every action is legal, and nothing that the record claims is false
  1  every action is legal, but the deal is in doubt: the seed is not the one committed to,
     did not deal these cards, or is missing although the game is over; or your nonce is
     not in the deal, or the nonces are not those that were pledged
  2  the file is damaged or an action is illegal; the line and the rule are named

The file of a club's event holds many records. Each is checked, and also that all tables of
a round had the deal the event committed to, and that the points are right.

example: harena verify evening.txt"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "verify",
        help="check a recorded game against the rules and its seed",
        description="Check a recorded game, or a whole event, against the rules and the seed that dealt it.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "file", metavar="FILE", help="a record, or the file of an event; - for standard input"
    )
    parser.add_argument(
        "--nonce", default="", metavar="HEX", help="the nonce you added: it must be part of the deal"
    )
    parser.add_argument(
        "--pledges",
        default=[],
        nargs="+",
        metavar="HEX",
        help="the pledges you were shown before you revealed your nonce",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    text = read_text(args.file)
    if is_event(text):
        return prove_event(args.file, read_event(text), args.nonce, args.pledges)
    return prove(args.file, read_record(text), args.nonce, args.pledges)


def prove(file: str, record: Record, nonce: str, pledges: list[str]) -> int:
    match = record.match(GAMES)  # first of all it must be legal
    print(f"{file}: {GAMES[record.game].title}, {len(record.players)} players, {len(match.log)} actions")
    print(f"  rules       every action is legal; {ending(record, match)}")
    try:
        doubt = doubt_of(record.nonces, nonce, pledges)
        record.verify(GAMES)
    except Unproven as found:
        doubt = str(found)
    if doubt:
        sys.stdout.flush()
        print(f"{file}: {doubt}", file=sys.stderr)
        return NO
    print(f"  commitment  {sealing(record)}")
    print(f"  nonces      {adding(record)}")
    print(f"  deal        {dealing(record, match)}")
    return YES


def doubt_of(nonces: Mapping[int, str], nonce: str, pledges: list[str]) -> str:
    """What is wrong with the nonces in the eyes of whoever added one, if anything is."""
    if nonce and nonce not in nonces.values():
        return "your nonce is not among those that the deal came from"
    if pledges and set(pledges) != {pledge(each) for each in nonces.values()}:
        return "the deal did not come from the nonces that were pledged"
    return ""


def prove_event(file: str, event: EventFile, nonce: str, pledges: list[str]) -> int:
    try:
        doubt = doubt_of(event.nonces, nonce, pledges)
        found = event.verify(GAMES)
    except Unproven as unproven:
        doubt = str(unproven)
    if doubt:
        print(f"{file}: {doubt}", file=sys.stderr)
        return NO
    rounds = max([0, *(kept.round for kept in event.tables)])
    leaders = ", ".join(event.entrants[int(each.who)] for each in found if each.place == 1)
    print(
        f"{file}: {event.name}, {len(event.entrants)} entrants, {rounds} rounds, {len(event.tables)} tables"
    )
    print("  rules       every action is legal, and the points are what the tables give")
    print("  commitment  the event's seed is the one committed to")
    print(f"  nonces      {len(event.nonces)} entrants added one")
    print("  deal        every table of a round has the deal that comes from the seed and the nonces")
    print(f"  first       {leaders}")
    return YES


def ending(record: Record, match: Match) -> str:
    if not match.over:
        return "the game is not over"
    scores = " ".join(str(score) for score in match.state.scores())
    return f"it ends {scores}" + ("" if record.end is not None else ", which the record does not say")


def sealing(record: Record) -> str:
    if not record.commitment:
        return "none was made, so the seed could have been chosen afterwards"
    return (
        "the seed is the one committed to" if record.seed else "made; the seed is shown when the game is over"
    )


def dealing(record: Record, match: Match) -> str:
    if not record.seed:
        return "not checked, because no seed is shown"
    source = "the seed deals with the nonces" if record.nonces else "the seed deals"
    return f"all {match.seats.count(CHANCE)} draws are what {source}"


def adding(record: Record) -> str:
    """Whoever added one knows that the deal was not chosen, if it is hers."""
    if not record.nonces:
        return "no player added one, so whoever drew the seed could have chosen the deal"
    names = ", ".join(record.players[seat] for seat in sorted(record.nonces))
    return f"{names} added one after the commitment: the house did not choose the deal"
