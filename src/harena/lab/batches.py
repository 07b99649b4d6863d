"""Games cut into jobs that take about as long as a job should, whatever a game takes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final, TypeVar

T = TypeVar("T")

LEAST: Final = 0.2
"""Seconds: a job's worth of work, much more than sending it costs."""
MOST: Final = 2.0
LONGEST: Final = 2000
"""Games in a job, at most."""


class Pace:
    """How many games the next job should hold, from how long the latest took. It changes no game."""

    def __init__(self, crew: int, games: int, longest: int = LONGEST) -> None:
        self.size = 1
        self.longest = longest
        self.fair = max(1, games // (4 * crew))
        """Everybody should have some jobs to do."""

    def learn(self, games: int, seconds: float) -> None:
        each = seconds / max(1, games)
        if seconds > MOST:
            self.size = max(1, int(MOST / each))
        elif games >= self.size:
            self.size = max(1, min(4 * self.size, int(2 * LEAST / max(each, 1e-9)), self.longest, self.fair))


def cut(games: Iterator[T], pace: Pace) -> Iterator[list[T]]:
    """Batches of the size the pace has when each is asked for."""
    while batch := list(islice(games, pace.size)):
        yield batch
