"""A table that is open in this process: its sheet, its match, its talk, and who listens.

Whatever changes takes the lock, is written to the store, and only then told. The match may be ahead of the
sheet while a move is being written, so nobody reads it without the lock.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from harena.core.errors import HarenaError
from harena.core.match import Match
from harena.server import seats
from harena.server.errors import Gone, Refusal, Stale
from harena.server.matches import after, begin, fold, fresh_actions
from harena.server.news import News
from harena.store.rows import BOT, GATHERING, OVER, Person, Said, Sheet, now
from harena.store.store import Conflict, Store

if TYPE_CHECKING:
    from harena.server.listener import Listener


class Table:
    def __init__(self, sheet: Sheet, store: Store, news: News) -> None:
        self.sheet = sheet
        self.store = store
        self.news = news
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.chat: list[Said] = []
        self.listeners: set[Listener] = set()
        self.fresh = False
        """Whether sheet, match and chat are what the store says."""
        self.gone = False
        self.used = time.monotonic()

    @property
    def id(self) -> str:
        return self.sheet.id

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Hold the table still; read it from the store first if need be."""
        self.used = time.monotonic()
        async with self.lock:
            if not self.fresh:
                await self._read()
                if self.listeners and not self.gone:
                    self.news.spread(self.id)
            if self.gone:
                raise Gone
            yield

    async def _read(self) -> None:
        sheet = await self.store.sheet(self.id)
        if sheet is None:
            self.gone = True
            return
        self.chat = await self.store.chat(self.id)
        actions = await self.store.actions(self.id)
        playing = sheet.status != GATHERING  # a ban draft begins with an empty log
        self.match = await asyncio.to_thread(fold, sheet, actions) if playing else None
        self.sheet = sheet
        self.fresh = True

    # Play

    async def act(self, person: str | None, at: int, text: str) -> None:
        """An action of whichever of this person's seats is to act."""
        async with self.held():
            await self._take(self._seat_of(person), at, text)

    async def act_for_bot(self, seat: int, bot: str, at: int, text: str) -> None:
        async with self.held():
            if self.sheet.seats[seat].bot != bot:
                raise Stale
            await self._take(seat, at, text)

    async def _take(self, seat: int, at: int, text: str) -> None:
        match = self.running()
        if at != len(match.log):
            raise Stale
        match.play(text, seat)
        await self._write(after(self.sheet, match))

    async def why(self, person: str | None, text: str) -> HarenaError | None:
        """What forbids this person this action now."""
        async with self.held():
            return self.running().objection(text, self._seat_of(person))

    def _seat_of(self, person: str | None) -> int:
        seat = seats.acting_seat(self.sheet, person)
        if seat is None:
            raise Refusal(403, "you do not sit at this table")
        return seat

    def running(self) -> Match:
        if self.match is None:
            raise Refusal(409, "the game has not begun")
        return self.match

    async def _write(self, sheet: Sheet) -> None:
        """Persist, then tell. If the store fails, what it holds is the truth."""
        match = self.match
        actions = [] if match is None else fresh_actions(self.sheet, match)
        moved_only = sheet.seats == self.sheet.seats and sheet.status == self.sheet.status
        self.fresh = False
        try:
            await (self.store.append if moved_only else self.store.save)(sheet, actions)
        except Conflict as conflict:
            raise Stale from conflict
        self.fresh = True
        self.sheet = sheet
        self.news.spread(self.id)

    # Seats

    async def join(self, person: Person, seat: int | None) -> None:
        await self._reseat(lambda sheet: seats.join(sheet, person, seat))

    async def leave(self, person: Person) -> None:
        await self._reseat(lambda sheet: seats.leave(sheet, person))

    async def reseat(self, person: Person, seat: int, bot: str | None) -> None:
        await self._reseat(lambda sheet: seats.reseat(sheet, person, seat, bot))

    async def _reseat(self, change: Callable[[Sheet], None]) -> None:
        async with self.held():
            sheet = self.sheet.copy()
            change(sheet)
            if not seats.has_people(sheet):
                await self._close()
            elif sheet.status == GATHERING and seats.is_full(sheet):
                self.match = begin(sheet)
                await self._write(after(sheet, self.match))
            else:
                await self._write(sheet)

    async def _close(self) -> None:
        await self.store.remove_table(self.id)
        self.gone = True
        self.news.spread(self.id)

    def bot_to_act(self) -> str | None:
        actor = self.sheet.actor
        if self.gone or self.sheet.status == OVER or actor is None or self.sheet.seats[actor].kind != BOT:
            return None
        return self.sheet.seats[actor].bot

    # Talk

    async def say(self, person: Person, text: str, most: int) -> None:
        async with self.held():
            if len(self.chat) >= most:
                raise Refusal(409, "this table has talked enough")
            seat = seats.acting_seat(self.sheet, person.id)
            said = Said(len(self.chat), person.id, person.name, seat, text, now(), self.sheet.length)
            try:
                await self.store.say(self.id, said)
            except BaseException:
                self.fresh = False
                raise
            self.chat.append(said)
            self.news.spread(self.id)

    # Presence

    def is_online(self, person: str) -> bool:
        return any(listener.person_id == person for listener in self.listeners)

    def spectators(self) -> int:
        return sum(1 for listener in self.listeners if not self.sheet.seats_of(listener.person_id))

    def is_idle(self) -> bool:
        return not self.listeners and not self.lock.locked() and time.monotonic() - self.used > 60
