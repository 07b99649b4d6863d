"""One line that sends without end, or reads nothing, is cut; one address has its share and no more."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from harena.server.http import gate, impatient, protocol
from harena.server.http.gate import Gate, Pace, neighbourhood
from harena.server.http.protocol import PromptHttp
from harena.server.limits import Limits, OwnBuckets

from ..club import until
from ..conftest import Welcome
from ..guests import MINE, OPEN, WAIT, Guest, serving

MUCH = 64 * 1024 * 1024
"""Bytes that nobody should take from one line."""
UPGRADE = (
    "connection: upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


def line_to(address: str, start: str, room: int = 0) -> socket.socket:
    """A line on which a request has begun; with little room, for whoever will not read."""
    host, port = address.removeprefix("http://").split(":")
    line = socket.socket()
    if room:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    line.settimeout(WAIT)
    line.connect((host, int(port)))
    line.sendall(start.replace("HOST", f"{host}:{port}").encode())
    return line


def socket_to(address: str, path: str = "/ws/lobby") -> socket.socket:
    line = line_to(address, f"GET {path} HTTP/1.1\r\nhost: HOST\r\n{UPGRADE}\r\n")
    assert b" 101 " in line.recv(4096)
    return line


def frame(kind: int, text: bytes = b"", last: bool = True) -> bytes:
    return bytes([kind | 0x80 * last, 0x80 | len(text), 0, 0, 0, 0]) + text


def is_cut(line: socket.socket, flood: bytes) -> bool:
    """Whether the server hangs up before much has gone."""
    with closing(line):
        try:
            for _ in range(MUCH // len(flood)):
                line.sendall(flood)
        except ConnectionError:
            return True
    return False


SEEN = 1000 * frame(1, b'{"type":"ping"}')
UNSEEN = {
    "pings": 1000 * frame(9),
    "large pings": 1000 * frame(9, b"x" * 125),
    "pongs": 1000 * frame(10),
    "pieces": frame(1, b"a", last=False) + 1000 * frame(0, last=False),
    "messages": SEEN,
}


@pytest.mark.parametrize("flood", UNSEEN.values(), ids=UNSEEN)
def test_a_socket_that_floods_is_cut(server: str, flood: bytes) -> None:
    assert is_cut(socket_to(server), flood)


HEAD = "GET /health HTTP/1.1\r\nhost: HOST\r\n"
REQUESTS = {
    "an endless address": ("GET /", b"a" * 10_000),
    "an endless header": (f"{HEAD}x: ", b"a" * 10_000),
    "endless headers": (f"{HEAD}", b"a:b\r\n" * 2000),
    "an endless body": (
        "POST /api/me HTTP/1.1\r\nhost: HOST\r\ntransfer-encoding: chunked\r\n\r\n",
        b"1\r\na\r\n" * 2000,
    ),
    "requests at once": ("", b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n" * 1000),
}


@pytest.mark.parametrize(("start", "flood"), REQUESTS.values(), ids=REQUESTS)
def test_a_request_without_end_is_cut(server: str, start: str, flood: bytes) -> None:
    assert is_cut(line_to(server, start), flood)


def test_a_line_leaves_nothing_that_lies_about(server: str) -> None:
    """What refers to itself would stay until garbage is looked for."""

    def come_and_go() -> None:
        with closing(line_to(server, f"{HEAD}\r\n")) as line:
            line.recv(4096)
        with closing(socket_to(server)):
            pass

    come_and_go()
    gc.collect()
    gc.disable()
    try:
        for _ in range(20):
            come_and_go()
        until(lambda: not any(isinstance(thing, PromptHttp) for thing in gc.get_objects()))
    finally:
        gc.enable()


@pytest.mark.parametrize("rest", [f"x: {'a' * 40_000}\r\n", "a:b\r\n" * 2000], ids=["long", "many"])
def test_whoever_asks_with_too_large_a_head_is_told(server: str, rest: str) -> None:
    with closing(line_to(server, f"{HEAD}{rest}\r\n")) as line:
        assert line.recv(4096).startswith(b"HTTP/1.1 431 ")


def test_some_requests_one_behind_the_other_are_answered(server: str) -> None:
    last = "GET /ready HTTP/1.1\r\nhost: HOST\r\nconnection: close\r\n\r\n"
    heard = b""
    with closing(line_to(server, f"{HEAD}\r\n" * 9 + last)) as line:
        while part := line.recv(65536):
            heard += part
    assert heard.count(b" 200 OK") == 10


def test_a_line_that_takes_nothing_is_cut(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(impatient, "STUCK", 0.2)
    monkeypatch.setattr(protocol, "PIPELINED", 1000)
    ask = "GET /api/schema/openapi.json HTTP/1.1\r\nhost: HOST\r\n\r\n"
    last = ask.replace("\r\n\r\n", "\r\nconnection: close\r\n\r\n")
    whole = heard_after(0, line_to(server, last))
    many = 300  # more than the system keeps for a line
    assert any(
        heard_after(wait, line_to(server, ask * (many - 1) + last, room=4096)) < many * whole // 2
        for wait in (1, 3, 9)
    )


def heard_after(wait: float, line: socket.socket) -> int:
    """How many bytes come before the end, if nothing is read for so long."""
    time.sleep(wait)
    heard = 0
    with closing(line), suppress(ConnectionResetError):
        while part := line.recv(65536):
            heard += len(part)
    return heard


def test_a_handshake_that_is_none_is_cut(server: str) -> None:
    start = f"POST /ws/lobby HTTP/1.1\r\nhost: HOST\r\n{UPGRADE}content-length: 3\r\n\r\nabc"
    with closing(line_to(server, start)) as line, suppress(ConnectionResetError):
        assert line.recv(4096) == b""


@pytest.mark.parametrize("body", [b"[" * 9000, b'{"a":' * 2000, b'{"name":"\xff\xfe"}', b"\x00", b"1" * 9000])
def test_a_body_that_cannot_be_read_is_refused(welcome: Welcome, body: bytes) -> None:
    anna = welcome("Anna")
    for path in ("/api/me", "/api/tables", "/api/lessons", "/api/events"):
        assert 400 <= anna.http.post(path, content=body).status_code < 500


def test_whoever_knocks_faster_is_served_later_and_then_refused(
    database: Path, welcome: Welcome, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "LONGEST", 0.05)
    with serving(database, Limits(knocks=(10, 0.1))) as address:
        anna = welcome("Anna", address)
        answers = [anna.http.get("/api/me").status_code for _ in range(12)]
        assert (answers[0], answers[-1]) == (200, 429)
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            anna.connect("/ws/lobby").next()


def steps(*moments: float) -> Callable[[], float]:
    """A clock that shows each of these in turn."""
    coming = iter(moments)
    return lambda: next(coming)


def test_a_burst_passes_and_then_a_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", steps(*[0.0] * 5, 0.4, 100.0))
    pace = Pace((2, 5.0))
    late = [round(pace.lateness("anna"), 6) for _ in range(7)]
    assert late == [0, 0, 0, 0.2, 0.4, 0.2, 0]


def test_addresses_that_have_rested_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "MANY", 10)
    pace = Pace((1, 1000.0))
    for number in range(100):
        pace.lateness(f"192.0.2.{number}")
        time.sleep(0.002)
    assert len(pace.due) < 30


def test_so_many_requests_of_an_address_are_answered_at_a_time() -> None:
    """The others wait in line, and nobody else behind them."""

    async def run() -> None:
        gate = Gate(Limits(at_once=2))
        first, second = await gate.turn("anna"), await gate.turn("anna")
        gone, third, fourth = (asyncio.create_task(gate.turn("anna")) for _ in range(3))
        (await asyncio.wait_for(gate.turn("bruno"), 5)).end()
        gone.cancel()
        await asyncio.wait([gone])
        for _ in range(2):  # the answer begins, and ends
            first.end()
        third_turn = await asyncio.wait_for(third, 5)
        assert not fourth.done()
        second.end()
        (await asyncio.wait_for(fourth, 5)).end()
        third_turn.end()
        assert not gate.answering
        assert not gate.lines

    asyncio.run(run())


def test_an_answer_without_end_takes_nobodys_turn(database: Path, welcome: Welcome) -> None:
    with serving(database, Limits(at_once=1)) as address:
        anna = welcome("Anna", address)
        table = anna.table(MINE, OPEN)
        with anna.http.stream("GET", f"/api/tables/{table['id']}/stream") as lines:
            assert lines.status_code == 200
            assert anna.get("/api/me")["person"]["name"] == "Anna"


def test_all_sockets_of_an_address_speak_at_one_rate(database: Path, welcome: Welcome) -> None:
    with serving(database, Limits(address_messages=(4, 10.0))) as address:
        anna = welcome("Anna", address)
        seats = [anna.connect("/ws/lobby") for _ in range(3)]
        began = time.monotonic()
        for seat in seats * 4:
            seat.send({"type": "ping"})
        for seat in seats * 4:
            seat.hear("pong")
        assert time.monotonic() - began > 0.6


def test_so_many_sockets_of_one_address(database: Path, welcome: Welcome) -> None:
    with serving(database, Limits(address_sockets=2)) as address:
        anna = welcome("Anna", address)
        table = anna.table(MINE, OPEN)
        for _ in range(2):
            anna.sit(table)
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            anna.connect("/ws/lobby").next()
        elsewhere = anna.connect("/ws/lobby", headers={"x-forwarded-for": "192.0.2.7"})
        assert elsewhere.next()["type"] == "lobby"


def test_neighbours_count_as_one() -> None:
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::9") == "2001:db8:1:2::"
    assert neighbourhood("2001:db8:1:3::9") != neighbourhood("2001:db8:1:2::9")
    assert neighbourhood("::ffff:192.0.2.7") == neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("unix") == "unix"


def test_new_guests_are_limited_by_address(database: Path, welcome: Welcome) -> None:
    with serving(database, Limits(guests=(3, 0.001))) as address:
        anna, *_ = [welcome(f"Guest {n}", address) for n in range(3)]
        assert welcome(None, address).http.post("/api/me", json={"name": "One more"}).status_code == 429
        assert anna.post("/api/me", {"name": "Anna"})["person"]["name"] == "Anna"


def test_events_are_limited_by_address(database: Path) -> None:
    with serving(database, limits=Limits(new_tables=(2, 0.001))) as address:
        anna = Guest(address, "Anna")
        wish = {"name": "Cup", "game": "colossal-arena", "size": 2}
        assert [anna.http.post("/api/events", json=wish).status_code for _ in range(3)] == [201, 201, 429]
        anna.leave_house()


def test_many_buckets_are_not_looked_through_at_each_knock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harena.server.limits.MANY", 10)
    buckets = OwnBuckets((5, 0.001))
    for number in range(100):
        assert buckets.buckets.get("x") is None
        take = buckets.take(f"guest {number}")
        with pytest.raises(StopIteration):
            take.send(None)
    assert buckets.many >= 100


def test_json_tells_what_is_wrong(welcome: Welcome) -> None:
    anna = welcome("Anna")
    answer = anna.http.post("/api/me", content=b"[" * 9000)
    assert json.loads(answer.content) == {"status_code": 400, "detail": "this cannot be read"}
