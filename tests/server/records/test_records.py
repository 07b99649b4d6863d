"""Finished games: list, filter, download, replay; and looking back before the end with one's own eyes."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from harena.core.record import read_record
from harena.games import GAMES
from harena.server import wire
from harena.server.records.replay import PAGE

from ..conftest import Welcome
from ..guests import MINE, OPEN, Guest, Json, bot, play_out


@pytest.fixture(scope="module")
def finished(server: str) -> Json:
    anna, bruno = Guest(server, "Anna"), Guest(server, "Bruno")
    table = anna.table(MINE, OPEN, public=True)
    bruno.join(table)
    seats = [anna.sit(table), bruno.sit(table)]
    seats[0].send({"type": "say", "text": "Good luck: # wins"})
    play_out(seats, Random(7))
    end: Json = seats[0].state["table"]
    for guest in (anna, bruno):
        guest.leave_house()
    return end


def test_a_finished_game_is_listed_filtered_and_downloaded(welcome: Welcome, finished: Json) -> None:
    anyone = welcome()
    records = anyone.get("/api/records?player=brun&game=colossal-arena")["records"]
    assert finished["id"] in [record["id"] for record in records]
    assert anyone.get("/api/records?player=nobody")["records"] == []
    assert anyone.get("/api/records?game=colosseum")["records"] == []
    one = anyone.get(f"/api/records/{finished['id']}")
    assert one["players"] == ["Anna", "Bruno"]
    assert anyone.get(f"/api/records?before={one['finished']}&player=Anna&limit=1")["more"] is False
    answer = anyone.http.get(f"/api/records/{finished['id']}/text")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "attachment" in answer.headers["content-disposition"]
    assert "# Anna: Good luck: # wins\n" in answer.text
    match = read_record(answer.text).verify(GAMES)
    assert match.over
    assert one["scores"] == match.state.scores()


def whole_replay(guest: Guest, path: str) -> Json:
    """All its pages as one."""
    replay: Json = guest.get(path)
    while replay["more"] is not None:
        page = guest.get(f"{path}&page={replay['more']}")
        assert page["chat"] == []
        replay["frames"] += page["frames"]
        replay["more"] = page["more"]
    return replay


@pytest.mark.slow
def test_replay_from_any_eyes_and_in_the_open(welcome: Welcome, finished: Json) -> None:
    anyone = welcome()
    path = f"/api/tables/{finished['id']}/frames"
    text = anyone.http.get(f"/api/records/{finished['id']}/text").text
    views = {len(match.log): match.view(1).as_dict() for match in read_record(text).replay(GAMES)}
    replay = whole_replay(anyone, f"{path}?eyes=1")
    assert len(replay["frames"]) > 50
    assert all(frame["view"] == views[frame["at"]] for frame in replay["frames"])
    assert all(frame["action"] is None for frame in replay["frames"] if frame["seat"] != 1)
    assert replay["frames"][-1]["view"]["over"]
    assert replay["chat"][0]["name"] == "Anna"
    opened = whole_replay(anyone, f"{path}?eyes=open")["frames"]
    assert [frame["at"] for frame in opened] == [frame["at"] for frame in replay["frames"]]
    assert [frame["hands"][1] for frame in opened] == [frame["view"] for frame in replay["frames"]]
    assert all(frame["action"] for frame in opened[1:])
    anyone.get(f"{path}?eyes=2", 400)
    anyone.get(f"{path}?eyes=-1", 400)


def test_before_the_end_only_ones_own_eyes(welcome: Welcome) -> None:
    anna, bruno = welcome("Anna"), welcome("Bruno")
    table = anna.table(MINE, OPEN, bot())
    path = f"/api/tables/{table['id']}/frames"
    assert anna.get(path)["frames"] == []
    bruno.join(table)
    seats = [anna.sit(table), bruno.sit(table)]
    play_out(seats, Random(8), 6)
    frames = anna.get(f"{path}?eyes=0")["frames"]
    assert frames[-1]["view"]["own"]["hand"]
    assert anna.get(path)["frames"][-1]["view"]["viewer"] is None
    for guest, eyes in ((anna, "1"), (anna, "open"), (bruno, "0"), (bruno, "2"), (welcome("Carla"), "0")):
        guest.get(f"{path}?eyes={eyes}", 403)
    anna.get(f"/api/records/{table['id']}", 404)
    anna.get(f"/api/records/{table['id']}/text", 404)


def test_private_records_are_in_the_players_list_only(welcome: Welcome, database: Path) -> None:
    anna, bruno = welcome("Anna"), welcome("Bruno")
    table = anna.table(MINE, bot())
    play_out([anna.sit(table)], Random(9))
    assert table["id"] in [record["id"] for record in anna.get("/api/records")["records"]]
    assert table["id"] not in [record["id"] for record in bruno.get("/api/records")["records"]]


def test_a_replay_is_a_wire_replay_in_small_pages(welcome: Welcome, finished: Json) -> None:
    anyone = welcome()
    path = f"/api/tables/{finished['id']}/frames?eyes=open"
    for headers in ({"accept-encoding": "gzip"}, {"accept-encoding": "identity"}):
        answer = anyone.http.get(path, headers=headers)
        assert answer.headers.get("content-encoding") == ("gzip" if "gzip" in headers.values() else None)
        replay = msgspec.json.decode(answer.content, type=wire.Replay)
        assert len(replay.frames) == PAGE
        assert replay.more == 1
    anyone.get(f"{path}&page=99", 404)
    anyone.get(f"{path}&page=-1", 400)
