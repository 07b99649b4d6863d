"""Lines cost work before anything is asked on them: an address has so many, and all of them count."""

from __future__ import annotations

import socket
import time
from contextlib import closing
from pathlib import Path

import pytest

from harena.server.http import door, protocol
from harena.server.limits import Limits

from ..club import until
from ..guests import WAIT, serving

STRANGER = "127.0.0.2"
"""Who is at 127.0.0.1 is taken for a proxy."""
MUCH = 64 * 1024 * 1024
HEALTH = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"


def line_from(where: str, address: str) -> socket.socket:
    host, port = address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), WAIT, (where, 0))


def told(line: socket.socket) -> bytes:
    """All that is said before the end."""
    with closing(line):
        found = b""
        try:
            while more := line.recv(4096):
                found += more
        except ConnectionError:
            pass
        return found


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "LONGEST", 0.2)
    monkeypatch.setattr(protocol, "LONGEST", 0.2)


def test_one_address_has_so_many_lines(database: Path) -> None:
    with serving(database, limits=Limits(lines=3)) as address:
        lines = [line_from(STRANGER, address) for _ in range(3)]
        assert told(line_from(STRANGER, address)) == b""
        lines[0].sendall(HEALTH)
        assert b" 200 " in lines[0].recv(4096), "those that are there are served"
        lines += [line_from("127.0.0.1", address) for _ in range(5)]
        lines[-1].sendall(HEALTH)
        assert b" 200 " in lines[-1].recv(4096), "and a proxy brings as many as it likes"
        for line in lines:
            line.close()

        def is_served() -> bool:
            with closing(line_from(STRANGER, address)) as line:
                try:
                    line.sendall(HEALTH)
                    return b" 200 " in line.recv(4096)
                except ConnectionError:
                    return False

        until(is_served)


COSTLY = {
    "nothing": b"",
    "garbage": b"?\r\n\r\n",
    "a head without end": HEALTH[:-2] + 20_000 * b"a:b\r\n",
    "no handshake": HEALTH[:-2] + b"connection: upgrade\r\nupgrade: websocket\r\n\r\n",
}


@pytest.mark.parametrize("text", COSTLY.values(), ids=COSTLY)
def test_lines_that_ask_nothing_are_knocks(database: Path, patient: None, text: bytes) -> None:
    """Given four of them when three knocks are borne; expected: then nothing is read, and it is said why."""
    with serving(database, limits=Limits(knocks=(3, 0.001))) as address:
        for _ in range(4):
            with closing(line_from(STRANGER, address)) as line:
                try:
                    line.sendall(text)
                    if text:
                        line.recv(4096)
                except ConnectionError:
                    pass
        until(lambda: b" 429 " in told(line_from(STRANGER, address)))


def test_a_line_that_waits_is_not_read(database: Path) -> None:
    """Nor can it make the server keep what it sends."""
    with serving(database, limits=Limits(knocks=(1, 0.001))) as address:
        for _ in range(2):
            line_from(STRANGER, address).close()
        until(lambda: b" 429 " in told(line_from(STRANGER, address)))
        with closing(line_from(STRANGER, address)) as line:
            line.settimeout(0.5)
            sent = 0
            try:
                while sent < MUCH:
                    sent += line.send(COSTLY["a head without end"])
            except (TimeoutError, ConnectionError):
                pass
            assert sent < MUCH


def test_whoever_comes_too_early_is_served_when_it_is_time(database: Path, patient: None) -> None:
    with serving(database, limits=Limits(knocks=(1, 4.0))) as address:
        for _ in range(3):
            line_from(STRANGER, address).close()
        time.sleep(0.05)
        with closing(line_from(STRANGER, address)) as line:
            line.sendall(HEALTH)
            assert b" 200 " in line.recv(4096)
