"""Workers, Redis and PostgreSQL are killed while tables play: nothing acknowledged is lost, and all go on."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator

import pytest

from ..club import Club, Server, until
from ..guests import MINE, Guest, bot
from ..players import Player, check, stored

pytestmark = pytest.mark.slow
TABLES = 8


@pytest.fixture
def club() -> Iterator[Club]:
    club = Club()
    yield club
    club.close()


class Evening:
    """Several tables in play."""

    def __init__(self, server: Server) -> None:
        self.guests = [Guest(server.address, f"Guest {n}") for n in range(TABLES)]
        hot = {**MINE, "name": "Bruno"}
        self.players = [
            Player(guest, guest.table(MINE, hot, *[bot("random")] * (n % 3)), n, pause=0.3)
            for n, guest in enumerate(self.guests)
        ]
        for player in self.players:
            player.start()
        self.all_go_on()

    def all_go_on(self) -> None:
        """Every table that is not over moves on from where it is now."""
        seen = [player.newest for player in self.players]
        until(
            lambda: all(p.newest > at or not p.is_alive() for p, at in zip(self.players, seen, strict=True))
        )

    def end(self) -> None:
        for player in self.players:
            player.stopped.set()
        for player in self.players:
            player.join(30)
        for guest in self.guests:
            guest.leave_house()


def test_each_part_is_killed_in_mid_play(club: Club) -> None:
    server = club.server(workers=2)
    evening = Evening(server)

    def kill_worker(worker: int) -> None:
        old = server.workers()
        os.kill(worker, signal.SIGKILL)
        evening.all_go_on()
        until(lambda: len(set(server.workers()) - set(old)) == 1)

    def kill_both_workers() -> None:
        """One after the other, so that everybody's line is lost, whoever took it."""
        for worker in server.workers():
            kill_worker(worker)

    def kill_redis() -> None:
        club.redis.kill()
        evening.all_go_on()
        club.redis.start()

    def kill_postgres() -> None:
        club.postgres.kill()
        club.postgres.start()

    accidents: list[Callable[[], None]] = [kill_both_workers, kill_redis, kill_postgres]
    for accident in accidents:
        accident()
        evening.all_go_on()
    evening.end()
    for player in evening.players:
        check(player, *stored(club.postgres.url, player.table["id"]))
    assert sum(player.comebacks for player in evening.players) >= TABLES


def test_workers_are_replaced_one_by_one(club: Club) -> None:
    server = club.server(workers=2)
    evening = Evening(server)
    old = server.workers()
    server.process.send_signal(signal.SIGHUP)
    until(lambda: len(set(server.workers()) - set(old)) == 2 and not set(old) & set(server.workers()))
    evening.all_go_on()
    assert sum(player.comebacks for player in evening.players) >= TABLES
    assert max(player.longest for player in evening.players) < 5.0
    began = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - began < 15
    evening.end()
    for player in evening.players:
        check(player, *stored(club.postgres.url, player.table["id"]))
