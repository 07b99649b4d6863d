"""Facts are how a game is looked at when it is over, and how what was seen is counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from harena.core.state import State


class Sort(Enum):
    """How a value is summed up over many games."""

    NUMBER = "number"
    """A whole number: its mean, quartiles and extremes."""
    NUMBERS = "numbers"
    """One whole number a seat: the same, over all seats."""
    KIND = "kind"
    """A word: how often each occurs."""
    KINDS = "kinds"
    """Words: in how many of the games each occurs."""


@dataclass(frozen=True)
class Fact:
    name: str
    title: str
    sort: Sort
    of: str = ""
    """Of a fact of kinds: the name of the value that holds the kinds it could have been."""


@dataclass(frozen=True)
class Facts:
    collect: Callable[[State], dict[str, Any]]
    """Of a finished state, the JSON value of every fact."""
    score: str
    """What a score is counted in."""
    shown: list[Fact]
