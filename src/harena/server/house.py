"""The house: every table, its people, its bots and its lobby, over one store."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from harena.games import GAMES
from harena.server import seats, wire
from harena.server.errors import Gone, Refusal
from harena.server.limits import Buckets, Limits
from harena.server.listener import Listener
from harena.server.lobby import Lobby
from harena.server.matches import after, begin, fresh_actions
from harena.server.news import LocalNews
from harena.server.people import People, new_id
from harena.server.table import Table
from harena.server.thinkers import Thinkers
from harena.store.rows import Person, Sheet
from harena.store.store import Store


def unguessable_seed() -> str:
    return secrets.token_hex(16)


class House:
    def __init__(
        self,
        store: Store,
        pace: float = 0.0,
        limits: Limits | None = None,
        new_seed: Callable[[], str] = unguessable_seed,
    ) -> None:
        self.store = store
        self.new_seed = new_seed
        self.limits = limits or Limits()
        self.news = LocalNews()
        self.thinkers = Thinkers(pace, self.limits)
        self.lobby = Lobby(self)
        self.open: dict[str, Table] = {}
        self.requests = Buckets(self.limits.requests)
        self.talk = Buckets(self.limits.talk)
        self.news.listen(self.hear)

    async def open_doors(self) -> None:
        await self.store.open()
        self.people = People(self.store, await self.store.secret())
        self.waking = asyncio.create_task(self._wake_bots())

    async def close_doors(self) -> None:
        self.waking.cancel()
        await asyncio.gather(self.waking, return_exceptions=True)
        await self.thinkers.close()
        self.lobby.close()
        await self.store.close()

    async def _wake_bots(self) -> None:
        """Bots that were thinking when the house closed think again."""
        for id in await self.store.waiting_for_bots():
            self.thinkers.wake(await self.table(id))
            await asyncio.sleep(0)

    # Tables

    async def table(self, id: str) -> Table:
        table = self.open.get(id)
        if table is None:
            sheet = await self.store.sheet(id)
            if sheet is None:
                raise Gone
            table = self.open.setdefault(id, Table(sheet, self.store, self.news))
            self._tidy()
        return table

    def _tidy(self) -> None:
        """Put idle tables away; the store has all of them."""
        if len(self.open) > self.limits.open_tables:
            idle = [
                id for id, table in self.open.items() if table.is_idle() and id not in self.thinkers.tasks
            ]
            for id in idle:
                del self.open[id]

    async def new_table(self, host: Person, wish: wire.NewTable) -> Table:
        if wish.game not in GAMES:
            raise Refusal(400, f"no game is called {wish.game!r}")
        game = GAMES[wish.game]
        options = game.complete(wish.preset or next(iter(game.presets)), wish.options)
        game.start(len(wish.seats), "", options)
        await self._check_number_of_tables(host)
        chosen = seats.seats_for(game, host, wish.seats)
        sheet = Sheet(new_id(12), game.name, options, wish.public, host.id, self.new_seed(), chosen)
        return await self._set_up(sheet)

    async def _set_up(self, sheet: Sheet) -> Table:
        """Write the table down; if nobody is missing, it starts at once."""
        if seats.is_full(sheet):
            match = begin(sheet)
            started = after(sheet, match)
            await self.store.add_table(started, fresh_actions(sheet, match))
            sheet = started
        else:
            await self.store.add_table(sheet, [])
        table = self.open.setdefault(sheet.id, Table(sheet, self.store, self.news))
        self.news.spread(sheet.id)
        return table

    async def _check_number_of_tables(self, host: Person) -> None:
        own = [sheet for sheet in await self.store.lobby(host.id) if sheet.seats_of(host.id)]
        if len(own) >= self.limits.tables:
            raise Refusal(409, f"you sit at {len(own)} unfinished tables; finish or leave one first")

    # News

    def hear(self, id: str) -> None:
        table = self.open.get(id)
        if table is not None:
            for listener in list(table.listeners):
                listener.outbox.news()
            self.thinkers.wake(table)
            if table.gone:
                del self.open[id]
        self.lobby.hear(id)

    async def admit(self, listener: Listener) -> None:
        async with listener.table.held():
            listener.table.admit(listener, self.limits)

    def dismiss(self, listener: Listener) -> None:
        listener.table.dismiss(listener)
