"""What the browser and the server say to each other at a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from harena.server.wire.advice import Guess, Guesses, Hint, Hints
from harena.server.wire.bounds import ActionText
from harena.server.wire.tables import TableInfo
from harena.server.wire.undo import Undo, UndoInfo, Vote
from harena.server.wire.view import StoryLine, View


class Act(Struct, tag="act"):
    at: int
    action: ActionText


class Why(Struct, tag="why"):
    """Why is this action not offered to me?"""

    action: ActionText


class Weigh(Struct, tag="weigh"):
    """What would this action or sentence of mine change? Nobody else learns of the question."""

    action: ActionText


class Say(Struct, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Refresh(Struct, tag="refresh"):
    """Send everything again."""


class Ping(Struct, tag="ping"):
    pass


FromClient = Act | Undo | Vote | Why | Weigh | Hint | Guess | Say | Refresh | Ping


class ChatLine(Struct):
    number: int
    person: str
    name: str
    seat: int | None
    """Null is a spectator."""
    text: str
    when: str
    at: int
    channel: Literal["table", "spectators"]
    """For all, or said by those who look on while others play: players hear it after the end."""


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
    undo: UndoInfo | None
    """What the receiver might take back now."""
    seed: str | None
    """Shown after the end."""
    ran: float
    """For how many seconds the clock that runs has run."""


class Seats(Struct, tag="seats"):
    """Somebody came, went, sat down, left, paused or is played for; the match did not move."""

    table: TableInfo
    ran: float


class Chat(Struct, tag="chat"):
    """New lines, of many the last 200."""

    since: int
    """The number of the first."""
    fresh: bool
    """These replace what was heard before."""
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


class Sealed(Struct, tag="sealed"):
    """The table is closed to whoever does not play there, until all tables of its round are over."""

    event: str


class Pong(Struct, tag="pong"):
    pass


FromTable = (
    State | Seats | Chat | Refused | Because | Weighed | Hints | Guesses | Problem | Closed | Sealed | Pong
)
