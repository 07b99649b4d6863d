"""The news that a table is not what it was. Whoever hears it looks for herself.

Within one process that is a call; several processes would hear of it through Redis behind the same two verbs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Ear = Callable[[str], None]


class News(Protocol):
    def spread(self, table: str) -> None:
        """This table has changed, and the change is in the store."""

    def listen(self, ear: Ear) -> None: ...


class LocalNews:
    def __init__(self) -> None:
        self.ears: list[Ear] = []

    def spread(self, table: str) -> None:
        for ear in self.ears:
            ear(table)

    def listen(self, ear: Ear) -> None:
        self.ears.append(ear)
