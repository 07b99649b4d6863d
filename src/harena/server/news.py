"""The news that a table is not what it was. Whoever hears it looks for herself.

In this house that is a call; the other houses that serve the same tables are told in words (`neighbours`).
"""

from __future__ import annotations

from collections.abc import Callable

from harena.server.neighbours import Neighbours, Word

Ear = Callable[[str], None]


class News:
    def __init__(self, neighbours: Neighbours) -> None:
        self.neighbours = neighbours
        self.ears: list[Ear] = []

    def spread(self, table: str, *words: Word) -> None:
        """This table has changed, and the change is in the store."""
        for ear in self.ears:
            ear(table)
        for word in words:
            self.neighbours.tell(word)

    def listen(self, ear: Ear) -> None:
        self.ears.append(ear)
