"""The house seals its seed first; then people add to it, once each; then the cards are dealt."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from harena.core.dealer import commitment
from harena.core.errors import Unproven
from harena.core.record import read_record
from harena.games import GAMES

from .conftest import Welcome
from .guests import MINE, OPEN, Guest, Json, bot, play_out, serving

ONE, TWO, THREE = ("0a" * 16, "1b" * 16, "2c" * 16)


def add(guest: Guest, table: Json, nonce: str, status: int | None = None) -> Json:
    return guest.post(f"/api/tables/{table['id']}/nonce", {"nonce": nonce}, status)


def record_text(guest: Guest, table: Json) -> str:
    return guest.http.get(f"/api/records/{table['id']}/text").text


def test_cards_are_dealt_when_what_was_promised_has_come(welcome: Welcome) -> None:
    anna = welcome("Anna")
    table = anna.table(MINE, bot(), nonce=True)
    assert (table["status"], table["nonces"]) == ("gathering", ["", None])
    begun = add(anna, table, ONE)
    assert (begun["status"], begun["nonces"]) == ("playing", [ONE, None])
    assert begun["commitment"] == table["commitment"], "which she had seen before"


def test_nobody_sees_anothers_before_the_game_begins(welcome: Welcome) -> None:
    anna, bruno, carla, dora = (welcome(name) for name in ("Anna", "Bruno", "Carla", "Dora"))
    table = anna.table(MINE, OPEN, OPEN, OPEN, nonce=True)
    path = f"/api/tables/{table['id']}"
    add(anna, table, ONE)
    bruno.post(f"{path}/join", {"seat": 1, "nonce": TWO})
    seen = [guest.get(path)["nonces"] for guest in (anna, bruno, carla)]
    assert seen == [[ONE, "", None, None], ["", TWO, None, None], ["", "", None, None]]
    carla.post(f"{path}/join", {"seat": 2, "nonce": THREE})
    carla.post(f"{path}/leave")
    assert anna.get(path)["nonces"] == [ONE, "", None, None], "she took it with her"
    carla.post(f"{path}/join", {"seat": 2})
    dora.post(f"{path}/join", {"seat": 3, "nonce": THREE})
    assert welcome().get(path)["nonces"] == [ONE, TWO, None, THREE]


def test_the_first_stands(welcome: Welcome) -> None:
    anna, bruno = welcome("Anna"), welcome("Bruno")
    table = anna.table(MINE, OPEN, nonce=True)
    add(anna, table, ONE)
    assert add(anna, table, TWO)["nonces"] == [ONE, None]
    add(bruno, table, TWO, 403)
    bruno.join(table)
    assert add(anna, table, THREE)["nonces"] == [ONE, None]
    add(bruno, table, THREE, 409)


@pytest.mark.parametrize("nonce", ["", "0a", "0A" * 16, "0a" * 17, "0a" * 16 + "\n", None, 7])
def test_a_nonce_is_sixteen_bytes(welcome: Welcome, nonce: str) -> None:
    anna = welcome("Anna")
    add(anna, anna.table(MINE, bot(), nonce=True), nonce, 400)


def test_the_game_is_dealt_from_all_together_and_proved(database: Path, tmp_path: Path) -> None:
    """Over a restart, and though a bot plays on for one of them."""
    with serving(database) as address:
        anna, bruno = Guest(address, "Anna"), Guest(address, "Bruno")
        table = anna.table(MINE, OPEN, bot(), nonce=True)
        add(anna, table, ONE)
        bruno.post(f"/api/tables/{table['id']}/join", {"nonce": TWO})
        seats = [anna.sit(table), bruno.sit(table)]
        play_out(seats, Random(1), 4)
        bruno.post(f"/api/tables/{table['id']}/leave")
    with serving(database) as address:
        anna.address, anna.http.base_url = address, address
        seat = anna.sit(table)
        play_out([seat], Random(2))
        text = record_text(anna, table)
        (listed,) = anna.get("/api/records?player=Anna")["records"]
        anna.leave_house()
        bruno.leave_house()
    record = read_record(text)
    assert record.nonces == {0: ONE, 1: TWO}
    assert listed["nonces"] == [ONE, TWO, None]
    assert record.commitment == table["commitment"] == commitment(record.seed)
    assert record.verify(GAMES).over
    path = tmp_path / "game.txt"
    path.write_text(text)
    told = [verify(path, *more) for more in ([], ["--nonce", TWO], ["--nonce", THREE])]
    assert [said.returncode for said in told] == [0, 0, 1]
    assert "Anna" in told[0].stdout.split("nonces")[1].split("\n")[0]
    assert "your nonce is not among those" in told[2].stderr
    without = text.replace(f"nonce 2: {TWO}\n", "")
    with pytest.raises(Unproven, match="the seed with the nonces deals"):
        read_record(without).verify(GAMES)


def verify(path: Path, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "harena", "verify", str(path), *more]
    return subprocess.run(command, capture_output=True, text=True, check=False)
