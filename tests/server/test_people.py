"""Guests: a name and a signed cookie, and nothing else is believed."""

from __future__ import annotations

import pytest

from .conftest import Welcome
from .guests import MINE, OPEN, Guest


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
    assert again == {"id": anna.person["id"], "name": "Anna B."}


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
    assert nobody.get("/api/tables")[0]["id"] == table["id"]
    nobody.table(MINE, OPEN, status=401)
    seat = nobody.sit(table)
    seat.send({"type": "say", "text": "hello"})
    assert seat.hear("problem")["reason"] == "say your name first"
