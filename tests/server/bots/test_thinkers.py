"""Bots at a table: whose turn it is to think, what they think with, and what nobody can foretell."""

from __future__ import annotations

import asyncio
import os
import threading
import zlib
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import pytest

from harena.bots import BOTS, Row
from harena.bots.bot import Bot
from harena.bots.specification import bot_of
from harena.core.match import Match
from harena.core.state import CHANCE, View
from harena.games import GAMES
from harena.server import wire
from harena.server.bots import planners
from harena.server.bots.planners import Question, match_at
from harena.server.bots.pool import FairQueue, Pool
from harena.server.house import House
from harena.server.tables.table import Table
from harena.store.rows import Person

from ..guests import ARENA
from ..houses import in_house

ANNA = Person("anna", "Anna")


async def bots_table(house: House, *bots: str) -> Table:
    seats: list[wire.SeatWish] = [wire.Mine(), *(wire.BotSeat(bot) for bot in bots)]
    return await house.new_table(ANNA, wire.NewTable(ARENA, seats))


async def play(house: House, table: Table, moves: int) -> None:
    """So many actions of the person, with what the bots do between."""
    for _ in range(moves):
        async with asyncio.timeout(30):
            while table.bot_to_act() is not None:
                await asyncio.sleep(0.01)
        async with table.held():
            match = table.running()
            at, text = len(match.log), match.view(match.actor).actions()[0]
        await table.act(ANNA.id, at, text)


def moves_foretold(table: Table, seed: Any) -> list[bool]:
    """For each action of the random bot on seat 2, whether a bot with this seed would have taken it."""
    sheet, match = table.sheet, table.running()
    told = Match(GAMES[ARENA], len(sheet.seats), options=sheet.options)
    same = []
    for seat, text in zip(match.seats, match.log, strict=True):
        if seat == 1:
            view = told.view(1)
            same.append(view.text(bot_of("random", ARENA, seed).choose(view)) == text)
        told.play(text, None if seat == CHANCE else seat)
    return same


def test_a_bots_luck_is_foretold_by_the_secret_seed_alone() -> None:
    from harena.server.bots.thinkers import luck

    async def visit(house: House) -> None:
        table = await bots_table(house, "random")
        await play(house, table, 12)
        async with table.held():
            assert len(moves_foretold(table, 0)) > 5
            assert not all(moves_foretold(table, zlib.crc32(f"{table.id} 1".encode())))
            assert all(moves_foretold(table, luck(table.sheet, 1)))

    in_house(visit)


def test_those_who_wait_take_turns_by_person() -> None:
    async def run() -> None:
        queue, served = FairQueue(1), []

        async def ask(person: str) -> None:
            await queue.enter(person)
            served.append(person)
            await asyncio.sleep(0)
            queue.leave()

        crowd = [asyncio.create_task(ask("anna")) for _ in range(20)]
        await asyncio.sleep(0)
        bruno = asyncio.create_task(ask("bruno"))
        await bruno
        assert served.index("bruno") <= 3, "bruno waits for all of anna's"
        await asyncio.gather(*crowd)
        assert queue.room == 1

    asyncio.run(run())


def test_whoever_goes_away_leaves_no_gap_in_the_queue() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        await queue.enter("anna")
        waiting = [asyncio.create_task(queue.enter(name)) for name in ("anna", "bruno", "carla")]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        queue.leave()
        waiting[1].cancel()  # let in, and gone before she noticed
        await asyncio.wait_for(waiting[2], 1)
        queue.leave()
        assert queue.room == 1

    asyncio.run(run())


class Heavy(Bot):
    """Would hold the loop if it thought in this process."""

    def choose(self, view: View) -> int:
        assert os.getpid() != HERE, "a planner thinks in the server's own process"
        return view.legal()[0]


HERE = os.getpid()


def no_processes(size: int) -> Executor:
    raise OSError("no more processes")


@pytest.mark.parametrize("trouble", ["start", "break"])
def test_without_processes_a_quick_bot_stands_in(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, trouble: str
) -> None:
    monkeypatch.setitem(
        BOTS, "heavy", Row("heavy", "an expert", 4, "Thinks for long.", "", {ARENA: Heavy}, quick=False)
    )

    async def visit(house: House) -> None:
        if trouble == "start":
            house.thinkers.planners.make = no_processes
        else:
            house.thinkers.planners.make = Breaking
        table = await bots_table(house, "heavy")
        await play(house, table, 4)
        assert 1 in table.running().seats

    in_house(visit)
    assert "heavy cannot think: BrokenExecutor" in caplog.text
    assert "fails" not in caplog.text


class Breaking(ThreadPoolExecutor):
    def submit(self, *arguments: Any, **more: Any) -> Any:
        thought = super().submit(lambda: None)
        thought.result()
        broken: Any = type(thought)()
        broken.set_exception(BrokenExecutor())
        return broken


def test_thinking_is_bounded() -> None:
    async def run() -> None:
        pool = Pool(1, ThreadPoolExecutor)
        gate = asyncio.Event()
        loop = asyncio.get_running_loop()

        def ponder() -> None:
            asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()

        with pytest.raises(TimeoutError):
            await pool.run("anna", 0.05, ponder)
        assert pool.queue.room == 0, "it still thinks, and its place is taken"
        gate.set()
        assert await pool.run("bruno", 5, lambda: 7) == 7
        pool.close()

    asyncio.run(run())


def test_a_planner_replays_only_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(GAMES[ARENA], 2)
    while len(match.log) < 40:
        match.play(match.state.text(match.state.actions()[0]))

    def asked(length: int, log: list[str] = match.log) -> Question:
        return Question("t", ARENA, match.options, 2, "greedy", 0, 0, match.seats[:length], log[:length])

    monkeypatch.setattr(planners, "matches", {})
    first = match_at(asked(30))
    assert match_at(asked(40)) is first
    assert first.log == match.log
    assert match_at(asked(35)) is not first, "another log is another match"
    monkeypatch.setattr(planners, "KEPT", 1)
    match_at(Question("u", ARENA, match.options, 2, "greedy", 0, 0, [], []))
    assert list(planners.matches) == ["u"]


def test_a_thought_may_end_after_the_house_has_closed(caplog: pytest.LogCaptureFixture) -> None:
    executor, enough = ThreadPoolExecutor(1), threading.Event()

    async def evening() -> None:
        with suppress(TimeoutError):
            await Pool(1, lambda _: executor).run("anna", 0.01, enough.wait)

    asyncio.run(evening())
    enough.set()
    executor.shutdown()
    assert caplog.text == ""
