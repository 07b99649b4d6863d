"""The store says the same on SQLite, on PostgreSQL and in memory."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from harena.store.rows import (
    BOT,
    GATHERING,
    OVER,
    PERSON,
    PLAYING,
    Action,
    Clock,
    Key,
    Person,
    Said,
    Seat,
    Sheet,
    Status,
    Terms,
    now,
)
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
            await store.add_key(Key(b"k" * 32, "2026-01-01T00:00:00Z"))
            await store.add_person(Person("anna", "Anna"))
        async with opened(make) as store:
            assert await store.keys() == [Key(b"k" * 32, "2026-01-01T00:00:00Z")]
            assert await store.person("anna") == Person("anna", "Anna")
            await store.save_person(Person("anna", "Anna B."))
            assert await store.person("anna") == Person("anna", "Anna B.")
            assert await store.person("bruno") is None

    asyncio.run(run())


def test_programs_are_known_by_their_tokens(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            await store.add_person(Person("anna", "Anna"))
            zaphod, marvin = (
                Person(id, name, owner="anna", token=token)
                for id, name, token in (("z", "Zaphod", "t1"), ("m", "Marvin", "t2"))
            )
            await store.add_person(zaphod)
            await store.add_person(marvin)
            assert await store.programs_of("anna") == [marvin, zaphod]
            assert await store.person_by_token("t1") == zaphod
            assert (await store.void(zaphod)).token is None
            assert await store.programs_of("anna") == [marvin]
            assert await store.person_by_token("t1") is None

    asyncio.run(run())


def test_keys_come_newest_first_and_old_ones_go(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            for month in ("02", "01", "03"):
                await store.add_key(Key(month.encode() * 16, f"2026-{month}-01T00:00:00Z"))
            assert [key.value[:2] for key in await store.keys()] == [b"03", b"02", b"01"]
            await store.drop_keys("2026-02-01T00:00:00Z")
            assert [key.value[:2] for key in await store.keys()] == [b"03", b"02"]

    asyncio.run(run())


def test_a_table_comes_back_as_it_was_saved(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            made = sheet()
            await store.add_table(made, [])
            assert await store.sheet("aaaa") == made
            made = made.next()
            made.status, made.started, made.length, made.actor = PLAYING, now(), 2, 1
            made.seats[0].left = True
            made.terms = Terms("bank", 300, 5, 60, "greedy")
            await store.save(made, [Action(0, 99, "creature wyrm"), Action(1, 0, "bet wyrm")])
            assert await store.sheet("aaaa") == made
            assert await store.waiting_for_bots() == ["aaaa"]
            made = made.next()
            made.length, made.actor = 3, 0
            made.clock = Clock([12.5, 300.0], 0, 1000.0, asked=["anna"])
            await store.append(made, [Action(2, 1, "pass")])
            assert await store.sheet("aaaa") == made
            assert await store.waiting_for_bots() == []
            assert (await store.ticking(1012.0), await store.ticking(1013.0)) == ([], ["aaaa"])
            made = made.next()
            made.seats[0].stand_in, made.clock.runs = "greedy", None
            await store.save(made, [])
            assert await store.sheet("aaaa") == made
            assert await store.waiting_for_bots() == ["aaaa"]
            assert await store.ticking(1e12) == []
            log = [action.text for action in await store.actions("aaaa")]
            assert log == ["creature wyrm", "bet wyrm", "pass"]
            await store.remove(made)
            assert await store.sheet("aaaa") is None
            assert await store.actions("aaaa") == []

    asyncio.run(run())


def test_a_write_holds_only_for_the_next_version(make: Make) -> None:
    """Two who wrote on the same version: the second is told so, and nothing of hers is kept."""

    async def run() -> None:
        async with opened(make) as store:
            await store.add_table(sheet(), [Action(0, 99, "creature wyrm")])
            first, second = sheet().next(), sheet().next()
            first.length, first.seats[0].name = 2, "Anna B."
            await store.save(first, [Action(1, 0, "bet wyrm")])
            second.length, second.seats[0].name = 2, "Somebody"
            for write in (store.save, store.append):
                with pytest.raises(Conflict):
                    await write(second, [Action(1, 0, "bet troll")])
            with pytest.raises(Conflict):
                await store.remove(sheet())
            with pytest.raises(Conflict):
                await store.save(sheet("gone").next(), [])
            assert await store.sheet("aaaa") == first
            assert [a.text for a in await store.actions("aaaa")] == ["creature wyrm", "bet wyrm"]

    asyncio.run(run())


def test_of_writes_that_arrive_together_each_stands_for_itself(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            for n in range(9):
                await store.add_table(sheet(f"table{n}"), [])
            stale = [sheet(f"table{n}") for n in range(0, 9, 3)]
            good = [sheet(f"table{n}").next() for n in range(9)]
            writes = [store.save(s, [Action(0, 0, f"{s.id} moves")]) for s in [*good, *stale]]
            done = await asyncio.gather(*writes, return_exceptions=True)
            assert [type(result) for result in done] == [type(None)] * 9 + [Conflict] * 3
            for made in good:
                assert [a.text for a in await store.actions(made.id)] == [f"{made.id} moves"]

    asyncio.run(run())


def test_a_line_of_talk_has_its_number_alone(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            await store.add_table(sheet(), [])
            said = Said(0, "anna", "Anna", 0, "hello", now(), 1)
            await store.say("aaaa", said)
            with pytest.raises(Conflict):
                await store.say("aaaa", said)
            with pytest.raises(Conflict):
                await store.say("gone", said)
            assert await store.chat("aaaa") == [said]

    asyncio.run(run())


def test_what_spectators_say_stays_theirs(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            await store.add_table(sheet(), [])
            said = Said(0, "carla", "Carla", None, "hello", now(), 1, "spectators")
            await store.say("aaaa", said)
            assert await store.chat("aaaa") == [said]

    asyncio.run(run())


def test_many_tables_write_at_once(make: Make) -> None:
    async def play(store: Store, id: str) -> None:
        made = sheet(id)
        await store.add_table(made, [])
        for number in range(20):
            made = made.next()
            made.length = number + 1
            await store.append(made, [Action(number, 0, f"move {number}")])

    async def run() -> None:
        async with opened(make) as store:
            await asyncio.gather(*(play(store, f"table{n}") for n in range(6)))
            for n in range(6):
                assert [a.number for a in await store.actions(f"table{n}")] == list(range(20))

    asyncio.run(run())


def test_public_tables_come_in_pages_and_of_one_host_so_many(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            for n in range(12):
                flood = sheet(f"flood{n:02}")
                flood.created = now()
                await store.add_table(flood, [])
            for n in range(3):
                calm = sheet(f"calm{n}")
                calm.host, calm.created = f"host{n}", now(days_ago=1 + n / 10)
                await store.add_table(calm, [])
            first = [s.id for s in await store.public_tables(limit=4)]
            assert first == ["flood11", "flood10", "flood09", "flood08"]
            fourth = await store.sheet("flood08")
            assert fourth is not None
            rest = [s.id for s in await store.public_tables(fourth.created, limit=4)]
            assert rest == ["flood07", "calm0", "calm1", "calm2"]
            assert len(await store.own_tables("anna")) == await store.number_of_tables("anna") == 15

    asyncio.run(run())


def test_abandoned_tables_are_found(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            tables: list[tuple[str, Status, int, bool]] = [
                ("waits", GATHERING, 3, False),
                ("stale", GATHERING, 8, False),
                ("plays", PLAYING, 8, False),
                ("empty", PLAYING, 8, True),
                ("slept", PLAYING, 99, False),
                ("over", OVER, 99, True),
            ]
            for id, status, days, left in tables:
                made = over(id, True, now()) if status == OVER else sheet(id)
                made.status, made.changed, made.seats[0].left = status, now(days), left
                await store.add_table(made, [])
            found = await store.abandoned(now(7), now(2), now(90))
            assert {s.id for s in found} == {"stale", "empty", "slept"}

    asyncio.run(run())


def test_lists_show_the_public_and_ones_own(make: Make) -> None:
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
            assert {s.id for s in await store.public_tables()} == {"open"}
            assert await store.own_tables("bruno") == []
            assert {s.id for s in await store.own_tables("anna")} == {"open", "hidden", "stale"}
            assert [s.id for s in await store.records(None)] == ["new", "old"]
            assert [s.id for s in await store.records("anna")] == ["own", "new", "old"]
            assert [s.id for s in await store.records("anna", limit=1)] == ["own"]
            assert [s.id for s in await store.records(None, before="2026-02-01T00:00:00Z")] == ["old"]
            assert len(await store.records(None, player="GREE")) == 2
            assert await store.records(None, player="%") == []
            assert await store.records(None, game="colosseum") == []

    asyncio.run(run())
