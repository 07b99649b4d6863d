"""An event in several houses: any of them carries it on, and each round is set up and counted once."""

from __future__ import annotations

import asyncio

from harena.events.rounds import OPEN
from harena.games import GAMES
from harena.server import wire
from harena.server.events import verbs
from harena.server.events.rounds import pair_next
from harena.server.house import House
from harena.store.event import Event
from harena.store.rows import OVER, Person

from .guests import ARENA
from .houses import opened
from .street import Street, houses

PEOPLE = [Person(name.lower(), name) for name in ("Olga", "Anna", "Bruno", "Carla", "Dora")]
OLGA, *PLAYERS = PEOPLE


async def gathered(house: House) -> str:
    for person in PEOPLE:
        await house.store.add_person(person)
    wish = wire.NewEvent("Cup", ARENA, 2, rounds=1, terms=wire.Terms(stand_in="random"))
    event = await house.events.new(OLGA, wish)
    return event.id


async def entered(event: str, inns: list[House]) -> None:
    """All at once, in different houses."""

    async def enter(person: Person, house: House) -> None:
        await house.events.change(event, lambda event: verbs.enter(event, person, "", ""))

    await asyncio.gather(*(enter(person, inns[number % 2]) for number, person in enumerate(PLAYERS)))


async def until_open(house: House, event: str) -> Event:
    async with asyncio.timeout(30):
        while True:
            found = await house.events.find(event)
            round = found.round()
            if round is not None and round.stage == OPEN:
                return found
            await asyncio.sleep(0.02)


def test_two_houses_carry_one_event() -> None:
    async def run() -> None:
        street = Street()
        one, two = houses(street, "one", "two")
        async with opened(one, two):
            event = await gathered(one)
            await entered(event, [one, two])
            assert sorted(each.number for each in (await two.events.find(event)).entrants) == [1, 2, 3, 4]
            await one.events.begin_round(event, OLGA)
            await asyncio.gather(one.events.tend(event), two.events.tend(event))
            found = await two.events.find(event)
            for sitting in found.rounds[0].sittings:
                table = await two.table(sitting.table)
                for seat in list(table.sheet.seats):
                    await table.leave(next(person for person in PLAYERS if person.id == seat.person))
            found = await until_open(one, event)
            assert found.status == OVER
            assert all(sitting.scores for sitting in found.rounds[0].sittings)
            for sitting in found.rounds[0].sittings:
                sheet = await one.store.sheet(sitting.table)
                assert sheet is not None
                assert (sheet.sealed, sheet.public) == (False, True)

    asyncio.run(run())


def test_a_house_that_died_after_pairing_leaves_the_round_to_the_next() -> None:
    """Nothing but the store knows how far the round had come."""

    async def run() -> None:
        street = Street()
        one, two = houses(street, "one", "two")
        async with opened(one):
            event = await gathered(one)
            await entered(event, [one, one])
        paired = (await one.events.find(event)).next()
        pair_next(paired, GAMES[ARENA])
        await one.store.events.save(paired)
        async with opened(two):
            async with asyncio.timeout(30):
                while (await two.events.find(event)).rounds[0].stage != "playing":
                    await asyncio.sleep(0.02)
            tables = [sitting.table for sitting in paired.rounds[0].sittings]
            assert set(await two.store.sheets(tables)) == set(tables)

    asyncio.run(run())
