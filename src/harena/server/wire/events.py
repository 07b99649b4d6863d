"""A club's event: who enters, what is played, who leads."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from harena.server.wire.bounds import Pledge, Word
from harena.server.wire.socket import Pong, Problem
from harena.server.wire.time import Terms

Title = Annotated[str, Meta(min_length=1, max_length=60)]
TeamName = Annotated[str, Meta(max_length=24)]
EntrantNumber = Annotated[int, Meta(ge=1, le=999)]


class NewEvent(Struct):
    name: Title
    game: Word
    size: Annotated[int, Meta(ge=2, le=8)]
    """How many should sit at a table."""
    form: Literal["swiss", "round-robin"] = "swiss"
    rounds: Annotated[int, Meta(ge=0, le=20)] = 3
    """0, of a round robin: as many as are needed for everybody to meet everybody."""
    preset: Annotated[str, Meta(max_length=40)] = ""
    options: Annotated[dict[str, Annotated[str, Meta(max_length=200)]], Meta(max_length=40)] = {}
    byes: bool = False
    """Whoever does not fill a table sits out; else tables are smaller or larger."""
    teams: bool = False
    public: bool = True
    terms: Terms = Terms()


class Entering(Struct):
    team: TeamName = ""
    pledge: Pledge | None = None
    """The hash of a random number, drawn after the commitment was seen; counts before the start."""


class EntrantChoice(Struct):
    """The organiser removes this one, or lets a bot play for her."""

    entrant: EntrantNumber


class EntrantInfo(Struct):
    number: int
    name: str
    person: str
    team: str
    status: Literal["in", "withdrawn", "removed"]
    claimed: bool
    """Whether the name was hers to keep when she entered."""
    pledge: str | None
    nonce: str | None
    """What she added to the seed: before the start one's own alone, others' as an empty text."""
    yours: bool


class SittingInfo(Struct):
    """A table of a round. While it is played everybody is told only that it is."""

    table: str
    players: list[int]
    """Entrants, by seat."""
    status: Literal["playing", "over", "gone"]
    away: list[int]
    """Entrants who are not there, while it is played."""
    stand_ins: list[int]
    """Entrants for whom a bot plays."""
    scores: list[int] | None
    """By seat, once all tables of the round are over."""
    ranking: list[list[int]] | None
    points: list[float] | None


class RoundInfo(Struct):
    number: int
    over: bool
    commitment: str
    """The hash of the seed from which all its tables are dealt."""
    seed: str | None
    """Shown when all its tables are over."""
    sittings: list[SittingInfo]
    byes: list[int]


class StandingInfo(Struct):
    place: int
    entrant: int | None
    """Null: a team's."""
    team: str
    points: float
    wins: int
    """Tables won alone."""
    opponents: float
    """The mean of the opponents' points a round."""
    same_cards: float
    """How much better than others with the same cards."""
    rounds: int


class EventHead(Struct):
    """A row of the list."""

    id: str
    name: str
    game: str
    form: Literal["swiss", "round-robin"]
    size: int
    status: Literal["gathering", "playing", "over"]
    entrants: int
    round: int
    """Of which number the last is that began."""
    rounds: int
    """How many there will be; 0: that is not known yet."""
    created: str
    finished: str
    yours: bool
    """Whether the asker has entered or organises it."""


class EventInfo(Struct):
    head: EventHead
    options: dict[str, str]
    public: bool
    organiser: str
    """A person's id."""
    organiser_name: str
    byes: bool
    teams: bool
    terms: Terms
    commitment: str
    seed: str | None
    """Shown after the end."""
    commitments: list[str]
    """Of all rounds, from the start on."""
    entrants: list[EntrantInfo]
    asks: bool
    """The first round begins: now each tells the number whose hash is her pledge."""
    rounds: list[RoundInfo]
    standings: list[StandingInfo]
    team_standings: list[StandingInfo]
    table: str | None
    """Where the asker plays now."""


class EventList(Struct):
    events: list[EventHead]
    more: str | None
    """Not null: ask again with `before` = this for older ones."""


class EventClosed(Struct):
    """Null: it had not begun, and nothing is left of it."""

    event: EventInfo | None


class EventGone(Struct, tag="gone"):
    pass


class EventNews(Struct, tag="event"):
    event: EventInfo


FromEvent = EventNews | EventGone | Problem | Pong
