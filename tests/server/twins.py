"""Two courses of one game that differ only in where two hidden cards lie.

Swapping the names of two cards in a whole log gives another log. As long as the rules accept it and a viewer
has witnessed neither card, she cannot tell the two apart, and must not be told anything that differs.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from random import Random

import msgspec

from harena.core.dealer import ScriptedDealer, SeededDealer
from harena.core.errors import HarenaError
from harena.core.match import Match
from harena.core.state import CHANCE
from harena.games import GAMES
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.words.notation import card_text
from harena.server import sockets, wire
from harena.server.clocks.clock import keep_time
from harena.server.house import House
from harena.server.records.replay import Eyes, frames_of
from harena.server.tables.listener import Listener
from harena.server.tables.matches import bring_up, fresh_actions
from harena.server.tables.table import Table
from harena.store.memory import MemoryStore
from harena.store.rows import PERSON, PLAYING, Person, Seat, Sheet, Terms

from .guests import ARENA, GENEROUS
from .hand_moved import BEGUN, HandMoved
from .houses import opened

Log = list[tuple[int, str]]
QUESTIONS = [
    "pass",
    "done",
    "reveal",
    "play troll 7",
    "secret wyrm 3",
    "bet titan",
    "use",
    "target seat 2",
    "keep magus 4",
]


@dataclass
class World:
    log: Log
    witnessed: list[dict[str, int]]
    """For each viewer (the spectator last), when she first witnesses a card."""


def random_log(seats: int, seed: int) -> Log:
    match = Match(GAMES[ARENA], seats, dealer=SeededDealer(f"twins {seed}"))
    choice = Random(seed)
    while not match.over:
        match.play(choice.choice(match.view(match.actor).actions()), match.actor)
    return list(zip(match.seats, match.log, strict=True))


def world_of(seats: int, log: Log) -> World:
    """As far as the rules accept the log."""
    match = Match(GAMES[ARENA], seats)
    witnessed: list[dict[str, int]] = [{} for _ in range(seats + 1)]
    for at, (seat, text) in enumerate(log):
        try:
            match.play(text, seat)
        except HarenaError:
            return World(log[:at], witnessed)
        assert isinstance(match.state, ColossalArena)
        for event in match.events[at]:
            for viewer, known in enumerate(witnessed):
                for card in event.seen_by(viewer if viewer < seats else None).cards:
                    known.setdefault(card_text(match.state, card), at)
    return World(log, witnessed)


def swapped(log: Log, one: str, other: str) -> Log:
    names = {one: other, other: one}

    def swap(text: str) -> str:
        for name, twin in names.items():
            verb, found, rest = text.partition(name)
            if found and not rest[:1].isdigit():
                return verb + twin + rest
        return text

    return [(seat, swap(text)) for seat, text in log]


def blind_until(worlds: list[World], cards: list[str], viewer: int) -> int:
    """How many actions go by before this viewer witnesses one of the cards in any of the worlds."""
    times = [world.witnessed[viewer].get(card, len(world.log)) for world in worlds for card in cards]
    return min([*times, *(len(world.log) for world in worlds)])


def best_twins(seats: int, log: Log, choice: Random, tries: int) -> tuple[World, World, list[int]]:
    """Of some pairs of cards, the one that keeps its secret from most viewers for longest."""
    real = world_of(seats, log)
    dealt = [
        text[5:] for seat, text in log if seat == CHANCE and text.startswith("draw ") and text[-1].isdigit()
    ]
    found: list[tuple[World, list[int]]] = []
    for _ in range(tries):
        cards = choice.sample(dealt, 2)
        twin = world_of(seats, swapped(log, *cards))
        found.append((twin, [blind_until([real, twin], cards, viewer) for viewer in range(seats + 1)]))
    best, times = max(found, key=lambda pair: sum(pair[1]))
    return real, best, times


Heard = list[list[tuple[int, bytes]]]
"""What each viewer is sent, with the `at` it was sent at."""


def messages_alike(seats: int, told: Callable[[int, Log, int], Heard]) -> int:
    """How much is told of either world to viewers who cannot know which it is: the same, byte by byte."""
    real, twin, blind = best_twins(seats, random_log(seats, seats), Random(seats), 12)
    here = told(seats, real.log, max(blind))
    there = told(seats, twin.log, max(blind))
    assert here != there, "the two worlds are one"
    compared = 0
    for viewer, ignorant in enumerate(blind):
        mine = [text for at, text in here[viewer] if at <= ignorant]
        assert mine == [text for at, text in there[viewer] if at <= ignorant], f"viewer {viewer} can tell"
        compared += len(mine)
    return compared


def told(seats: int, log: Log, until: int) -> Heard:
    """Every byte that each viewer is sent while these actions are taken, with the `at` it was sent at."""
    return asyncio.run(_told(seats, log, until))


async def _told(seats: int, log: Log, until: int) -> Heard:
    house = House(MemoryStore(), 0.0, GENEROUS, time=HandMoved())
    async with opened(house):
        table = await seated(house, seats, log)
        people = [Person(f"p{seat}", f"Player {seat + 1}") for seat in range(seats)]
        listeners = [Listener(table, person, GENEROUS) for person in [*people, None]]
        for listener in listeners:
            await house.admit(listener)
        heard: Heard = [[] for _ in listeners]
        await play(table, listeners, log[:until], heard)
        return heard


async def seated(house: House, seats: int, log: Log, terms: Terms | None = None) -> Table:
    people = [Seat(PERSON, f"Player {seat + 1}", f"p{seat}") for seat in range(seats)]
    blank = Sheet("twinstwins22", ARENA, {}, True, "p0", "5eed", people, created=BEGUN, changed=BEGUN)
    script = [text for seat, text in log if seat == CHANCE]
    match = Match(GAMES[ARENA], seats, dealer=ScriptedDealer(script, SeededDealer("after")))
    blank.terms = terms or Terms()
    sheet = blank.copy()
    bring_up(sheet, match)
    keep_time(blank, sheet, house.time.now())
    await house.store.add_table(sheet, fresh_actions(blank, match))
    table = house.opened(sheet)
    table.match, table.fresh = match, True
    return table


async def play(table: Table, listeners: list[Listener], log: Log, heard: Heard) -> None:
    """The players' actions of the log over the same road as always, with questions and second thoughts."""
    reached, reconsidered = 0, 0
    while (at := standing(table)) < len(log):
        seat, text = log[at]
        again = at < reached
        reached = max(at, reached)
        await collect(listeners, heard, reached)
        if at % 4 == 0:
            await ask(table, listeners[seat], QUESTIONS[at % 9])
        await sockets.act(wire.Act(table.sheet.length, text), listeners[seat])
        reached = max(standing(table), reached)
        await collect(listeners, heard, reached)
        if at % 5 == 0 and not again and table.sheet.status == PLAYING:
            reconsidered += 1
            async for _ in thinking_better(table, listeners, seat, heard[seat], reconsidered % 3 != 0):
                await collect(listeners, heard, reached)
    actions = await table.store.actions(table.id)
    for viewer, eyes in ((0, "0"), (-1, "spectator")):
        for frame in frames_of(table.sheet, actions, Eyes(eyes, table.sheet, "p0")):
            heard[viewer].append((frame.at, msgspec.json.encode(frame)))


def standing(table: Table) -> int:
    """How many actions of the log stand: where the game is in the twins' log."""
    return len(table.running().past.standing)


async def thinking_better(
    table: Table, listeners: list[Listener], seat: int, heard: list[tuple[int, bytes]], agree: bool
) -> AsyncIterator[None]:
    """The seat takes back what she was last offered; the others, if asked, agree, or the last does not."""
    states = [found for found in (msgspec.json.decode(text) for _, text in heard) if "undo" in found]
    offer = states[-1]["undo"]
    if offer is None:
        return
    await sockets.moved(listeners[seat], table.undo(f"p{seat}", table.sheet.length, offer["count"]))
    yield
    others = [other for other in range(len(listeners) - 1) if other != seat]
    for other in others:
        if table.sheet.ask is not None:
            vote = agree or other != others[-1]
            await sockets.moved(listeners[other], table.vote(f"p{other}", table.sheet.length, vote))
            yield


async def ask(table: Table, listener: Listener, question: str) -> None:
    """What is not offered, and what is no action at all."""
    because = sockets.because(wire.Why(question), await table.why(listener.person_id, question))
    listener.outbox.send(because)
    await sockets.act(wire.Act(table.sheet.length, "eat troll 7"), listener)


async def collect(listeners: list[Listener], heard: Heard, at: int) -> None:
    for listener, lines in zip(listeners, heard, strict=True):
        while not listener.outbox.queue.empty():
            message = listener.outbox.queue.get_nowait()
            assert not isinstance(message, int)
            lines += [(at, text.encode()) for text in await listener.outbox.texts(message, listener.tell)]
