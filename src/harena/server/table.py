"""A table that is open in this process: its sheet, its match, its talk, and who listens.

Whatever changes takes the lock, is written to the store, and only then told. The match may be ahead of the
sheet while a move is being written, so nobody reads it without the lock.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, TypeVar

from harena.core.errors import HarenaError
from harena.core.match import Match
from harena.core.state import Json
from harena.server import seats
from harena.server.calm import Calm
from harena.server.errors import Gone, Refusal, Stale
from harena.server.limits import Limits
from harena.server.matches import after, begin, fold, fresh_actions
from harena.server.news import News
from harena.server.presence import Presence
from harena.store.rows import BOT, GATHERING, OVER, Person, Said, Sheet, now
from harena.store.store import Conflict, Store

if TYPE_CHECKING:
    from harena.server.listener import Listener

T = TypeVar("T")

CROWD = 8
RETRIES = 5
"""How often a change is tried again when another process was quicker."""


class Table:
    def __init__(self, sheet: Sheet, store: Store, news: News) -> None:
        self.sheet = sheet
        self.store = store
        self.news = news
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.chat: list[Said] = []
        self.listeners: set[Listener] = set()
        self.presence = Presence()
        self.arrivals = Calm(1.0, self._show_presence)
        self.said: dict[Hashable, Any] = {}
        """What has been told of the table as it is."""
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
                    self._spread()
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
        match.say(text, seat)
        await self._write(after(self.sheet.next(), match))

    async def why(self, person: str | None, text: str) -> HarenaError | None:
        """What forbids this person this action now."""
        async with self.held():
            return self.running().objection(text, self._seat_of(person))

    async def weigh(self, person: str | None, text: str) -> list[Json]:
        """What this action of hers would change, in her own eyes."""
        async with self.held():
            return self.running().view(self._seat_of(person)).weigh(text)

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
        self._spread()

    # Seats

    async def join(self, person: Person, seat: int | None) -> None:
        await self._reseat(lambda sheet: seats.join(sheet, person, seat))

    async def leave(self, person: Person) -> None:
        await self._reseat(lambda sheet: seats.leave(sheet, person))

    async def reseat(self, person: Person, seat: int, bot: str | None) -> None:
        await self._reseat(lambda sheet: seats.reseat(sheet, person, seat, bot))

    async def _reseat(self, change: Callable[[Sheet], None]) -> None:
        for _ in range(RETRIES):
            with suppress(Stale):
                async with self.held():
                    await self._change_seats(change)
                return
        raise Refusal(409, "others change this table at the same time; try again")

    async def _change_seats(self, change: Callable[[Sheet], None]) -> None:
        sheet = self.sheet.next()
        change(sheet)
        if not seats.has_people(sheet):
            await self._remove()
        elif sheet.status == GATHERING and seats.is_full(sheet):
            self.match = begin(sheet)
            await self._write(after(sheet, self.match))
        else:
            await self._write(sheet)

    async def expire(self) -> None:
        """Clear an abandoned table away, unless somebody looks at it."""
        async with self.held():
            if not self.listeners:
                await self._remove()

    async def _remove(self) -> None:
        self.fresh = False
        try:
            await self.store.remove(self.sheet)
        except Conflict as conflict:
            raise Stale from conflict
        self.gone = True
        self._spread()

    def bot_to_act(self) -> str | None:
        actor = self.sheet.actor
        if self.gone or self.sheet.status == OVER or actor is None or self.sheet.seats[actor].kind != BOT:
            return None
        return self.sheet.seats[actor].bot

    # Talk

    async def say(self, person: Person, text: str, limits: Limits) -> None:
        for _ in range(RETRIES):
            with suppress(Stale):
                await self._say(person, text, limits)
                return
        raise Refusal(409, "others talk at the same time; try again")

    async def _say(self, person: Person, text: str, limits: Limits) -> None:
        async with self.held():
            seat = seats.acting_seat(self.sheet, person.id)
            if len(self.chat) >= limits.chat:
                raise Refusal(409, "this table has talked enough")
            if seat is None and sum(said.seat is None for said in self.chat) >= limits.spectators_chat:
                raise Refusal(409, "spectators have talked enough at this table")
            said = Said(len(self.chat), person.id, person.name, seat, text, now(), self.sheet.length)
            self.fresh = False
            try:
                await self.store.say(self.id, said)
            except Conflict as conflict:
                raise Stale from conflict
            self.fresh = True
            self.chat.append(said)
            self._spread()

    # Who is told, and what

    def admit(self, listener: Listener, limits: Limits) -> None:
        """Tell a new listener everything, and the others that she is there."""
        self.presence.come(listener.person_id, self.sheet, limits)
        self.listeners.add(listener)
        listener.outbox.news()
        self.arrivals.ask()

    def dismiss(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.presence.go(listener.person_id)
        self.arrivals.ask()

    def _show_presence(self) -> None:
        self.presence.show()
        self._spread()

    def _spread(self) -> None:
        """Whatever was said of the table is no longer so."""
        self.said.clear()
        self.news.spread(self.id)

    def once(self, what: Hashable, make: Callable[[], T]) -> T:
        """Where many listen, made once for all to whom the same is told, until the table changes."""
        if len(self.listeners) < CROWD:
            return make()
        if what not in self.said:
            self.said[what] = make()
        found: T = self.said[what]
        return found

    def is_idle(self) -> bool:
        return not self.listeners and not self.lock.locked() and time.monotonic() - self.used > 60
