"""A house whose time is moved by hand, and people who come to its tables: words for the tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from harena.server import wire
from harena.server.house import House
from harena.server.tables.listener import Listener
from harena.server.tables.table import Table
from harena.store.memory import MemoryStore
from harena.store.rows import Person
from harena.store.store import Store

from .guests import ARENA, GENEROUS
from .hand_moved import HandMoved, until
from .houses import opened

PACE = 0.75
ANNA, BRUNO, CARLA = Person("anna", "Anna"), Person("bruno", "Bruno"), Person("carla", "Carla")
PEOPLE = {person.id: person for person in (ANNA, BRUNO, CARLA)}


@asynccontextmanager
async def house_in(
    time: HandMoved, store: Store | None = None, limits: Any = GENEROUS
) -> AsyncIterator[House]:
    house = House(store or MemoryStore(), PACE, limits, lambda: "5eed" * 8, time=time)
    async with opened(house):
        await until(lambda: bool(time.sleepers))  # the first round has been made
        yield house


def visit(what: Callable[[House, HandMoved], Awaitable[None]]) -> None:
    async def stay() -> None:
        time = HandMoved()
        async with house_in(time) as house:
            await what(house, time)

    asyncio.run(stay())


async def table_for(house: House, terms: wire.Terms, *others: Person, bots: int = 0) -> Table:
    """Anna's table, with these others and so many bots."""
    open_seats = [wire.Open() for _ in others]
    seats: list[wire.SeatWish] = [wire.Mine(), *open_seats, *[wire.BotSeat("random")] * bots]
    table = await house.new_table(ANNA, wire.NewTable(ARENA, seats, terms=terms))
    for person in others:
        await table.join(person, None)
    return table


async def come(house: House, table: Table, person: Person) -> Listener:
    listener = Listener(table, person, house.limits)
    await house.admit(listener)
    return listener


def actor(table: Table) -> Person:
    """The person whose turn it is."""
    seat = table.sheet.actor
    assert seat is not None
    found = table.sheet.seats[seat].person
    assert found is not None, "a bot is to act"
    return PEOPLE[found]


def other(table: Table) -> Person:
    return BRUNO if actor(table) is ANNA else ANNA


async def act(table: Table, person: Person) -> None:
    async with table.held():
        match = table.running()
        at, text = len(match.log), match.view(match.actor).actions()[0]
    await table.act(person.id, at, text)


async def bots_turn(time: HandMoved, table: Table) -> None:
    """One action of the bot that is to act."""
    at = table.sheet.length
    await until(lambda: time.wakes_within(PACE))  # it may still be reading the table
    await time.move(PACE)
    await until(lambda: table.sheet.length > at)


def stand_ins(table: Table) -> list[str | None]:
    return [seat.stand_in for seat in table.sheet.seats]
