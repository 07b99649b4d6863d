"""Finished games, and the play of one frame by frame."""

from __future__ import annotations

from msgspec import Struct

from harena.server.wire.socket import ChatLine
from harena.server.wire.tables import TableInfo
from harena.server.wire.view import StoryLine, View


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
    nonces: list[str | None]
    """What each seat added to it."""


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
