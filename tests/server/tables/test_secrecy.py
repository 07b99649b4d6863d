"""Secrecy on the wire: what a seat cannot know changes not one byte of what it is sent."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random

import msgspec
import pytest

from harena.server.schema import wire_schema
from harena.server.wire.colossal_arena import ColossalArenaView

from ..conftest import Welcome
from ..guests import MINE, OPEN, play_out
from ..twins import Heard, Log, messages_alike, swapped, told


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hidden_cards_change_no_byte(seats: int) -> None:
    assert messages_alike(seats, told) > 200


@pytest.mark.slow
def test_asking_for_an_undo_tells_nobody_what_was_forced() -> None:
    """Given undos asked for, granted and refused in both worlds; expected: not a byte of it differs."""
    seen: Counter[str] = Counter()

    def told_and_counted(seats: int, log: Log, until: int) -> Heard:
        heard = told(seats, log, until)
        open_before = False
        for message in (msgspec.json.decode(text) for _, text in heard[-1]):
            if "table" not in message:
                continue
            open_now = message["table"]["ask"] is not None
            granted = any(line["things"].get("granted") for line in message.get("story", []))
            seen["asked"] += open_now and not open_before
            seen["granted"] += granted
            seen["refused"] += open_before and not open_now and not granted
            open_before = open_now
        return heard

    assert messages_alike(3, told_and_counted) > 200
    assert seen["granted"] > 10
    assert seen["asked"] > 10
    assert seen["refused"] > 5


def test_swapping_keeps_numbers_apart() -> None:
    log = [(99, "draw troll 1"), (99, "draw troll 10"), (0, "play troll 1"), (0, "spectator 4 on troll")]
    assert [text for _, text in swapped(log, "troll 1", "wyrm 2")] == [
        "draw wyrm 2",
        "draw troll 10",
        "play wyrm 2",
        "spectator 4 on troll",
    ]


def test_nobody_is_sent_a_card_of_the_others_hand(welcome: Welcome) -> None:
    anna, bruno, carla = welcome("Anna"), welcome("Bruno"), welcome()
    table = anna.table(MINE, OPEN, public=True)
    bruno.join(table)
    seats = [anna.sit(table), bruno.sit(table)]
    watching = carla.sit(table)
    for seat, other in (
        (seats[0], seats[1]),
        (seats[1], seats[0]),
        (watching, seats[0]),
        (watching, seats[1]),
    ):
        for card in other.state["view"]["own"]["hand"]:
            alike = card.startswith(("prefect", "magister"))
            assert alike or not names_card(seat.heard[0], card), card
    secret = table_seed_texts(seats[0].heard + seats[1].heard + watching.heard)
    assert secret == {None}


def names_card(text: str, card: str) -> bool:
    return re.search(rf"\b{card}\b", text, re.IGNORECASE) is not None


def test_a_longer_number_is_another_card() -> None:
    assert not names_card('["amazon 10"]', "amazon 1")
    assert names_card("Anna plays Amazon 1.", "amazon 1")


def table_seed_texts(heard: list[str]) -> set[object]:
    return {message["seed"] for message in map(json.loads, heard) if message["type"] == "state"}


def test_views_are_what_the_wire_says_they_are(welcome: Welcome) -> None:
    anna = welcome("Anna")
    seat = anna.sit(anna.table(MINE, {**MINE, "name": "Bruno"}, {**MINE, "name": "Carla"}))
    play_out([seat], Random(11))
    views = [json.loads(text)["view"] for text in seat.heard if '"type":"state"' in text]
    assert len(views) > 100
    for view in views:
        msgspec.convert(view, ColossalArenaView)
    assert {"State", "ColossalArenaView", "FromClient", "TableInfo"} <= set(wire_schema()["$defs"])
