"""The lobby: all tables that somebody may see, told live."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from harena.server import wire
from harena.server.calm import Calm
from harena.server.limits import Limits
from harena.server.tables.messages import common_info, info_for, table_info
from harena.server.tables.outbox import Notice, Outbox, written
from harena.store.rows import OVER, Person, Sheet

if TYPE_CHECKING:
    from harena.server.house import House

CALM = 0.3
"""Seconds between two words about the tables, so that bots do not make the lobby flicker."""


View = tuple[Sheet, wire.TableInfo]
"""A table, and as much of it as everybody sees."""


class Visitor:
    """One socket in the lobby."""

    def __init__(self, lobby: Lobby, person: Person | None, limits: Limits) -> None:
        self.lobby = lobby
        self.person = person
        self.id = None if person is None else person.id
        self.outbox = Outbox(limits.outbox)
        self.shown: dict[str, wire.TableInfo] | None = None
        """Nothing yet, until she has been shown around."""
        self.rounds: list[Round] = []
        """Of which she has not been told."""

    def hear(self, round: Round) -> None:
        self.rounds.append(round)
        self.outbox.news()

    async def tell(self, news: Notice) -> list[str]:
        rounds, self.rounds = self.rounds, []
        if self.shown is None:
            found = await self.lobby.found_by(self.id)
            self.shown = {table.id: table for table in found.tables}
            return [written(wire.Lobby(found.tables, found.more))]
        seen = {id: view for round in rounds for id, view in (await round.seen()).items()}
        return [text for id, view in seen.items() if (text := self._news_of(id, view, self.shown))]

    def _news_of(self, id: str, view: View | None, shown: dict[str, wire.TableInfo]) -> str:
        if view is None:
            return written(wire.Gone(id)) if shown.pop(id, None) else ""
        sheet, common = view
        if id not in shown and not is_shown(sheet, self.id):
            return ""
        info = info_for(sheet, self.id, common)
        if shown.get(id) == info:
            return ""
        shown[id] = info
        return written(wire.Changed(info))


class Round:
    """Tables that have changed in the same moment, looked at once for all visitors."""

    def __init__(self, house: House, changed: set[str]) -> None:
        self.house = house
        self.changed = changed
        self.looking: asyncio.Task[dict[str, View | None]] | None = None

    async def seen(self) -> dict[str, View | None]:
        """What each of them is; None if it is gone."""
        if self.looking is None:
            self.looking = asyncio.create_task(self._look())
        return await asyncio.shield(self.looking)  # whoever leaves does not take the others' news with her

    async def _look(self) -> dict[str, View | None]:
        here = {id: self.house.open[id] for id in self.changed if id in self.house.open}
        sheets = {id: table.sheet for id, table in here.items() if table.is_current()}
        sheets |= await self.house.store.sheets([id for id in self.changed if id not in sheets])
        gone = {id for id in self.changed if id not in sheets or (id in here and here[id].gone)}
        return {id: None if id in gone else self._view(sheets[id]) for id in self.changed}

    def _view(self, sheet: Sheet) -> View:
        return sheet, common_info(sheet, self.house.attendance.seen(sheet.id), self.house.limits.days)


class Lobby:
    def __init__(self, house: House) -> None:
        self.house = house
        self.visitors: set[Visitor] = set()
        self.changed: set[str] = set()
        self.calm = Calm(CALM, self._tell)
        self.page: asyncio.Task[wire.Tables] | None = None
        """What strangers find, read once for all who come in the same moment."""
        self.read = -CALM

    async def found_by(self, person: str | None) -> wire.Tables:
        """What somebody finds who comes in, and from then on hears of what changes."""
        if person is not None:
            return await self.tables_for(person)
        now = self.house.time.now()
        if self.page is None or now >= self.read + CALM:
            self.page, self.read = asyncio.create_task(self.tables_for(None)), now
        return await asyncio.shield(self.page)

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
        round, self.changed = Round(self.house, self.changed), set()
        self.page = None  # whoever comes from now on is not told of this round
        for visitor in self.visitors:
            visitor.hear(round)

    def close(self) -> None:
        self.calm.stop()


def is_shown(sheet: Sheet, person: str | None) -> bool:
    return sheet.status != OVER and (sheet.public or sheet.has_seat(person))
