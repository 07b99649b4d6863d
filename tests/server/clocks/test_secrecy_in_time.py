"""Secrecy where time is told: clocks, and seats that a bot plays for, byte for byte and second by second."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from harena.core.match import Match
from harena.core.state import CHANCE
from harena.games import GAMES
from harena.server import sockets, wire
from harena.server.bots.thinkers import STEADY, Turn
from harena.server.house import House
from harena.server.tables.listener import Listener
from harena.server.tables.table import Table
from harena.store.memory import MemoryStore
from harena.store.rows import Person, Terms

from ..guests import ARENA, GENEROUS
from ..hand_moved import HandMoved, settled
from ..houses import opened
from ..timed import PACE
from ..twins import Heard, Log, collect, messages_alike, random_log, seated

HURRY = 1.25
"""Seconds that a person takes."""


def told(seats: int, log: Log, until_at: int, delegated: int, bot: str = "greedy") -> Heard:
    """Every byte that each viewer is sent, with the second, while a bot plays these actions of one seat."""
    return asyncio.run(_told(seats, log, until_at, delegated, bot))


async def _told(seats: int, log: Log, until_at: int, delegated: int, bot: str) -> Heard:
    time = HandMoved()
    house = House(MemoryStore(), PACE, GENEROUS, time=time)
    thinks_as(house, time, log)
    async with opened(house):
        table = await seated(house, seats, log, Terms("bank", 600, 5, 60, bot))
        people = [Person(f"p{seat}", f"Player {seat + 1}") for seat in range(seats)]
        listeners = [Listener(table, person, GENEROUS) for person in [*people, None]]
        for listener in listeners:
            await house.admit(listener)
        table.presence.show()
        table.arrivals.stop()  # who came is told by the time of day
        await table.leave(people[delegated])
        heard: Heard = [[] for _ in listeners]
        await play(time, table, listeners, log[:until_at], heard)
        return heard


def thinks_as(house: House, time: HandMoved, log: Log) -> None:
    """The bot does what the log says, and the more it could choose from the longer it thinks.

    A planner may think for longer than is waited for it.
    """

    async def choice(turn: Turn) -> str:
        thought = 0.0625 * (len(turn.view.legal()) - 1)
        await time.sleep(8 * thought if turn.question.bot == "planner" else min(PACE - 0.125, thought))
        return log[len(turn.question.log)][1] if len(turn.question.log) < len(log) else ""

    house.thinkers._choice = choice  # type: ignore[method-assign]


async def play(time: HandMoved, table: Table, listeners: list[Listener], log: Log, heard: Heard) -> None:
    await hear(time, table, listeners, heard)
    for at, (seat, text) in enumerate(log):
        if seat == CHANCE or at < table.sheet.length:
            continue
        if table.sheet.seats[seat].stand_in:
            while table.sheet.length <= at:
                await time.move(0.125)
                await hear(time, table, listeners, heard)
        else:
            await time.move(HURRY)
            await sockets.act(wire.Act(at, text), listeners[seat])
        await hear(time, table, listeners, heard)


async def hear(time: HandMoved, table: Table, listeners: list[Listener], heard: Heard) -> None:
    fresh: Heard = [[] for _ in listeners]
    await settled()
    await collect(listeners, fresh, table.sheet.length)
    for known, new in zip(heard, fresh, strict=True):
        known += [(at, f"{time.now()} ".encode() + text) for at, text in new]


@pytest.mark.parametrize("bot", ["greedy", "planner"])
@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.slow)])
def test_with_clocks_and_stand_ins_hidden_cards_change_no_byte_and_no_second(seats: int, bot: str) -> None:
    assert messages_alike(seats, partial(told, delegated=seats - 1, bot=bot)) > 100


@pytest.mark.parametrize(("bot", "pause"), [("greedy", PACE), ("planner", STEADY)])
def test_a_stand_in_takes_as_long_whether_or_not_it_has_a_choice(bot: str, pause: float) -> None:
    """Given a whole game in which a bot plays for seat 2; expected: all its pauses are one pause."""
    log = random_log(3, 5)
    choices = choices_of(log, 1)
    heard = told(3, log, len(log), 1, bot)[-1]
    moments: dict[int, float] = {}
    for at, text in heard:
        moments.setdefault(at, float(text.partition(b" ")[0]))
    pauses: dict[bool, set[float]] = {True: set(), False: set()}
    seen = sorted(moments)
    for at in choices:
        after = min(n for n in seen if n > at)
        pauses[choices[at] == 1].add(moments[after] - moments[at])
    counts = [sum(n == 1 for n in choices.values()), sum(n > 1 for n in choices.values())]
    assert min(counts) >= 5, "both kinds were met"
    assert max(choices.values()) > 5, "the planner is late for some"
    assert pauses == {True: {pause}, False: {pause}}


def choices_of(log: Log, seat: int) -> dict[int, int]:
    """How many actions a seat could choose from, whenever it acted and not all could see what was forced."""
    match, found = Match(GAMES[ARENA], 3), {}
    for at, (who, text) in enumerate(log):
        if who == seat and match.state.forced() < 0:
            found[at] = len(match.view(seat).legal())
        match.play(text, who)
    return found
