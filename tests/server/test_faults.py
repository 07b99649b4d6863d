"""The server is killed at random moments while several tables play: what was acknowledged is there, once."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from harena.server.matches import fold
from harena.store.rows import Action, Sheet
from harena.store.sql.store import SqlStore

from ..store.postgres import free_port
from .conftest import Welcome
from .guests import MINE, Guest, Json, Seat, bot, play_out, serving

pytestmark = pytest.mark.slow
SERVE = """
from harena.server.limits import Limits
from harena.server.serve import main
main(port={port}, database={database!r}, pace=0.0, limits=Limits(messages=(10**6, 1e6)))
"""
LOST = (ConnectionClosed, InvalidMessage, OSError, EOFError, TimeoutError)


class Process:
    """A server that can be killed and started again at the same address."""

    def __init__(self, database: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.code = SERVE.format(port=self.port, database=str(database))
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen([sys.executable, "-c", self.code], stdout=subprocess.DEVNULL)
        for _ in range(600):
            with socket.socket() as door:
                if door.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            assert self.process.poll() is None, "the server did not start"
            time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        self.process.kill()  # -9
        self.process.wait()


class Player(threading.Thread):
    """Plays one table as fast as it can, and remembers each action that was acknowledged."""

    def __init__(self, guest: Guest, table: Json, seed: int) -> None:
        super().__init__()
        self.guest = guest
        self.table = table
        self.choice = Random(seed)
        self.acknowledged: dict[int, str] = {}
        self.newest = 0
        self.comebacks = 0
        self.stopped = threading.Event()
        self.trouble: list[str] = []

    def run(self) -> None:
        while not self.stopped.is_set():
            try:
                self.play(self.guest.sit(self.table))
                return
            except LOST:
                self.comebacks += 1
                time.sleep(0.4)

    def play(self, seat: Seat) -> None:
        self.look(seat)
        while not seat.over and not self.stopped.is_set():
            if not seat.legal:
                seat.hear("state")
                self.look(seat)
                continue
            at, action = seat.state["at"], self.choice.choice(seat.legal)
            seat.act(action, at)
            seat.hear("state")
            if seat.state["since"] == at:
                self.acknowledged[at] = action
            self.look(seat)

    def look(self, seat: Seat) -> None:
        at = int(seat.state["at"])
        if at < self.newest:
            self.trouble.append(f"the table went back from {self.newest} to {at}")
        self.newest = at


def stored(database: Path, id: str) -> tuple[Sheet, list[Action]]:
    async def read() -> tuple[Sheet, list[Action]]:
        store = SqlStore(database)
        sheet = await store.sheet(id)
        actions = await store.actions(id)
        await store.close()
        assert sheet is not None
        return sheet, actions

    return asyncio.run(read())


def test_killed_at_random_nothing_acknowledged_is_lost_or_doubled(database: Path) -> None:
    server, choice = Process(database), Random()
    guests = [Guest(server.address, f"Guest {n}") for n in range(5)]
    hot_seat = {**MINE, "name": "Bruno"}
    players = [
        Player(guest, guest.table(MINE, hot_seat, *[bot("random")] * (n % 3)), n)
        for n, guest in enumerate(guests)
    ]
    for player in players:
        player.start()
    for _ in range(2):
        time.sleep(choice.uniform(0.2, 1.2))
        server.kill()
        server.start()
    end = time.monotonic() + 30
    while sum(len(player.acknowledged) for player in players) <= 20 and time.monotonic() < end:
        time.sleep(0.1)
    for player in players:
        player.stopped.set()
        player.join(30)
    for player in players:
        check(player, *stored(database, player.table["id"]))
    assert sum(player.comebacks for player in players) >= 3
    assert sum(len(player.acknowledged) for player in players) > 20
    seat = players[0].guest.sit(players[0].table)
    play_out([seat], Random(1))
    assert seat.over
    server.kill()
    for guest in guests:
        guest.leave_house()


def check(player: Player, sheet: Sheet, actions: list[Action]) -> None:
    assert player.trouble == []
    assert [action.number for action in actions] == list(range(sheet.length))
    assert sheet.length >= player.newest
    for at, text in player.acknowledged.items():
        assert actions[at].text == text
    match = fold(sheet, actions)
    assert len(match.log) == sheet.length
    assert sheet.actor == (None if match.over else match.actor)


def test_bots_go_on_after_a_restart_without_anybody_there(database: Path, welcome: Welcome) -> None:
    with serving(database, pace=60) as address:
        anna = welcome("Anna", address)
        table = anna.table(MINE, bot("random"), bot("greedy"))
        seat = anna.sit(table)
        while seat.legal:
            seat.act(seat.legal[0])
            seat.hear("state")
        at = seat.state["at"]
    with serving(database) as address:
        someone = welcome(None, address)
        for _ in range(200):
            now = someone.get(f"/api/tables/{table['id']}")
            if now["at"] > at and now["actor"] == 0:
                break
            time.sleep(0.05)
        assert now["actor"] == 0
