"""A pause by agreement: one asks, the others agree, any of them resumes, and the clock stands meanwhile."""

from __future__ import annotations

import pytest

from harena.server import wire
from harena.server.clocks.clock import left
from harena.server.errors import Refusal
from harena.server.house import House

from ..conftest import Welcome
from ..guests import MINE, OPEN
from ..hand_moved import HandMoved
from ..timed import ANNA, BRUNO, CARLA, act, actor, come, other, stand_ins, table_for, visit

MINUTE = wire.Terms("move", 60, away=300)


def test_the_clock_stands_when_all_agree_and_runs_on_when_one_resumes() -> None:
    async def what(house: House, time: HandMoved) -> None:
        table = await table_for(house, MINUTE, BRUNO)
        seat = table.sheet.actor
        assert seat is not None
        await table.pause(ANNA)
        await time.move(20)
        assert not table.sheet.clock.paused, "Bruno has not agreed"
        await table.pause(BRUNO)
        assert table.sheet.clock.paused
        await time.move(5000)
        assert stand_ins(table) == [None, None]
        with pytest.raises(Refusal, match="paused"):
            await act(table, actor(table))
        await table.resume(BRUNO)
        assert left(table.sheet.clock, seat, time.now()) == 40
        await time.move(40)
        assert "greedy" in stand_ins(table)

    visit(what)


def test_no_is_an_answer() -> None:
    async def what(house: House, time: HandMoved) -> None:
        table = await table_for(house, MINUTE, BRUNO)
        await table.pause(ANNA)
        await table.resume(BRUNO)
        await table.pause(BRUNO)
        assert not table.sheet.clock.paused
        for wrong in (table.pause, table.resume):
            with pytest.raises(Refusal, match="you do not sit"):
                await wrong(CARLA)

    visit(what)


def test_bots_agree_and_do_nothing_meanwhile() -> None:
    async def what(house: House, time: HandMoved) -> None:
        table = await table_for(house, MINUTE, bots=2)
        while table.bot_to_act() is None:
            await act(table, ANNA)
        await table.pause(ANNA)
        assert table.sheet.clock.paused
        at = table.sheet.length
        await time.move(100)
        assert table.sheet.length == at
        await table.resume(ANNA)
        assert table.bot_to_act() is not None

    visit(what)


def test_who_is_played_for_need_not_agree() -> None:
    async def what(house: House, time: HandMoved) -> None:
        table = await table_for(house, MINUTE, BRUNO)
        await table.pause(ANNA)
        await table.leave(BRUNO)
        assert table.sheet.clock.paused

    visit(what)


def test_being_away_during_a_pause_is_not_counted() -> None:
    async def what(house: House, time: HandMoved) -> None:
        table = await table_for(house, wire.Terms(away=300), BRUNO)
        await come(house, table, other(table))
        await table.pause(ANNA)
        await table.pause(BRUNO)
        await time.move(9000)
        await table.resume(other(table))
        await time.move(299)
        assert stand_ins(table) == [None, None]
        await time.move(1)
        assert "greedy" in stand_ins(table)

    visit(what)


def test_everybody_is_told(welcome: Welcome) -> None:
    anna, bruno, carla = welcome("Anna"), welcome("Bruno"), welcome()
    table = anna.table(MINE, OPEN, terms={"clock": "bank", "seconds": 600, "increment": 5, "away": 60})
    path = f"/api/tables/{table['id']}"
    bruno.join(table)
    watching = carla.sit(table)
    told = watching.state["table"]
    assert told["terms"]["stand_in"] == "greedy"
    assert told["clock"]["left"] == [600, 600]
    assert told["clock"]["runs"] == told["actor"]
    assert 0 <= watching.state["ran"] < 60
    anna.post(f"{path}/pause")
    while watching.hear("seats")["table"]["clock"]["asked"] != [0]:
        pass
    bruno.post(f"{path}/pause")
    while not (heard := watching.hear("seats")["table"]["clock"])["paused"]:
        pass
    assert (heard["runs"], heard["asked"]) == (None, [])
    seat = anna.sit(table)
    seat.act("pass")
    assert seat.hear("refused")["reason"] == "the game is paused"
    bruno.post(f"{path}/resume")
    while watching.hear("seats")["table"]["clock"]["paused"]:
        pass
    carla.post(f"{path}/pause", status=401)
