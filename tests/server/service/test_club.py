"""Several servers on one PostgreSQL and one Redis: people of one table at different ones."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ..club import Club, Server, until
from ..conftest import Welcome
from ..guests import MINE, OPEN, Guest, bot, play_out

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def club() -> Iterator[Club]:
    club = Club()
    yield club
    club.close()


@pytest.fixture(scope="module")
def pair(club: Club) -> tuple[Server, Server]:
    return club.server(talk=(5, 0.01)), club.server(talk=(5, 0.01))


def at_both(pair: tuple[Server, Server], welcome: Welcome) -> tuple[Guest, Guest]:
    return welcome("Anna", pair[0].address), welcome("Bruno", pair[1].address)


def test_players_of_one_table_on_different_servers(pair: tuple[Server, Server], welcome: Welcome) -> None:
    anna, bruno = at_both(pair, welcome)
    table = anna.table(MINE, OPEN, bot("random"), public=True)
    bruno.join(table)
    seats = [anna.sit(table), bruno.sit(table)]
    play_out(seats, Random(1))
    assert all(seat.over for seat in seats)
    assert seats[0].state["seed"] == seats[1].state["seed"] != ""
    assert anna.get(f"/api/records/{table['id']}") == bruno.get(f"/api/records/{table['id']}")


def test_a_planner_thinks_for_people_of_both(pair: tuple[Server, Server], welcome: Welcome) -> None:
    anna, bruno = at_both(pair, welcome)
    table = anna.table(MINE, OPEN, bot("greedy"))
    bruno.join(table)
    seats = [anna.sit(table), bruno.sit(table)]
    choice = Random(2)
    while True:
        assert play_out(seats, choice, 4), "the game is over, and the bot has done nothing"
        taken = anna.get(f"/api/tables/{table['id']}/frames?eyes=spectator")["frames"]
        if 2 in [frame["seat"] for frame in taken]:
            return


def test_one_sees_who_is_there_and_what_is_said(pair: tuple[Server, Server], welcome: Welcome) -> None:
    anna, bruno = at_both(pair, welcome)
    table = anna.table(MINE, OPEN, public=True)
    lobby = bruno.connect("/ws/lobby")
    lobby.hear("lobby")
    seat = anna.sit(table)
    bruno.join(table)
    while not lobby.hear("changed")["table"]["seats"][0]["online"]:
        pass
    other = bruno.sit(table)
    while not all(info["online"] for info in seat.next().get("table", {"seats": [{"online": 0}]})["seats"]):
        pass
    other.send({"type": "say", "text": "Ave"})
    assert seat.hear("chat")["lines"][0]["text"] == "Ave"
    other.close()
    while seat.hear("seats")["table"]["seats"][1]["online"]:
        pass


def test_a_rate_holds_at_all_doors_together(pair: tuple[Server, Server], welcome: Welcome) -> None:
    anna = welcome("Anna", pair[0].address)
    table = anna.table(MINE, OPEN)
    elsewhere = welcome(None, pair[1].address)
    elsewhere.http.cookies = anna.http.cookies
    seats = [anna.sit(table), elsewhere.sit(table)]
    for n in range(8):
        seats[n % 2].send({"type": "say", "text": f"line {n}"})
    for seat in seats:
        seat.quiet()
    refused = sum("too fast" in text for seat in seats for text in seat.heard)
    assert refused == 3


def test_a_revoked_cookie_is_void_at_once_everywhere(pair: tuple[Server, Server], welcome: Welcome) -> None:
    anna = welcome("Anna", pair[0].address)
    elsewhere = welcome(None, pair[1].address)
    elsewhere.http.cookies = anna.http.cookies
    seat = elsewhere.sit(anna.table(MINE, OPEN))
    anna.post("/api/me/revoke")
    until(lambda: seat.socket.close_code is not None)
    assert seat.socket.close_code == 4401
