"""What a replay costs, and what its frames never show."""

from __future__ import annotations

from asyncio import gather
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from harena.bots.specification import bot_of
from harena.core.dealer import SeededDealer
from harena.core.match import Match
from harena.core.record import Record
from harena.games import GAMES
from harena.server import wire
from harena.server.errors import Refusal
from harena.server.house import House
from harena.server.limits import Limits
from harena.server.records import records, replay
from harena.server.records.replay import Eyes, frames_of
from harena.store.rows import PERSON, Action, Person, Seat, Sheet

from ..guests import ARENA
from ..houses import in_house


async def a_table(house: House) -> str:
    anna = Person("anna", "Anna")
    wish: list[wire.SeatWish] = [wire.Mine(), wire.Mine()]
    return (await house.new_table(anna, wire.NewTable(ARENA, wish))).id


def test_a_replay_is_told_once_and_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty requests of one client cost one telling, and the server's own process does none of it."""
    asked: list[str] = []

    async def visit(house: House) -> None:
        run = house.archive.pool.run

        async def counted(person: str, *more: Any) -> Any:
            asked.append(person)
            return await run(person, *more)

        monkeypatch.setattr(house.archive.pool, "run", counted)
        monkeypatch.setattr(replay, "frames_of", None)
        id = await a_table(house)
        answers = await gather(
            *(records.frames(house, None, "192.0.2.7", id, "spectator", 0) for _ in range(60))
        )
        assert len(set(answers)) == 1
        assert asked == ["192.0.2.7"]
        assert isinstance(house.archive.pool.executor, ProcessPoolExecutor)

    in_house(visit)


def test_replays_are_limited_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many names somebody takes."""

    async def visit(house: House) -> None:
        async def nothing(*more: Any) -> list[bytes]:
            return [b"[]"]

        monkeypatch.setattr(house.archive.pool, "run", nothing)
        id = await a_table(house)
        for n in range(5):
            await records.frames(house, Person(f"p{n}", "Guest"), "192.0.2.7", id, "spectator", 0)
        with pytest.raises(Refusal, match="too fast"):
            await records.frames(house, Person("p9", "Guest"), "192.0.2.7", id, "spectator", 0)
        await records.frames(house, None, "192.0.2.8", id, "spectator", 0)

    in_house(visit, Limits(replays=(5, 0.001)))


def test_replays_are_kept_while_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        async def long(*more: Any) -> list[bytes]:
            return [b"[" + b" " * 400 + b"]"]

        monkeypatch.setattr(house.archive.pool, "run", long)
        ids = [await a_table(house) for _ in range(3)]
        for id in ids:
            await records.frames(house, None, "192.0.2.7", id, "spectator", 0)
        assert [key[0] for key in house.archive.kept] == ids[1:]
        assert house.archive.size <= 1000

    in_house(visit, Limits(replays_kept=1000))


@pytest.mark.slow
def test_a_frame_never_stops_in_the_middle_of_an_offer() -> None:
    record = a_record_with_offers()
    seats = [Seat(PERSON, name) for name in record.players]
    sheet = Sheet("t", "colosseum", record.options, True, "p0", "5eed", seats)
    actions = [Action(n, move.seat, move.action) for n, move in enumerate(record.moves)]
    frames = frames_of(sheet, actions, Eyes("spectator", sheet, None))
    begun = {at + 1 for at, action in enumerate(actions) if action.text.startswith("offer ")}
    assert begun, "nobody offered anything"
    assert not begun & {frame.at for frame in frames}
    sheet.status = "over"
    told = [frame.action for frame in frames_of(sheet, actions, Eyes("open", sheet, None))]
    assert any(text and text.startswith("offer ") and " for " in text for text in told)


def a_record_with_offers() -> Record:
    """Colosseum until a few offers have been made whole."""
    match = Match(GAMES["colosseum"], 3, dealer=SeededDealer("offers"))
    bots = [bot_of("greedy", "colosseum", seat) for seat in range(3)]
    offers = 0
    while offers < 3 and not match.over:
        path = bots[match.actor].say(match.view(match.actor))
        offers += path.startswith("offer ")
        match.play(path, match.actor)
    return Record.of(match)
