"""What no client would send: answered with 4xx or hung up on, on both databases."""

from __future__ import annotations

import logging
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from harena.server.house import House
from harena.server.http import protocol

from ...store.postgres import running_postgres
from ..conftest import Welcome
from ..guests import MINE, OPEN, serving

GONE = [
    "/api/tables/%00",
    "/api/tables/a%00b/frames",
    "/api/records/%00",
    "/api/records/%00/text",
    "/api/records?player=%00",
    "/api/records?game=%00&before=%00",
    "/api/tables?before=%00",
    "/api/tables/" + "a" * 5000,
    "/api/tables/%ff",
    "/api/tables/%ed%a0%80",
    "/api/tables/..%2f..",
    "/api/tables//join",
    "/api/%0a%1b[31m",
    "/x%00.js",
    "/%00",
    "/" + "a" * 70_000 + ".js",
]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == "sqlite":
        with serving(tmp_path_factory.mktemp("malformed") / "harena.db") as address:
            yield address
    else:
        with running_postgres() as url, serving(url) as address:
            yield address


def say(address: str, text: bytes, wait: float = 10.0) -> bytes:
    """Raw bytes, and what comes back until the line is cut."""
    host, port = address.removeprefix("http://").split(":")
    heard = b""
    with socket.create_connection((host, int(port)), timeout=wait) as line:
        line.sendall(text)
        while part := line.recv(65536):
            heard += part
    return heard


def ask(address: str, path: str, method: str = "GET") -> int:
    host = address.removeprefix("http://")
    head = f"{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
    return int(say(address, head.encode()).split()[1])


@pytest.mark.parametrize("path", GONE, ids=lambda path: path[:24])
def test_a_malformed_path_is_refused(house: str, path: str) -> None:
    assert 400 <= ask(house, path) < 500


@pytest.mark.parametrize("verb", ["join", "leave", "seat"])
def test_a_malformed_table_is_not_changed(house: str, welcome: Welcome, verb: str) -> None:
    anna = welcome("Anna", house)
    for id in ("%00", "%ff", "a" * 5000):
        answer = anna.http.post(f"/api/tables/{id}/{verb}", json={"seat": 0, "bot": "x\0"})
        assert 400 <= answer.status_code < 500


def test_zeros_in_a_body_are_refused_or_left_out(house: str, welcome: Welcome) -> None:
    anna = welcome("An\0na", house)
    assert anna.person["name"] == "An na"
    anna.table(MINE, OPEN, options={"powers\0": "on"}, status=400)
    anna.table(MINE, OPEN, options={"powers": "on\0"}, status=400)
    anna.table(MINE, OPEN, preset="\0", status=400)
    anna.table(MINE, {"type": "bot", "bot": "greedy\0"}, status=400)
    seat = anna.sit(anna.table({**MINE, "name": "B\0b"}, MINE))
    assert seat.state["table"]["seats"][0]["name"] == "B b"
    seat.send({"type": "say", "text": "a\0b"})
    assert seat.hear("chat")["lines"][-1]["text"] == "a b"
    seat.act("bet\0 troll")
    assert seat.hear("refused")["rule"] == "notation"
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        anna.connect("/ws/table/%00").next()


def test_a_socket_that_sends_no_text_is_closed_quietly(
    welcome: Welcome, caplog: pytest.LogCaptureFixture
) -> None:
    anna = welcome("Anna")
    seat = anna.sit(anna.table(MINE, OPEN))
    caplog.clear()
    with caplog.at_level(logging.WARNING):
        seat.socket.protocol.send_text(b"\xff\xfe{")
        for part in seat.socket.protocol.data_to_send():
            seat.socket.socket.sendall(part)
        with pytest.raises(ConnectionClosed) as closed:
            seat.hear("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    assert caplog.text == ""


HALF = [
    b"",
    b"GET / HTTP/1.1\r\nhost: 1",
    b"POST /api/me HTTP/1.1\r\nhost: {}\r\ncontent-length: 9\r\n\r\n{",
]


@pytest.mark.parametrize("start", HALF)
def test_a_request_that_does_not_end_is_hung_up_on(
    server: str, monkeypatch: pytest.MonkeyPatch, start: bytes
) -> None:
    monkeypatch.setattr(protocol, "DAWDLE", 0.2)
    start = start.replace(b"{}", server.removeprefix("http://").encode())
    with suppress(ConnectionResetError):
        assert say(server, start) == b""


def test_what_is_logged_cannot_forge_a_line(
    server: str, welcome: Welcome, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def err(self: House, id: str) -> None:
        raise KeyError(id)

    monkeypatch.setattr(House, "table", err)
    assert ask(server, "/api/tables/a%0aERROR%1b[2J") == 500
    said = [record.getMessage() for record in caplog.records if record.name.startswith("harena")]
    assert said
    assert all(message.isprintable() for message in said)


def test_only_large_messages_to_far_guests_are_compressed(welcome: Welcome) -> None:
    anna = welcome("Anna")
    table = anna.table(MINE, MINE)
    assert anna.sit(table).socket.protocol.extensions == []
    far = anna.connect(f"/ws/table/{table['id']}", headers={"x-forwarded-for": "192.0.2.7"})
    assert [extension.name for extension in far.socket.protocol.extensions] == ["permessage-deflate"]
    assert far.hear("state")["view"]
    far.quiet()


# harena serve


def serve(*arguments: str | Path) -> tuple[int, str]:
    command = [sys.executable, "-m", "harena", "serve", "--port", "0", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stderr


@pytest.mark.slow
def test_a_database_that_cannot_be_used_is_one_line(tmp_path: Path) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"this is no database" * 99)
    code, said = serve("--database", broken)
    assert (code, said.count("\n")) == (2, 1)
    assert said.startswith("harena: ")
    assert "file is not a database" in said


@pytest.mark.slow
def test_an_origin_that_is_none_is_one_line(tmp_path: Path) -> None:
    code, said = serve("--database", tmp_path / "harena.db", "--origin", "club.example")
    assert (code, said) == (2, "harena: an origin is written https://club.example, not 'club.example'\n")
