"""What other houses do: their words are heard and, as one may get lost, what they wrote is looked at."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from harena.server.errors import Gone, described
from harena.server.neighbours import (
    Arrived,
    Changed,
    Closed,
    Departed,
    EventChanged,
    Present,
    Revoked,
    Talked,
    Word,
)
from harena.server.tables.table import Table

if TYPE_CHECKING:
    from harena.server.house import House

LOOK = 10.0
"""Seconds between two looks."""
MANY = 2**31

log = logging.getLogger(__name__)


class Lookout:
    def __init__(self, house: House) -> None:
        self.house = house
        self.missed = asyncio.Event()

    def hear(self, word: Word) -> None:
        house = self.house
        if isinstance(word, Changed | Talked):
            if word.table in house.open:
                house.open[word.table].learn(word)
            elif isinstance(word, Changed):
                house.events.hear(word.sheet)
            house.hear(word.table)
        elif isinstance(word, Closed):
            if word.table in house.open:
                house.open[word.table].gone = True
            house.hear(word.table)
        elif isinstance(word, EventChanged):
            house.events.show(word.event)
        elif isinstance(word, Present):
            house.attendance.at(word.table).hear(word.house, word.sockets)
            self._show_presence(word.table)
        elif isinstance(word, Revoked):
            house.show_out(word.person)
        elif isinstance(word, Arrived):
            self._tell_presence()
        elif isinstance(word, Departed):
            for id in house.attendance.forget(word.house):
                self._show_presence(id)
            house.do(house.upkeep.wake_bots())
            house.do(house.upkeep.look_at_clocks())
            house.do(house.events.look())
            self.missed.set()
        else:
            self.missed.set()

    def _show_presence(self, id: str) -> None:
        """Who is at a table in other houses has changed."""
        house = self.house
        if id in house.open:
            house.open[id].arrivals.ask()
        else:
            house.attendance.at(id).show()
            house.lobby.hear(id)

    def _tell_presence(self) -> None:
        house = self.house
        for id, table in house.open.items():
            if table.listeners:
                house.neighbours.tell(Present(house.neighbours.name, id, table.presence.counts()))

    async def keep_looking(self) -> None:
        """Now and then, and when words were lost: what has been written elsewhere is taken up."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self.missed.wait()
            self.missed.clear()
            try:
                await self.look_again()
            except Exception as error:  # the store, most likely: it may come back
                log.warning("looking again: %s", described(error))

    async def look_again(self) -> None:
        await self._look_at_tables()
        await self._look_at_people()
        self.house.events.show_all()

    async def _look_at_people(self) -> None:
        """Whoever uses a cookie that has been declared void, perhaps by `harena admin`, is shown out."""
        house = self.house
        guests: dict[str, int] = {}
        for guest in house.everybody():
            if guest.person is not None:
                guests[guest.person.id] = min(guest.person.revoked, guests.get(guest.person.id, MANY))
        for id, revoked in (await house.store.revocations(list(guests))).items():
            if revoked > guests[id]:
                house.show_out(id)

    async def _look_at_tables(self) -> None:
        house = self.house
        for table in list(house.open.values()):
            if table.listeners and not table.is_current():
                await self._read_again(table)
        tables = [table for table in house.open.values() if table.is_current()]
        versions = await house.store.versions([table.id for table in tables])
        for table in tables:
            if table.compare(versions.get(table.id)):
                house.hear(table.id)

    async def _read_again(self, table: Table) -> None:
        """Nobody knows whether the last change was written: those who listen hear what is so."""
        try:
            async with table.held():
                pass
        except Gone:
            self.house.hear(table.id)
        except Exception as error:  # one table in trouble is not the others'
            log.warning("table %s: %s", table.id, described(error))
