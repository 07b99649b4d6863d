"""Many games of the same bots, counted and perhaps written down."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from harena.bots.specification import bot_of
from harena.core.errors import OptionError
from harena.core.game import Options
from harena.core.record import check_seed
from harena.games import GAMES
from harena.lab.batches import Pace, cut
from harena.lab.crew import Crew
from harena.lab.jobs import Line
from harena.lab.tally import Tally
from harena.lab.tournament import Progress

Keep = Callable[[list[Line]], None]


@dataclass
class Simulation:
    game: str
    bots: list[str]
    """One a seat; from game to game everybody moves up a seat."""
    games: int
    seed: str
    options: Options

    def __post_init__(self) -> None:
        check_seed(self.seed)
        if self.games < 1:
            raise OptionError("a simulation has at least one game")
        GAMES[self.game].start(len(self.bots), "", self.options)
        for name in self.bots:
            bot_of(name, self.game)  # a wrong setting is said before the first game

    def as_json(self) -> Line:
        return {
            "game": self.game,
            "bots": self.bots,
            "seats": len(self.bots),
            "seed": self.seed,
            "options": self.options,
        }

    def jobs(self, pace: Pace) -> Iterator[str]:
        for batch in cut(iter(range(self.games)), pace):
            job = {"kind": "survey", **self.as_json(), "first": batch[0], "count": len(batch)}
            yield json.dumps(job)


def seats_for(bots: list[str], seats: int) -> list[str]:
    """A bot for each seat: as named, or the last named for the rest."""
    if not 1 <= len(bots) <= seats:
        raise OptionError(f"{len(bots)} bots do not fit {seats} seats")
    return bots + [bots[-1]] * (seats - len(bots))


def run(simulation: Simulation, crew: Crew, keep: Keep, tell: Progress) -> Tally:
    """Play and count; `keep` is given every game in order, whoever finished first."""
    tally = Tally(simulation.game, len(simulation.bots))
    pace = Pace(crew.size, simulation.games)
    early: dict[int, list[Line]] = {}
    due = 0
    for answer in crew.run(simulation.jobs(pace)):
        done = json.loads(answer)
        lines: list[Line] = done["lines"]
        pace.learn(len(lines), done["seconds"])
        for line in lines:
            tally.add(line)
        early[lines[0]["game"]] = lines
        while due in early:
            ready = early.pop(due)
            keep(ready)
            due += len(ready)
        tell(tally.games, simulation.games)
    return tally
