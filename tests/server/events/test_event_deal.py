"""Before the first round everybody tells what she has pledged; whoever does not is left out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from harena.events.deal import round_seed
from harena.server import wire
from harena.server.errors import Refusal
from harena.server.events import dealing, verbs
from harena.server.house import House
from harena.server.pledges import PATIENCE
from harena.store.event import Event
from harena.store.memory import MemoryStore
from harena.store.rows import GATHERING, PLAYING, Person

from ..chains import CHAINS
from ..guests import ARENA, GENEROUS
from ..hand_moved import HandMoved, settled
from ..houses import opened
from ..street import Street, houses

PEOPLE = [Person(name.lower(), name) for name in ("Olga", "Anna", "Bruno", "Carla", "Dora")]
OLGA, ANNA, BRUNO, CARLA, DORA = PEOPLE


class Club:
    """An event in one house, or in several of them."""

    def __init__(self, house: House, id: str) -> None:
        self.house = house
        self.id = id

    async def enter(self, person: Person, pledge: str) -> None:
        await self.house.events.change(self.id, lambda event: verbs.enter(event, person, "", pledge))

    async def begin(self) -> None:
        await self.house.events.begin_round(self.id, OLGA)

    async def tell(self, person: Person, times: int = 1) -> None:
        nonce = CHAINS[PEOPLE.index(person) - 1].told(times)
        await self.house.events.change(self.id, lambda event: dealing.tell(event, person, nonce))

    async def withdraw(self, person: Person) -> None:
        now = self.house.time.now()
        await self.house.events.change(self.id, lambda event: verbs.withdraw(event, person, now))

    async def now(self) -> Event:
        return await self.house.events.find(self.id)


async def gathered(house: House, *pledging: Person) -> Club:
    """All have entered; these have pledged."""
    for person in PEOPLE:
        await house.store.add_person(person)
    wish = wire.NewEvent("Cup", ARENA, 2, rounds=1, terms=wire.Terms(stand_in="random"))
    club = Club(house, (await house.events.new(OLGA, wish)).id)
    for person, chain in zip(PEOPLE[1:], CHAINS, strict=False):
        await club.enter(person, chain.pledge if person in pledging else "")
    return club


def in_time(visit: Callable[[House, HandMoved], Awaitable[None]]) -> None:
    async def stay() -> None:
        time = HandMoved()
        house = House(MemoryStore(), 0.0, GENEROUS, time=time)
        async with opened(house):
            await visit(house, time)

    asyncio.run(stay())


async def until(club: Club, so: Callable[[Event], bool]) -> Event:
    """Rounds are paired in a thread."""
    async with asyncio.timeout(60):
        while not so(event := await club.now()):
            await asyncio.sleep(0.005)
    return event


def test_the_round_begins_when_all_have_told() -> None:
    async def visit(house: House, time: HandMoved) -> None:
        club = await gathered(house, ANNA, BRUNO)
        await club.begin()
        event = await club.now()
        assert (event.status, event.rounds, dealing.is_asking(event)) == (GATHERING, [], True)
        await club.tell(BRUNO)
        assert (await club.now()).status == GATHERING
        await club.tell(ANNA)
        event = await club.now()
        assert (event.status, event.nonces) == (PLAYING, {1: CHAINS[0].told(), 2: CHAINS[1].told()})
        sheet = (await house.table(event.rounds[0].sittings[0].table)).sheet
        assert sheet.seed == round_seed(event.seed, event.nonces, 1)

    in_time(visit)


def test_whoever_is_not_there_is_left_out_and_what_was_told_is_told_in_vain() -> None:
    """Else she would know two deals, with her number and without it, and could have had either."""

    async def visit(house: House, time: HandMoved) -> None:
        club = await gathered(house, ANNA, BRUNO, CARLA)
        await club.begin()
        await club.tell(ANNA)
        await time.move(PATIENCE - 1)
        await club.tell(BRUNO)  # which gives Carla no more time
        assert (await club.now()).pledges.keys() == {1, 2, 3}
        await time.move(1.5)
        event = await until(club, lambda event: 3 not in event.pledges)
        assert event.pledges == {1: CHAINS[0].told(), 2: CHAINS[1].told()}
        assert (event.status, event.nonces) == (GATHERING, {})
        with pytest.raises(Refusal, match="not the number"):
            await club.tell(CARLA)
        await club.tell(ANNA, 2)
        await club.tell(BRUNO, 2)
        event = await club.now()
        assert (event.status, event.nonces) == (PLAYING, {1: CHAINS[0].told(2), 2: CHAINS[1].told(2)})
        assert len(event.rounds[0].sittings) == 2, "she plays all the same"

    in_time(visit)


def test_an_event_of_absent_players_begins_without_anything_of_theirs() -> None:
    async def visit(house: House, time: HandMoved) -> None:
        club = await gathered(house, *PEOPLE)
        await club.begin()
        await time.move(PATIENCE / 2)
        await club.begin()  # whoever asks again gives nobody more time
        await time.move(PATIENCE / 2 + 0.5)
        event = await until(club, lambda event: event.status == PLAYING)
        assert (event.pledges, event.nonces) == ({}, {})

    in_time(visit)


def test_whoever_leaves_having_heard_hears_nothing_of_what_comes_instead() -> None:
    """Nor does she draw other lots by it: who plays is part of them."""

    async def visit(house: House, time: HandMoved) -> None:
        club = await gathered(house, ANNA, BRUNO)
        await club.begin()
        await club.tell(ANNA)
        await time.move(PATIENCE - 1)
        await club.withdraw(DORA)
        event = await club.now()
        assert (event.pledges, event.nonces) == ({1: CHAINS[0].told(), 2: CHAINS[1].pledge}, {})
        with pytest.raises(Refusal, match="in a moment"):
            await club.enter(DORA, CHAINS[3].pledge)
        await time.move(PATIENCE - 1)
        await settled()
        assert (await club.now()).pledges.keys() == {1, 2}, "they have the whole time again"
        await club.tell(ANNA, 2)
        await club.tell(BRUNO)
        assert (await club.now()).status == PLAYING

    in_time(visit)


def test_an_event_that_too_few_have_stayed_for_waits_for_others() -> None:
    async def visit(house: House, time: HandMoved) -> None:
        club = await gathered(house, ANNA)
        await club.begin()
        for person in (BRUNO, CARLA, DORA):
            await club.withdraw(person)
        await club.tell(ANNA)
        event = await club.now()
        assert (event.status, event.asked, event.pledges) == (GATHERING, "", {1: CHAINS[0].told()})
        await club.enter(BRUNO, "")
        await club.begin()
        await club.tell(ANNA, 2)
        assert (await club.now()).status == PLAYING

    in_time(visit)


def test_a_house_that_died_while_it_asked_leaves_it_to_the_next() -> None:
    async def run() -> None:
        street = Street()
        one, two = houses(street, "one", "two")
        async with opened(one):
            club = await gathered(one, ANNA, BRUNO)
            await club.begin()
            await club.tell(ANNA)
        two.time = two.watch.time = time = HandMoved(one.time.now())
        async with opened(two):
            club.house = two
            await settled()
            await time.move(PATIENCE + 1)
            event = await until(club, lambda event: 2 not in event.pledges)
            assert event.pledges == {1: CHAINS[0].told()}
            await club.tell(ANNA, 2)
            assert (await club.now()).status == PLAYING

    asyncio.run(run())


def test_all_of_a_crowd_who_tell_at_once_are_heard() -> None:
    async def run() -> None:
        street = Street()
        one, two = houses(street, "one", "two")
        async with opened(one, two):
            club = await gathered(one, *PEOPLE)
            await club.begin()
            clubs = [Club(house, club.id) for house in (one, two)]
            tells = [clubs[n % 2].tell(person) for n, person in enumerate((ANNA, BRUNO, CARLA, DORA))]
            again = [clubs[n % 2].tell(ANNA) for n in range(2)]
            await asyncio.gather(*tells, *again, return_exceptions=True)
            event = await club.now()
            assert (event.status, sorted(event.nonces)) == (PLAYING, [1, 2, 3, 4])

    asyncio.run(run())
