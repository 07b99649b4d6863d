"""The results of a tournament as a file of lines, only ever added to, so that it can be stopped and go on.

The first line says what is played and by which build, every other one is a finished game or, where another
build goes on, says so. A torn last line is as good as not written.
"""

from __future__ import annotations

import fcntl
import json
from pathlib import Path
from typing import Any, TextIO

from harena import COMPILED, __version__
from harena.core.errors import HarenaError
from harena.lab.jobs import Line
from harena.lab.plan import Plan
from harena.lab.sources import fingerprint

Key = tuple[int, int, int]


FIRST = '{"harena"'
"""How every such file begins."""
BY_SEAT = ("places", "scores", "decisions", "simulations", "seconds")


def key_of(line: Line) -> Key:
    return line["match"], line["deal"], line["seating"]


def build() -> Line:
    return {"harena": __version__, "compiled": COMPILED, "sources": fingerprint()}


class Results:
    """Finished games by match, deal and seating; on disk too, if there is a path."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan = plan
        self.games: dict[Key, Line] = {}
        self.file: TextIO | None = None
        self.sources: list[str] = []
        """The fingerprints of the rules and bots that played them, the latest last."""
        if path is not None:
            self.file = self.open(path)

    @property
    def changed(self) -> bool:
        """Some games were played by other rules or bots than there are now."""
        return any(sources != fingerprint() for sources in self.sources)

    def open(self, path: Path) -> TextIO:
        try:
            file = path.open("a+", encoding="utf-8")
        except OSError as error:
            raise HarenaError(f"{path} cannot be written: {error.strerror}") from error
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self.take_up(path, file)
        except BlockingIOError as error:
            file.close()
            raise HarenaError(f"{path} belongs to a tournament that is running") from error
        except BaseException:
            file.close()
            raise
        return file

    def take_up(self, path: Path, file: TextIO) -> None:
        """Read what is there, but for a torn last line, and be ready to add to it."""
        file.seek(0)
        whole, _, torn = file.read().rpartition("\n")
        if not whole and not FIRST.startswith(torn[: len(FIRST)]):
            raise HarenaError(f"{path} is no file of a tournament")
        self.read(path, whole.splitlines())
        if torn:
            file.truncate(len((whole + "\n").encode()) if whole else 0)
        if not whole:
            file.write(json.dumps({**build(), "tournament": self.plan.as_json()}) + "\n")
            file.flush()
            self.sources.append(fingerprint())

    def read(self, path: Path, lines: list[str]) -> None:
        for number, text in enumerate(lines, 1):
            try:
                line: Any = json.loads(text)
                if number == 1:
                    self.check(path, line["tournament"])
                if "sources" in line:
                    self.sources.append(line["sources"])
                elif self.is_planned(line):
                    self.games.setdefault(key_of(line), line)
                else:
                    raise HarenaError(f"{path}: line {number} is no game of this tournament")
            except (ValueError, KeyError, TypeError) as error:
                if isinstance(error, HarenaError):
                    raise
                raise HarenaError(f"{path}: line {number} is no line of a tournament") from error

    def is_planned(self, line: Line) -> bool:
        match, deal, seating = key_of(line)
        if not (0 <= match < len(self.plan.matches) and 0 <= seating < self.plan.seats and deal >= 0):
            return False
        names = self.plan.names(self.plan.matches[match], deal, seating)
        return line["bots"] == names and all(len(line[name]) == self.plan.seats for name in BY_SEAT)

    def check(self, path: Path, found: Line) -> None:
        for name, value in self.plan.as_json().items():
            if found[name] != value:
                raise HarenaError(
                    f"{path} holds another tournament: its {name} is {found[name]}, not {value}"
                )

    def add(self, lines: list[Line]) -> None:
        """Keep finished games; they are on disk when this returns."""
        fresh = [line for line in lines if key_of(line) not in self.games]
        self.games.update((key_of(line), line) for line in fresh)
        if self.file is not None:
            if self.sources[-1] != fingerprint():
                self.file.write(json.dumps(build()) + "\n")
                self.sources.append(fingerprint())
            self.file.write("".join(json.dumps(line) + "\n" for line in fresh))
            self.file.flush()

    def lines(self) -> list[Line]:
        """The games of the plan in its order, deal by deal, whoever finished first."""
        wanted = [line for line in self.games.values() if line["deal"] < self.plan.deals]
        return sorted(wanted, key=lambda line: (line["deal"], line["match"], line["seating"]))

    def close(self) -> None:
        if self.file is not None:
            self.file.close()
