"""Making tables, sitting down, leaving, coming back, and who may do it for whom."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ..conftest import Welcome
from ..guests import MINE, OPEN, Json, bot, play_out


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_games_say_what_a_table_can_choose(welcome: Welcome) -> None:
    games = {game["name"]: game for game in welcome().get("/api/games")}
    arena = games["colossal-arena"]
    assert arena["seats"] == [2, 3, 4, 5]
    assert "titan" in arena["presets"]
    assert all(option["sentence"] for option in arena["options"])
    assert arena["newcomers"] == "beginner"
    assert {"random", "greedy"} <= {bot["name"] for bot in arena["bots"]}


def test_a_preset_and_options_make_the_table(welcome: Welcome) -> None:
    table = welcome("Anna").table(MINE, bot(), preset="titan", options={"powers": "off"})
    assert table["options"]["end_mode"] == "five-rounds"
    assert table["options"]["powers"] == "off"
    assert table["status"] == "playing"


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"preset": "nonsense"},
        {"options": {"powers": "perhaps"}},
        {"options": {"wings": "on"}},
        {"seats": [MINE]},
        {"seats": [MINE] * 6},
        {"seats": [OPEN, OPEN]},
        {"seats": [MINE, bot("nobody")]},
        {"seats": [MINE, {"type": "throne"}]},
        {"seats": "all"},
        {"public": "yes"},
    ],
)
def test_impossible_tables_are_refused(welcome: Welcome, wrong: dict[str, Any]) -> None:
    welcome("Anna").post("/api/tables", {"game": "colossal-arena", "seats": [MINE, OPEN], **wrong}, 400)


def test_seats_are_taken_once(welcome: Welcome) -> None:
    anna, bruno, carla = welcome("Anna"), welcome("Bruno"), welcome("Carla")
    table = anna.table(MINE, OPEN, OPEN, OPEN)
    assert bruno.join(table, 2)["seats"][2]["name"] == "Bruno"
    carla.join(table, 2, 409)
    carla.join(table, 0, 409)
    carla.join(table, 9, 409)
    bruno.join(table, status=409)
    assert kinds(carla.join(table)) == ["person", "person", "person", "open"]


def test_leaving_before_the_start_opens_the_seat_and_passes_the_host(welcome: Welcome) -> None:
    anna, bruno = welcome("Anna"), welcome("Bruno")
    table = anna.table(MINE, OPEN, OPEN)
    path = f"/api/tables/{table['id']}"
    bruno.join(table)
    left = anna.post(f"{path}/leave")["table"]
    assert kinds(left) == ["open", "person", "open"]
    assert left["host"] == bruno.person["id"]
    anna.post(f"{path}/leave", status=409)
    seat = anna.sit(table)
    assert bruno.post(f"{path}/leave") == {"table": None}
    assert seat.hear("closed")
    anna.get(path, 404)


def test_the_host_seats_bots(welcome: Welcome) -> None:
    anna, bruno = welcome("Anna"), welcome("Bruno")
    table = anna.table(MINE, OPEN, OPEN)
    path = f"/api/tables/{table['id']}/seat"
    bruno.post(path, {"seat": 1, "bot": "random"}, 403)
    anna.post(path, {"seat": 0, "bot": "random"}, 409)
    anna.post(path, {"seat": 9, "bot": "random"}, 409)
    anna.post(path, {"seat": 1, "bot": "nobody"}, 400)
    assert kinds(anna.post(path, {"seat": 1, "bot": "random"})) == ["person", "bot", "open"]
    assert kinds(anna.post(path, {"seat": 1, "bot": None})) == ["person", "open", "open"]
    anna.post(path, {"seat": 1, "bot": "greedy"})
    assert anna.post(path, {"seat": 2, "bot": "random"})["status"] == "playing"
    anna.post(path, {"seat": 2, "bot": None}, 409)


def test_a_bot_plays_for_who_leaves_a_game_until_she_comes_back(welcome: Welcome) -> None:
    anna, bruno, carla = welcome("Anna"), welcome("Bruno"), welcome("Carla")
    table = anna.table(MINE, OPEN)
    path = f"/api/tables/{table['id']}"
    bruno.join(table)
    carla.join(table, status=409)
    seat = bruno.sit(table)
    assert seat.state["viewer"] == 1
    gone = bruno.post(f"{path}/leave")["table"]["seats"][1]
    assert gone["left"]
    assert not gone["yours"]
    assert (gone["name"], gone["stand_in"]) == ("Bruno", "greedy")
    assert seat.hear("state")["viewer"] is None
    back = bruno.join(table)["seats"][1]
    assert back["yours"]
    assert not back["left"]
    assert back["stand_in"] is None
    assert seat.hear("state")["viewer"] == 1
    bruno.post(f"{path}/leave")
    anna.post(f"{path}/seat", {"seat": 1, "bot": "random"}, 409)
    play_out([anna.sit(table)], Random(1), 5)
    assert bruno.join(table)["seats"][1]["stand_in"] is None


@pytest.mark.slow
def test_three_of_a_kind_have_names_of_their_own(welcome: Welcome) -> None:
    flavia = welcome("Flavia")
    table = flavia.table(MINE, bot("beginner"), bot("beginner"), bot("beginner"))
    assert [seat["name"] for seat in table["seats"]] == ["Flavia", "Milo", "Livia", "Drusa"]
    play_out([flavia.sit(table)], Random(2))
    text = flavia.http.get(f"/api/records/{table['id']}/text").text
    assert "player 2: Milo (beginner)\nplayer 3: Livia (beginner)\nplayer 4: Drusa (beginner)\n" in text


def test_hot_seat_shows_only_the_seat_to_act(welcome: Welcome) -> None:
    anna = welcome("Anna")
    seat = anna.sit(anna.table(MINE, {**MINE, "name": "Bruno"}, bot()))
    assert [s["name"] for s in seat.state["table"]["seats"][:2]] == ["Anna", "Bruno"]
    viewers = set()
    for _ in range(30):
        while not seat.legal:
            assert seat.state["viewer"] is None
            seat.hear("state")
        viewers.add(seat.state["viewer"])
        assert seat.state["viewer"] == seat.state["table"]["actor"]
        seat.act(seat.legal[0])
        seat.hear("state")
    assert viewers == {0, 1}


def test_several_tables_a_person(welcome: Welcome) -> None:
    anna = welcome("Anna")
    tables = [anna.table(MINE, bot(), bot()) for _ in range(3)]
    seats = [anna.sit(table) for table in tables]
    for seat in seats:
        play_out([seat], Random(1), 4)
    mine = {table["id"] for table in anna.get("/api/tables")["tables"]}
    assert mine == {table["id"] for table in tables}
