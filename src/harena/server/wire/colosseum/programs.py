"""Programs as they stand for a seat, and the events that were staged."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from harena.server.wire.colosseum.words import Tokens
from harena.server.wire.view import Shape


class ColosseumBill(Shape):
    base: int
    previous: int
    stars: int
    nobles: int
    tickets: int
    podiums: int
    medals: int
    total: int


class ColosseumMost(Shape):
    """An event with every Joker and every medal thrown in."""

    program: int
    jokers: int
    medals: int
    total: int


class ColosseumProspect(Shape):
    """A program as it stands for a seat."""

    program: int
    lacks: Tokens
    missing: int
    squares: int
    """How many expansions the arena is short of it."""
    bill: ColosseumBill | None
    """If it were staged now without Jokers and medals; null if too much is missing."""
    most: ColosseumMost | None


class ColosseumSale(ColosseumProspect):
    """A program on sale as it would stand for the viewer."""

    left: int
    """Her coins after buying it; below 0 she is short of so many."""
    allowed: bool
    """By the table's order of programs."""


class ColosseumEvent(ColosseumBill):
    """An event that was staged."""

    program: int
    jokers: int
    turn: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET


class ColosseumCourse(Shape):
    totals: list[list[int | None]]
    """For each seat the spectators of each turn's event."""
    events: list[ColosseumEvent] | UnsetType = UNSET
    """Every event in order, once the game is over."""
