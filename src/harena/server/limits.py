"""How much and how fast. One place, so that a public server can be stricter than a living room."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Protocol

MANY = 10_000
"""Buckets that are kept before full ones are thrown away."""


@dataclass(frozen=True)
class Days:
    """After which a table that nobody has changed is cleared away."""

    gathering: float = 7
    left: float = 2
    """Everybody has left it in play."""
    playing: float = 120
    event: float = 60
    """An event of a club, between two rounds or before the first."""


@dataclass(frozen=True)
class Limits:
    knocks: tuple[int, float] = (600, 50.0)
    """Requests, and openings of sockets, of one address: faster ones are served later."""
    at_once: int = 16
    """Requests of one address that are answered at the same time; others wait for these."""
    lines: int = 600
    """Connections of one address that are no sockets."""
    address_sockets: int = 400
    """Sockets of one address."""
    address_messages: tuple[int, float] = (1000, 200.0)
    """Messages of all these together: more of them are heard later."""
    body: int = 16_384
    """Bytes of an HTTP request."""
    message: int = 4_096
    """Bytes of a socket's message."""
    messages: tuple[int, float] = (40, 10.0)
    """A burst, and how many a second after it."""
    talk: tuple[int, float] = (5, 0.5)
    hints: tuple[int, float] = (6, 0.2)
    """Hints and guesses of one person: each costs a second of thought."""
    replays: tuple[int, float] = (60, 4.0)
    """Pages of replays of one address."""
    replays_kept: int = 48 * 1024 * 1024
    """Bytes."""
    requests: tuple[int, float] = (60, 10.0)
    """Changing requests of one person or, before she has a name, of one address."""
    guests: tuple[int, float] = (60, 0.5)
    """New guests of one address."""
    new_tables: tuple[int, float] = (60, 1.0)
    """Tables that are begun from one address."""
    passphrases: tuple[int, float] = (30, 0.2)
    """Passphrases from one address."""
    tries: tuple[int, float] = (10, 0.05)
    """Passphrases for one name, from wherever."""
    patience: int = 40
    """So many refused messages in a row end a socket."""
    sockets: int = 10
    """Sockets of one person at one table."""
    strangers: int = 200
    """Nameless spectators of one table."""
    onlookers: int = 400
    """Spectators of one table, with or without a name."""
    tables: int = 40
    """Unfinished tables of one person, those that she has left among them."""
    events: int = 10
    """Unfinished events of one organiser."""
    page: int = 50
    """Public tables that the lobby lists at once."""
    days: Days = Days()
    chat: int = 1_000
    """Lines of talk at one table."""
    spectators_chat: int = 300
    """How many of these may be the spectators'."""
    outbox: int = 256 * 1024
    """Bytes of answers that wait for a slow socket."""
    thought: float = 60.0
    """Seconds that a bot may think about one decision."""
    open_tables: int = 300
    """Tables kept in memory beside those in use."""


class Bucket:
    """Lets a burst pass, then a steady rate."""

    def __init__(self, rate: tuple[int, float]) -> None:
        self.burst, self.per_second = rate
        self.left = float(self.burst)
        self.filled = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.filled) * self.per_second)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def is_full(self) -> bool:
        return self.left + (time.monotonic() - self.filled) * self.per_second >= self.burst


class Buckets(Protocol):
    """A bucket for each who."""

    async def take(self, who: str) -> bool: ...


class OwnBuckets:
    """Those of this process."""

    def __init__(self, rate: tuple[int, float]) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}
        self.many = MANY

    async def take(self, who: str) -> bool:
        if len(self.buckets) > self.many:
            self.buckets = {name: bucket for name, bucket in self.buckets.items() if not bucket.is_full()}
            self.many = max(MANY, 2 * len(self.buckets))  # else a crowd would be looked through at each knock
        return self.buckets.setdefault(who, Bucket(self.rate)).take()
