"""A table that is open here and perhaps in other houses: its sheet, its match, its talk, and who listens.

Whatever changes takes the lock. The match may be ahead of the sheet while a move is being written, so nobody
reads it without the lock.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from contextlib import asynccontextmanager
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

from harena.core.errors import HarenaError
from harena.core.match import Match
from harena.server.errors import Gone, Refusal
from harena.server.neighbours import Changed, Missed, Talked, Word
from harena.server.news import News
from harena.server.tables.matches import fold, play_on
from harena.store.rows import GATHERING, Said, Sheet
from harena.store.store import Conflict, Store

if TYPE_CHECKING:
    from harena.server.tables.listener import Listener

T = TypeVar("T")

CROWD = 8
RETRIES = 5
"""How often a change is tried again when another process was quicker."""


class SharedTable:
    def __init__(self, sheet: Sheet, store: Store, news: News) -> None:
        self.sheet = sheet
        self.store = store
        self.news = news
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.chat: list[Said] = []
        self.listeners: set[Listener] = set()
        self.said: dict[Hashable, Any] = {}
        """What has been told of the table as it is."""
        self.fresh = False
        """Whether sheet, match and chat are what the store says."""
        self.heard: list[Changed | Talked | Missed] = []
        """What other houses have written, to be taken up when nobody holds the table."""
        self.gone = False
        self.used = monotonic()

    @property
    def id(self) -> str:
        return self.sheet.id

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Hold the table still; read it from the store first if need be."""
        self.used = monotonic()
        async with self.lock:
            self._take_up()
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

    def learn(self, word: Changed | Talked | Missed) -> None:
        """Another house has written."""
        self.heard.append(word)
        if not self.lock.locked():
            self._take_up()

    def _take_up(self) -> None:
        heard, self.heard = self.heard, []
        for word in heard:
            self.fresh = self.fresh and self._follow(word)
        if heard:
            self.said.clear()

    def _follow(self, word: Changed | Talked | Missed) -> bool:
        """Whether the table is again what the store says, having heard this."""
        if isinstance(word, Missed):
            return False
        if isinstance(word, Talked):
            if word.said.number == len(self.chat):
                self.chat.append(word.said)
            return word.said.number < len(self.chat)
        return word.sheet.version <= self.sheet.version or self._follow_change(word)

    def _follow_change(self, word: Changed) -> bool:
        sheet, match = word.sheet.copy(), self.match
        sheet.seed = self.sheet.seed
        playing = sheet.status != GATHERING
        if sheet.version != self.sheet.version + 1 or not self.listeners or (match is None and playing):
            return False
        try:
            if match is not None:
                play_on(match, word.actions)
        except HarenaError:
            return False
        self.sheet = sheet
        return match is None or len(match.log) == sheet.length

    async def look_again(self) -> None:
        """Another house may have written, and no word of it have come yet."""
        if self.is_current():
            self.compare((await self.store.versions([self.id])).get(self.id))

    def compare(self, stored: tuple[int, int] | None) -> bool:
        """Whether the store, by its version and number of lines, says something else."""
        if self.lock.locked() or stored == (self.sheet.version, len(self.chat)):
            return False
        self.learn(Missed())
        return True

    def is_current(self) -> bool:
        """Whether the sheet is what the store says, as far as anybody has told."""
        return self.fresh and not self.heard

    async def _change(self, change: Callable[[], Awaitable[None]]) -> None:
        """With the table held; if another process was quicker, on what it has made of the table."""
        for _ in range(RETRIES):
            try:
                async with self.held():
                    return await change()
            except Conflict:
                continue
        raise Refusal(409, "others change this table at the same time; try again")

    def is_idle(self) -> bool:
        return not self.listeners and not self.lock.locked() and monotonic() - self.used > 60

    # What is told

    def _spread(self, *words: Word) -> None:
        """Whatever was said of the table is no longer so."""
        self.said.clear()
        self.news.spread(self.id, *words)

    def once(self, what: Hashable, make: Callable[[], T], among: int = CROWD) -> T:
        """Where so many listen, made once for all to whom the same is told, until the table changes."""
        if len(self.listeners) < among:
            return make()
        if what not in self.said:
            self.said[what] = make()
        found: T = self.said[what]
        return found
