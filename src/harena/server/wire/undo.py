"""Taking back: what one may, what one asks for, and what the others say to it."""

from __future__ import annotations

from msgspec import Struct


class UndoInfo(Struct):
    """What the receiver might take back: so many actions of the log, her latest and all since."""

    count: int
    asks: bool
    """Others must agree."""


class AskInfo(Struct):
    """A seat would take back so many actions; it lapses when anything else happens."""

    seat: int
    count: int
    agreed: list[int]
    """Seats whose players agree."""
    waits: list[int]
    """Seats whose players have not said yet."""


class Undo(Struct, tag="undo"):
    """Take back so many actions of the log, or ask the others if that is not free."""

    at: int
    count: int


class Vote(Struct, tag="vote"):
    """Agree to what is asked, or not; whoever asked may think better of it."""

    at: int
    agree: bool
