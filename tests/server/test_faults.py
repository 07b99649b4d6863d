"""The server is killed at random moments while several tables play: what was acknowledged is there, once."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from ..store.postgres import free_port
from .conftest import Welcome
from .guests import MINE, Guest, bot, play_out, serving
from .players import Player, check, stored

pytestmark = pytest.mark.slow
PAUSE = 0.05
"""Of players before each action: however quick the machine, no game may be over before the last kill."""
SERVE = """
from harena.server.limits import Limits
from harena.server.service.serve import main
from harena.server.service.settings import Settings
much = (10**6, 1e6)
limits = Limits(messages=much, address_messages=much)
main(Settings(port={port}, database={database!r}, pace=0.0, limits=limits))
"""


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


def test_killed_at_random_nothing_acknowledged_is_lost_or_doubled(database: Path) -> None:
    server, choice = Process(database), Random()
    guests = [Guest(server.address, f"Guest {n}") for n in range(5)]
    hot_seat = {**MINE, "name": "Bruno"}
    players = [
        Player(guest, guest.table(MINE, hot_seat, *[bot("random")] * (n % 3)), n, PAUSE)
        for n, guest in enumerate(guests)
    ]
    for player in players:
        player.start()
    for _ in range(2):
        time.sleep(choice.uniform(0.1, 0.6))
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
