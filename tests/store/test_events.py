"""Events are kept the same on SQLite, on PostgreSQL and in memory."""

from __future__ import annotations

import asyncio

import pytest

from harena.events.rounds import PLAYING, Round, Sitting
from harena.store.event import ROUND_ROBIN, WITHDRAWN, Entrant, Event
from harena.store.rows import OVER, Terms
from harena.store.store import Conflict

from .conftest import Make
from .test_store import opened, over, sheet


def event(id: str = "cup", public: bool = True, created: str = "2026-01-01T00:00:00Z") -> Event:
    entrants = [Entrant(1, "anna", "Anna", "red"), Entrant(2, "bruno", "Bruno")]
    made = Event(id, "Autumn cup", "colossal-arena", {"powers": "on"}, public, "olga", "5eed", 2, ROUND_ROBIN)
    made.entrants, made.created = entrants, created
    return made


def test_an_event_comes_back_as_it_was_saved(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            made = event()
            await store.events.add(made)
            assert await store.events.find("cup") == made
            changed = made.next()
            changed.rounds = [Round([Sitting("aaaa", [2, 1], [3, 8], [[1], [0]])], [3], PLAYING)]
            changed.plan, changed.terms = [[[1, 2]]], Terms("bank", 300, 5, 60, "greedy")
            changed.entrants[1].status = WITHDRAWN
            changed.entrants.append(Entrant(3, "carla", "Carla"))
            changed.pledges, changed.nonces = {1: "5a" * 32, 3: "6b" * 32}, {3: "0a" * 32}
            changed.asked = "2026-01-01T00:00:01Z"
            await store.events.save(changed)
        async with opened(make) as store:
            assert await store.events.find("cup") == changed
            assert await store.events.find("other") is None

    asyncio.run(run())


def test_whoever_comes_second_has_written_nothing(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            made = event()
            await store.events.add(made)
            first, second = made.next(), made.next()
            second.entrants = []
            await store.events.save(first)
            with pytest.raises(Conflict):
                await store.events.save(second)
            assert await store.events.find("cup") == first
            with pytest.raises(Conflict):
                await store.events.remove(made)
            await store.events.remove(first)
            assert await store.events.find("cup") is None
            with pytest.raises(Conflict):
                await store.events.save(first.next())

    asyncio.run(run())


def test_private_events_are_listed_for_those_whom_they_concern(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            ended = event("c", True, "2026-03-01T00:00:00Z")
            ended.status = OVER
            for each in (event("a"), event("b", False, "2026-02-01T00:00:00Z"), ended):
                await store.events.add(each)
            seen = {
                who: [each.event.id for each in await store.events.listed(who)]
                for who in (None, "carla", "anna", "olga")
            }
            assert seen == {
                None: ["c", "a"],
                "carla": ["c", "a"],
                "anna": ["c", "b", "a"],
                "olga": ["c", "b", "a"],
            }
            page = await store.events.listed("anna", "2026-03-01T00:00:00Z", 1)
            assert [(each.event.id, each.playing, each.concerns) for each in page] == [("b", 2, True)]
            assert [each.concerns for each in await store.events.listed("carla")] == [False, False]
            assert [await store.events.number_of(who) for who in ("olga", "anna")] == [2, 0]
            assert sorted(each.id for each in await store.events.unfinished()) == ["a", "b"]

    asyncio.run(run())


def test_a_sealed_game_is_in_nobodys_records(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            sealed = over("aaaa", True, "2026-01-01")
            sealed.event, sealed.sealed = "cup", True
            await store.add_table(sealed, [])
            assert await store.records("anna") == []
            opened_up = sealed.next()
            opened_up.sealed = False
            await store.save(opened_up, [])
            assert await store.records("anna") == [opened_up]

    asyncio.run(run())


def test_a_table_is_added_once(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            await store.add_table(sheet(), [])
            with pytest.raises(Conflict):
                await store.add_table(sheet(), [])
            await store.add_table(sheet("bbbb"), [])
            assert set(await store.sheets(["aaaa", "bbbb", "cccc"])) == {"aaaa", "bbbb"}
            assert await store.sheets([]) == {}

    asyncio.run(run())
