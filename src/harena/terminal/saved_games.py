"""A game as a file: written, never over another, and gone on with."""

from __future__ import annotations

import secrets
from pathlib import Path

from harena.core.dealer import Dealer, ScriptedDealer, SeededDealer
from harena.core.errors import HarenaError, OptionError
from harena.core.match import Match
from harena.core.record import Record
from harena.games import GAMES
from harena.terminal.opponents import bot_named


class Scribe:
    """Writes one match down, as often as asked, in files that were not there before."""

    def __init__(self) -> None:
        self.own: set[Path] = set()

    def reserve(self, name: str) -> None:
        """Make sure before play that the file can be written after it."""
        path = Path(name)
        if path in self.own:
            return
        try:
            path.open("x").close()
        except FileExistsError:
            raise HarenaError(f"{name} is there already; choose another name") from None
        except OSError as error:
            raise HarenaError(f"{name} cannot be written: {error.strerror}") from error
        self.own.add(path)

    def save(self, name: str, match: Match) -> None:
        self.reserve(name)
        try:
            Path(name).write_text(record_of(match).text(), encoding="utf-8")
        except OSError as error:
            raise HarenaError(f"{name} cannot be written: {error.strerror}") from error


def record_of(match: Match) -> Record:
    """The record with its seed, whether the game is over or not: so it can go on as it was dealt.

    A record holds every card dealt so far anyway; nobody but the person at this table has the file.
    """
    record = Record.of(match)
    if isinstance(match.dealer, SeededDealer):
        record.seed = match.dealer.seed
    return record


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
