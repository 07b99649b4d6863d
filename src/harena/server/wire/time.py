"""What a table agrees about time, and how its clock stands."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from harena.server.wire.bounds import SeatNumber

MONTH = 30 * 86400
Seconds = Annotated[int, Meta(ge=0, le=MONTH)]


class Terms(Struct, frozen=True):
    """What a table agrees: how long one may think and be away, in seconds, and who plays then, and more."""

    clock: Literal["none", "move", "bank"] = "none"
    """A time for each decision, or a bank for the whole game."""
    seconds: Seconds = 0
    increment: Seconds = 0
    """What each decision adds to the bank."""
    away: Seconds | None = None
    """After so long an absence a bot plays, if others wait. Null: only if one of them says so."""
    stand_in: Annotated[str, Meta(max_length=40)] = ""
    """The bot; empty is the game's usual one."""
    undo: Literal["ask", "free", "none"] | None = None
    """What may be taken back: what the others grant too, what is free, or nothing. Null, for a new table:
    what the others grant; at a rated one what is free."""
    hints: bool | None = None
    """Whether bots advise whoever asks. Null, for a new table: if a bot plays."""
    rated: bool = False
    """Whether the result changes the players' ratings."""


class ClockInfo(Struct):
    left: list[float]
    """Seconds of each seat when the clock that runs began to run; empty without a clock."""
    runs: int | None
    """The seat whose clock runs. `ran` of the message says for how long by now."""
    paused: bool
    asked: list[int]
    """Seats whose players would pause."""


class StandingIn(Struct):
    """Let the table's bot play for this seat, whose player is away."""

    seat: SeatNumber
