"""One socket at one table: who listens, what she has been told, and what she still has to be told."""

from __future__ import annotations

import asyncio
import logging

from harena.server import wire
from harena.server.errors import Gone, described
from harena.server.limits import Bucket, Limits
from harena.server.tables.messages import common_info, info_for, state_for
from harena.server.tables.outbox import Notice, Outbox, written
from harena.server.tables.seats import viewer_for
from harena.server.tables.table import Table
from harena.server.tables.talk import Ear, hears_spectators
from harena.store.rows import Person

CLOSED = 4404
OUR_MISTAKE = 1011

log = logging.getLogger(__name__)


class Listener:
    def __init__(self, table: Table, person: Person | None, limits: Limits) -> None:
        self.table = table
        self.person = person
        self.limits = limits
        self.outbox = Outbox(limits.outbox)
        self.pace = Bucket(limits.messages)
        self.refused = 0
        self.advice: asyncio.Task[None] | None = None
        """A hint or a guess that is being thought about."""
        self._forget()

    @property
    def person_id(self) -> str | None:
        return None if self.person is None else self.person.id

    def _forget(self) -> None:
        self.told: int | None = None
        self.viewer: int | None = None
        self.ear = Ear()
        self.info: wire.TableInfo | None = None

    async def tell(self, news: Notice) -> list[str]:
        """The messages that bring her up to date."""
        try:
            async with self.table.held():
                if news is Notice.ALL:
                    self._forget()
                return [*self._match_news(), *self._chat_news()]
        except Gone:
            self.outbox.close(CLOSED)
            return [written(wire.Closed())]
        except Exception as error:
            log.error("table %s: %s", self.table.id, described(error))
            self.outbox.close(OUR_MISTAKE)
            return []

    def _match_news(self) -> list[str]:
        table, sheet, person = self.table, self.table.sheet, self.person_id
        viewer = viewer_for(sheet, person)
        seated = person if sheet.has_seat(person) else None
        days = self.limits.days
        common = table.once("info", lambda: common_info(sheet, table.presence, days), among=1)
        info = info_for(sheet, seated, common)
        ran = table.ran()
        if self.told == sheet.length and viewer == self.viewer:
            if info == self.info:
                return []
            self.info = info
            return [table.once(("seats", seated, ran), lambda: written(wire.Seats(info, ran)))]
        since = self.told if self.told is not None and viewer == self.viewer else 0
        self.told, self.viewer, self.info = sheet.length, viewer, info
        what = ("state", seated, viewer, since, ran)
        return [table.once(what, lambda: written(state_for(table, info, seated, viewer, since)))]

    def _chat_news(self) -> list[str]:
        spectators = hears_spectators(self.table.sheet, self.person_id)
        news = self.ear.news(self.table.chat, spectators)
        return [] if news is None else [written(news)]
