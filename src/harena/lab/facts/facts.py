"""Facts are how a game is looked at when it is over, and how what was seen is counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from msgspec import Struct

from harena.core.state import State

F = TypeVar("F", bound=Struct)


class Row(Struct, Generic[F]):
    """One game as it is written down: who played it, what came of it, and the facts of its kind."""

    game: int
    bots: list[str]
    places: list[int]
    scores: list[int]
    decisions: int
    facts: F


@dataclass(frozen=True)
class Numbers(Generic[F]):
    """Whole numbers, one a game or several: their mean, quartiles and extremes."""

    name: str
    title: str
    of: Callable[[F], list[int]]


@dataclass(frozen=True)
class Kinds(Generic[F]):
    """Words, one a game or several: in how many of the games each occurs."""

    name: str
    title: str
    of: Callable[[F], list[str]]
    among: Callable[[F], list[str]] | None = None
    """The words it could have been, where that is not the same in every game."""


@dataclass(frozen=True)
class Facts(Generic[F]):
    kind: type[F]
    """A field a column."""
    collect: Callable[[State], F]
    """Of a finished state."""
    score: str
    """What a score is counted in."""
    shown: list[Numbers[F] | Kinds[F]]
