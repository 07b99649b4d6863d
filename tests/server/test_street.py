"""Houses that know one another through a real Redis: what they hear, and what they cannot read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import pytest

from harena.server.bots.pool import Pool, threads
from harena.server.neighbours import Arrived, Closed, Departed, Hear, Missed, Present, Word
from harena.server.redis.queue import ASK, ASKED, LINE, RING, TAKEN
from harena.server.redis.street import NEWS, Street, connected, tell_all

from .redis import Redis

STRANGE = [
    b"\xff",
    b"{}",
    b'{"house":"x","words":[{"type":"Dancing"}]}',
    b'{"house":"x","words":[{"type":"Closed"}]}',
]


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    server = Redis()
    yield server
    server.remove()


def test_a_letter_that_cannot_be_read_makes_one_look_and_the_next_is_heard(redis: Redis) -> None:
    """A house of another version speaks of what this one does not know."""
    heard: list[Word] = []

    async def run() -> None:
        street = Street(redis.url)
        await street.open(heard.append)
        heard.clear()
        other = connected(redis.url)
        for letter in STRANGE:
            await other.publish(NEWS, letter)
        await other.aclose()
        await tell_all(redis.url, Closed("table"))
        async with asyncio.timeout(10):
            while Closed("table") not in heard:
                await asyncio.sleep(0.01)
        await street.close()

    asyncio.run(run())
    assert heard.count(Missed()) >= len(STRANGE)


def test_a_question_that_cannot_be_read_is_given_back(redis: Redis) -> None:
    """Whoever asked waits no longer than until she looks."""

    async def run() -> None:
        street = Street(redis.url)
        planners = street.planners(Pool(1, threads))
        await street.open(lambda word: None)
        other = connected(redis.url)
        ask = other.register_script(ASK)
        await ask([TAKEN, f"{LINE}anna", RING, ASKED], ["7", b'7 {"riddle": 1}', "anna"])
        async with asyncio.timeout(10):
            while await other.hexists(TAKEN, "7"):
                await asyncio.sleep(0.01)
        await other.aclose()
        await planners.close()
        await street.close()

    asyncio.run(run())


def test_each_hears_the_others_and_is_not_told_what_it_said_itself(redis: Redis) -> None:
    """Also one that comes later; and when it asks who is where, it hears the answers."""
    heard: dict[str, list[Word]] = {name: [] for name in ("one", "two", "late")}
    said = {name: Closed(f"said by {name}") for name in heard}

    async def run() -> None:
        streets = {name: Street(redis.url) for name in heard}

        def ear(name: str) -> Hear:
            def hear(word: Word) -> None:
                heard[name].append(word)
                if isinstance(word, Arrived):
                    streets[name].tell(Present(streets[name].name, name, {"anna": 1}))

            return hear

        for name in ("one", "two"):
            await streets[name].open(ear(name))
        await until(lambda: "two" in tables(heard["one"]) and "one" in tables(heard["two"]))
        await streets["late"].open(ear("late"))
        await until(lambda: tables(heard["late"]) == {"one", "two"})

        def all_have_heard() -> bool:
            for name, street in streets.items():
                street.tell(said[name])  # again, for a word may be lost
            return all(len([word for word in said.values() if word in heard[name]]) == 2 for name in heard)

        await until(all_have_heard)
        await streets["one"].close()
        gone = Departed(streets["one"].name)
        await until(lambda: gone in heard["two"] and gone in heard["late"])
        for name in ("two", "late"):
            await streets[name].close()

    asyncio.run(run())
    assert not any(said[name] in heard[name] for name in heard)


def tables(words: list[Word]) -> set[str]:
    return {word.table for word in words if isinstance(word, Present)}


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not so():
            await asyncio.sleep(0.01)
