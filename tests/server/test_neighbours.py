"""Several houses serve the same tables: what one writes, the others' guests see; a word may be lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from harena.server import wire
from harena.server.house import House
from harena.server.tables.listener import Listener
from harena.server.tables.messages import table_info
from harena.server.tables.outbox import Notice
from harena.server.tables.table import Table
from harena.store.rows import Person

from .guests import ARENA, GENEROUS
from .houses import opened
from .street import Street, houses

ANNA, BRUNO = Person("anna", "Anna"), Person("bruno", "Bruno")
Visit = Callable[[Street, House, House], Coroutine[Any, Any, None]]


def side_by_side(visit: Visit) -> None:
    async def stay() -> None:
        street = Street()
        left, right = houses(street, "left", "right")
        async with opened(left, right):
            await visit(street, left, right)

    asyncio.run(stay())


async def two_players(left: House, right: House, *bots: str) -> tuple[Table, Table]:
    """The same table in either house, each with a listener: Anna on the left, Bruno on the right."""
    seats: list[wire.SeatWish] = [wire.Mine(), wire.Open(), *(wire.BotSeat(bot) for bot in bots)]
    table = await left.new_table(ANNA, wire.NewTable(ARENA, seats, public=True))
    same = await right.table(table.id)
    await same.join(BRUNO, None)
    await left.admit(Listener(table, ANNA, GENEROUS))
    await right.admit(Listener(same, BRUNO, GENEROUS))
    return table, same


async def play(tables: dict[int, Table], moves: int) -> None:
    for _ in range(moves):
        async with tables[0].held():
            match = tables[0].running()
            at, actor = len(match.log), int(match.actor)
            text = "" if match.over else match.view(actor).actions()[0]
        if not text:
            return
        await tables[actor].act((ANNA if actor == 0 else BRUNO).id, at, text)


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not so():
            await asyncio.sleep(0.01)


def reads(house: House) -> list[str]:
    """From now on, which tables this house reads whole."""
    found: list[str] = []
    actions = house.store.actions

    async def counted(id: str) -> Any:
        found.append(id)
        return await actions(id)

    house.store.actions = counted  # type: ignore[method-assign]
    return found


def test_players_of_one_table_in_two_houses() -> None:
    async def visit(street: Street, left: House, right: House) -> None:
        table, same = await two_players(left, right)
        async with table.held(), same.held():
            read = reads(left)
        await play({0: table, 1: same}, 40)
        assert table.sheet == same.sheet
        assert table.running().log == same.running().log
        assert table.sheet.length > 40
        assert read == []  # what was played next door came with the word of it

    side_by_side(visit)


def test_both_write_at_once_and_each_change_is_kept() -> None:
    """Whoever comes second reads again: a seat is taken on one side while the other talks and acts."""

    async def visit(street: Street, left: House, right: House) -> None:
        table, same = await two_players(left, right)
        street.deaf = True
        async with table.held():
            match = table.running()
            at, actor = len(match.log), int(match.actor)
            text = match.view(actor).actions()[0]
        who, here = ((ANNA, table), (BRUNO, same))[actor]
        await (same if here is table else table).leave(BRUNO if actor == 0 else ANNA)
        await same.say(BRUNO, "one", GENEROUS)
        await table.say(ANNA, "two", GENEROUS)
        await here.act(who.id, at, text)
        assert [said.text for said in await left.store.chat(table.id)] == ["one", "two"]
        assert (await left.store.actions(table.id))[at].text == text
        assert here.sheet.seats[1 - actor].left

    side_by_side(visit)


def test_lost_words_are_made_good() -> None:
    async def visit(street: Street, left: House, right: House) -> None:
        table, _ = await two_players(left, right)
        street.deaf = True
        await table.say(ANNA, "Hello", GENEROUS)
        async with table.held():
            match = table.running()
            at, actor = len(match.log), int(match.actor)
            text = match.view(actor).actions()[0]
        here, there = (left, right) if actor == 0 else (right, left)
        await here.open[table.id].act((ANNA, BRUNO)[actor].id, at, text)
        listener = next(iter(there.open[table.id].listeners))
        await listener.tell(Notice.NEW)
        listener.outbox.has_news = False
        assert there.open[table.id].sheet.version < here.open[table.id].sheet.version
        await there.lookout.look_again()
        assert listener.outbox.has_news
        await listener.tell(Notice.NEW)
        assert there.open[table.id].sheet == here.open[table.id].sheet

    side_by_side(visit)


def test_everybody_sees_who_is_there() -> None:
    async def visit(street: Street, left: House, right: House) -> None:
        table, same = await two_players(left, right)

        def online(house: House) -> list[bool]:
            info = table_info(table.sheet, None, house.attendance.seen(table.id), house.limits.days)
            return [seat.online for seat in info.seats]

        await until(lambda: online(left) == online(right) == [True, True])
        right.dismiss(next(iter(same.listeners)))
        await until(lambda: online(left) == online(right) == [True, False])
        assert [info.seats[0].online for info in (await right.lobby.tables_for(None)).tables] == [True]

    side_by_side(visit)


def test_one_house_moves_the_bots_and_another_takes_over() -> None:
    async def visit(street: Street, left: House, right: House) -> None:
        street.tended = dict.fromkeys(["busy"], "dead")
        table, same = await two_players(left, right, "random", "random")
        async with asyncio.timeout(20):
            while table.bot_to_act() is not None or not table.is_current():
                await asyncio.sleep(0.01)
        assert list(street.tended) == ["busy"]
        street.tended[table.id] = "dead"  # a third house, which does nothing
        await play({0: table, 1: same}, 1)
        await until(lambda: table.sheet == same.sheet)
        while table.bot_to_act() is None:
            await play({0: table, 1: same}, 1)
        at = table.sheet.length
        del street.tended[table.id]
        await until(lambda: table.sheet.length > at)

    side_by_side(visit)


def test_a_closed_table_is_gone_next_door() -> None:
    async def visit(street: Street, left: House, right: House) -> None:
        table = await left.new_table(ANNA, wire.NewTable(ARENA, [wire.Mine(), wire.Open()], public=True))
        same = await right.table(table.id)
        await right.admit(listener := Listener(same, None, GENEROUS))
        await table.leave(ANNA)
        assert await listener.tell(Notice.NEW) == ['{"type":"closed"}']
        assert table.id not in right.open

    side_by_side(visit)


def test_revoked_cookies_are_void_next_door() -> None:
    async def visit(street: Street, left: House, right: House) -> None:
        _, same = await two_players(left, right)
        left.dismiss_everywhere(BRUNO.id)
        assert [listener.outbox.closed for listener in same.listeners] == [True]

    side_by_side(visit)
