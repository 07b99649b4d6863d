"""What the server refuses, beside what the rules refuse (`harena.core.errors`)."""

from __future__ import annotations

import traceback
from pathlib import Path

from harena.core.errors import HarenaError, RuleError


class Refusal(Exception):
    """A request that is understood and not granted; knows its HTTP status."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason


class Stale(Exception):
    """The table has moved on since the client looked."""


class Gone(Refusal):
    def __init__(self) -> None:
        super().__init__(404, "there is no such table")


class Sealed(Refusal):
    """A table of an event, to somebody who does not play there, while others play the same cards."""

    def __init__(self, event: str) -> None:
        super().__init__(403, "this table is closed until all tables of its round are over")
        self.event = event


def rule_of(error: HarenaError) -> tuple[str, str]:
    """The rule's name and the reason."""
    if isinstance(error, RuleError):
        return error.rule, error.reason
    return "notation", str(error)


def described(error: BaseException) -> str:
    """A mistake of ours for the log: its kind and place. Its message may quote somebody's hand."""
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames]
    return f"{type(error).__name__} at {' '.join(places)}"
