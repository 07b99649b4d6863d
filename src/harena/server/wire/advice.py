"""Hints and guesses: asked by one, answered to her alone."""

from __future__ import annotations

from msgspec import Struct


class Hint(Struct, tag="hint"):
    """What would a strong bot do in my place, and why?"""


class Guess(Struct, tag="guess"):
    """What might the others hold?"""


class Advice(Struct):
    action: str
    chance: float
    """To win, by play-outs, from 0 to 1."""
    error: float
    """Within so much of it, 19 times out of 20."""
    reason: str
    best: bool
    """What the bot would do."""


class Hints(Struct, tag="hints"):
    """The leading actions, the likeliest to win first."""

    at: int
    advice: list[Advice]


class Guesses(Struct, tag="guesses"):
    """In sentences, as the story: `Seat 2` is a name that the table replaces. None: nothing is hidden."""

    at: int
    sentences: list[str]
