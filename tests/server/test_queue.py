"""Who thinks for whom, where several houses share one Redis."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from harena.server.bots.planners import Question
from harena.server.redis.queue import SharedPlanners
from harena.server.redis.street import Street

from .redis import Redis

QUESTION = Question("t", "colossal-arena", {}, 2, "greedy", 0, 1, [], [])


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    server = Redis()
    yield server
    server.remove()


class Own:
    """A house's own planners: they answer with its name."""

    def __init__(self, name: str) -> None:
        self.name = name

    async def think(self, person: str, patience: float, question: Question) -> str:
        return self.name

    async def close(self) -> None:
        return


class Late(Own):
    async def think(self, person: str, patience: float, question: Question) -> str:
        raise TimeoutError


class Blind(Street):
    """Has not heard of any other house yet."""

    def lives(self, house: str) -> bool:
        return house == self.name


async def asked_of(taker: Street, asker: Street, thinks: type[Own] = Own) -> str:
    """What comes of a question that only the other house has time for."""
    planners = [SharedPlanners(taker, thinks("taker"), 1), SharedPlanners(asker, Own("asker"), 0)]
    for street in (taker, asker):
        await street.open(lambda word: None)
    try:
        async with asyncio.timeout(10):
            while not (taker.reachable and asker.reachable):
                await asyncio.sleep(0.01)
            return await planners[1].think("anna", 5.0, QUESTION)
    finally:
        for each in planners:
            await each.close()
        for street in (taker, asker):
            await street.close()


def test_a_house_with_time_thinks_for_another_that_has_just_opened(redis: Redis) -> None:
    assert asyncio.run(asked_of(Street(redis.url), Street(redis.url))) == "taker"


def test_a_question_of_a_house_that_seems_gone_is_given_back(redis: Redis) -> None:
    assert asyncio.run(asked_of(Blind(redis.url), Street(redis.url))) == "asker"


def test_who_has_waited_long_enough_for_another_does_not_begin_anew(redis: Redis) -> None:
    with pytest.raises(TimeoutError):
        asyncio.run(asked_of(Street(redis.url), Street(redis.url), Late))
