"""The page of a claimed name, and the ladder of those who play rated games."""

from __future__ import annotations

from msgspec import Struct

from harena.server.wire.records import RecordInfo


class Standing(Struct):
    """Somebody's games of one title with so many seats."""

    game: str
    seats: int
    games: int
    places: list[int]
    """How often she came first, second and so on; a shared place is the better one."""


class Rival(Struct):
    """Another claimed name, met at a table."""

    name: str
    games: int
    ahead: int
    """How often whose page it is came before her."""
    behind: int


class RatingInfo(Struct):
    game: str
    rating: float
    """`mu` less three times `sigma`: what one is at least, almost surely. 0 before the first game."""
    mu: float
    sigma: float
    games: int
    course: list[float]
    """The rating after each game, of many the last 100."""


class PersonPage(Struct):
    """What anybody may know of a claimed name: of public and rated games, and those that the asker played."""

    name: str
    since: str
    """When it was claimed."""
    games: int
    more: bool
    """She played more; these are the last."""
    standings: list[Standing]
    ratings: list[RatingInfo]
    rivals: list[Rival]
    recent: list[RecordInfo]


class Rung(Struct):
    """One of a title's ladder."""

    name: str
    rating: float
    mu: float
    sigma: float
    games: int
