"""What can be played, and against whom."""

from __future__ import annotations

from msgspec import Struct


class Choice(Struct):
    """One option of a game; the first value is the default, a pattern says that others may be written."""

    name: str
    values: list[str]
    sentence: str
    pattern: str


class BotInfo(Struct):
    name: str
    title: str
    who: str
    """As what kind of player people may think of it."""
    sentence: str
    level: int
    stands_in: bool
    """Whether it may play for somebody who is away."""


class GameInfo(Struct):
    name: str
    title: str
    seats: list[int]
    options: list[Choice]
    presets: dict[str, dict[str, str]]
    sentences: dict[str, str]
    """What each preset is."""
    bots: list[BotInfo]
    newcomers: str
    """The bot that a newcomer meets."""
