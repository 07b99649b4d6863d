"""One socket on an event's page."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from harena.server import wire
from harena.server.errors import described
from harena.server.limits import Limits
from harena.server.tables.outbox import Notice, Outbox, written
from harena.store.rows import Person

if TYPE_CHECKING:
    from harena.server.events.events import Events

CLOSED = 4404
OUR_MISTAKE = 1011

log = logging.getLogger(__name__)


class Onlooker:
    def __init__(self, events: Events, id: str, person: Person | None, limits: Limits) -> None:
        self.events = events
        self.id = id
        self.person = person
        self.outbox = Outbox(limits.outbox)
        self.shown = ""

    async def tell(self, news: Notice) -> list[str]:
        try:
            look = await self.events.looked(self.id)
        except Exception as error:
            log.error("event %s: %s", self.id, described(error))
            self.events.looks.pop(self.id, None)
            self.outbox.close(OUR_MISTAKE)
            return []
        if look is None:
            self.outbox.close(CLOSED)
            return [written(wire.EventGone())]
        text = look.text_for(None if self.person is None else self.person.id)
        if text == self.shown:
            return []
        self.shown = text
        return [text]
