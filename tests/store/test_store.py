"""The store says the same on SQLite, on PostgreSQL and in memory."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from harena.store.rows import BOT, OVER, PERSON, PLAYING, Action, Person, Said, Seat, Sheet, now
from harena.store.store import Conflict, Store

from .conftest import Make


@asynccontextmanager
async def opened(make: Make) -> AsyncIterator[Store]:
    store = make()
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def sheet(id: str = "aaaa", public: bool = True) -> Sheet:
    seats = [Seat(PERSON, "Anna", "anna"), Seat(BOT, "Greedy", None, "greedy")]
    return Sheet(
        id, "colossal-arena", {"powers": "on", "end_mode": "last-card"}, public, "anna", "5eed", seats
    )


def over(id: str, public: bool, finished: str) -> Sheet:
    made = sheet(id, public)
    made.status, made.finished, made.scores, made.ranking = OVER, finished, [3, 8], [[1], [0]]
    return made


def test_opening_twice_keeps_everything(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            secret = await store.secret()
            await store.add_person(Person("anna", "Anna"))
        async with opened(make) as store:
            assert await store.secret() == secret
            assert len(secret) == 32
            assert await store.person("anna") == Person("anna", "Anna")
            await store.rename(Person("anna", "Anna B."))
            assert await store.person("anna") == Person("anna", "Anna B.")
            assert await store.person("bruno") is None

    asyncio.run(run())


def test_a_table_comes_back_as_it_was_saved(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            made = sheet()
            await store.add_table(made, [])
            assert await store.sheet("aaaa") == made
            made.status, made.started, made.length, made.actor = PLAYING, now(), 2, 1
            made.seats[0].left = True
            await store.save(made, [Action(0, 99, "creature wyrm"), Action(1, 0, "bet wyrm")])
            assert await store.sheet("aaaa") == made
            assert await store.waiting_for_bots() == ["aaaa"]
            made.length, made.actor = 3, 0
            await store.append(made, [Action(2, 1, "pass")])
            assert await store.sheet("aaaa") == made
            assert await store.waiting_for_bots() == []
            assert [action.text for action in await store.actions("aaaa")] == [
                "creature wyrm",
                "bet wyrm",
                "pass",
            ]
            await store.remove_table("aaaa")
            assert await store.sheet("aaaa") is None
            assert await store.actions("aaaa") == []

    asyncio.run(run())


def test_a_number_is_written_once_and_all_or_nothing(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            made = sheet()
            await store.add_table(made, [Action(0, 99, "creature wyrm")])
            made.length = 9
            with pytest.raises(Conflict):
                await store.append(made, [Action(1, 0, "bet wyrm"), Action(0, 0, "bet troll")])
            assert [action.text for action in await store.actions("aaaa")] == ["creature wyrm"]
            assert (await store.sheet("aaaa") or made).length == 0
            with pytest.raises(Conflict):
                await store.save(made, [Action(0, 0, "bet troll")])
            said = Said(0, "anna", "Anna", 0, "hello", now(), 1)
            await store.say("aaaa", said)
            with pytest.raises(Conflict):
                await store.say("aaaa", said)
            assert await store.chat("aaaa") == [said]

    asyncio.run(run())


def test_many_tables_write_at_once(make: Make) -> None:
    async def play(store: Store, id: str) -> None:
        made = sheet(id)
        await store.add_table(made, [])
        for number in range(20):
            made.length = number + 1
            await store.append(made, [Action(number, 0, f"move {number}")])

    async def run() -> None:
        async with opened(make) as store:
            await asyncio.gather(*(play(store, f"table{n}") for n in range(6)))
            for n in range(6):
                assert [a.number for a in await store.actions(f"table{n}")] == list(range(20))

    asyncio.run(run())


def test_lobby_and_records_show_the_public_and_ones_own(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            await store.add_table(sheet("open"), [])
            await store.add_table(sheet("hidden", public=False), [])
            stale = sheet("stale")
            stale.created = now(days_ago=9)
            await store.add_table(stale, [])
            await store.add_table(over("old", True, "2026-01-01T00:00:00Z"), [])
            await store.add_table(over("new", True, "2026-02-01T00:00:00Z"), [])
            await store.add_table(over("own", False, "2026-03-01T00:00:00Z"), [])
            assert {s.id for s in await store.lobby(None)} == {"open"}
            assert {s.id for s in await store.lobby("bruno")} == {"open"}
            assert {s.id for s in await store.lobby("anna")} == {"open", "hidden", "stale"}
            assert [s.id for s in await store.records(None)] == ["new", "old"]
            assert [s.id for s in await store.records("anna")] == ["own", "new", "old"]
            assert [s.id for s in await store.records("anna", limit=1)] == ["own"]
            assert [s.id for s in await store.records(None, before="2026-02-01T00:00:00Z")] == ["old"]
            assert len(await store.records(None, player="GREE")) == 2
            assert await store.records(None, player="%") == []
            assert await store.records(None, game="colosseum") == []

    asyncio.run(run())
