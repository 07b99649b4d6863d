"""Players who come back when a line is lost, and remember what was acknowledged."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from random import Random

from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from harena.server.tables.matches import fold
from harena.store.rows import Action, Sheet
from harena.store.sql.store import SqlStore

from .guests import Guest, Json, Seat

LOST = (ConnectionClosed, InvalidMessage, InvalidStatus, OSError, EOFError, TimeoutError)


class Player(threading.Thread):
    """Plays one table, and remembers each action that was acknowledged."""

    def __init__(self, guest: Guest, table: Json, seed: int, pause: float = 0.0) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.table = table
        self.choice = Random(seed)
        self.pause = pause
        self.acknowledged: dict[int, str] = {}
        self.newest = 0
        self.comebacks = 0
        self.longest = 0.0
        """Seconds for which the line was lost."""
        self.lost = 0.0
        self.stopped = threading.Event()
        self.trouble: list[str] = []

    def run(self) -> None:
        while not self.stopped.is_set():
            try:
                self.play(self.guest.sit(self.table))
                return
            except LOST:
                self.comebacks += 1
                self.lost = self.lost or time.monotonic()
                time.sleep(0.2)

    def play(self, seat: Seat) -> None:
        self.look(seat)
        while not seat.over and not self.stopped.is_set():
            if not seat.legal:
                seat.hear("state")
                self.look(seat)
                continue
            self.stopped.wait(self.pause)
            at, action = seat.state["at"], self.choice.choice(seat.legal)
            seat.act(action, at)
            seat.hear("state")
            if seat.state["since"] == at:
                self.acknowledged[at] = action
            self.look(seat)

    def look(self, seat: Seat) -> None:
        if self.lost:
            self.longest, self.lost = max(self.longest, time.monotonic() - self.lost), 0.0
        at = int(seat.state["at"])
        if at < self.newest:
            self.trouble.append(f"the table went back from {self.newest} to {at}")
        self.newest = at


def stored(database: str | Path, id: str) -> tuple[Sheet, list[Action]]:
    async def read() -> tuple[Sheet, list[Action]]:
        store = SqlStore(database)
        sheet = await store.sheet(id)
        actions = await store.actions(id)
        await store.close()
        assert sheet is not None
        return sheet, actions

    return asyncio.run(read())


def check(player: Player, sheet: Sheet, actions: list[Action]) -> None:
    assert player.trouble == []
    assert [action.number for action in actions] == list(range(sheet.length))
    assert sheet.length >= player.newest
    for at, text in player.acknowledged.items():
        assert actions[at].text == text
    match = fold(sheet, actions)
    assert len(match.log) == sheet.length
    assert sheet.actor == (None if match.over else match.actor)
