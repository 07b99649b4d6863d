"""The house: every table, its people, its bots and its lobby, over one store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Mapping
from typing import Any, Protocol

from harena.games import GAMES
from harena.server import wire
from harena.server.bots.programs import Programs
from harena.server.bots.thinkers import Thinkers
from harena.server.bots.tokens import Tokens
from harena.server.chores import end
from harena.server.clocks.clock import keep_time
from harena.server.clocks.timekeeper import REAL_TIME, Timekeeper, stamp
from harena.server.clocks.watch import Watch
from harena.server.errors import Gone, Refusal
from harena.server.events.events import Events
from harena.server.limits import Limits
from harena.server.lobby import Lobby
from harena.server.lookout import Lookout
from harena.server.neighbours import (
    Alone,
    Changed,
    Neighbours,
    Revoked,
)
from harena.server.news import News
from harena.server.people.names import Names
from harena.server.people.people import People, new_id
from harena.server.records.archive import Archive
from harena.server.seeds import unguessable_seed
from harena.server.service.tally import SILENT, Tally
from harena.server.tables import seats
from harena.server.tables.listener import Listener
from harena.server.tables.matches import begin, bring_up, fresh_actions
from harena.server.tables.messages import table_info
from harena.server.tables.outbox import Outbox
from harena.server.tables.pledges import is_ready
from harena.server.tables.presence import Attendance
from harena.server.tables.rated import check_rated
from harena.server.tables.table import Table
from harena.server.tables.terms import terms_for
from harena.server.upkeep import Upkeep
from harena.store.rows import Person, Sheet
from harena.store.store import Store

REVOKED = 4401


class Guest(Protocol):
    """Somebody at a table, in the lobby or at an event."""

    person: Person | None
    outbox: Outbox


class House:
    def __init__(
        self,
        store: Store,
        pace: float = 0.0,
        limits: Limits | None = None,
        new_seed: Callable[[], str] = unguessable_seed,
        neighbours: Neighbours | None = None,
        programs: Mapping[str, str] | None = None,
        time: Timekeeper = REAL_TIME,
    ) -> None:
        self.store = store
        self.new_seed = new_seed
        self.limits = limits or Limits()
        self.neighbours = neighbours or Alone()
        self.news = News(self.neighbours)
        self.programs = Programs(programs)
        self.time = time
        self.thinkers = Thinkers(pace, self.limits, self.neighbours, self.programs, time)
        self.watch = Watch(time)
        self.people = People(store)
        self.tokens = Tokens(store)
        self.lobby = Lobby(self)
        self.events = Events(self)
        self.upkeep = Upkeep(self)
        self.lookout = Lookout(self)
        self.open: dict[str, Table] = {}
        self.addresses: list[str] = []
        """Where browsers of other machines find this house, as far as it knows."""
        self.attendance = Attendance(time)
        self.tally: Tally = SILENT
        self.errands: list[Callable[[], Coroutine[Any, Any, None]]] = []
        """What else is to be done while the doors are open."""
        self.requests = self.neighbours.buckets("requests", self.limits.requests)
        self.guests = self.neighbours.buckets("guests", self.limits.guests)
        self.names = Names(
            self.people,
            self.programs.named,
            self.neighbours.buckets("passphrases", self.limits.passphrases),
            self.neighbours.buckets("tries", self.limits.tries),
        )
        self.new_tables = self.neighbours.buckets("new-tables", self.limits.new_tables)
        self.hints = self.neighbours.buckets("hints", self.limits.hints)
        self.talk = self.neighbours.buckets("talk", self.limits.talk)
        self.archive = Archive(store, self.limits)
        self.replays = self.neighbours.buckets("replays", self.limits.replays)
        self.news.listen(self.hear)

    async def open_doors(self) -> None:
        await self.store.open()
        await self.people.turn_keys()
        chores = [self.upkeep.wake_bots, self.upkeep.make_rounds, self.lookout.keep_looking, *self.errands]
        self.chores = {asyncio.create_task(chore()) for chore in chores}
        await self.neighbours.open(self.lookout.hear)

    async def close_doors(self) -> None:
        await end(self.chores)
        await self.watch.close()
        await self.thinkers.close()
        await self.neighbours.close()
        await self.archive.close()
        self.names.close()
        self.lobby.close()
        self.events.close()
        await self.store.close()

    # Tables

    async def table(self, id: str) -> Table:
        table = self.open.get(id)
        if table is None:
            sheet = await self.store.sheet(id)
            if sheet is None:
                raise Gone
            table = self.opened(sheet)
            self._tidy()
        return table

    def _tidy(self) -> None:
        """Put idle tables away; the store has all of them."""
        if len(self.open) > self.limits.open_tables:
            idle = [
                id
                for id, table in self.open.items()
                if table.is_idle() and id not in self.thinkers.tasks and id not in self.watch.alarms
            ]
            for id in idle:
                del self.open[id]
            self.attendance.tidy(self.open)

    async def new_table(self, host: Person, wish: wire.NewTable) -> Table:
        if wish.game not in GAMES:
            raise Refusal(400, f"no game is called {wish.game!r}")
        game = GAMES[wish.game]
        options = game.complete(wish.preset or next(iter(game.presets)), wish.options)
        game.start(len(wish.seats), "", options)
        await self._check_number_of_tables(host)
        for seat in wish.seats:
            if isinstance(seat, wire.BotSeat):
                self.programs.check(game.name, seat.bot)
        chosen = seats.seats_for(host, wish.seats)
        await self.names.check_free(host, *(seat.name for seat in chosen if seat.person is not None))
        if wish.terms.rated:
            check_rated(game, options, host, wish)
        sheet = Sheet(new_id(12), game.name, options, wish.public, host.id, self.new_seed(), chosen)
        if wish.pledge:
            sheet.pledges = {sheet.seats_of(host.id)[0]: ""}
        sheet.terms = terms_for(game, wish.terms, any(seat.bot is not None for seat in chosen))
        sheet.created = sheet.changed = stamp(self.time.now())
        return await self.set_up(sheet)

    def describe(self, table: Table, person: str | None) -> wire.TableInfo:
        return table_info(table.sheet, person, table.presence, self.limits.days)

    async def set_up(self, sheet: Sheet) -> Table:
        """Write the table down; if nobody is missing, it starts at once."""
        if is_ready(sheet):
            match = begin(sheet)
            started = sheet.copy()
            bring_up(started, match)
            keep_time(sheet, started, self.time.now())
            await self.store.add_table(started, fresh_actions(sheet, match))
            sheet = started
        else:
            await self.store.add_table(sheet, [])
        table = self.opened(sheet)
        self.news.spread(sheet.id, Changed(sheet.without_seed(), []))
        return table

    def opened(self, sheet: Sheet) -> Table:
        return self.open.setdefault(
            sheet.id, Table(sheet, self.store, self.news, self.attendance.at(sheet.id))
        )

    async def _check_number_of_tables(self, host: Person) -> None:
        own = await self.store.number_of_tables(host.id)
        if own >= self.limits.tables:
            raise Refusal(409, f"you have seats at {own} unfinished tables; finish one first")

    # News

    def hear(self, id: str) -> None:
        table = self.open.get(id)
        if table is not None:
            for listener in list(table.listeners):
                listener.outbox.news()
            self.thinkers.wake(table)
            self.watch.look(table)
            self.events.hear(table.sheet)
            if table.gone:
                del self.open[id]
        self.lobby.hear(id)

    def do(self, chore: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(chore)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    # Who comes and goes

    def everybody(self) -> Iterator[Guest]:
        """Everybody who has a line open."""
        for table in self.open.values():
            yield from table.listeners
        yield from self.lobby.visitors
        yield from self.events.everybody()

    async def admit(self, listener: Listener) -> None:
        await listener.table.look_again()  # she may have seen it elsewhere, further on
        async with listener.table.held():
            listener.table.admit(listener, self.limits)
        self.watch.look(listener.table)

    def dismiss(self, listener: Listener) -> None:
        listener.table.dismiss(listener)
        self.watch.look(listener.table)

    def dismiss_everywhere(self, person: str) -> None:
        """Her cookies are void: whoever used them is shown out."""
        self.show_out(person)
        self.neighbours.tell(Revoked(person))

    def show_out(self, person: str) -> None:
        for guest in self.everybody():
            if guest.person is not None and guest.person.id == person:
                guest.outbox.close(REVOKED)
