"""Time runs out, players stay away or leave: a bot plays for them until they take their seats back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from harena.server import wire
from harena.server.clocks.clock import left
from harena.server.clocks.timekeeper import DAY, read
from harena.server.errors import Refusal
from harena.server.house import House
from harena.server.limits import Limits
from harena.server.tables.table import Table
from harena.store.rows import Terms
from harena.store.sql.store import SqlStore

from ..guests import ARENA
from ..hand_moved import HandMoved, settled, until
from ..timed import (
    ANNA,
    BRUNO,
    CARLA,
    PACE,
    act,
    actor,
    bots_turn,
    come,
    house_in,
    other,
    stand_ins,
    table_for,
    visit,
)

MINUTE = wire.Terms("move", 60)
BANK = wire.Terms("bank", 300, 10)
FIVE = wire.Terms(away=300)


def seat_to_act(table: Table) -> int:
    assert table.sheet.actor is not None
    return table.sheet.actor


@pytest.mark.parametrize("terms", [MINUTE, BANK])
def test_when_time_has_run_out_a_bot_plays(terms: wire.Terms) -> None:
    async def what(house: House, time: HandMoved) -> None:
        table = await table_for(house, terms, BRUNO)
        seat, slow = seat_to_act(table), actor(table)
        await time.move(terms.seconds - 1)
        assert stand_ins(table) == [None, None]
        await time.move(1)
        assert stand_ins(table)[seat] == "greedy"
        at = table.sheet.length
        await bots_turn(time, table)
        assert table.running().seats[at] == seat, f"greedy plays for {slow.name}"

    visit(what)


def test_a_bank_lasts_for_the_whole_game() -> None:
    async def what(house: House, time: HandMoved) -> None:
        table = await table_for(house, BANK, BRUNO)
        spent = {ANNA.id: 0.0, BRUNO.id: 0.0}
        for seconds in (20.0, 40.0, 15.0, 70.0, 30.0, 5.0):
            who, seat = actor(table), seat_to_act(table)
            await time.move(seconds)
            await act(table, who)
            spent[who.id] += seconds - BANK.increment
            assert left(table.sheet.clock, seat, time.now()) == 300 - spent[who.id]

    visit(what)


def test_bots_have_no_clock_and_those_who_wait_lose_nothing() -> None:
    async def what(house: House, time: HandMoved) -> None:
        table = await table_for(house, BANK, bots=1)
        for _ in range(12):
            if table.bot_to_act():
                assert table.sheet.clock.runs is None
                await bots_turn(time, table)
            else:
                await act(table, ANNA)
        assert table.sheet.clock.left[1] == 300
        assert table.sheet.clock.left[0] > 300

    visit(what)


def test_a_player_takes_her_seat_back_by_acting_or_by_a_button() -> None:
    async def what(house: House, time: HandMoved) -> None:
        table = await table_for(house, MINUTE, BRUNO)
        slow, seat = actor(table), seat_to_act(table)
        await time.move(60)
        await time.move(PACE / 2)
        assert table.bot_to_act() == "greedy", "the bot is still thinking"
        await act(table, slow)
        assert stand_ins(table) == [None, None]
        await time.move(PACE)
        await settled()
        assert table.bot_to_act() is None

        slow, seat = actor(table), seat_to_act(table)
        await time.move(60)
        assert stand_ins(table)[seat] == "greedy"
        at = table.sheet.length
        await table.join(slow, None)
        await time.move(PACE)
        assert (stand_ins(table), table.sheet.length) == ([None, None], at), "the bot's thought came too late"

    visit(what)


def test_a_refused_action_takes_nothing_back() -> None:
    async def what(house: House, time: HandMoved) -> None:
        table = await table_for(house, MINUTE, BRUNO)
        slow = actor(table)
        await time.move(60)
        with pytest.raises(Exception, match="eat"):
            await table.act(slow.id, table.sheet.length, "eat troll")
        assert "greedy" in stand_ins(table)

    visit(what)


def test_who_stays_away_is_replaced_while_another_waits() -> None:
    async def what(house: House, time: HandMoved) -> None:
        table = await table_for(house, FIVE, BRUNO)
        gone, waits, seat = actor(table), other(table), seat_to_act(table)
        here = await come(house, table, waits)
        tab = await come(house, table, gone)
        await time.move(10_000)
        assert stand_ins(table) == [None, None], "who is here may think"
        house.dismiss(tab)
        await time.move(299)
        assert stand_ins(table) == [None, None]
        await time.move(2)
        assert stand_ins(table)[seat] == "greedy"
        info = house.describe(table, waits.id)
        assert info.seats[seat].away_since is not None
        assert read(info.seats[seat].away_since or "") == time.now() - 301
        house.dismiss(here)

    visit(what)


def test_nobody_is_replaced_while_nobody_waits() -> None:
    async def what(house: House, time: HandMoved) -> None:
        alone = await table_for(house, FIVE, bots=1)
        both = await table_for(house, FIVE, BRUNO)
        await time.move(3000)
        assert stand_ins(alone) == [None, None]
        assert stand_ins(both) == [None, None]
        late = other(both)
        await come(house, both, late)
        await time.move(0)
        assert "greedy" in stand_ins(both), "now somebody waits, and has waited long enough"
        assert stand_ins(both)[both.sheet.seats_of(late.id)[0]] is None

    visit(what)


def test_browsers_have_a_moment_to_come_back_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        time, path = HandMoved(), tmp_path / "harena.db"
        async with house_in(time, SqlStore(path)) as house:
            table = await table_for(house, FIVE, BRUNO)
            tabs = [await come(house, table, person) for person in (ANNA, BRUNO)]
            await time.move(3600)
            assert stand_ins(table) == [None, None]
            for tab in tabs:
                house.dismiss(tab)
        async with house_in(time, SqlStore(path)) as house:
            again = await house.table(table.id)
            await come(house, again, other(again))
            await time.move(20)
            assert stand_ins(again) == [None, None]
            await time.move(20)
            await until(lambda: "greedy" in stand_ins(again))

    asyncio.run(run())


def test_delegated_seats_and_banks_outlast_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        time, path = HandMoved(), tmp_path / "harena.db"
        async with house_in(time, SqlStore(path)) as house:
            table = await table_for(house, BANK, BRUNO)
            slow = actor(table)
            while actor(table) is slow:
                await time.move(50)
                await act(table, slow)
            seat, quick = seat_to_act(table), actor(table)
            await time.move(100)
        time.sleepers.clear()
        await time.move(150)
        async with house_in(time, SqlStore(path)) as house:
            again = await house.table(table.id)
            assert left(again.sheet.clock, seat, time.now()) == 50, "time does not stop for a restart"
            await time.move(50)
            await until(lambda: stand_ins(again)[seat] == "greedy")
        time.sleepers.clear()
        async with house_in(time, SqlStore(path)) as house:
            last = await house.table(table.id)
            assert last.bot_to_act() == "greedy"
            await bots_turn(time, last)
            await last.join(quick, None)
            assert stand_ins(last) == [None, None]

    asyncio.run(run())


def test_a_clock_that_ran_out_while_the_house_was_closed(tmp_path: Path) -> None:
    async def run() -> None:
        time, path = HandMoved(), tmp_path / "harena.db"
        async with house_in(time, SqlStore(path)) as house:
            table = await table_for(house, wire.Terms("move", 3 * DAY), BRUNO)
            assert not house.watch.alarms, "nobody watches a clock of days from the start"
        time.sleepers.clear()
        await time.move(4 * DAY)
        async with house_in(time, SqlStore(path)) as house:
            await time.move(0)
            again = await house.table(table.id)
            await until(lambda: "greedy" in stand_ins(again))

    asyncio.run(run())


def test_a_clock_of_days_is_looked_at_in_time() -> None:
    async def what(house: House, time: HandMoved) -> None:
        table = await table_for(house, wire.Terms("move", 3 * DAY), BRUNO)
        for _ in range(71):
            await time.move(3600)
        assert stand_ins(table) == [None, None]
        await time.move(3600)
        assert "greedy" in stand_ins(table)

    visit(what)


def test_a_player_calls_a_bot_where_the_table_set_no_time() -> None:
    async def what(house: House, time: HandMoved) -> None:
        table = await table_for(house, wire.Terms(stand_in="random"), BRUNO)
        seat = table.sheet.seats_of(BRUNO.id)[0]
        tab = await come(house, table, BRUNO)
        await time.move(100_000)
        with pytest.raises(Refusal, match="nobody is missing"):
            await table.call_bot(ANNA, seat)
        house.dismiss(tab)
        await time.move(10)
        with pytest.raises(Refusal, match="a little longer"):
            await table.call_bot(ANNA, seat)
        await time.move(25)
        with pytest.raises(Refusal, match="only who plays here"):
            await table.call_bot(CARLA, seat)
        await table.call_bot(ANNA, seat)
        assert stand_ins(table)[seat] == "random"
        with pytest.raises(Refusal, match="nobody is missing"):
            await table.call_bot(ANNA, seat)

    visit(what)


def test_who_leaves_is_played_for_as_long_as_anybody_stays() -> None:
    async def what(house: House, time: HandMoved) -> None:
        table = await table_for(house, wire.Terms(), BRUNO)
        await table.leave(BRUNO)
        assert stand_ins(table) == [None, "greedy"]
        await table.leave(ANNA)
        assert stand_ins(table) == [None, "greedy"], "the last to leave finds the game as it was"
        await table.join(BRUNO, None)
        assert stand_ins(table) == ["greedy", None]
        await table.join(ANNA, None)
        assert stand_ins(table) == [None, None]

    visit(what)


def test_a_table_of_before_has_the_usual_bot() -> None:
    async def what(house: House, time: HandMoved) -> None:
        table = await table_for(house, wire.Terms(), BRUNO)
        table.sheet.terms = Terms()
        await table.leave(BRUNO)
        assert stand_ins(table) == [None, "greedy"]

    visit(what)


def test_several_seats_of_one_person_have_a_clock_each() -> None:
    async def what(house: House, time: HandMoved) -> None:
        seats: list[wire.SeatWish] = [wire.Mine(), wire.Mine("Bruno")]
        table = await house.new_table(ANNA, wire.NewTable(ARENA, seats, terms=BANK))
        first = seat_to_act(table)
        while seat_to_act(table) == first:
            await time.move(30)
            await act(table, ANNA)
        assert table.sheet.clock.left[first] < 300
        assert table.sheet.clock.left[1 - first] == 300
        await time.move(300)
        assert stand_ins(table)[1 - first] == "greedy"
        assert stand_ins(table)[first] is None
        await table.join(ANNA, None)
        assert stand_ins(table) == [None, None]

    visit(what)


def test_an_abandoned_table_closes_when_it_said_it_would() -> None:
    async def run() -> None:
        time = HandMoved()
        async with house_in(time, limits=Limits()) as house:
            left_by_all = await table_for(house, wire.Terms(), BRUNO)
            for person in (other(left_by_all), actor(left_by_all)):
                await left_by_all.leave(person)
            plays = await table_for(house, wire.Terms(), BRUNO)
            gathers = await house.new_table(ANNA, wire.NewTable(ARENA, [wire.Mine(), wire.Open()]))
            tables = (gathers, plays, left_by_all)
            closes = [read(house.describe(table, None).closes or "") - time.now() for table in tables]
            assert closes == [7 * DAY, 120 * DAY, 2 * DAY]
            await time.move(2 * DAY + 3600)
            assert [table.gone for table in tables] == [False, False, True]
            await time.move(5 * DAY)
            assert [table.gone for table in tables] == [True, False, True]

    asyncio.run(run())


@pytest.mark.parametrize(
    "wrong",
    [
        wire.Terms("move", 4),
        wire.Terms("bank", 20),
        wire.Terms("none", 20),
        wire.Terms("move", 20, 5),
        wire.Terms(away=2),
        wire.Terms(stand_in="nobody"),
        wire.Terms(stand_in="champion"),
    ],
)
def test_impossible_terms_are_refused(wrong: wire.Terms) -> None:
    async def what(house: House, time: HandMoved) -> None:
        with pytest.raises(Refusal):
            await table_for(house, wrong, BRUNO)

    visit(what)
