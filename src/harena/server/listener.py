"""One socket at one table: who listens, what she has been told, and what she still has to be told."""

from __future__ import annotations

from harena.server import wire
from harena.server.limits import Bucket, Limits
from harena.server.messages import chat_from, state_for, table_info
from harena.server.outbox import Outbox
from harena.server.seats import viewer_for
from harena.server.table import Table
from harena.store.rows import Person

CLOSED = 4404


class Listener:
    def __init__(self, table: Table, person: Person | None, limits: Limits) -> None:
        self.table = table
        self.person = person
        self.limits = limits
        self.outbox = Outbox(limits.outbox)
        self.pace = Bucket(limits.messages)
        self.refused = 0
        self.forget()

    @property
    def person_id(self) -> str | None:
        return None if self.person is None else self.person.id

    def forget(self) -> None:
        """Be told everything again."""
        self.told: int | None = None
        self.viewer: int | None = None
        self.chat_told: int | None = None
        self.info: wire.TableInfo | None = None

    def catch_up(self) -> None:
        """Hear what is new. The table is held, or else the match has not moved."""
        if self.table.gone:
            self.outbox.send(wire.Closed())
            self.outbox.close(CLOSED)
            return
        self._hear_match()
        self._hear_chat()

    def _hear_match(self) -> None:
        sheet = self.table.sheet
        viewer = viewer_for(sheet, self.person_id)
        if self.told == sheet.length and viewer == self.viewer:
            self._hear_seats()
            return
        since = self.told if self.told is not None and viewer == self.viewer else 0
        state = state_for(self.table, self.person_id, viewer, since)
        self.told, self.viewer, self.info = sheet.length, viewer, state.table
        self.outbox.send(state)

    def _hear_seats(self) -> None:
        info = table_info(self.table.sheet, self.person_id, self.table)
        if info != self.info:
            self.info = info
            self.outbox.send(wire.Seats(info))

    def _hear_chat(self) -> None:
        if self.chat_told is None or self.chat_told < len(self.table.chat):
            self.outbox.send(chat_from(self.table, self.chat_told or 0))
            self.chat_told = len(self.table.chat)
