"""What a tournament plays: who meets whom, at which deals, in which seats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from harena.bots.specification import bot_of
from harena.core.errors import OptionError
from harena.core.game import Options
from harena.core.record import check_seed
from harena.games import GAMES
from harena.lab.jobs import Line
from harena.lab.seeds import stream

FORMATS: Final = {
    "each": "every bot alone against copies of every other",
    "first": "the first bot alone against copies of each of the rest",
    "steps": "every bot alone against copies of the next in the list",
    "mixed": "tables of different bots",
}

Game = tuple[int, int, int, list[str]]
"""The match, the deal, the seating, and the names by seat."""


@dataclass(frozen=True)
class Match:
    """A pairing: one bot alone against copies of another, or a mixed table."""

    number: int
    hero: str
    field: str
    """Copies of whom; nobody at a mixed table."""


@dataclass
class Plan:
    game: str
    bots: list[str]
    seats: int
    games: int
    """Of each pairing, rounded up to whole deals."""
    seed: str
    options: Options
    format: str = "each"
    matches: list[Match] = field(default_factory=list)

    def __post_init__(self) -> None:
        check_seed(self.seed)
        if len(set(self.bots)) < 2 or len(set(self.bots)) != len(self.bots):
            raise OptionError("a tournament is between two or more different bots")
        for name in self.bots:
            bot_of(name, self.game)  # a wrong setting is said before the first game
        GAMES[self.game].start(self.seats, "", self.options)
        if self.games < 1:
            raise OptionError("a tournament has at least one game")
        self.matches = [Match(k, hero, rest) for k, (hero, rest) in enumerate(self.pairs())]

    def pairs(self) -> list[tuple[str, str]]:
        bots = self.bots
        if self.format == "mixed":
            return [("", "")]
        if self.format == "first":
            return [(bots[0], other) for other in bots[1:]]
        if self.format == "steps":
            return list(pairwise(bots))
        both = [(a, b) for a in bots for b in bots if a != b]
        return both if self.seats > 2 else [(a, b) for a, b in both if bots.index(a) < bots.index(b)]

    @property
    def deals(self) -> int:
        return -(-self.games // self.seats)

    @property
    def total(self) -> int:
        return self.deals * self.seats * len(self.matches)

    def all_games(self) -> Iterator[Game]:
        """Deal by deal, so that whatever is done of a tournament is as even as can be."""
        for deal in range(self.deals):
            for match in self.matches:
                for seating in range(self.seats):
                    yield match.number, deal, seating, self.names(match, deal, seating)

    def names(self, match: Match, deal: int, seating: int) -> list[str]:
        """Who sits where: the table, moved so many seats round."""
        table, shift = self.table(match, deal), self.seats - seating
        return table[shift:] + table[:shift]

    def table(self, match: Match, deal: int) -> list[str]:
        """Who plays a deal; the seatings move everybody round it, so each has each seat once."""
        if match.hero:
            return [match.hero] + [match.field] * (self.seats - 1)
        drawn = shuffled(self.bots, stream(self.seed, "table", deal))
        if self.seats % len(drawn) == 0:  # copies side by side: A B A B is the same game again two seats on
            return [name for name in drawn for _ in range(self.seats // len(drawn))]
        return [drawn[k % len(drawn)] for k in range(self.seats)]

    def as_json(self) -> Line:
        """What must be the same for a tournament to be the same, but for its length."""
        return {
            "game": self.game,
            "bots": self.bots,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
            "format": self.format,
        }


def shuffled(names: list[str], seed: int) -> list[str]:
    return sorted(names, key=lambda name: stream(seed, name))
