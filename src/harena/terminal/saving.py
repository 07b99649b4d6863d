"""A match as a file, which is never written over another."""

from __future__ import annotations

from pathlib import Path

from harena.core.dealer import SeededDealer
from harena.core.errors import HarenaError
from harena.core.match import Match
from harena.core.record import Record


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
