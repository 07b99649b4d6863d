"""Every JSON shape that leaves or enters the server. `docs/wire.md` shows each with an example.

A `view` is what `View.as_dict` of its game makes: see `wire_colossal_arena` and `wire_colosseum`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
TableId = Annotated[str, Meta(pattern="^[a-z2-7]{12}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Things = Annotated[dict[str, Any], Meta(extra_json_schema={"additionalProperties": True})]
View = Annotated[dict[str, Any], Meta(extra_json_schema={"additionalProperties": True})]


class RequestRefused(Struct):
    """The answer to an HTTP request that is not granted."""

    status_code: int
    detail: str


# People


class Person(Struct):
    """A guest: the signed cookie says who she is, the name is what others see."""

    id: str
    name: str


class Me(Struct):
    """Who is asking; null before the first name is given."""

    person: Person | None


class Naming(Struct):
    """Become a guest, or change one's name."""

    name: Name


# Games


class Choice(Struct):
    """One option of a game; the first value is the default, a pattern says that others may be written."""

    name: str
    values: list[str]
    sentence: str
    pattern: str


class BotInfo(Struct):
    name: str
    title: str
    sentence: str
    level: int


class GameInfo(Struct):
    name: str
    title: str
    seats: list[int]
    options: list[Choice]
    presets: dict[str, dict[str, str]]
    sentences: dict[str, str]
    """What each preset is."""
    bots: list[BotInfo]


# Tables


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


class Tables(Struct):
    """One's own tables that are not over, and a page of public ones."""

    tables: list[TableInfo]
    more: str | None
    """Not null: ask again with `before` = this for older ones."""


class Joining(Struct):
    """Take this open seat, or the first one."""

    seat: SeatNumber | None = None


class Reseating(Struct):
    """The host gives a seat that nobody sits on to a bot, or opens a bot's before the start."""

    seat: SeatNumber
    bot: Word | None


class Left(Struct):
    """Null: nobody was left, and the table is gone."""

    table: TableInfo | None


class SeatInfo(Struct):
    kind: Literal["person", "bot", "open"]
    name: str
    """Empty for an open seat."""
    person: str | None
    bot: str | None
    online: bool
    left: bool
    """She went away during play and may come back."""
    yours: bool


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
    scores: list[int] | None
    ranking: list[list[int]] | None
    """Seats from first to last; seats that share a place share a list."""


# The table's socket: what the browser sends


class Act(Struct, tag="act"):
    at: int
    action: Annotated[str, Meta(max_length=400)]


class Why(Struct, tag="why"):
    """Why is this action not offered to me?"""

    action: Annotated[str, Meta(max_length=400)]


class Weigh(Struct, tag="weigh"):
    """What would this action or sentence of mine change? Nobody else learns of the question."""

    action: Annotated[str, Meta(max_length=400)]


class Say(Struct, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Refresh(Struct, tag="refresh"):
    """Send everything again."""


class Ping(Struct, tag="ping"):
    pass


FromClient = Act | Why | Weigh | Say | Refresh | Ping

# The table's socket: what the server sends


class StoryLine(Struct):
    at: int
    """Which action of the log brought it about."""
    seat: int | None
    """Whom it is about; null is nobody, or chance."""
    kind: str
    things: Things
    """What it is about, in notation and numbers: what the receiver may see of it."""
    text: str
    """The same as a sentence, for people only; `Seat 2` is a name that the table replaces."""


class ChatLine(Struct):
    number: int
    person: str
    name: str
    seat: int | None
    """Null is a spectator."""
    text: str
    when: str
    at: int


class State(Struct, tag="state"):
    """The table in the eyes of the receiver. Its story goes on from `since`; 0 replaces the old story."""

    table: TableInfo
    viewer: int | None
    """Whose eyes these are; null is a spectator, or a hot seat while none of its seats is to act."""
    at: int
    since: int
    story: list[StoryLine]
    view: View | None
    """Null until the table starts."""
    seed: str | None
    """Shown after the end."""


class Seats(Struct, tag="seats"):
    """Somebody came, went, sat down or left; the match did not move."""

    table: TableInfo


class Chat(Struct, tag="chat"):
    """New lines; `since` 0 brings all of them."""

    since: int
    lines: list[ChatLine]


class Refused(Struct, tag="refused"):
    """The action was not taken. Rule `at`: the table had moved on, and a full state follows."""

    at: int
    action: str
    rule: str
    reason: str


class Because(Struct, tag="because"):
    """The answer to `why`. Offered: it is legal now, and rule and reason are empty."""

    action: str
    offered: bool
    rule: str
    reason: str


class Weighed(Struct, tag="weighed"):
    """The answer to `weigh`, for each seat that it concerns, as the view's own effects; else a `because`."""

    action: str
    effects: list[View]


class Problem(Struct, tag="problem"):
    """A message that could not be read, came too fast, or may not be sent by this person."""

    reason: str


class Closed(Struct, tag="closed"):
    """The table is gone."""


class Pong(Struct, tag="pong"):
    pass


FromTable = State | Seats | Chat | Refused | Because | Weighed | Problem | Closed | Pong

# The lobby's socket; it reads nothing but `ping`


class Lobby(Struct, tag="lobby"):
    """Tables that are not over: all of this person's, and the newest public ones."""

    tables: list[TableInfo]
    more: str | None
    """Not null: `GET /api/tables?before=` this lists older ones."""


class Changed(Struct, tag="changed"):
    """A table is new or different."""

    table: TableInfo


class Gone(Struct, tag="gone"):
    id: str


FromLobby = Lobby | Changed | Gone | Problem | Pong

# Records


class RecordInfo(Struct):
    """A finished game; its id is its table's."""

    id: str
    game: str
    options: dict[str, str]
    players: list[str]
    scores: list[int]
    ranking: list[list[int]]
    moves: int
    started: str
    finished: str
    commitment: str
    seed: str


class Records(Struct):
    records: list[RecordInfo]
    more: bool
    """Older ones exist: ask again with `before` = the last one's `finished`."""


class Frame(Struct):
    """The table after one player's action and what chance did with it; the first is the deal."""

    at: int
    seat: int | None
    action: str | None
    """In the open, or one's own."""
    story: list[StoryLine]
    view: View
    hands: list[View] | None
    """In the open: every seat's view."""


class Replay(Struct):
    """A match frame by frame in somebody's eyes, a page of it; its chat comes with the first."""

    table: TableInfo
    eyes: str
    frames: list[Frame]
    more: int | None
    """The next page."""
    chat: list[ChatLine]
    seed: str | None
