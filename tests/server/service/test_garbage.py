"""Garbage is looked for in small pieces while people play, and in all corners when they do not."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from harena.server.service import garbage
from harena.server.service.garbage import CALM, PATIENCE, REST, SMALL, Sweeper

from ..hand_moved import HandMoved, until


class Knot:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def sweeper() -> Iterator[Sweeper]:
    thresholds, callbacks = gc.get_threshold(), list(gc.callbacks)
    gc.disable()
    try:
        yield Sweeper(HandMoved())
    finally:
        gc.callbacks[:] = callbacks
        gc.set_threshold(*thresholds)
        gc.unfreeze()
        gc.enable()


def dropped(sweeper: Sweeper) -> weakref.ref[Knot]:
    """Garbage that was still in use at the latest small collection."""
    sweeper.take_over()
    knot = Knot()
    gc.collect(0)
    return weakref.ref(knot)


def test_a_small_collection_frees_what_was_dropped_since_the_last(sweeper: Sweeper) -> None:
    sweeper.take_over()
    assert gc.get_threshold()[0] == SMALL
    knot = weakref.ref(Knot())
    gc.collect(0)
    assert knot() is None


def test_what_has_outlived_one_is_not_looked_at_again_until_a_large_one(sweeper: Sweeper) -> None:
    knot = dropped(sweeper)
    gc.collect(2)
    assert knot() is not None
    sweeper.sweep()
    assert knot() is None


def test_a_large_one_waits_for_a_calm_moment_but_not_for_ever(sweeper: Sweeper) -> None:
    time = sweeper.time
    assert isinstance(time, HandMoved)
    assert not sweeper.is_time()
    time.time += REST
    assert sweeper.is_time()
    sweeper.hear("a table")
    assert not sweeper.is_time()
    time.time += CALM
    assert sweeper.is_time()
    time.time += PATIENCE
    sweeper.hear("a table")
    assert sweeper.is_time()


def test_when_very_much_was_set_aside_it_does_not_wait(
    sweeper: Sweeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    sweeper.take_over()
    sweeper.sweep()
    sweeper.hear("a table")
    monkeypatch.setattr(garbage, "MUCH", 10_000)
    assert not sweeper.is_time()
    knots = [Knot() for _ in range(10_000)]
    gc.collect(0)
    assert sweeper.is_time()
    knots.clear()
    sweeper.sweep()
    assert not sweeper.is_time()


def test_it_is_done_while_the_house_is_open(sweeper: Sweeper) -> None:
    knot = dropped(sweeper)

    async def evening() -> None:
        time = sweeper.time
        assert isinstance(time, HandMoved)
        running = asyncio.create_task(sweeper.run())
        await until(lambda: bool(time.sleepers))
        await time.move(REST)
        await until(lambda: knot() is None)
        running.cancel()

    asyncio.run(evening())
