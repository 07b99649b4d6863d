"""`harena verify`: whether a record follows the rules and its committed seed."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from harena.commands.answers import NO, YES
from harena.commands.reading import read
from harena.core.dealer import pledge
from harena.core.errors import Unproven
from harena.core.match import Match
from harena.core.record import Record
from harena.core.state import CHANCE
from harena.games import GAMES

EPILOG = """\
exit code:
  0  every action is legal and nothing that the record claims is false
  1  every action is legal, but the seed is not the one committed to, or did not deal
     these cards, or is not shown although the game is over; or your nonce is not in it,
     or others are than those that were pledged
  2  the file is damaged, or an action is illegal: its line and the rule are named

example: harena verify evening.txt"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "verify",
        help="prove that a recorded game follows the rules and its seed",
        description="Prove that a recorded game follows the rules and its seed. FILE may be -.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--nonce", default="", metavar="HEX", help="what you added: it must be in the deal")
    parser.add_argument(
        "--pledges",
        default=[],
        nargs="+",
        metavar="HEX",
        help="what was shown before you told yours",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    record = read(args.file)
    match = record.match(GAMES)  # first of all it must be legal
    print(f"{args.file}: {GAMES[record.game].title}, {len(record.players)} players, {len(match.log)} actions")
    print(f"  rules       every action is legal; {ending(record, match)}")
    try:
        doubt = doubt_of(record, args.nonce, args.pledges)
        record.verify(GAMES)
    except Unproven as found:
        doubt = str(found)
    if doubt:
        sys.stdout.flush()
        print(f"{args.file}: {doubt}", file=sys.stderr)
        return NO
    print(f"  commitment  {sealing(record)}")
    print(f"  nonces      {adding(record)}")
    print(f"  deal        {dealing(record, match)}")
    return YES


def doubt_of(record: Record, nonce: str, pledges: list[str]) -> str:
    """What is wrong with the nonces in the eyes of whoever added one, if anything is."""
    if nonce and nonce not in record.nonces.values():
        return "your nonce is not among those that the deal came from"
    if pledges and set(pledges) != {pledge(each) for each in record.nonces.values()}:
        return "the deal did not come from the nonces that were pledged"
    return ""


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
