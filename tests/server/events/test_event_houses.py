"""An event in several houses: any of them carries it on, and each round is set up and counted once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from harena.events.rounds import OPEN
from harena.events.standings import standings
from harena.games import GAMES
from harena.server import wire
from harena.server.events import verbs
from harena.server.events.onlooker import Onlooker
from harena.server.events.rounds import pair_next
from harena.server.house import House
from harena.server.tables.outbox import Notice
from harena.store.event import Event
from harena.store.rows import OVER, Person

from ..guests import ARENA, GENEROUS
from ..houses import in_house, opened
from ..street import Street, houses

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

    await asyncio.gather(*(enter(person, inns[number % len(inns)]) for number, person in enumerate(PLAYERS)))


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


def test_who_follows_an_event_hears_of_it_though_words_are_lost() -> None:
    async def run() -> None:
        street = Street()
        one, two = houses(street, "one", "two")
        async with opened(one, two):
            event = await gathered(one)
            await two.events.admit(onlooker := Onlooker(two.events, event, None, GENEROUS))
            await onlooker.tell(Notice.NEW)
            street.deaf = True
            await entered(event, [one])
            assert await onlooker.tell(Notice.NEW) == []
            await two.lookout.look_again()
            assert '"entrants":4' in (await onlooker.tell(Notice.NEW))[0]

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


def test_what_is_told_to_many_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Standings of a hundred, told to hundreds, would hold up every table of the house."""
    counted = 0

    def counting(*of: Any) -> Any:
        nonlocal counted
        counted += 1
        return standings(*of)

    monkeypatch.setattr("harena.server.events.messages.standings", counting)

    async def visit(house: House) -> None:
        event = await gathered(house)
        await entered(event, [house])
        onlookers = [
            Onlooker(house.events, event, person, GENEROUS)
            for person in [*PEOPLE, *(Person(f"stranger{n}", "Stranger") for n in range(20)), None]
        ]
        told = [(await onlooker.tell(Notice.NEW))[0] for onlooker in onlookers]
        assert counted == 1
        assert len({id(text) for text in told}) == len(PEOPLE) + 1
        assert [text.count('"yours":true') for text in told] == [1, 2, 2, 2, 2] + [0] * 21

    in_house(visit)
