"""Who is at a table: counted as they come and go, shown as it was when it was last told."""

from __future__ import annotations

from collections import Counter

from harena.server.errors import Refusal
from harena.server.limits import Limits
from harena.store.rows import Sheet


class Presence:
    def __init__(self) -> None:
        self.sockets: Counter[str | None] = Counter()
        """How many each person has open; None is everybody without a name."""
        self.shown: Counter[str | None] = Counter()

    def come(self, person: str | None, sheet: Sheet, limits: Limits) -> None:
        """Let somebody in. Whoever has a seat finds room, however many look on."""
        if self.sockets[person] >= (limits.strangers if person is None else limits.sockets):
            raise Refusal(409, "too many look on without a name" if person is None else "too many sockets")
        if not sheet.seats_of(person) and onlookers(self.sockets, sheet) >= limits.onlookers:
            raise Refusal(409, "too many look on at this table")
        self.sockets[person] += 1

    def go(self, person: str | None) -> None:
        self.sockets[person] -= 1
        if not self.sockets[person]:
            del self.sockets[person]

    def show(self) -> None:
        self.shown = self.sockets.copy()

    def is_online(self, person: str) -> bool:
        return person in self.shown

    def spectators(self, sheet: Sheet) -> int:
        return onlookers(self.shown, sheet)


def onlookers(sockets: Counter[str | None], sheet: Sheet) -> int:
    seated = {seat.person for seat in sheet.seats if seat.person is not None and not seat.left}
    return sockets.total() - sum(sockets[person] for person in seated)
