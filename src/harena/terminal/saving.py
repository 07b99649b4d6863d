"""A match as a file, which is never written over another."""

from __future__ import annotations

from pathlib import Path

from harena.core.errors import HarenaError
from harena.core.match import Match
from harena.core.record import Record


class Scribe:
    """Writes one match down, as often as asked, in files that were not there before."""

    def __init__(self, match: Match) -> None:
        self.match = match
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

    def save(self, name: str) -> None:
        self.reserve(name)
        text = Record.of(self.match).text()
        try:
            Path(name).write_text(text, encoding="utf-8")
        except OSError as error:
            raise HarenaError(f"{name} cannot be written: {error.strerror}") from error
