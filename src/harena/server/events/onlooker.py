"""One socket on an event's page."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from harena.server import wire
from harena.server.errors import described
from harena.server.limits import Limits
from harena.server.outbox import Notice, Outbox, written

if TYPE_CHECKING:
    from harena.server.events.events import Events

CLOSED = 4404
OUR_MISTAKE = 1011

log = logging.getLogger(__name__)


class Onlooker:
    def __init__(self, events: Events, id: str, person: str | None, limits: Limits) -> None:
        self.events = events
        self.id = id
        self.person = person
        self.outbox = Outbox(limits.outbox)
        self.shown: wire.EventInfo | None = None

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
        info = look.info_for(self.person)
        if info == self.shown:
            return []
        self.shown = info
        return [written(wire.EventNews(info))]
