"""Programs over HTTP: a token each, the same roads and limits as people, and whole games of both titles."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from harena.server.bots.tokens import MOST
from harena.server.limits import Limits

from ..conftest import Welcome
from ..guests import MINE, OPEN, WAIT, Guest, Json, bot, serving

EXAMPLES = Path(__file__).parents[3] / "examples"
RUNS = {"http_bot.py": sys.executable, "http_bot.js": shutil.which("node")}


LINES = ExitStack()


@pytest.fixture(autouse=True)
def lines_end() -> Iterator[None]:
    yield
    LINES.close()


class Program:
    """What speaks to the server with a token, and nothing else."""

    def __init__(self, address: str, token: str) -> None:
        headers = {"authorization": f"Bearer {token}"}
        self.http = httpx.Client(base_url=address, headers=headers, timeout=WAIT, verify=False)
        LINES.callback(self.http.close)

    def post(self, path: str, body: object, status: int = 200) -> Json:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        found: Json = answer.json()
        return found

    def follow(self, table: Json) -> Generator[Json]:
        with self.http.stream("GET", f"/api/tables/{table['id']}/stream") as answer:
            assert answer.status_code == 200, answer.read()
            assert answer.headers["content-type"].startswith("application/x-ndjson")
            assert answer.headers["x-accel-buffering"] == "no", "no proxy keeps lines back"
            yield from (json.loads(line) for line in answer.iter_lines() if line)


def program_of(guest: Guest, name: str = "Marvin") -> Program:
    return Program(guest.address, guest.post("/api/me/bots", {"name": name}, 201)["token"])


def test_a_token_is_shown_once_and_kept_as_a_hash(database: Path) -> None:
    with serving(database) as address:
        anna = Guest(address, "Anna")
        made = anna.post("/api/me/bots", {"name": " Marvin "}, 201)
        assert anna.get("/api/me/bots") == [{"id": made["id"], "name": "Marvin", "claimed": False}]
        assert Program(address, made["token"]).http.get("/api/me").json()["person"]["name"] == "Marvin"
        anna.leave_house()
    with sqlite3.connect(database) as inside:
        assert made["token"] not in "\n".join(inside.iterdump())


def test_a_revoked_token_is_void_at_once(welcome: Welcome) -> None:
    anna, bruno = welcome("Anna"), welcome("Bruno")
    made = anna.post("/api/me/bots", {"name": "Marvin"}, 201)
    marvin = Program(anna.address, made["token"])
    table = anna.table(MINE, OPEN)
    marvin.post(f"/api/tables/{table['id']}/join", {})
    lines = marvin.follow(table)
    assert next(lines)["type"] == "hello"
    bruno.post(f"/api/me/bots/{made['id']}/revoke", {}, 404)
    anna.post(f"/api/me/bots/{made['id']}/revoke")
    assert anna.get("/api/me/bots") == []
    assert [line["type"] for line in lines] == ["view"], "the stream has ended"
    assert marvin.http.get("/api/me").status_code == 401


def test_a_program_has_no_programs_and_takes_no_other_name(welcome: Welcome) -> None:
    marvin = program_of(welcome("Anna"))
    for path in ("/api/me/bots", "/api/me"):
        marvin.post(path, {"name": "Eddie"}, 403)
    marvin.post("/api/me/revoke", {}, 403)


def test_nobody_has_many(welcome: Welcome) -> None:
    anna = welcome("Anna")
    for number in range(MOST):
        program_of(anna, f"Bot {number}")
    anna.post("/api/me/bots", {"name": "One more"}, 409)
    welcome().post("/api/me/bots", {"name": "Marvin"}, 401)


@pytest.mark.parametrize("token", ["harena-x", "harena-" + "é" * 5, "x" * 5000])
def test_a_false_token_is_refused(server: str, token: str) -> None:
    headers = {b"authorization": b"Bearer " + token.encode()}
    assert httpx.get(f"{server}/api/me", headers=headers).status_code in (400, 401)


def test_it_is_marked_and_sees_with_its_seats_eyes_alone(welcome: Welcome) -> None:
    anna = welcome("Anna")
    marvin, eddie = program_of(anna), program_of(anna, "Eddie")
    table = anna.table(MINE, OPEN, bot())
    path = f"/api/tables/{table['id']}"
    eddie_stream = eddie.http.get(f"{path}/stream")
    assert eddie_stream.status_code == 403
    seats = marvin.post(f"{path}/join", {})["seats"]
    assert [(seat["kind"], seat["bot"], seat["name"]) for seat in seats[:2]] == [
        ("person", None, "Anna"),
        ("person", "program", "Marvin"),
    ]
    lines = marvin.follow(table)
    hello, view = next(lines), next(lines)
    assert (hello["type"], hello["protocol"], hello["seat"], hello["seats"]) == ("hello", 1, 1, 3)
    assert (hello["seed"], hello["milliseconds"]) == (None, None)
    assert (view["view"]["viewer"], view["legal"] != []) == (1, view["view"]["actor"] == 1)
    lines.close()


def test_it_is_refused_as_people_are(welcome: Welcome) -> None:
    anna = welcome("Anna")
    marvin, eddie = program_of(anna), program_of(anna, "Eddie")
    table = marvin.post("/api/tables", {"game": "colossal-arena", "seats": [MINE, OPEN]}, 201)
    path = f"/api/tables/{table['id']}"
    act = {"type": "action", "at": 0, "action": "pass"}
    assert marvin.post(f"{path}/act", act, 409)["detail"] == "the game has not begun"
    eddie.post(f"{path}/join", {})
    assert marvin.post(f"{path}/act", act, 409)["detail"] == "the table has moved on"
    streams = {0: marvin, 1: eddie}
    view = next(line for line in marvin.follow(table) if line["type"] == "view")
    actor = streams.pop(view["view"]["actor"])
    other = streams.popitem()[1]
    other.post(f"{path}/act", {**act, "at": view["at"]}, 400)
    told = actor.post(f"{path}/act", {**act, "at": view["at"], "action": "burn Rome"}, 400)
    assert "burn Rome" in told["detail"]
    legal = next(line for line in actor.follow(table) if line["type"] == "view")["legal"]
    assert actor.post(f"{path}/act", {**act, "at": view["at"], "action": legal[0]})["at"] > view["at"]
    anna.post(f"{path}/act", act, 403)


def test_it_is_no_faster_than_people(database: Path) -> None:
    with serving(database, Limits(requests=(5, 0.01))) as address:
        anna = Guest(address, "Anna")
        marvin = program_of(anna)
        path = "/api/tables/aaaaaaaaaaaa/act"
        body: Any = {"type": "action", "at": 0, "action": "pass"}
        codes = [marvin.http.post(path, json=body).status_code for _ in range(7)]
        assert codes == [404] * 5 + [429] * 2
        anna.leave_house()


@pytest.mark.parametrize("game", ["colossal-arena", "colosseum"])
def test_the_examples_play_a_whole_game(game: str, database: Path) -> None:
    """Among machines nobody waits, whatever the pace of the house."""
    if RUNS["http_bot.js"] is None:
        pytest.skip("node is not here")
    with serving(database, pace=5.0) as address:
        anna = Guest(address, "Anna")
        host = program_of(anna, "Host")
        seats = [MINE, OPEN, OPEN, bot("random")]
        table = host.post("/api/tables", {"game": game, "seats": seats}, 201)
        playing = []
        for name, runs in RUNS.items():
            token = anna.post("/api/me/bots", {"name": name}, 201)["token"]
            command = [str(runs), str(EXAMPLES / name), address, table["id"], token]
            playing.append(subprocess.Popen(command, stderr=subprocess.PIPE))
        for line in host.follow(table):
            if line.get("legal"):
                body = {"type": "action", "at": line["at"], "action": line["legal"][-1]}
                host.http.post(f"/api/tables/{table['id']}/act", json=body)
        assert line["type"] == "end"
        for process in playing:
            _, complaints = process.communicate(timeout=WAIT)
            assert (process.returncode, complaints) == (0, b"")
        record = anna.http.get(f"/api/records/{table['id']}/text").text
        assert "http_bot.py (program)" in record
        anna.leave_house()


@pytest.mark.parametrize("name", RUNS)
def test_the_examples_are_short(name: str) -> None:
    lines = [line.strip() for line in (EXAMPLES / name).read_text().splitlines()]
    assert len([line for line in lines if line and not line.startswith(('"""', "//"))]) <= 20
