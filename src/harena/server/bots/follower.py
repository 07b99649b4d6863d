"""A program that follows a table from its seat, over HTTP: the lines of the protocol, as they become true."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from harena.bots.pipe.protocol import Line, end, hello, line_of, look
from harena.server.errors import Refusal
from harena.server.house import House
from harena.server.tables.listener import Listener
from harena.server.tables.seats import acting_seat
from harena.store.rows import OVER, Person

DONE = 1000
ALIVE = 5.0
"""Seconds after which an empty line says that the stream still lives."""


class Follower(Listener):
    def _match_news(self) -> list[str]:
        return [line_of(line).decode() for line in self._lines()]

    def _chat_news(self) -> list[str]:
        return []

    def _lines(self) -> list[Line]:
        sheet, match = self.table.sheet, self.table.match
        seat = acting_seat(sheet, self.person_id)
        if seat is None:  # it has left, or the host has given its seat away
            self.outbox.close(DONE)
            return []
        if match is None or (self.told == sheet.length and self.viewer == seat):
            return []
        view = match.view(seat)
        lines: list[Line] = [] if self.viewer == seat and self.told is not None else [hello(view)]
        self.told, self.viewer = sheet.length, seat
        if sheet.status == OVER:
            self.outbox.close(DONE)
            return [*lines, end(view)]
        return [*lines, look(view, sheet.length)]


async def followed(house: House, person: Person, table_id: str) -> Follower:
    """Whoever sits at the table follows it; others are refused."""
    follower = Follower(await house.table(table_id), person, house.limits)
    await house.admit(follower)
    if not follower.table.sheet.seats_of(person.id):
        house.dismiss(follower)
        raise Refusal(403, "you do not sit at this table")
    return follower


async def lines_for(house: House, follower: Follower) -> AsyncIterator[str]:
    """Until the game is over, the seat is given up, or nobody listens."""
    outbox = follower.outbox
    try:
        while True:
            try:
                async with asyncio.timeout(ALIVE):
                    message = await outbox.queue.get()
            except TimeoutError:
                yield "\n"
                continue
            if isinstance(message, int):
                return
            for text in await outbox.texts(message, follower.tell):
                yield text
    finally:
        house.dismiss(follower)
