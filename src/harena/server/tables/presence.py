"""Who is at a table: counted as they come and go, shown as it was when it was last told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable

from harena.server.clocks.timekeeper import Timekeeper
from harena.server.errors import Refusal
from harena.server.limits import Limits
from harena.store.rows import Sheet

Sockets = Counter[str | None]
"""How many each person has open; None is everybody without a name."""


class Presence:
    def __init__(self, time: Timekeeper) -> None:
        self.time = time
        self.began = time.now()
        self.known: float | None = None
        """Since when those have been away whom nobody has seen since."""
        self.went: dict[str | None, float] = {}
        """When those who were here closed their last socket."""
        self.sockets: Sockets = Counter()
        """Those of this house."""
        self.elsewhere: dict[str, Sockets] = {}
        """Those of others."""
        self.told: Sockets = Counter()
        """What others were told."""
        self.shown: Sockets = Counter()

    def come(self, person: str | None, sheet: Sheet, limits: Limits) -> None:
        """Let somebody in. Whoever has a seat finds room, however many look on."""
        here = self.everywhere()
        if here[person] >= (limits.strangers if person is None else limits.sockets):
            raise Refusal(409, "too many look on without a name" if person is None else "too many sockets")
        if not sheet.seats_of(person) and onlookers(here, sheet) >= limits.onlookers:
            raise Refusal(409, "too many look on at this table")
        self.sockets[person] += 1
        self.went.pop(person, None)

    def go(self, person: str | None) -> None:
        self.sockets[person] -= 1
        if not self.sockets[person]:
            del self.sockets[person]
        self._note([person])

    def _note(self, people: Iterable[str | None]) -> None:
        """Whoever of these is nowhere any more went just now."""
        self.went |= {person: self.time.now() for person in people if not self.is_here(person)}

    def is_here(self, person: str | None) -> bool:
        return person in self.sockets or any(person in sockets for sockets in self.elsewhere.values())

    def away_since(self, person: str | None) -> float | None:
        if self.is_here(person):
            return None
        return self.went.get(person, self.began if self.known is None else self.known)

    def everywhere(self) -> Sockets:
        total = self.sockets.copy()
        for sockets in self.elsewhere.values():
            total += sockets
        return total

    def show(self) -> None:
        self.shown = self.everywhere()

    def untold(self) -> dict[str, int] | None:
        """Who is here, if others do not know it yet."""
        if self.told == self.sockets:
            return None
        self.told = self.sockets.copy()
        return self.counts()

    def counts(self) -> dict[str, int]:
        return {person or "": number for person, number in self.sockets.items()}

    def hear(self, house: str, counts: dict[str, int]) -> None:
        """Who is at the same table in another house."""
        before = self.elsewhere.pop(house, Counter())
        if counts:
            self.elsewhere[house] = Counter({person or None: number for person, number in counts.items()})
        self._note(before)

    def is_online(self, person: str) -> bool:
        return person in self.shown

    def spectators(self, sheet: Sheet) -> int:
        return onlookers(self.shown, sheet)

    def __bool__(self) -> bool:
        return bool(self.sockets or self.elsewhere or self.shown)


def onlookers(sockets: Sockets, sheet: Sheet) -> int:
    seated = {seat.person for seat in sheet.seats if seat.person is not None and not seat.left}
    return sockets.total() - sum(sockets[person] for person in seated)


class Attendance:
    """Who is at which table, those among them that are open in other houses only."""

    def __init__(self, time: Timekeeper) -> None:
        self.time = time
        self.tables: dict[str, Presence] = {}

    def at(self, table: str) -> Presence:
        return self.tables.setdefault(table, Presence(self.time))

    def seen(self, table: str) -> Presence | None:
        return self.tables.get(table)

    def forget(self, house: str) -> list[str]:
        """The tables at which people of that house were."""
        found = [table for table, presence in self.tables.items() if house in presence.elsewhere]
        for table in found:
            self.tables[table].hear(house, {})
        return found

    def tidy(self, open: Container[str]) -> None:
        """Forget tables that nobody is at, unless they are open."""
        self.tables = {table: who for table, who in self.tables.items() if who or table in open}
