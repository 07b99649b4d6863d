"""The other houses that serve the same tables: what they are told, and what is shared with them.

The store alone says what is so, and every write to it carries the version it was made on. Words between
houses only make things quick: one that is lost costs a moment, for each house looks for itself now and then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from harena.server.bots.pool import OwnPlanners, Planners, Pool
from harena.server.limits import Buckets, OwnBuckets
from harena.store.rows import Action, Said, Sheet


class Changed(msgspec.Struct, tag=True, frozen=True):
    """A table has been written: the sheet without its seed, and the actions that made it so."""

    sheet: Sheet
    actions: list[Action]

    @property
    def table(self) -> str:
        return self.sheet.id


class Talked(msgspec.Struct, tag=True, frozen=True):
    table: str
    said: Said


class Closed(msgspec.Struct, tag=True, frozen=True):
    """There is no such table any more."""

    table: str


class Present(msgspec.Struct, tag=True, frozen=True):
    """Who is at a table in one house: sockets by person, those without a name under no name."""

    house: str
    table: str
    sockets: dict[str, int]


class Revoked(msgspec.Struct, tag=True, frozen=True):
    """A person's cookies are void."""

    person: str


class EventChanged(msgspec.Struct, tag=True, frozen=True):
    """A club's event has been written."""

    event: str


class Arrived(msgspec.Struct, tag=True, frozen=True):
    """A house has opened, or can hear again: it wants to know who is where."""

    house: str


class Departed(msgspec.Struct, tag=True, frozen=True):
    """A house has closed or died: its people are elsewhere, its bots need somebody."""

    house: str


class Missed(msgspec.Struct, tag=True, frozen=True):
    """Words may have been lost."""


Word = Changed | Talked | Closed | EventChanged | Present | Revoked | Arrived | Departed | Missed
Hear = Callable[[Word], None]


class Neighbours(Protocol):
    name: str
    """This house's own."""

    async def open(self, hear: Hear) -> None:
        """From now on what other houses say is heard."""
        ...

    async def close(self) -> None: ...

    def tell(self, word: Word) -> None:
        """To all other houses, soon; it may be lost."""
        ...

    async def tend(self, table: str) -> bool:
        """Whether it is for this house to move what moves by itself there; true if nobody can say.

        Asked again, it stays so until let go, unless this house dies.
        """
        ...

    async def let_go(self, table: str) -> None: ...

    def buckets(self, what: str, rate: tuple[int, float]) -> Buckets: ...

    def planners(self, own: Pool) -> Planners: ...


class Alone:
    """There are no other houses."""

    name = ""

    async def open(self, hear: Hear) -> None:
        return

    async def close(self) -> None:
        return

    def tell(self, word: Word) -> None:
        return

    async def tend(self, table: str) -> bool:
        return True

    async def let_go(self, table: str) -> None:
        return

    def buckets(self, what: str, rate: tuple[int, float]) -> Buckets:
        return OwnBuckets(rate)

    def planners(self, own: Pool) -> Planners:
        return OwnPlanners(own)
