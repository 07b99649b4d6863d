"""The lobby: all tables that somebody may see, told live."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from harena.server import wire
from harena.server.limits import Limits
from harena.server.messages import table_info
from harena.server.outbox import Outbox
from harena.store.rows import OVER, Sheet

if TYPE_CHECKING:
    from harena.server.house import House

CALM = 0.3
"""Seconds between two words about the tables, so that bots do not make the lobby flicker."""


class Visitor:
    """One socket in the lobby."""

    def __init__(self, person: str | None, limits: Limits) -> None:
        self.person = person
        self.outbox = Outbox(limits.outbox)
        self.shown: dict[str, wire.TableInfo] = {}
        self.is_in = False

    def welcome(self, tables: list[wire.TableInfo]) -> None:
        self.shown = {table.id: table for table in tables}
        self.outbox.send(wire.Lobby(tables))
        self.is_in = True

    def hear(self, info: wire.TableInfo) -> None:
        if self.shown.get(info.id) != info:
            self.shown[info.id] = info
            self.outbox.send(wire.Changed(info))

    def forget(self, id: str) -> None:
        if self.shown.pop(id, None) is not None:
            self.outbox.send(wire.Gone(id))


class Lobby:
    def __init__(self, house: House) -> None:
        self.house = house
        self.visitors: set[Visitor] = set()
        self.changed: set[str] = set()
        self.timer: asyncio.TimerHandle | None = None

    async def tables_for(self, person: str | None) -> list[wire.TableInfo]:
        sheets = await self.house.store.lobby(person)
        return [table_info(sheet, person, self.house.open.get(sheet.id)) for sheet in sheets]

    async def enter(self, visitor: Visitor) -> None:
        self.visitors.add(visitor)
        visitor.welcome(await self.tables_for(visitor.person))

    def leave(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)

    def hear(self, table: str) -> None:
        self.changed.add(table)
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(CALM, self._tell)

    def _tell(self) -> None:
        self.timer = None
        if not all(visitor.is_in for visitor in self.visitors):  # somebody is still being shown around
            self.timer = asyncio.get_running_loop().call_later(CALM, self._tell)
            return
        changed, self.changed = self.changed, set()
        for id in changed:
            table = self.house.open.get(id)
            for visitor in self.visitors:
                if table is None or table.gone:
                    visitor.forget(id)
                elif is_shown(table.sheet, visitor.person) or id in visitor.shown:
                    visitor.hear(table_info(table.sheet, visitor.person, table))

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()


def is_shown(sheet: Sheet, person: str | None) -> bool:
    sits = person is not None and any(seat.person == person for seat in sheet.seats)
    return sheet.status != OVER and (sheet.public or sits)
