"""The games of a tournament, kept in a file that is only ever added to, so that it can stop and go on.

The first line says what is played and by which build, every other one is a finished game or, where another
build goes on, says so. A torn last line is as good as not written.
"""

from __future__ import annotations

import fcntl
from pathlib import Path
from typing import BinaryIO, Final

from msgspec import DecodeError, Struct
from msgspec.json import Decoder, encode
from msgspec.structs import asdict

from harena import COMPILED, __version__
from harena.core.errors import HarenaError
from harena.lab.jobs import Outcome
from harena.lab.plan import Key, Plan, Terms
from harena.lab.sources import fingerprint, outside_sources

FIRST: Final = b'{"harena"'
"""How every such file begins, and every line that names a build."""


class Build(Struct, omit_defaults=True):
    """Who plays from here on."""

    harena: str
    compiled: bool
    sources: str
    """The fingerprint of the rules and bots."""
    outside: dict[str, str] = {}
    """Those of bots of other packages, by name."""


class Opening(Build, kw_only=True):
    """The first line."""

    tournament: Terms


BUILD, OPENING, OUTCOME = Decoder(Build), Decoder(Opening), Decoder(Outcome)


def alike(one: Build, other: Build) -> bool:
    """Whether they have the same rules and bots."""
    return (one.sources, one.outside) == (other.sources, other.outside)


class Ledger:
    """Finished games by pairing, deal and seating; on disk too, if there is a path."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan = plan
        self.games: dict[Key, Outcome] = {}
        self.file: BinaryIO | None = None
        self.build = Build(__version__, COMPILED, fingerprint(), outside_sources(plan.terms.bots))
        """Who plays now."""
        self.builds: list[Build] = []
        """Who played the games, the latest last."""
        if path is not None:
            self.file = self.open(path)

    @property
    def changed(self) -> bool:
        """Some games were played by other rules or bots than there are now."""
        return any(not alike(build, self.build) for build in self.builds)

    def open(self, path: Path) -> BinaryIO:
        try:
            file = path.open("ab+")
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

    def take_up(self, path: Path, file: BinaryIO) -> None:
        """Read what is there, but for a torn last line, and be ready to add to it."""
        file.seek(0)
        whole, _, torn = file.read().rpartition(b"\n")
        if not whole and not FIRST.startswith(torn[: len(FIRST)]):
            raise HarenaError(f"{path} is no file of a tournament")
        self.read(path, whole.splitlines())
        if torn:
            file.truncate(len(whole) + 1 if whole else 0)
        if not whole:
            opening = Opening(**asdict(self.build), tournament=self.plan.terms)
            file.write(encode(opening) + b"\n")
            file.flush()
            self.builds.append(self.build)

    def read(self, path: Path, lines: list[bytes]) -> None:
        for number, line in enumerate(lines, 1):
            try:
                if number == 1:
                    self.check(path, OPENING.decode(line).tournament)
                if line.startswith(FIRST):
                    self.builds.append(BUILD.decode(line))
                else:
                    self.take(OUTCOME.decode(line))
            except (DecodeError, UnicodeDecodeError) as error:
                raise HarenaError(f"{path}: line {number} is no line of a tournament") from error
            except LookupError as error:
                raise HarenaError(f"{path}: line {number} is no game of this tournament") from error

    def take(self, found: Outcome) -> None:
        """A game of before; LookupError if the plan has none like it."""
        plan, (number, deal, seating) = self.plan, found.key
        seats = plan.terms.seats
        if number < 0 or deal < 0 or not 0 <= seating < seats:
            raise LookupError
        planned = plan.bout(plan.pairings[number], deal, seating)
        by_seat = (found.places, found.scores, found.decisions, found.simulations, found.seconds)
        if found.bots != planned.bots or any(len(values) != seats for values in by_seat):
            raise LookupError
        self.games.setdefault(found.key, found)

    def check(self, path: Path, found: Terms) -> None:
        others = asdict(found)
        for name, value in asdict(self.plan.terms).items():
            if others[name] != value:
                raise HarenaError(
                    f"{path} holds another tournament: its {name} is {others[name]}, not {value}"
                )

    def add(self, games: list[Outcome]) -> None:
        """Keep finished games; they are on disk when this returns."""
        fresh = [game for game in games if game.key not in self.games]
        self.games.update((game.key, game) for game in fresh)
        if self.file is not None:
            if not alike(self.builds[-1], self.build):
                self.file.write(encode(self.build) + b"\n")
                self.builds.append(self.build)
            self.file.write(b"".join(encode(game) + b"\n" for game in fresh))
            self.file.flush()

    def outcomes(self) -> list[Outcome]:
        """The games of the plan in its order, deal by deal, whoever finished first."""
        wanted = [game for game in self.games.values() if game.deal < self.plan.deals]
        return sorted(wanted, key=lambda game: (game.deal, game.pairing, game.seating))

    def close(self) -> None:
        if self.file is not None:
            self.file.close()
