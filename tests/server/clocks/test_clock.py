"""Clocks by themselves: how long each seat has left, with a time that is said."""

from __future__ import annotations

import pytest

from harena.core.undo import undo_text
from harena.server.clocks.clock import decision, keep_time, left, ran, turned, unpay, wound
from harena.store.rows import (
    BANK,
    BOT,
    GATHERING,
    OVER,
    PER_MOVE,
    PERSON,
    PLAYING,
    Action,
    Clock,
    Seat,
    Sheet,
    Terms,
)

MINUTE = Terms(PER_MOVE, 60)
FIVE_AND_TEN = Terms(BANK, 300, 10)


def lefts(clock: Clock, now: float) -> list[float]:
    return [left(clock, seat, now) for seat in range(len(clock.left))]


def test_each_decision_has_its_time() -> None:
    clock = turned(MINUTE, wound(MINUTE, 2), 0, 1000, None)
    assert lefts(clock, 1045) == [15, 60]
    clock = turned(MINUTE, clock, 0, 1045, 101)
    assert lefts(clock, 1045) == [60, 60]
    clock = turned(MINUTE, clock, 1, 1050, 102)
    assert lefts(clock, 1060) == [60, 50]
    assert clock.due == 1110


def test_a_bank_shrinks_while_one_thinks_and_grows_with_each_decision() -> None:
    clock = turned(FIVE_AND_TEN, wound(FIVE_AND_TEN, 3), 2, 0, None)
    clock = turned(FIVE_AND_TEN, clock, 0, 100, 103)
    assert lefts(clock, 100) == [300, 300, 210]
    clock = turned(FIVE_AND_TEN, clock, 2, 104, 104)
    assert lefts(clock, 104) == [306, 300, 210]
    assert (clock.due, ran(clock, 110)) == (314, 6)


def test_what_is_not_her_decision_adds_nothing() -> None:
    clock = turned(FIVE_AND_TEN, wound(FIVE_AND_TEN, 2), 0, 0, None)
    clock = turned(FIVE_AND_TEN, clock, 0, 20, None)
    assert lefts(clock, 30) == [270, 300]


def test_to_take_back_is_no_decision() -> None:
    clock = turned(MINUTE, wound(MINUTE, 2), 1, 0, None)
    assert decision(clock, [Action(7, 1, "bet wyrm"), Action(8, 99, "draw troll 7")]) == 7
    assert decision(clock, [Action(7, 1, undo_text(1, False))]) is None
    assert decision(clock, [Action(7, 0, "bet wyrm")]) is None
    assert decision(clock, []) is None


def test_nobody_has_less_than_nothing() -> None:
    clock = turned(MINUTE, wound(MINUTE, 2), 0, 0, None)
    assert lefts(clock, 1000) == [0, 60]
    assert ran(clock, -5) == 0


def test_without_a_clock_none_runs() -> None:
    clock = turned(Terms(), wound(Terms(), 2), 1, 0, None)
    assert (clock.left, clock.runs, clock.due) == ([], None, None)


def sheet(terms: Terms, *seats: Seat) -> Sheet:
    made = Sheet("t", "colossal-arena", {}, True, "anna", "5eed", list(seats), terms=terms)
    playing = made.next()
    playing.status, playing.actor = PLAYING, 0
    keep_time(made, playing, 0)
    return playing


def anna(stand_in: str | None = None) -> Seat:
    return Seat(PERSON, "Anna", "anna", stand_in=stand_in)


def changed(old: Sheet, at: float, decision: int | None = None, **more: object) -> Sheet:
    new = old.next()
    for name, value in more.items():
        setattr(new, name, value)
    keep_time(old, new, at, decision)
    return new


def taken_back(old: Sheet, seat: int, first: int, at: float) -> Sheet:
    new = old.next()
    new.actor = seat
    unpay(new, seat, first, at)
    keep_time(old, new, at)
    return new


def test_taking_back_gives_no_time_back() -> None:
    """Given Anna decided after 45 of her 60 seconds; expected: who takes that back has 15, and not 60."""
    begun = sheet(MINUTE, anna(), Seat(PERSON, "Bruno", "bruno"))
    decided = changed(begun, 45, 7, actor=1)
    assert lefts(decided.clock, 45) == [60, 60]
    assert lefts(taken_back(decided, 0, 7, 50).clock, 50) == [15, 55]


def test_taking_back_while_ones_own_clock_runs_gives_no_time_either() -> None:
    """Given 50 seconds for one decision and 20 for the next; expected: 10 are left for the first."""
    decided = changed(sheet(MINUTE, anna(), anna()), 50, 7, actor=0)
    back = taken_back(decided, 0, 7, 70)
    assert lefts(back.clock, 70) == [10, 60]
    assert lefts(changed(back, 75, 9, actor=0).clock, 75) == [60, 60]


@pytest.mark.parametrize("steps", [[8, 7], [7]], ids=["one by one", "at once"])
def test_taking_back_two_decisions_gives_no_more_than_the_first_had_left(steps: list[int]) -> None:
    """Given 50 seconds for one decision and 5 for the next; expected: 10 are left for the first."""
    second = changed(changed(sheet(MINUTE, anna(), anna()), 50, 7, actor=0), 55, 8, actor=1)
    back = second
    for first in steps:
        back = taken_back(back, 0, first, 55)
        assert lefts(back.clock, 55)[0] == (55 if first == 8 else 10)


@pytest.mark.parametrize("steps", [[8, 7], [7]], ids=["one by one", "at once"])
def test_taking_back_gives_each_increment_back(steps: list[int]) -> None:
    second = changed(changed(sheet(FIVE_AND_TEN, anna(), anna()), 50, 7, actor=0), 55, 8, actor=1)
    assert lefts(second.clock, 55) == [265, 300]
    for first in steps:
        second = taken_back(second, 0, first, 55)
    assert lefts(second.clock, 55) == [245, 300]


def test_the_clock_is_wound_at_the_start_and_stands_at_the_end() -> None:
    begun = sheet(MINUTE, anna(), Seat(PERSON, "Bruno", "bruno"))
    assert (begun.clock.left, begun.clock.runs) == ([60, 60], 0)
    over = changed(begun, 10, 7, status=OVER, actor=None)
    assert (over.clock.runs, over.clock.due) == (None, None)
    gathering = changed(begun, 10, status=GATHERING)
    assert gathering.clock.runs is None


@pytest.mark.parametrize("seat", [Seat(BOT, "Titus", None, "greedy"), anna("greedy")])
def test_bots_have_no_clock(seat: Seat) -> None:
    assert sheet(MINUTE, seat, anna()).clock.runs is None


def test_a_pause_stops_the_clock_and_its_end_starts_it_where_it_stood() -> None:
    begun = sheet(FIVE_AND_TEN, anna(), anna())
    pausing = begun.clock
    paused = changed(begun, 100, clock=Clock(pausing.left, pausing.runs, pausing.since, paused=True))
    assert paused.clock.runs is None
    assert lefts(paused.clock, 9000) == [200, 300]
    on = changed(paused, 9000, clock=Clock(paused.clock.left, None, 0))
    assert lefts(on.clock, 9010) == [190, 300]


@pytest.mark.parametrize(("terms", "given"), [(MINUTE, 60), (FIVE_AND_TEN, 30), (Terms(BANK, 50), 5)])
def test_who_takes_her_seat_back_has_some_time(terms: Terms, given: float) -> None:
    begun = sheet(terms, anna(), anna())
    handed = changed(begun, 1000, seats=[anna("greedy"), anna()])
    assert lefts(handed.clock, 2000)[0] == 0
    back = changed(handed, 2000, seats=[anna(), anna()])
    assert lefts(back.clock, 2000)[0] == given
    assert back.clock.runs == 0
