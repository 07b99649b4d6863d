"""Offers on the wire are composed at home and sent whole; to third parties every draft looks the same."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence

import msgspec
import pytest

from harena.core.dealer import SeededDealer
from harena.core.match import Match
from harena.games import GAMES
from harena.server import sockets, wire
from harena.server.house import House
from harena.server.lobby import Round, Visitor
from harena.server.tables.listener import Listener
from harena.server.tables.matches import bring_up, fresh_actions
from harena.server.tables.table import Table
from harena.server.wire.colosseum.phases import ColosseumEffect
from harena.store.memory import MemoryStore
from harena.store.rows import PERSON, Person, Seat, Sheet

from ..guests import GENEROUS, Json
from ..hand_moved import BEGUN, HandMoved
from ..houses import opened

GAME = "colosseum"
PEOPLE = [Person(f"p{seat}", name) for seat, name in enumerate(["Anna", "Bruno", "Carla"])]
Message = wire.FromClient


def at_market() -> Match:
    """The first trading phase: Anna may offer."""
    match = Match(GAMES[GAME], 3, dealer=SeededDealer("market day"))
    while match.state.prompt() != "make an offer, or be done":
        match.play("pass")
    return match


def heard(messages: Sequence[Message]) -> list[list[bytes]]:
    """All that Anna, Bruno, Carla, a spectator and the lobby are sent while Anna sends these messages."""
    return asyncio.run(_heard(messages))


async def _heard(messages: Sequence[Message]) -> list[list[bytes]]:
    house = House(MemoryStore(), 0.0, GENEROUS, time=HandMoved())
    async with opened(house):
        table = await seated(house)
        listeners = [Listener(table, person, GENEROUS) for person in [*PEOPLE, None]]
        for listener in listeners:
            await house.admit(listener)
        visitor = Visitor(house.lobby, None, GENEROUS)
        house.lobby.enter(visitor)
        found: list[list[bytes]] = [[] for _ in range(5)]
        await collect(listeners, visitor, found)
        for message in messages:
            await sockets.answer(message, listeners[0], house)
            visitor.hear(Round(house, {table.id}))
            await collect(listeners, visitor, found)
        return found


async def collect(listeners: list[Listener], visitor: Visitor, found: list[list[bytes]]) -> None:
    readers: list[Listener | Visitor] = [*listeners, visitor]
    for reader, lines in zip(readers, found, strict=True):
        while not reader.outbox.queue.empty():
            message = reader.outbox.queue.get_nowait()
            assert not isinstance(message, int)
            lines += [text.encode() for text in await reader.outbox.texts(message, reader.tell)]


async def seated(house: House) -> Table:
    match = at_market()
    people = [Seat(PERSON, person.name, person.id) for person in PEOPLE]
    blank = Sheet("marketmarket", GAME, {}, True, "p0", "5eed", people, created=BEGUN, changed=BEGUN)
    sheet = blank.copy()
    bring_up(sheet, match)
    sheet.started = blank.created
    await house.store.add_table(sheet, fresh_actions(blank, match))
    table = house.opened(sheet)
    table.match, table.fresh = match, True
    return table


def sentences(match: Match) -> list[str]:
    """Offers of different lengths and contents that Anna could make to Bruno."""
    bounds: Json = match.view(0).as_dict()["own"]["bounds"]  # type: ignore[index]
    bruno = bounds["partners"][0]
    gives = [name for name in bounds["give"] if name not in bruno["ask"]]
    asks = [name for name in bruno["ask"] if name not in bounds["give"]]
    return [
        f"offer 2: {gives[0]} for {asks[0]}",
        f"offer 2: 1 coin for {asks[0]}",
        f"offer 2: {' + '.join(gives)} + {bounds['coins']} coins for {' + '.join(asks)}",
    ]


AT = len(at_market().log)
OFFERS = sentences(at_market())
ROADS: list[list[Message]] = [
    [],
    [wire.Weigh(OFFERS[0])],
    [*[wire.Weigh(text) for text in OFFERS], wire.Weigh(OFFERS[1])],
    [
        wire.Weigh("offer 2: joker for emperor"),
        wire.Why("offer 2: 400 lion for 3 coins"),
        wire.Why(OFFERS[2]),
    ],
    [wire.Act(AT, "offer seat 2"), wire.Act(AT, "give lion"), wire.Act(AT, "offer 2: 99 lion for torch")],
]


@pytest.mark.parametrize("road", ROADS[1:])
def test_a_draft_changes_no_byte_for_anybody_else(road: list[Message]) -> None:
    """Whatever she tries or weighs, the others, the spectators and the lobby hear what they hear anyway."""
    alone, tried = heard(ROADS[0]), heard(road)
    assert len(tried[0]) > len(alone[0]), "she was answered"
    assert tried[1:] == alone[1:]


@pytest.mark.parametrize("text", [*OFFERS, "offer 2: nothing"])
@pytest.mark.parametrize("road", ROADS)
def test_how_she_came_to_an_offer_stays_with_her(road: list[Message], text: str) -> None:
    """An offer, however long she turned it over, reaches everybody as one message, and the same one."""
    straight, winding = heard([wire.Act(AT, text)]), heard([*road, wire.Act(AT, text)])
    assert winding[1:] == straight[1:]
    states = [message for message in map(json.loads, straight[1]) if message["type"] == "state"]
    assert len(states) == 2, "the table as it was, and as it is after the offer"
    assert states[1]["view"]["step"] == ("bargain" if text.endswith("nothing") else "answer")
    assert len(states[1]["story"]) == 1


def test_different_offers_look_alike_until_they_are_made() -> None:
    """Two drafts of different content and length, both given up at last."""
    one = heard([wire.Weigh(OFFERS[0]), wire.Act(AT, "offer 2: nothing")])
    other = heard([*[wire.Weigh(text) for text in OFFERS], wire.Act(AT, "offer 2: nothing")])
    assert one[1:] == other[1:]
    assert one[0] != other[0]


def test_weighing_an_offer() -> None:
    """The answer is the effect on both sides, and a refusal says why."""
    anna = [
        json.loads(text) for text in heard([wire.Weigh(OFFERS[0]), wire.Weigh("offer 2: joker for lion")])[0]
    ]
    weighed, because = anna[-2:]
    assert weighed["type"] == "weighed"
    assert [msgspec.convert(effect, ColosseumEffect).seat for effect in weighed["effects"]] == [0, 1]
    assert (because["type"], because["offered"], because["rule"]) == ("because", False, "C64")
