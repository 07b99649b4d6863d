"""Whose page may speak for a guest, and by which names the server is called."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from ..conftest import Welcome
from ..guests import MINE, Guest, bot, serving


def foreign(server: str) -> list[str]:
    port = int(server.rsplit(":", 1)[1])
    return [
        "https://elsewhere.example",
        f"http://127.0.0.1:{port + 1}",
        "http://127.0.0.1",
        f"https://127.0.0.1:{port}",
        f"http://localhost:{port}",
        "null",
        "",
        "http://[",
        f"http://127.0.0.1:{port}.elsewhere.example",
    ]


def post(guest: Guest, **headers: str) -> int:
    return guest.http.post("/api/me", json={"name": "x"}, headers=headers).status_code


def test_only_a_page_of_this_scheme_name_and_port_speaks_for_a_guest(server: str, welcome: Welcome) -> None:
    anna = welcome("Anna")
    table = anna.table(MINE, bot())
    for origin in foreign(server):
        assert post(anna, origin=origin) == 403, origin
        with pytest.raises(InvalidStatus):
            anna.connect(f"/ws/table/{table['id']}", headers={"origin": origin})
    assert post(anna, origin=server) == 200
    assert anna.connect(f"/ws/table/{table['id']}", headers={"origin": server}).hear("state")


@pytest.mark.parametrize(
    "host", ["elsewhere.example", "elsewhere.example:80", "", "[", "a:b", "127.0.0.1.example"]
)
def test_a_name_that_is_not_ours_is_refused(welcome: Welcome, host: str) -> None:
    """DNS rebinding: the page's own name points here, so that page and server seem to be one site."""
    anyone = welcome()
    assert anyone.http.get("/api/me", headers={"host": host}).status_code in (400, 421)
    assert post(anyone, host=host, origin=f"http://{host}") in (400, 421)


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8000", "192.168.0.7:8000", "[::1]:8000"])
def test_numbers_and_this_machine_are_ours(welcome: Welcome, host: str) -> None:
    assert welcome().http.get("/api/me", headers={"host": host}).status_code == 200


def test_behind_a_proxy_the_address_is_given(database: Path, welcome: Welcome) -> None:
    with serving(database, origins=["https://club.example"]) as address:
        anna = welcome(None, address)
        assert post(anna, host="club.example", origin="https://club.example") == 200
        assert post(anna, host="127.0.0.1:80", origin="https://club.example:443") == 200
        assert post(anna, host="club.example", origin="https://club.example:8443") == 403
        assert post(anna, host="other.example", origin="https://club.example") == 421
