"""Clocks: how long each seat has left. Arithmetic on a time that somebody else tells."""

from __future__ import annotations

from dataclasses import replace

from harena.core.undo import undo_count
from harena.store.rows import BANK, NO_CLOCK, OVER, PER_MOVE, PERSON, PLAYING, Action, Clock, Sheet, Terms

RETURN = 0.1
"""What part of a bank is there at least for whoever takes her seat back."""


def wound(terms: Terms, seats: int) -> Clock:
    """The clock of a game that begins."""
    full = [] if terms.clock == NO_CLOCK else [float(terms.seconds)] * seats
    return Clock(full, spared=list(full))


def left(clock: Clock, seat: int, now: float) -> float:
    """Seconds that a seat has at a time."""
    ran = now - clock.since if clock.runs == seat else 0.0
    return max(0.0, clock.left[seat] - ran)


def ran(clock: Clock, now: float) -> float:
    """For how long the clock that runs has run."""
    return 0.0 if clock.runs is None else max(0.0, now - clock.since)


def turned(terms: Terms, clock: Clock, runs: int | None, now: float, decided: bool) -> Clock:
    """From now on this seat's clock runs; whoever had it running until now has decided, or has not."""
    rest, spared = list(clock.left), list(clock.spared or clock.left)
    if clock.runs is not None:
        rest[clock.runs] = left(clock, clock.runs, now)
        if decided:
            spared[clock.runs] = rest[clock.runs]
            rest[clock.runs] = paid(terms, rest[clock.runs])
    return replace(clock, left=rest, runs=runs if rest else None, since=now, spared=spared)


def paid(terms: Terms, rest: float) -> float:
    """What is left after a decision."""
    return float(terms.seconds) if terms.clock == PER_MOVE else rest + terms.increment


def unpay(sheet: Sheet, seat: int, now: float) -> None:
    """Taking back gives no time: whoever takes a decision back has no more than when she made it."""
    clock = sheet.clock
    if sheet.terms.clock == BANK:
        clock.left[seat] = max(0.0, clock.left[seat] - sheet.terms.increment)
    elif sheet.terms.clock == PER_MOVE and clock.spared:
        running = ran(clock, now) if clock.runs == seat else 0.0
        clock.left[seat] = min(clock.left[seat], clock.spared[seat] + running)


def given_back(terms: Terms, rest: float) -> float:
    """What is left for whoever takes her seat back."""
    return max(rest, RETURN * terms.seconds) if terms.clock == BANK else float(terms.seconds)


def waited_for(sheet: Sheet) -> int | None:
    """The seat whose person is to decide now."""
    if sheet.status != PLAYING or sheet.actor is None or sheet.clock.paused:
        return None
    seat = sheet.seats[sheet.actor]
    return None if seat.kind != PERSON or seat.left or seat.stand_in is not None else sheet.actor


def is_decided(clock: Clock, actions: list[Action]) -> bool:
    """Whether the seat whose clock runs has decided; to take something back is no decision."""
    return bool(actions) and actions[0].seat == clock.runs and not undo_count(actions[0].text)


def keep_time(old: Sheet, new: Sheet, now: float, decided: bool) -> None:
    """Bring the clock of a sheet that is about to be written up to what has happened."""
    if new.status == PLAYING and old.status != PLAYING:
        new.clock = wound(new.terms, len(new.seats))
    if new.clock.left:
        for number, (before, after) in enumerate(zip(old.seats, new.seats, strict=True)):
            if before.stand_in is not None and after.stand_in is None:
                new.clock.left[number] = given_back(new.terms, new.clock.left[number])
    if new.status == OVER:
        new.clock.asked = []
    new.clock = turned(new.terms, new.clock, waited_for(new), now, decided)
