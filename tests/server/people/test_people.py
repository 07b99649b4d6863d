"""Guests: a name and a signed cookie, and nothing else is believed."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from harena.server import wire
from harena.server.events.onlooker import Onlooker
from harena.server.house import House
from harena.server.lobby import Visitor
from harena.server.people.people import People
from harena.store.memory import MemoryStore
from harena.store.rows import Key, now

from ..conftest import Welcome
from ..guests import ARENA, GENEROUS, MINE, OPEN, Guest, serving
from ..houses import in_house


def test_a_guest_is_a_name_and_a_cookie(server: str, welcome: Welcome) -> None:
    nobody = welcome()
    assert nobody.get("/api/me") == {"person": None}
    answer = nobody.http.post("/api/me", json={"name": "  Anna\u2028 \x07B.  "})
    assert answer.json()["person"]["name"] == "Anna B."
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert nobody.get("/api/me") == answer.json()


def test_a_new_name_is_the_same_person(welcome: Welcome) -> None:
    anna = welcome("Anna")
    again = anna.post("/api/me", {"name": "Anna B."})["person"]
    assert again == {"id": anna.person["id"], "name": "Anna B.", "claimed": False}


@pytest.mark.parametrize("name", ["Ann 👩‍🚀", "👩🏽‍🚀", "🏳️‍🌈"])
def test_joined_emoji_stay_whole(welcome: Welcome, name: str) -> None:
    assert welcome().post("/api/me", {"name": name})["person"]["name"] == name


@pytest.mark.parametrize("name", ["A\u200dnna", "\u200d👩", "👩\u200d"])
def test_nothing_unseen_hides_in_a_name(welcome: Welcome, name: str) -> None:
    assert "\u200d" not in welcome().post("/api/me", {"name": name})["person"]["name"]


@pytest.mark.parametrize("name", ["", " ", "\u200b", "x" * 25, None, 3, ["Anna"]])
def test_bad_names_are_refused(welcome: Welcome, name: object) -> None:
    welcome().post("/api/me", {"name": name}, 400)


def test_a_cookie_that_we_did_not_sign_is_nobody(server: str, welcome: Welcome) -> None:
    anna = welcome("Anna")
    table = anna.table(MINE, OPEN)
    genuine = anna.http.cookies["harena"]
    forged = [
        "",
        ".",
        anna.person["id"],
        f"{anna.person['id']}.",
        genuine[:-1],
        genuine + "0",
        "x." + genuine,
    ]
    for value in [*forged, "é" * 9, "a" * 3000]:
        stranger = Guest(server)
        stranger.http.headers["cookie"] = f"harena={value}"
        assert stranger.get("/api/me") == {"person": None}
        stranger.post(f"/api/tables/{table['id']}/join", {}, 401)
        stranger.leave_house()


def test_without_a_name_one_may_look_but_not_talk_or_sit(welcome: Welcome) -> None:
    anna, nobody = welcome("Anna"), welcome()
    table = anna.table(MINE, OPEN, public=True)
    assert nobody.get("/api/tables")["tables"][0]["id"] == table["id"]
    nobody.table(MINE, OPEN, status=401)
    seat = nobody.sit(table)
    seat.send({"type": "say", "text": "hello"})
    assert seat.hear("problem")["reason"] == "say your name first"


def test_a_revoked_cookie_is_nobodys_and_its_sockets_end(server: str, welcome: Welcome) -> None:
    anna = welcome("Anna")
    table = anna.table(MINE, OPEN)
    thief = welcome()
    thief.http.cookies.update(dict(anna.http.cookies))
    seat, hall = thief.sit(table), thief.connect("/ws/lobby")
    hall.hear("lobby")
    assert anna.post("/api/me/revoke") == {"person": anna.person}
    for socket in (seat, hall):
        with pytest.raises(ConnectionClosed) as closed:
            socket.hear("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
    assert thief.get("/api/me") == {"person": None}
    assert anna.get("/api/me") == {"person": anna.person}
    assert anna.sit(table).state["viewer"] == 0
    anna.post("/api/me", {"name": "Anna B."})
    assert anna.get("/api/me")["person"]["id"] == anna.person["id"]
    welcome().post("/api/me/revoke", {}, 401)


def test_whoever_has_a_void_cookie_is_shown_out_of_every_room() -> None:
    """Whether the house hears of it or finds out by itself."""

    async def visit(house: House) -> None:
        anna, bruno = await house.people.welcome("Anna"), await house.people.welcome("Bruno")
        cup = await house.events.new(bruno, wire.NewEvent("Cup", ARENA, 2))
        for person, told in ((anna, True), (bruno, False)):
            visitor = Visitor(house.lobby, person, GENEROUS)
            onlooker = Onlooker(house.events, cup.id, person, GENEROUS)
            house.lobby.enter(visitor)
            await house.events.admit(onlooker)
            await house.store.void(person)
            if told:
                house.dismiss_everywhere(person.id)
            else:
                await house.lookout.look_again()
            assert [visitor.outbox.closed, onlooker.outbox.closed] == [True, True]
            house.lobby.leave(visitor)
            house.events.dismiss(onlooker)

    in_house(visit)


def test_keys_are_replaced_and_old_cookies_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        store = MemoryStore()
        await store.add_key(Key(b"o" * 32, now(days_ago=80)))
        people = People(store)
        await people.turn_keys()
        assert len(people.keys) == 1
        anna = await people.welcome("Anna")
        cookie = people.sign(anna)
        assert not people.is_old(cookie)
        store.signing[0].made = now(days_ago=100)
        await people.turn_keys()
        assert len(people.keys) == 2
        assert people.is_old(cookie)
        assert not people.is_old(people.sign(anna))
        assert await people.known(cookie) == anna
        other = People(store)  # another process, which has not heard of any key
        assert await other.known(people.sign(anna)) == anna
        for key in store.signing:
            key.made = now(days_ago=500)
        await people.turn_keys()
        assert await people.known(cookie) is None

    asyncio.run(run())


def test_an_old_cookie_is_replaced_on_the_way(database: Path, welcome: Welcome) -> None:
    with serving(database) as address:
        anna = welcome("Anna", address)
        cookies = dict(anna.http.cookies)
    with sqlite3.connect(database) as file:
        file.execute("UPDATE keys SET made = ?", (now(days_ago=100),))
    with serving(database) as address:
        back = welcome(None, address)
        headers = {"cookie": f"harena={cookies['harena']}"}
        answer = back.http.get("/api/me", headers=headers)
        assert answer.json()["person"] == anna.person
        assert back.http.cookies["harena"] != cookies["harena"]
        assert back.get("/api/me")["person"] == anna.person
