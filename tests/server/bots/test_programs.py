"""Programs that the house has named sit at tables; what a browser says never runs one."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from harena.bots.pipe.program import BARRACKS
from harena.core.errors import OptionError
from harena.server.bots.programs import programs_of

from ..guests import MINE, Guest, Seat, bot, serving

LIAR = Path(__file__).parents[2] / "bots/pipe/liar.py"


def program(*words: str) -> str:
    return " ".join([f"exec:60000ms:{sys.executable} -S -E", str(LIAR), *words])


def play_plainly(seat: Seat) -> None:
    """To the end, without offers."""
    while not seat.over:
        if not seat.legal:
            seat.hear("state")
            continue
        at = seat.state["at"]
        seat.act(next(action for action in seat.legal if not action.startswith(("offer", "counter"))))
        seat.hear_from(at + 1)


@pytest.mark.parametrize("game", ["colossal-arena", "colosseum"])
def test_a_program_plays_a_whole_game_at_a_table(game: str, tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    named = {"writer": program("diary", str(diary)), "liar": program("illegal")}
    with serving(tmp_path / "harena.db", programs=named) as address:
        anna = Guest(address, "Anna")
        try:
            infos = {info["name"]: info for info in anna.get("/api/games")[0]["bots"]}
            assert set(named) < set(infos)
            assert "exec" not in json.dumps(infos)
            table = anna.table(MINE, *map(bot, named), game=game)
            assert [seat["bot"] for seat in table["seats"]] == [None, *named]
            seat = anna.sit(table)
            play_plainly(seat)
            record = anna.http.get(f"/api/records/{table['id']}/text").text
            assert "(writer)" in record
        finally:
            anna.leave_house()
    assert BARRACKS.running == set()
    lines = [json.loads(line) for line in diary.read_text().splitlines()]
    assert {line["type"] for line in lines} >= {"hello", "view"}
    assert all(line["view"]["viewer"] == 1 for line in lines if line["type"] == "view")


@pytest.mark.parametrize("name", ["exec:true", "exec:./mybot", "os:getcwd", "nobody"])
def test_a_browser_names_no_program(server: str, name: str) -> None:
    anna = Guest(server, "Anna")
    try:
        anna.table(MINE, bot(name), status=400)
        table = anna.table(MINE, {"type": "open"})
        anna.post(f"/api/tables/{table['id']}/seat", {"seat": 1, "bot": name}, 400)
    finally:
        anna.leave_house()


def test_a_table_plays_on_where_its_program_is_no_longer_named(database: Path) -> None:
    with serving(database, programs={"first": program("first")}) as address:
        anna = Guest(address, "Anna")
        table = anna.table(MINE, bot("first"))
    with serving(database) as address:
        anna.http.base_url = address
        anna.address = address
        seat = anna.sit(table)
        play_plainly(seat)
        anna.leave_house()


@pytest.mark.parametrize(
    "text", ["mybot", "mybot=greedy", "greedy=exec:true", "my bot=exec:true", "x=exec:./nobody"]
)
def test_a_wrong_name_is_said_at_once(text: str) -> None:
    with pytest.raises(OptionError):
        programs_of([text])
    assert programs_of(["x=exec:true -a=b"]) == {"x": "exec:true -a=b"}
