"""A table as everybody sees it, and what is asked of it before and around the play."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from harena.server.wire.bounds import Name, Nonce, Pledge, SeatNumber, Word
from harena.server.wire.time import ClockInfo, Terms
from harena.server.wire.undo import AskInfo


class Mine(Struct, tag="mine"):
    """A seat of whoever makes the table. Several such seats are a hot seat; each may have a name."""

    name: Name | None = None


class Open(Struct, tag="open"):
    """A seat that waits for somebody."""


class BotSeat(Struct, tag="bot"):
    bot: Word


SeatWish = Mine | Open | BotSeat


class NewTable(Struct):
    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    preset: Annotated[str, Meta(max_length=40)] = ""
    options: Annotated[dict[str, Annotated[str, Meta(max_length=200)]], Meta(max_length=40)] = {}
    public: bool = False
    pledge: bool = False
    """Wait with the deal for a pledge of mine, which I give when I have seen the commitment."""
    terms: Terms = Terms()


class Tables(Struct):
    """One's own tables that are not over, and a page of public ones."""

    tables: list[TableInfo]
    more: str | None
    """Not null: ask again with `before` = this for older ones."""


class Joining(Struct):
    """Take this open seat, or the first one."""

    seat: SeatNumber | None = None
    pledge: Pledge | None = None
    """The hash of a random number, drawn after the commitment was seen and told when it is asked for."""


class Pledging(Struct):
    """The hash of what one will add to the seed. The first that a seat gives stands."""

    pledge: Pledge


class Telling(Struct):
    """What one adds to the seed, as it was pledged: 32 bytes."""

    nonce: Nonce


class Reseating(Struct):
    """Before the start the host gives a seat that nobody sits on to a bot, or opens a bot's."""

    seat: SeatNumber
    bot: Word | None


class Left(Struct):
    """Null: nobody was left, and the table is gone."""

    table: TableInfo | None


class Acted(Struct):
    """The action was taken."""

    at: int
    """The length of the log now."""


class SeatInfo(Struct):
    kind: Literal["person", "bot", "open"]
    name: str
    """Empty for an open seat."""
    person: str | None
    bot: str | None
    """Which bot it is; `program` is one of a person's own, which comes over HTTP."""
    online: bool
    left: bool
    """She went away during play and may come back."""
    yours: bool
    stand_in: str | None
    """The bot that plays for her until she takes her seat back."""
    claimed: bool
    """Whether she has claimed this name: it has a page."""
    away_since: str | None


class TableInfo(Struct):
    id: str
    game: str
    options: dict[str, str]
    public: bool
    host: str
    """A person's id."""
    status: Literal["gathering", "playing", "over"]
    seats: list[SeatInfo]
    spectators: int
    at: int
    """The length of the log."""
    actor: int | None
    """The seat to act."""
    created: str
    commitment: str
    """The hash of the seed that deals."""
    nonces: list[str | None]
    """What each seat added to the seed. Before the start one's own alone, others' as an empty text."""
    pledges: list[str | None]
    """The hash of what each seat will add, or has added; empty while it is waited for."""
    asks: bool
    """All have pledged: now each tells the number whose hash is its pledge."""
    scores: list[int] | None
    ranking: list[list[int]] | None
    """Seats from first to last; seats that share a place share a list."""
    terms: Terms
    clock: ClockInfo
    ask: AskInfo | None
    """What somebody would take back, if the others agree."""
    closes: str | None
    """When the table goes, if nobody changes anything until then; null after the end."""
    event: str | None
    """The club's event that it belongs to."""
    sealed: bool
    """Others play the same cards: until all are over it is for its players alone, and its seed a secret."""
