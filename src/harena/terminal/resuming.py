"""A saved game goes on: who sits where is read from the players' names."""

from __future__ import annotations

import secrets

from harena.core.dealer import Dealer, ScriptedDealer, SeededDealer
from harena.core.errors import HarenaError, OptionError
from harena.core.match import Match
from harena.core.record import Record
from harena.games import GAMES
from harena.terminal.opponents import bot_named


def resumed(record: Record) -> Match:
    """The match as it was left, ready to be dealt on."""
    match = record.verify(GAMES)
    if match.over:
        raise HarenaError("this game is over; harena replay shows it")
    match.dealer = SeededDealer(record.seed, record.nonces) if record.seed else dealing_anew()
    match.deal()
    return match


def dealing_anew() -> Dealer:
    """From a fresh seed, where the old one is not known; a record of it promises nothing."""
    return ScriptedDealer([], SeededDealer(secrets.token_hex(16)))


def person_of(names: list[str], game: str) -> int | None:
    """The only seat that no bot has; None if bots have all."""
    people = [seat for seat, name in enumerate(names) if not bot_named(name, game)]
    if len(people) > 1:
        raise OptionError(f"say with --seat where you sit: {', '.join(str(seat + 1) for seat in people)}")
    return people[0] if people else None
