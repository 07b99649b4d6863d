"""The lines between Harena and a program that plays: JSON, one object a line, UTF-8.

A local process reads them from its standard input and writes its answers to its standard output; over HTTP
the same objects come in a stream, and an answer is posted. `docs/own-bot.md` has every field.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from msgspec.json import Decoder, encode

from harena.core.state import View

VERSION: Final = 1
LONGEST: Final = 64 * 1024
"""Bytes of an answer."""
SAFE: Final = 2**53 - 1
"""The largest number that every language reads exactly."""


class Hello(Struct, tag="hello"):
    """A game begins: the first line of each."""

    protocol: int
    game: str
    seat: int
    """Counted from 0, as everywhere in a view."""
    seats: int
    options: dict[str, str]
    seed: int | None
    """For its own luck: the same seed and the same views, the same game. Null over HTTP."""
    milliseconds: int | None
    """Within which each answer is due; null where nobody counts."""


class Look(Struct, tag="view"):
    """The table in the eyes of the seat. An answer is due if `legal` has anything in it."""

    at: int
    """The answer repeats it."""
    legal: list[str]
    """What may be answered as it stands. Whole offers may be, too: `view` has their bounds."""
    view: dict[str, Any]


class End(Struct, tag="end"):
    """The game is over; another `hello` may follow, or nothing more."""

    scores: list[int]
    ranking: list[list[int]]
    """Seats from first to last; seats that share a place share a list."""
    view: dict[str, Any]


class Answer(Struct, tag="action"):
    at: int
    action: Annotated[str, Meta(max_length=400)]


Line = Hello | Look | End

reader = Decoder(Answer)


def line_of(message: Line) -> bytes:
    return encode(message) + b"\n"


def hello(view: View, seed: int | None = None, milliseconds: int | None = None) -> Hello:
    """To whoever sits where this view is seen from."""
    seen: dict[str, Any] = view.as_dict()
    short = None if seed is None else seed & SAFE
    table = (seen["game"], seen["viewer"], seen["seats"], seen["options"])
    return Hello(VERSION, *table, short, milliseconds)


def look(view: View, at: int) -> Look:
    return Look(at, standing_alone(view), view.as_dict())


def end(view: View) -> End:
    seen: dict[str, Any] = view.as_dict()
    return End(seen["scores"], seen["ranking"], seen)


def standing_alone(view: View) -> list[str]:
    """The legal actions that are no beginning of a longer sentence."""
    return [view.text(action) for action in view.legal() if view.onward(action) is None]
