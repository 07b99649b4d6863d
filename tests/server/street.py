"""Houses side by side in one process: what they tell one another is a call, and may be lost."""

from __future__ import annotations

from harena.server.house import House
from harena.server.neighbours import Alone, Arrived, Departed, Hear, Word
from harena.store.memory import MemoryStore

from .guests import GENEROUS


class Street:
    def __init__(self) -> None:
        self.houses: dict[str, Hear] = {}
        self.tended: dict[str, str] = {}
        self.deaf = False
        """Nobody hears anything."""

    def tell(self, teller: str, word: Word) -> None:
        for name, hear in list(self.houses.items()):
            if name != teller and not self.deaf:
                hear(word)


class Next(Alone):
    """A house of the street."""

    def __init__(self, street: Street, name: str) -> None:
        self.street = street
        self.name = name

    async def open(self, hear: Hear) -> None:
        self.street.houses[self.name] = hear
        self.tell(Arrived(self.name))

    async def close(self) -> None:
        del self.street.houses[self.name]
        self.tell(Departed(self.name))

    def tell(self, word: Word) -> None:
        self.street.tell(self.name, word)

    async def tend(self, table: str) -> bool:
        return self.street.tended.setdefault(table, self.name) == self.name

    async def let_go(self, table: str) -> None:
        del self.street.tended[table]


def houses(street: Street, *names: str) -> list[House]:
    """On one store."""
    store = MemoryStore()
    return [House(store, 0.0, GENEROUS, neighbours=Next(street, name)) for name in names]
