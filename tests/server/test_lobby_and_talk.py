"""The live lobby, presence, and talk at a table."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from harena.server import wire
from harena.server.house import House
from harena.server.limits import Bucket, Days, Limits
from harena.server.lobby import Visitor
from harena.server.tables.listener import Listener
from harena.server.tables.outbox import Notice
from harena.store.memory import MemoryStore
from harena.store.rows import Person, Sheet

from .conftest import Welcome
from .guests import ARENA, GENEROUS, MINE, OPEN, Guest, Seat, play_out, serving
from .hand_moved import until
from .houses import in_house


def lobby(guest: Guest) -> Seat:
    return guest.connect("/ws/lobby")


def test_the_lobby_tells_of_new_changed_and_closed_tables(welcome: Welcome) -> None:
    anna, bruno = welcome("Anna"), welcome("Bruno")
    hall = lobby(bruno)
    before = {table["id"] for table in hall.hear("lobby")["tables"]}
    table = anna.table(MINE, OPEN, OPEN, public=True)
    assert table["id"] not in before
    assert hall.hear("changed")["table"]["id"] == table["id"]
    bruno.join(table)
    assert hall.hear("changed")["table"]["seats"][1]["yours"]
    for guest in (anna, bruno):
        guest.post(f"/api/tables/{table['id']}/leave")
    while hall.next() != {"type": "gone", "id": table["id"]}:
        pass


def test_private_tables_are_in_nobody_elses_lobby(welcome: Welcome) -> None:
    anna, bruno = welcome("Anna"), welcome("Bruno")
    private = anna.table(MINE, OPEN)
    hall, own = lobby(bruno), lobby(anna)
    assert private["id"] not in [table["id"] for table in hall.hear("lobby")["tables"]]
    assert private["id"] in [table["id"] for table in own.hear("lobby")["tables"]]
    public = anna.table(MINE, OPEN, public=True)
    bruno.join(private)
    seen = hall.hear("changed")["table"]["id"], hall.hear("changed")["table"]["id"]
    assert set(seen) == {public["id"], private["id"]}


def test_presence_is_told(welcome: Welcome) -> None:
    anna, bruno, carla = welcome("Anna"), welcome("Bruno"), welcome()
    table = anna.table(MINE, OPEN, OPEN)
    bruno.join(table)
    first = anna.sit(table)
    assert [seat["online"] for seat in first.state["table"]["seats"]] == [True, False, False]
    second = bruno.sit(table)
    assert first.hear("seats")["table"]["seats"][1]["online"]
    carla.sit(table)
    assert first.hear("seats")["table"]["spectators"] == 1
    second.close()
    assert not first.hear("seats")["table"]["seats"][1]["online"]


def test_talk_is_plain_text_kept_in_order(welcome: Welcome) -> None:
    anna, bruno, carla = welcome("Anna"), welcome("Bruno"), welcome("Carla")
    table = anna.table(MINE, OPEN, OPEN)
    bruno.join(table)
    first, watching = anna.sit(table), carla.sit(table)
    first.send({"type": "say", "text": "Spare <b>Troll</b>?\n\u202e I'll pay"})
    heard = watching.hear("chat")
    assert (heard["since"], heard["fresh"]) == (0, False)
    assert heard["lines"][0]["text"] == "Spare <b>Troll</b>? I'll pay"
    assert (heard["lines"][0]["name"], heard["lines"][0]["seat"]) == ("Anna", 0)
    watching.send({"type": "say", "text": "No deal"})
    first.hear("chat")
    second = first.hear("chat")
    assert second["lines"][0]["channel"] == "table"
    assert second["since"] == 1
    assert (second["lines"][0]["text"], second["lines"][0]["seat"]) == ("No deal", None)
    for empty in ("", " \n ", "x" * 501):
        first.send({"type": "say", "text": empty})
        first.hear("problem")
    again = bruno.connect(f"/ws/table/{table['id']}")
    assert [line["number"] for line in again.hear("chat")["lines"]] == [0, 1]


def talk(seat: Seat) -> list[tuple[int, str]]:
    """All that has been heard by now."""
    seat.quiet()
    lines: dict[int, str] = {}
    for message in map(json.loads, seat.heard):
        if message["type"] == "chat":
            lines = {} if message["fresh"] else lines
            lines |= {line["number"]: line["text"] for line in message["lines"]}
    return list(lines.items())


def test_players_do_not_hear_spectators_until_the_end(welcome: Welcome) -> None:
    anna, bruno, carla, dora = (welcome(name) for name in ("Anna", "Bruno", "Carla", "Dora"))
    table = anna.table(MINE, OPEN)
    first, watching, nobody = anna.sit(table), carla.sit(table), welcome().sit(table)
    watching.send({"type": "say", "text": "Good luck"})
    first.hear("chat")
    bruno.join(table)
    second, late = bruno.sit(table), dora.sit(table)
    watching.send({"type": "say", "text": "Anna is bluffing"})
    late.hear("chat")
    first.send({"type": "say", "text": "Your turn"})
    late.hear("chat")
    again = anna.sit(table)  # another socket of the same person
    for player in (first, second, again, nobody):
        assert talk(player) == [(0, "Good luck"), (1, "Your turn")]
        assert not any("bluffing" in text for text in player.heard)
    for onlooker in (watching, late):
        assert talk(onlooker) == [(0, "Good luck"), (1, "Anna is bluffing"), (2, "Your turn")]
    frames = f"/api/tables/{table['id']}/frames"
    assert [len(guest.get(frames)["chat"]) for guest in (anna, bruno, welcome(), carla)] == [2, 2, 2, 3]


def test_whoever_has_left_is_still_a_player(welcome: Welcome) -> None:
    anna, bruno, carla = welcome("Anna"), welcome("Bruno"), welcome("Carla")
    table = anna.table(MINE, OPEN)
    bruno.join(table)
    watching = carla.sit(table)
    watching.send({"type": "say", "text": "Anna holds nothing"})
    watching.hear("chat")
    bruno.post(f"/api/tables/{table['id']}/leave")
    away = bruno.sit(table)
    assert talk(away) == []
    away.send({"type": "say", "text": "Well played"})
    assert talk(away) == [(0, "Well played")]
    assert watching.hear("chat")["lines"][0]["channel"] == "table"


def test_after_the_end_everybody_hears_everything(welcome: Welcome) -> None:
    anna, carla = welcome("Anna"), welcome("Carla")
    table = anna.table(MINE, {**MINE, "name": "Bruno"})
    seat, watching = anna.sit(table), carla.sit(table)
    watching.send({"type": "say", "text": "What a bet"})
    watching.hear("chat")
    seat.send({"type": "say", "text": "Hm"})
    assert talk(seat) == [(0, "Hm")]
    play_out([seat], Random(1))
    assert talk(seat) == [(0, "What a bet"), (1, "Hm")]
    assert talk(watching) == [(0, "What a bet"), (1, "Hm")]


def test_a_guest_whose_name_was_claimed_by_another_is_silent(welcome: Welcome) -> None:
    guest, owner = welcome("Paula"), welcome("Paula")
    table = guest.table(MINE, OPEN)
    seat = guest.sit(table)
    owner.post("/api/me/claim", {"name": "Paula", "passphrase": "sand and bronze"})
    seat.send({"type": "say", "text": "I am Paula"})
    assert "somebody's name" in seat.hear("problem")["reason"]


def test_a_flood_of_tables_hides_nobodys(database: Path, welcome: Welcome) -> None:
    with serving(database, Limits(page=10, requests=(1000, 1e3))) as address:
        anna, bruno = welcome("Anna", address), welcome("Bruno", address)
        own = anna.table(MINE, OPEN, public=True)
        for _ in range(30):
            bruno.table(MINE, OPEN, public=True)
        others = [table for table in anna.get("/api/tables")["tables"] if table["host"] == bruno.person["id"]]
        assert len(others) == 5
        assert own["id"] in [table["id"] for table in anna.get("/api/tables")["tables"]]
        assert own["id"] in [table["id"] for table in lobby(welcome(None, address)).hear("lobby")["tables"]]
        assert len(bruno.get("/api/tables")["tables"]) == 31


def test_the_lobby_is_read_page_by_page(database: Path, welcome: Welcome) -> None:
    with serving(database, Limits(page=4, requests=(1000, 1e3))) as address:
        made = [welcome(f"Guest {n}", address).table(MINE, OPEN, public=True)["id"] for n in range(10)]
        found, more = [], ""
        for _ in range(3):
            page = welcome(None, address).get(f"/api/tables?before={more}")
            found += [table["id"] for table in page["tables"]]
            more = page["more"]
        assert found == made[::-1]
        assert more is None


def test_talk_is_five_lines_at_once_then_one_in_two_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("harena.server.limits.time.monotonic", lambda: now)
    lines = Bucket(Limits().talk)
    assert [lines.take() for _ in range(6)] == [True] * 5 + [False]
    now = 1.9
    assert not lines.take()
    now = 2.0
    assert [lines.take(), lines.take()] == [True, False]


def test_tables_that_one_has_left_count(database: Path, welcome: Welcome) -> None:
    with serving(database, Limits(tables=2)) as address:
        anna = welcome("Anna", address)
        for _ in range(2):
            left = anna.table(MINE, MINE)
            anna.post(f"/api/tables/{left['id']}/leave")
        anna.table(MINE, OPEN, status=409)


def test_abandoned_tables_are_cleared_away() -> None:
    async def run() -> None:
        house = House(MemoryStore(), 0.0, Limits(days=Days(gathering=0, left=0, playing=9)))
        anna, bruno = Person("anna", "Anna"), Person("bruno", "Bruno")
        mine: list[wire.SeatWish] = [wire.Mine(), wire.Mine()]
        gathers = await house.new_table(anna, wire.NewTable(ARENA, [wire.Mine(), wire.Open()]))
        watched = await house.new_table(anna, wire.NewTable(ARENA, [wire.Mine(), wire.Open()]))
        plays = await house.new_table(anna, wire.NewTable(ARENA, mine))
        left = await house.new_table(bruno, wire.NewTable(ARENA, mine))
        await left.leave(bruno)
        await house.admit(Listener(watched, anna, house.limits))
        await asyncio.sleep(0.01)
        await house.upkeep.clear_away()
        assert [table.gone for table in (gathers, watched, plays, left)] == [True, False, False, True]
        assert await house.store.sheet(gathers.id) is None

    asyncio.run(run())


def test_however_many_look_the_tables_that_change_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    store, asked = MemoryStore(), list[list[str]]()
    read = store.sheets

    async def counted(ids: list[str]) -> dict[str, Sheet]:
        asked.append(ids)
        return await read(ids)

    monkeypatch.setattr(store, "sheets", counted)

    async def evening(house: House) -> None:
        visitors = [Visitor(house.lobby, None, GENEROUS) for _ in range(12)]
        for visitor in visitors:
            house.lobby.enter(visitor)
            await visitor.tell(Notice.NEW)
        wish = wire.NewTable("colossal-arena", [wire.Mine(), wire.Open()], public=True)
        tables = [await house.new_table(Person("anna", "Anna"), wish) for _ in range(5)]
        await until(lambda: sum(len(round.changed) for round in visitors[0].rounds) == len(tables))
        for visitor in visitors:
            assert len(await visitor.tell(Notice.NEW)) == len(tables)
        assert sum(map(len, asked)) == len(tables)

    in_house(evening, store=store)


def test_new_tables_are_limited_by_address(database: Path, welcome: Welcome) -> None:
    with serving(database, Limits(new_tables=(3, 0.0))) as address:
        anna, bruno = welcome("Anna", address), welcome("Bruno", address)
        for guest in (anna, bruno, anna):
            guest.table(MINE, OPEN)
        bruno.table(MINE, OPEN, status=429)


def test_strangers_who_come_together_are_shown_one_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """And whoever was shown what somebody else has read before hears what has changed since."""
    store, read = MemoryStore(), 0

    async def public_tables(before: str, limit: int) -> list[Sheet]:
        nonlocal read
        read += 1
        return await MemoryStore.public_tables(store, before, limit)

    monkeypatch.setattr(store, "public_tables", public_tables)

    async def visit(house: House) -> None:
        host = Person("anna", "Anna")
        await store.add_person(host)
        visitors = [Visitor(house.lobby, None, GENEROUS) for _ in range(12)]
        for visitor in visitors[:-1]:
            house.lobby.enter(visitor)
            assert '"tables":[]' in (await visitor.tell(Notice.NEW))[0]
        assert read == 1
        house.lobby.hear("nothing")  # what is next heard is told a moment later
        seats: list[wire.SeatWish] = [wire.Mine(), wire.Open()]
        table = await house.new_table(host, wire.NewTable(ARENA, seats, public=True))
        house.lobby.enter(late := visitors[-1])
        told = await late.tell(Notice.NEW)
        await until(lambda: bool(late.rounds) or table.id in told[0])
        assert table.id in told[0] or any(table.id in text for text in await late.tell(Notice.NEW))

    in_house(visit, store=store)
