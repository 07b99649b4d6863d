"""The house seals its seed; people pledge what they add, then tell it; then the cards are dealt."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from harena.core.dealer import commitment
from harena.core.errors import Unproven
from harena.core.record import read_record
from harena.games import GAMES
from harena.server import wire
from harena.server.house import House
from harena.server.pledges import PATIENCE
from harena.server.tables.table import Table
from harena.store.memory import MemoryStore
from harena.store.rows import Person

from ..chains import CHAINS, Chain
from ..conftest import Welcome
from ..guests import ARENA, GENEROUS, MINE, OPEN, Guest, Json, bot, play_out, serving
from ..hand_moved import HandMoved, settled
from ..houses import opened

ONE, TWO, THREE, *_ = CHAINS


def promise(guest: Guest, table: Json, chain: Chain, status: int | None = None) -> Json:
    return guest.post(f"/api/tables/{table['id']}/pledge", {"pledge": chain.pledge}, status)


def join(guest: Guest, table: Json, chain: Chain) -> Json:
    return guest.post(f"/api/tables/{table['id']}/join", {"pledge": chain.pledge})


def tell(guest: Guest, table: Json, nonce: str, status: int | None = None) -> Json:
    return guest.post(f"/api/tables/{table['id']}/nonce", {"nonce": nonce}, status)


def record_text(guest: Guest, table: Json) -> str:
    return guest.http.get(f"/api/records/{table['id']}/text").text


def test_cards_are_dealt_when_what_was_pledged_has_come(welcome: Welcome) -> None:
    anna = welcome("Anna")
    table = anna.table(MINE, bot(), pledge=True)
    assert (table["status"], table["pledges"], table["asks"]) == ("gathering", ["", None], False)
    tell(anna, table, ONE.told(), 409)
    asked = promise(anna, table, ONE)
    assert (asked["status"], asked["pledges"], asked["asks"]) == ("gathering", [ONE.pledge, None], True)
    begun = tell(anna, table, ONE.told())
    assert (begun["status"], begun["nonces"], begun["asks"]) == ("playing", [ONE.told(), None], False)
    assert begun["commitment"] == table["commitment"], "which she had seen before"


def test_nobody_tells_before_all_have_pledged(welcome: Welcome) -> None:
    anna, bruno, carla = (welcome(name) for name in ("Anna", "Bruno", "Carla"))
    table = anna.table(MINE, OPEN, OPEN, pledge=True)
    path = f"/api/tables/{table['id']}"
    promise(anna, table, ONE)
    join(bruno, table, TWO)
    assert carla.get(path)["pledges"] == [ONE.pledge, TWO.pledge, None], "for all to see"
    tell(anna, table, ONE.told(), 409)
    assert join(carla, table, THREE)["asks"]
    tell(anna, table, ONE.told())
    tell(bruno, table, "0f" * 32, 409)
    tell(bruno, table, TWO.told())
    seen = [guest.get(path)["nonces"] for guest in (anna, bruno, carla)]
    assert seen == [[ONE.told(), "", None], ["", TWO.told(), None], ["", "", None]]
    begun = tell(carla, table, THREE.told())
    assert (begun["status"], begun["nonces"]) == ("playing", [ONE.told(), TWO.told(), THREE.told()])


def test_whoever_leaves_having_heard_hears_nothing_of_what_comes_instead(welcome: Welcome) -> None:
    """Given Anna has told her number and Bruno leaves; expected: she tells another, pledged before."""
    anna, bruno, carla = (welcome(name) for name in ("Anna", "Bruno", "Carla"))
    table = anna.table(MINE, OPEN, pledge=True)
    promise(anna, table, ONE)
    join(bruno, table, TWO)
    tell(anna, table, ONE.told())
    bruno.post(f"/api/tables/{table['id']}/leave")
    assert anna.get(f"/api/tables/{table['id']}")["pledges"] == [ONE.told(), None]
    join(carla, table, THREE)
    tell(anna, table, ONE.told(), 409)
    tell(anna, table, ONE.told(2))
    assert tell(carla, table, THREE.told())["nonces"] == [ONE.told(2), THREE.told()]


def test_the_first_pledge_stands(welcome: Welcome) -> None:
    anna, bruno = welcome("Anna"), welcome("Bruno")
    table = anna.table(MINE, OPEN, pledge=True)
    promise(anna, table, ONE)
    assert promise(anna, table, TWO)["pledges"] == [ONE.pledge, None]
    promise(bruno, table, TWO, 403)
    bruno.join(table)
    promise(bruno, table, TWO, 409)
    tell(anna, table, ONE.told())
    promise(anna, table, THREE, 409)


@pytest.mark.parametrize("nonce", ["", "0a", "0A" * 32, "0a" * 33, "0a" * 32 + "\n", None, 7])
def test_a_nonce_is_thirty_two_bytes(welcome: Welcome, nonce: str) -> None:
    anna = welcome("Anna")
    table = anna.table(MINE, bot(), pledge=True)
    for what in ("pledge", "nonce"):
        anna.post(f"/api/tables/{table['id']}/{what}", {what: nonce}, 400)


ANNA, BRUNO, CARLA = (Person(name.lower(), name) for name in ("Anna", "Bruno", "Carla"))


async def three_at_a_table(house: House) -> Table:
    wish = wire.NewTable(ARENA, [wire.Mine(), wire.Open(), wire.Open()], pledge=True)
    table = await house.new_table(ANNA, wish)
    await table.join(BRUNO, 1, TWO.pledge)
    await table.join(CARLA, 2, THREE.pledge)
    return table


def test_the_deal_waits_for_nobody_for_long() -> None:
    """Given Anna never pledges and Carla never tells; expected: both are left out, each after a time."""

    async def visit() -> None:
        time = HandMoved()
        house = House(MemoryStore(), 0.0, GENEROUS, time=time)
        async with opened(house):
            table = await three_at_a_table(house)
            await time.move(PATIENCE - 1)
            assert table.sheet.pledges == {0: "", 1: TWO.pledge, 2: THREE.pledge}
            await time.move(1.5)
            await settled()
            assert table.sheet.pledges == {1: TWO.pledge, 2: THREE.pledge}
            await table.tell(BRUNO, TWO.told())
            await time.move(PATIENCE + 1)
            await settled()
            assert table.sheet.pledges == {1: TWO.told()}, "what Carla has heard is no part of the deal"
            assert table.sheet.status == "gathering"
            await table.tell(BRUNO, TWO.told(2))
            assert (table.sheet.status, table.sheet.nonces) == ("playing", {1: TWO.told(2)})

    asyncio.run(visit())


def test_saying_the_same_again_holds_up_no_deal() -> None:
    """Given Carla never tells, and repeats her pledge; expected: she is left out all the same."""

    async def visit() -> None:
        time = HandMoved()
        house = House(MemoryStore(), 0.0, GENEROUS, time=time)
        async with opened(house):
            table = await three_at_a_table(house)
            await table.promise(ANNA, ONE.pledge)
            await table.tell(BRUNO, TWO.told())
            await time.move(0.6 * PATIENCE)
            await table.promise(CARLA, THREE.pledge)
            await table.tell(BRUNO, TWO.told())
            await time.move(0.6 * PATIENCE)
            await settled()
            assert 2 not in table.sheet.pledges

    asyncio.run(visit())


def test_without_anybody_the_seed_deals() -> None:
    async def visit() -> None:
        time = HandMoved()
        house = House(MemoryStore(), 0.0, GENEROUS, time=time)
        async with opened(house):
            table = await three_at_a_table(house)
            for _ in range(2):
                await time.move(PATIENCE + 1)
                await settled()
            assert (table.sheet.status, table.sheet.nonces) == ("playing", {})

    asyncio.run(visit())


@pytest.mark.slow
def test_the_game_is_dealt_from_all_together_and_proved(database: Path, tmp_path: Path) -> None:
    """Over a restart in the middle of it, and though a bot plays on for one of them."""
    with serving(database) as address:
        anna, bruno = Guest(address, "Anna"), Guest(address, "Bruno")
        table = anna.table(MINE, OPEN, bot(), pledge=True)
        promise(anna, table, ONE)
        shown = join(bruno, table, TWO)["pledges"]
        tell(anna, table, ONE.told())
    with serving(database) as address:
        for guest in (anna, bruno):
            guest.address, guest.http.base_url = address, address
        tell(bruno, table, TWO.told())
        play_out([anna.sit(table), bruno.sit(table)], Random(1), 4)
        bruno.post(f"/api/tables/{table['id']}/leave")
        play_out([anna.sit(table)], Random(2))
        text = record_text(anna, table)
        (listed,) = anna.get("/api/records?player=Anna")["records"]
        anna.leave_house()
        bruno.leave_house()
    record = read_record(text)
    assert record.nonces == {0: ONE.told(), 1: TWO.told()}
    assert listed["nonces"] == [ONE.told(), TWO.told(), None]
    assert record.commitment == table["commitment"] == commitment(record.seed)
    assert record.verify(GAMES).over
    path = tmp_path / "game.txt"
    path.write_text(text)
    seen = [each for each in shown if each]
    more = [[], ["--nonce", TWO.told()], ["--pledges", *seen], ["--nonce", "2c" * 32], ["--pledges", seen[0]]]
    told = [verify(path, *each) for each in more]
    assert [said.returncode for said in told] == [0, 0, 0, 1, 1]
    assert "Anna" in told[0].stdout.split("nonces")[1].split("\n")[0]
    assert "your nonce is not among those" in told[3].stderr
    assert "that were pledged" in told[4].stderr
    without = text.replace(f"nonce 2: {TWO.told()}\n", "")
    with pytest.raises(Unproven, match="the seed with the nonces deals"):
        read_record(without).verify(GAMES)


def verify(path: Path, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "harena", "verify", str(path), *more]
    return subprocess.run(command, capture_output=True, text=True, check=False)
