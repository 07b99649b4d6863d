"""What a tournament plays: who meets whom, at which deals, in which seats."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from msgspec import Struct

from harena.bots.specification import bot_of
from harena.core.errors import OptionError
from harena.core.game import Options
from harena.core.record import check_seed
from harena.games import GAMES
from harena.lab.seeds import stream

FORMATS: Final = {
    "each": "each bot in turn, alone against copies of each other bot",
    "first": "the first bot, alone against copies of each other bot",
    "steps": "each bot, alone against copies of the next in the list",
    "mixed": "different bots together at each table",
}

Key = tuple[int, int, int]
"""Of a bout: its pairing, deal and seating."""


class Pairing(NamedTuple):
    """One bot alone against copies of another, or a mixed table."""

    number: int
    hero: str
    field: str
    """Copies of whom; nobody at a mixed table."""


class Bout(Struct, array_like=True, frozen=True):
    """A game that is to be played: who sits where at which deal."""

    pairing: int
    deal: int
    seating: int
    bots: list[str]

    @property
    def key(self) -> Key:
        return self.pairing, self.deal, self.seating


class Terms(Struct, frozen=True):
    """What must be the same for a tournament to be the same, but for its length."""

    game: str
    bots: list[str]
    seats: int
    seed: str
    options: Options
    format: str


class Plan:
    def __init__(self, terms: Terms, games: int) -> None:
        """`games` are of each pairing, rounded up to whole deals."""
        check(terms)
        if games < 1:
            raise OptionError("a tournament needs at least one game")
        self.terms = terms
        self.deals = -(-games // terms.seats)
        self.pairings = [Pairing(k, hero, rest) for k, (hero, rest) in enumerate(pairs(terms))]

    @property
    def total(self) -> int:
        return self.deals * self.terms.seats * len(self.pairings)

    def bouts(self) -> Iterator[Bout]:
        """Deal by deal, so that whatever is done of a tournament is as even as can be."""
        for deal in range(self.deals):
            for pairing in self.pairings:
                for seating in range(self.terms.seats):
                    yield self.bout(pairing, deal, seating)

    def bout(self, pairing: Pairing, deal: int, seating: int) -> Bout:
        """The table of a deal, moved so many seats round."""
        table, shift = self.table(pairing, deal), self.terms.seats - seating
        return Bout(pairing.number, deal, seating, table[shift:] + table[:shift])

    def table(self, pairing: Pairing, deal: int) -> list[str]:
        """Who plays a deal; the seatings move everybody round it, so each has each seat once."""
        seats = self.terms.seats
        if pairing.hero:
            return [pairing.hero] + [pairing.field] * (seats - 1)
        drawn = shuffled(self.terms.bots, stream(self.terms.seed, "table", deal))
        if seats % len(drawn) == 0:  # copies side by side: A B A B is the same game again two seats on
            return [name for name in drawn for _ in range(seats // len(drawn))]
        return [drawn[k % len(drawn)] for k in range(seats)]


def check(terms: Terms) -> None:
    check_seed(terms.seed)
    if len(set(terms.bots)) < 2 or len(set(terms.bots)) != len(terms.bots):
        raise OptionError("a tournament needs two or more different bots")
    for name in terms.bots:
        bot_of(name, terms.game)  # a wrong setting is said before the first game
    GAMES[terms.game].start(terms.seats, "", terms.options)


def pairs(terms: Terms) -> list[tuple[str, str]]:
    """Who is alone against copies of whom; two seats meet once."""
    bots = terms.bots
    if terms.format == "mixed":
        return [("", "")]
    if terms.format == "first":
        return [(bots[0], other) for other in bots[1:]]
    if terms.format == "steps":
        return list(pairwise(bots))
    both = [(a, b) for a in bots for b in bots if a != b]
    return both if terms.seats > 2 else [(a, b) for a, b in both if bots.index(a) < bots.index(b)]


def shuffled(names: list[str], seed: int) -> list[str]:
    return sorted(names, key=lambda name: stream(seed, name))
