"""The lobby: all tables that somebody may see, told live."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harena.server import wire
from harena.server.calm import Calm
from harena.server.limits import Limits
from harena.server.messages import table_info
from harena.server.outbox import Notice, Outbox, written
from harena.store.rows import OVER, Sheet

if TYPE_CHECKING:
    from harena.server.house import House

CALM = 0.3
"""Seconds between two words about the tables, so that bots do not make the lobby flicker."""


class Visitor:
    """One socket in the lobby."""

    def __init__(self, lobby: Lobby, person: str | None, limits: Limits) -> None:
        self.lobby = lobby
        self.person = person
        self.outbox = Outbox(limits.outbox)
        self.shown: dict[str, wire.TableInfo] | None = None
        """Nothing yet, until she has been shown around."""
        self.changed: set[str] = set()

    async def tell(self, news: Notice) -> list[str]:
        changed, self.changed = self.changed, set()
        if self.shown is None:
            found = await self.lobby.tables_for(self.person)
            self.shown = {table.id: table for table in found.tables}
            return [written(wire.Lobby(found.tables, found.more))]
        return [text for id in changed if (text := await self._news_of(id, self.shown))]

    async def _news_of(self, id: str, shown: dict[str, wire.TableInfo]) -> str:
        house = self.lobby.house
        live = house.open.get(id)
        known = live is not None and live.is_current()
        sheet = live.sheet if live is not None and known else await house.store.sheet(id)
        if sheet is None or (live is not None and live.gone):
            return written(wire.Gone(id)) if shown.pop(id, None) else ""
        if id not in shown and not is_shown(sheet, self.person):
            return ""
        info = table_info(sheet, self.person, house.attendance.seen(id), house.limits.days)
        if shown.get(id) == info:
            return ""
        shown[id] = info
        return written(wire.Changed(info))


class Lobby:
    def __init__(self, house: House) -> None:
        self.house = house
        self.visitors: set[Visitor] = set()
        self.changed: set[str] = set()
        self.calm = Calm(CALM, self._tell)

    async def tables_for(self, person: str | None, before: str = "") -> wire.Tables:
        """One's own tables, all of them, and a page of public ones; further pages have only these."""
        store, page = self.house.store, self.house.limits.page
        own = await store.own_tables(person) if person is not None and not before else []
        public = await store.public_tables(before, page + 1)
        mine = {sheet.id for sheet in own}
        sheets = own + [sheet for sheet in public[:page] if sheet.id not in mine]
        seen, days = self.house.attendance.seen, self.house.limits.days
        infos = [table_info(sheet, person, seen(sheet.id), days) for sheet in sheets]
        return wire.Tables(infos, public[page - 1].created if len(public) > page else None)

    def enter(self, visitor: Visitor) -> None:
        self.visitors.add(visitor)
        visitor.outbox.news()

    def leave(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)

    def hear(self, table: str) -> None:
        self.changed.add(table)
        self.calm.ask()

    def _tell(self) -> None:
        changed, self.changed = self.changed, set()
        for visitor in self.visitors:
            visitor.changed |= changed
            visitor.outbox.news()

    def close(self) -> None:
        self.calm.stop()


def is_shown(sheet: Sheet, person: str | None) -> bool:
    return sheet.status != OVER and (sheet.public or sheet.has_seat(person))
