"""Many games of the same bots, counted and perhaps written down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from msgspec.json import Decoder, encode

from harena.bots.pipe.bot import add_notes
from harena.bots.specification import bot_of
from harena.core.errors import OptionError
from harena.core.game import Options
from harena.core.record import Record, check_seed
from harena.games import GAMES
from harena.lab.batches import LONGEST, Pace, cut
from harena.lab.crew import Crew
from harena.lab.facts import FACTS
from harena.lab.facts.facts import Row
from harena.lab.jobs import Answer, Survey
from harena.lab.series import Series
from harena.lab.sources import outside_sources
from harena.lab.tally import Tally
from harena.lab.tournament import Progress

Keep = Callable[[Answer[Row[Any]]], None]

FEW: Final = 20
"""Games in a job whose decisions are wanted: theirs take a hundred times the room."""


@dataclass
class Simulation:
    game: str
    bots: list[str]
    """One a seat; from game to game everybody moves up a seat."""
    games: int
    seed: str
    options: Options
    decisions: bool = False
    """Whether they are kept, and not the games alone."""

    def __post_init__(self) -> None:
        check_seed(self.seed)
        if self.games < 1:
            raise OptionError("a simulation needs at least one game")
        GAMES[self.game].start(len(self.bots), "", self.options)
        for name in self.bots:
            bot_of(name, self.game)  # a wrong setting is said before the first game

    def record(self, number: int) -> Record:
        """One of its games, written down."""
        if not 0 <= number < self.games:
            raise OptionError(f"the games are numbered 0 to {self.games - 1}, there is no {number}")
        return Series(self.game, self.bots, self.seed, self.options).record(number)

    def jobs(self, pace: Pace) -> Iterator[bytes]:
        outside = outside_sources(self.bots)
        for batch in cut(iter(range(self.games)), pace):
            first, count = batch[0], len(batch)
            yield encode(
                Survey(self.game, self.bots, self.seed, self.options, first, count, outside, self.decisions)
            )


def seats_for(bots: list[str], seats: int) -> list[str]:
    """A bot for each seat: as named, or the last named for the rest."""
    if not 1 <= len(bots) <= seats:
        raise OptionError(f"{len(bots)} bots do not fit {seats} seats")
    return bots + [bots[-1]] * (seats - len(bots))


def run(simulation: Simulation, crew: Crew, keep: Keep, tell: Progress) -> Tally:
    """Play and count; `keep` is given every game in order, whoever finished first."""
    tally = Tally(simulation.game, len(simulation.bots))
    pace = Pace(crew.size, simulation.games, FEW if simulation.decisions else LONGEST)
    answers: Decoder[Answer[Row[Any]]] = Decoder(Answer[Row[FACTS[simulation.game].kind]])  # type: ignore[misc]
    early: dict[int, Answer[Row[Any]]] = {}
    due = 0
    for answer in crew.run(simulation.jobs(pace)):
        done = answers.decode(answer)
        pace.learn(len(done.games), done.seconds)
        for row in done.games:
            tally.add(row)
        for bot, notes in done.notes.items():
            add_notes(tally.notes.setdefault(bot, {}), notes)
        early[done.games[0].game] = done
        while due in early:
            ready = early.pop(due)
            keep(ready)
            due += len(ready.games)
        tell(tally.games, simulation.games)
    return tally
