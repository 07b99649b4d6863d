"""When the store fails, another process was quicker, a bot errs, or many tables lie about."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from harena.bots import BOTS, Row
from harena.bots.bot import Bot
from harena.bots.pipe.protocol import Answer
from harena.core.errors import HarenaError
from harena.core.state import View
from harena.server import requests, wire
from harena.server.errors import Refusal, Stale
from harena.server.house import House
from harena.server.limits import Days, Limits
from harena.server.tables.listener import Listener
from harena.server.tables.outbox import Notice
from harena.server.tables.table import Table
from harena.store.rows import Action, Person, Sheet
from harena.store.sql.store import SqlStore

from .conftest import Welcome
from .guests import ARENA, GENEROUS
from .houses import in_house

ANNA = Person("anna", "Anna")


async def hot_seat(house: House, *bots: str) -> Table:
    seats: list[wire.SeatWish] = [wire.Mine(), wire.Mine("Bruno"), *(wire.BotSeat(bot) for bot in bots)]
    return await house.new_table(ANNA, wire.NewTable(ARENA, seats))


async def first_action(table: Table) -> tuple[int, str]:
    """A legal action of a person, once it is for one to act."""
    for _ in range(1000):
        async with table.held():
            if table.bot_to_act() is None:
                match = table.running()
                return len(match.log), match.view(match.actor).actions()[0]
        await asyncio.sleep(0.01)
    raise AssertionError("the bots do not act")


def test_a_store_that_fails_leaves_the_table_as_it_was(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(house: House) -> None:
        table = await hot_seat(house)
        at, action = await first_action(table)

        async def fail(sheet: Sheet, actions: list[Action]) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(house.store, "append", fail)
            with pytest.raises(OSError, match="full"):
                await table.act(ANNA.id, at, action)
        assert await first_action(table) == (at, action)
        await table.act(ANNA.id, at, action)
        assert len(await house.store.actions(table.id)) == table.sheet.length > at

    in_house(visit, store=SqlStore(database))


def test_whoever_listens_hears_of_what_was_written_though_its_writer_did_not() -> None:
    """The line to the store breaks after the move was written, and whoever moved never comes back."""

    async def visit(house: House) -> None:
        table = await hot_seat(house)
        at, action = await first_action(table)
        await house.admit(listener := Listener(table, None, GENEROUS))
        await listener.tell(Notice.NEW)
        write = house.store.append

        async def write_and_fail(sheet: Sheet, actions: list[Action]) -> None:
            await write(sheet, actions)
            raise OSError("the line is broken")

        house.store.append = write_and_fail  # type: ignore[method-assign]
        with pytest.raises(OSError, match="broken"):
            await table.act(ANNA.id, at, action)
        listener.outbox.has_news = False
        await house.lookout.look_again()
        assert listener.outbox.has_news
        await listener.tell(Notice.NEW)
        assert listener.told == table.sheet.length > at

    in_house(visit)


def test_a_table_in_trouble_keeps_no_other_from_being_cleared_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        broken, good = await hot_seat(house), await hot_seat(house)
        for table in (broken, good):
            await table.leave(ANNA)

        async def fail() -> None:
            raise ValueError

        monkeypatch.setattr(broken, "expire", fail)
        await asyncio.sleep(0.01)
        await house.upkeep.clear_away()
        assert [table.gone for table in (broken, good)] == [False, True]

    in_house(visit, Limits(days=Days(left=0)))


def test_nobody_is_told_before_the_transaction_of_many_is_written(database: Path) -> None:
    async def visit(house: House) -> None:
        assert isinstance(house.store, SqlStore)
        tables = [await hot_seat(house) for _ in range(3)]
        listeners = [Listener(table, None, GENEROUS) for table in tables]
        for listener in listeners:
            await house.admit(listener)
            await listener.tell(Notice.NEW)
            listener.outbox.has_news = False
        moves = [await first_action(table) for table in tables]
        async with house.store.database._writing:  # a slow disk
            acts = [asyncio.create_task(t.act(ANNA.id, *m)) for t, m in zip(tables, moves, strict=True)]
            await asyncio.sleep(0.1)
            assert not any(
                listener.outbox.has_news or table.sheet.version
                for listener, table in zip(listeners, tables, strict=True)
            )
        await asyncio.gather(*acts)
        assert all(listener.outbox.has_news for listener in listeners)
        for table in tables:
            assert len(await house.store.actions(table.id)) == table.sheet.length

    in_house(visit, store=SqlStore(database))


def test_another_process_that_was_quicker_wins(database: Path) -> None:
    async def visit(house: House) -> None:
        table = await hot_seat(house)
        at, action = await first_action(table)
        other = House(house.store)
        await (await other.table(table.id)).act(ANNA.id, at, action)
        with pytest.raises(Stale):
            await table.act(ANNA.id, at, action)
        assert (await first_action(table))[0] > at
        await other.thinkers.close()

    in_house(visit, store=SqlStore(database))


def test_a_seat_taken_by_another_process_is_seen(database: Path) -> None:
    """Both change seats at once; neither overwrites the other, and the table goes on."""

    async def visit(house: House) -> None:
        wish: list[wire.SeatWish] = [wire.Mine(), wire.Open(), wire.Open()]
        table = await house.new_table(ANNA, wire.NewTable(ARENA, wish))
        other = House(house.store)
        same = await other.table(table.id)
        async with table.held(), same.held():
            pass
        await same.join(Person("bruno", "Bruno"), None)
        await table.join(Person("carla", "Carla"), None)
        assert table.sheet.names() == ["Anna", "Bruno", "Carla"]
        await same.say(ANNA, "Hello", GENEROUS)
        await table.say(ANNA, "Again", GENEROUS)
        assert [said.text for said in await house.store.chat(table.id)] == ["Hello", "Again"]
        assert (await first_action(table))[0] == table.sheet.length > 0
        await other.thinkers.close()

    in_house(visit, store=SqlStore(database))


class Broken(Bot):
    def choose(self, view: View) -> int:
        raise LookupError("the card is troll 7")


class Cheating(Bot):
    def choose(self, view: View) -> int:
        return 10_000


@pytest.mark.parametrize(("bot", "said"), [(Broken, "odd fails"), (Cheating, "odd is refused")])
def test_a_bot_that_errs_plays_something_legal(
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    bot: type[Bot],
    said: str,
) -> None:
    monkeypatch.setitem(BOTS, "odd", Row("odd", "an oddity", 0, "Errs.", "", {ARENA: bot}))

    async def visit(house: House) -> None:
        table = await hot_seat(house, "odd")
        for _ in range(8):
            await table.act(ANNA.id, *(await first_action(table)))
        await first_action(table)
        assert 2 in [action.seat for action in await house.store.actions(table.id)]

    in_house(visit, store=SqlStore(database))
    assert said in caplog.text
    assert "troll 7" not in caplog.text
    assert "show" not in caplog.text


def test_planners_think_in_a_process(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOTS["greedy"], "quick", False)

    async def visit(house: House) -> None:
        table = await hot_seat(house, "greedy")
        while 2 not in [action.seat for action in await house.store.actions(table.id)]:
            await table.act(ANNA.id, *(await first_action(table)))
        assert house.thinkers.planners.executor is not None

    in_house(visit, store=SqlStore(database))


def test_a_mistake_of_ours_ends_the_socket_and_quotes_nothing(
    welcome: Welcome, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna = welcome("Anna")
    table = anna.table({"type": "mine"}, {"type": "mine", "name": "Bruno"})
    seat = anna.sit(table)

    async def err(self: Table, person: str, text: str) -> None:
        raise KeyError("troll 7")

    with monkeypatch.context() as patch:
        patch.setattr(Table, "why", err)
        seat.send({"type": "why", "action": "pass"})
        with pytest.raises(ConnectionClosed):
            seat.hear("because")
    assert "KeyError at" in caplog.text
    assert "troll 7" not in caplog.text
    assert anna.sit(table).legal == seat.legal


class Counting:
    """What is counted of a house."""

    def __init__(self) -> None:
        self.counts = [0, 0]

    def acted(self, seconds: float) -> None:
        self.counts[0] += 1

    def refused(self) -> None:
        self.counts[1] += 1

    def answered(self, status: int) -> None:
        return


def test_actions_that_come_as_requests_are_counted_too() -> None:
    async def visit(house: House) -> None:
        house.tally = counting = Counting()
        await house.store.add_person(ANNA)
        table = await hot_seat(house)
        at, action = await first_action(table)
        for answer, refusal in ((Answer(at, "dance"), HarenaError), (Answer(at, action), None)):
            with pytest.raises(refusal) if refusal else nullcontext():
                await requests.act(house, ANNA, table.id, answer)
        with pytest.raises(Refusal, match="moved on"):
            await requests.act(house, ANNA, table.id, Answer(at, action))
        assert counting.counts == [1, 2]

    in_house(visit)


def test_idle_tables_are_put_away_and_come_back(database: Path) -> None:
    async def visit(house: House) -> None:
        tables = [await hot_seat(house) for _ in range(4)]
        for table in tables:
            table.used -= 100
        again = await house.table(tables[0].id)
        assert again is tables[0]
        await house.store.remove(tables[3].sheet)
        del house.open[tables[2].id]
        await house.table(tables[2].id)
        assert len(house.open) == 1
        back = await house.table(tables[1].id)
        await back.act(ANNA.id, *(await first_action(back)))

    in_house(visit, Limits(open_tables=2), SqlStore(database))
