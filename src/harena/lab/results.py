"""The results of a tournament as a file of lines, only ever added to, so that it can be stopped and go on.

The first line says what is played, every other one is a finished game. A torn last line is as good as not
written.
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


def key_of(line: Line) -> Key:
    return line["match"], line["deal"], line["seating"]


class Results:
    """Finished games by match, deal and seating; on disk too, if there is a path."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan = plan
        self.games: dict[Key, Line] = {}
        self.file: TextIO | None = None
        self.changed = False
        """Some games were played by other rules or bots than there are now."""
        if path is not None:
            self.file = self.open(path)

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
        self.read(path, whole.splitlines())
        if torn:
            file.truncate(len((whole + "\n").encode()) if whole else 0)
        if not whole:
            build = {"harena": __version__, "compiled": COMPILED, "sources": fingerprint()}
            header = {**build, "tournament": self.plan.as_json()}
            file.write(json.dumps(header) + "\n")
            file.flush()

    def read(self, path: Path, lines: list[str]) -> None:
        for number, text in enumerate(lines, 1):
            try:
                line: Any = json.loads(text)
                if number == 1:
                    self.check(path, line["tournament"])
                    self.changed = line["sources"] != fingerprint()
                else:
                    self.games.setdefault(key_of(line), line)
            except (ValueError, KeyError, TypeError) as error:
                if isinstance(error, HarenaError):
                    raise
                raise HarenaError(f"{path}: line {number} is no line of a tournament") from error

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
            self.file.write("".join(json.dumps(line) + "\n" for line in fresh))
            self.file.flush()

    def lines(self) -> list[Line]:
        """The games of the plan in its order, deal by deal, whoever finished first."""
        wanted = [line for line in self.games.values() if line["deal"] < self.plan.deals]
        return sorted(wanted, key=lambda line: (line["deal"], line["match"], line["seating"]))

    def close(self) -> None:
        if self.file is not None:
            self.file.close()
