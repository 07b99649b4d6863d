"""What the server refuses, beside what the rules refuse (`harena.core.errors`)."""

from __future__ import annotations


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
