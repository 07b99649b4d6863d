"""The live lobby, presence, and talk at a table."""

from __future__ import annotations

from .conftest import Welcome
from .guests import MINE, OPEN, Guest, Seat


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
    table = anna.table(MINE, OPEN)
    bruno.join(table)
    first, watching = anna.sit(table), carla.sit(table)
    first.send({"type": "say", "text": "Spare <b>Troll</b>?\n\u202e I'll pay"})
    heard = watching.hear("chat")
    assert heard["since"] == 0
    assert heard["lines"][0]["text"] == "Spare <b>Troll</b>? I'll pay"
    assert (heard["lines"][0]["name"], heard["lines"][0]["seat"]) == ("Anna", 0)
    watching.send({"type": "say", "text": "No deal"})
    first.hear("chat")
    second = first.hear("chat")
    assert second["since"] == 1
    assert (second["lines"][0]["text"], second["lines"][0]["seat"]) == ("No deal", None)
    for empty in ("", " \n ", "x" * 501):
        first.send({"type": "say", "text": empty})
        first.hear("problem")
    again = bruno.connect(f"/ws/table/{table['id']}")
    assert [line["number"] for line in again.hear("chat")["lines"]] == [0, 1]
