"""What is printed on the things, the same in every game."""

from __future__ import annotations

from harena.server.wire.colosseum.words import Noble, Token, Tokens
from harena.server.wire.view import Shape


class ColosseumProgram(Shape):
    number: int
    name: str
    price: int
    squares: int
    """How large the arena must be."""
    needs: Tokens
    crowd: list[int]
    """Spectators with 0, 1, 2 ... assets missing; with more missing it cannot be staged."""


class ColosseumToken(Shape):
    name: Token
    count: int
    green: int
    """Of these, dealt at the start."""
    star: bool
    special: bool


class ColosseumNobleCard(Shape):
    name: Noble
    start: int
    worth: int


class ColosseumPrices(Shape):
    expansion: int
    ticket: int
    loge: int


class ColosseumDraws(Shape):
    """Spectators for each."""

    previous: int
    ticket: int
    star: int
    podium: int
    medal: int


class ColosseumCatalogue(Shape):
    programs: list[ColosseumProgram]
    tokens: list[ColosseumToken]
    nobles: list[ColosseumNobleCard]
    squares: int
    resting: list[int]
    arenas: dict[str, list[int]]
    """By the number of players, the first of each seat's two squares."""
    turns: int
    coins: int
    medals: int
    tickets: int
    podiums: int
    expansions: int
    offers: int
    """That the current player may begin in her trading."""
    least_bid: int
    medal_coins: int
    star_least: int
    prices: ColosseumPrices
    draws: ColosseumDraws
