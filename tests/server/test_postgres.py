"""The same server on PostgreSQL: people, play, bots, talk and records."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ..store.postgres import running_postgres
from .conftest import Welcome
from .guests import MINE, OPEN, bot, play_out, serving


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with running_postgres() as url, serving(url) as address:
        yield address


def test_a_game_on_postgres(postgres: str, welcome: Welcome) -> None:
    anna, bruno = welcome("Anna", postgres), welcome("Bruno", postgres)
    table = anna.table(MINE, OPEN, bot("greedy"), public=True)
    bruno.join(table)
    seats = [anna.sit(table), bruno.sit(table)]
    seats[0].send({"type": "say", "text": "Hello"})
    play_out(seats, Random(1), 25)
    assert anna.get("/api/tables")["tables"][0]["at"] >= seats[0].state["at"]
    assert anna.get(f"/api/tables/{table['id']}/frames?eyes=0")["chat"][0]["text"] == "Hello"
    assert anna.get("/api/records?player=ann")["records"] == []
