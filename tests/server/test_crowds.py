"""Sockets that do not read, crowds that look on, and talk without end: they cost little, disturb nobody."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from harena.server import sockets, wire
from harena.server.errors import Refusal
from harena.server.house import House
from harena.server.limits import Limits
from harena.server.tables.listener import Listener
from harena.server.tables.outbox import TOO_MUCH
from harena.server.tables.table import Table
from harena.store.rows import Person

from .guests import ARENA
from .houses import in_house

ANNA = Person("anna", "Anna")
Json = dict[str, Any]


class Ear:
    """A socket that hears while its gate is open."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.gate.set()
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        self.heard: list[Json] = []
        self.code = 0

    async def receive(self) -> str | None:
        return await self.said.get()

    async def send(self, text: str) -> None:
        await self.gate.wait()
        self.heard.append(json.loads(text))

    async def close(self, code: int, reason: str = "") -> None:
        self.code = code

    def kinds(self) -> list[str]:
        return [message["type"] for message in self.heard]


async def hot_seat(house: House) -> Table:
    return await house.new_table(ANNA, wire.NewTable(ARENA, [wire.Mine(), wire.Mine("Bruno")]))


async def move(table: Table) -> None:
    async with table.held():
        match = table.running()
        at, text = len(match.log), match.view(match.actor).actions()[0]
    await table.act(ANNA.id, at, text)


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not happened():
            await asyncio.sleep(0.005)


def sit(house: House, table: Table, person: Person | None) -> tuple[Ear, asyncio.Task[None]]:
    ear = Ear()
    return ear, asyncio.create_task(sockets.at_table(ear, house, table.id, person))


def test_a_socket_that_does_not_read_waits_for_the_newest_state_alone() -> None:
    async def visit(house: House) -> None:
        table = await hot_seat(house)
        ear, _ = sit(house, table, None)
        await until(lambda: "chat" in ear.kinds())
        ear.gate.clear()
        await move(table)
        listener = next(iter(table.listeners))
        for _ in range(30):
            await move(table)
            await asyncio.sleep(0)
        assert listener.outbox.queue.qsize() <= 2
        ear.gate.set()
        at = table.sheet.length
        await until(lambda: ear.heard[-1].get("at") == at)
        states = [message for message in ear.heard if message["type"] == "state"]
        assert len(states) <= 3
        for before, after in pairwise(states):
            assert after["since"] == before["at"], "the story has no gap"

    in_house(visit)


def test_answers_that_nobody_reads_are_counted_in_bytes() -> None:
    async def visit(house: House) -> None:
        ear, task = sit(house, await hot_seat(house), ANNA)
        await until(lambda: "chat" in ear.kinds())
        ear.gate.clear()
        for _ in range(40):
            ear.said.put_nowait(json.dumps({"type": "why", "action": "x" * 400}))
        await task
        assert ear.code in (0, TOO_MUCH)
        assert ear.said.qsize() > 0, "it was cut off before all was answered"

    in_house(visit, Limits(outbox=8_000, messages=(1000, 1e3)))


def test_a_reader_is_told_why_she_is_cut_off() -> None:
    async def visit(house: House) -> None:
        ear, task = sit(house, await hot_seat(house), ANNA)
        for _ in range(9):
            ear.said.put_nowait("garbage")
        await task
        assert ear.code == TOO_MUCH

    in_house(visit, Limits(patience=5))


def test_arrivals_are_told_together() -> None:
    async def visit(house: House) -> None:
        table = await hot_seat(house)
        ears = []
        for n in range(60):
            ears.append(sit(house, table, Person(f"p{n}", f"Guest {n}"))[0])
            await asyncio.sleep(0.001)
        await until(lambda: all("chat" in ear.kinds() for ear in ears))
        assert sum(len(ear.heard) for ear in ears) < 60 * 6, "each arrival was told to everybody"
        await until(
            lambda: ears[0].heard[-1]["type"] == "seats" and ears[0].heard[-1]["table"]["spectators"] == 60
        )

    in_house(visit)


def test_a_table_has_room_for_so_many_onlookers_and_for_its_players() -> None:
    async def visit(house: House) -> None:
        table = await hot_seat(house)
        for n in range(3):
            await house.admit(Listener(table, Person(f"p{n}", "Guest"), house.limits))
        with pytest.raises(Refusal, match="too many look on"):
            await house.admit(Listener(table, None, house.limits))
        await house.admit(Listener(table, ANNA, house.limits))

    in_house(visit, Limits(onlookers=3))


def test_spectators_cannot_silence_players() -> None:
    async def visit(house: House) -> None:
        table = await hot_seat(house)
        carla = Person("carla", "Carla")
        for _ in range(4):
            await table.say(carla, "boo", house.limits)
        with pytest.raises(Refusal, match="spectators have talked enough"):
            await table.say(carla, "boo", house.limits)
        await table.say(ANNA, "at last", house.limits)

    in_house(visit, Limits(chat=10, spectators_chat=4))


def test_of_long_talk_the_end_is_told() -> None:
    async def visit(house: House) -> None:
        table = await hot_seat(house)
        for n in range(230):
            await table.say(ANNA, f"line {n}", house.limits)
        ear, _ = sit(house, table, None)
        await until(lambda: "chat" in ear.kinds())
        chat = ear.heard[-1]
        assert (chat["since"], len(chat["lines"]), chat["lines"][-1]["text"]) == (30, 200, "line 229")

    in_house(visit)
