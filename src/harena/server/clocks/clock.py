"""Clocks: how long each seat has left. Arithmetic on a time that somebody else tells."""

from __future__ import annotations

from dataclasses import replace

from harena.core.undo import undo_count
from harena.store.rows import BANK, NO_CLOCK, OVER, PER_MOVE, PERSON, PLAYING, Action, Clock, Sheet, Terms

RETURN = 0.1
"""What part of a bank is there at least for whoever takes her seat back."""
KEPT = 16
"""So many decisions are remembered; nobody takes back more of her own at once."""


def wound(terms: Terms, seats: int) -> Clock:
    """The clock of a game that begins."""
    full = [] if terms.clock == NO_CLOCK else [float(terms.seconds)] * seats
    return Clock(full)


def left(clock: Clock, seat: int, now: float) -> float:
    """Seconds that a seat has at a time."""
    ran = now - clock.since if clock.runs == seat else 0.0
    return max(0.0, clock.left[seat] - ran)


def ran(clock: Clock, now: float) -> float:
    """For how long the clock that runs has run."""
    return 0.0 if clock.runs is None else max(0.0, now - clock.since)


def turned(terms: Terms, clock: Clock, runs: int | None, now: float, decision: int | None) -> Clock:
    """From now on this seat's clock runs; whoever had it running until now made this decision, if any."""
    rest, spared = list(clock.left), clock.spared
    if clock.runs is not None:
        rest[clock.runs] = left(clock, clock.runs, now)
        if decision is not None:
            spared = [*spared, (decision, clock.runs, rest[clock.runs])][-KEPT:]
            rest[clock.runs] = paid(terms, rest[clock.runs])
    return replace(clock, left=rest, runs=runs if rest else None, since=now, spared=spared)


def paid(terms: Terms, rest: float) -> float:
    """What is left after a decision."""
    return float(terms.seconds) if terms.clock == PER_MOVE else rest + terms.increment


def unpay(sheet: Sheet, seat: int, first: int, now: float) -> None:
    """Taking back gives no time: she who takes back this entry and all since has what it had left her."""
    clock = sheet.clock
    undone = [rest for number, who, rest in clock.spared if number >= first and who == seat]
    clock.spared = [made for made in clock.spared if made[0] < first]
    if undone and sheet.terms.clock == BANK:
        clock.left[seat] = max(0.0, clock.left[seat] - sheet.terms.increment * len(undone))
    elif undone:
        running = ran(clock, now) if clock.runs == seat else 0.0
        clock.left[seat] = min(clock.left[seat], undone[0] + running)


def given_back(terms: Terms, rest: float) -> float:
    """What is left for whoever takes her seat back."""
    return max(rest, RETURN * terms.seconds) if terms.clock == BANK else float(terms.seconds)


def waited_for(sheet: Sheet) -> int | None:
    """The seat whose person is to decide now."""
    if sheet.status != PLAYING or sheet.actor is None or sheet.clock.paused:
        return None
    seat = sheet.seats[sheet.actor]
    return None if seat.kind != PERSON or seat.left or seat.stand_in is not None else sheet.actor


def decision(clock: Clock, actions: list[Action]) -> int | None:
    """The entry by which the seat whose clock runs has decided; to take something back is no decision."""
    if not actions or actions[0].seat != clock.runs or undo_count(actions[0].text):
        return None
    return actions[0].number


def keep_time(old: Sheet, new: Sheet, now: float, decision: int | None = None) -> None:
    """Bring the clock of a sheet that is about to be written up to what has happened."""
    if new.status == PLAYING and old.status != PLAYING:
        new.clock = wound(new.terms, len(new.seats))
    if new.clock.left:
        for number, (before, after) in enumerate(zip(old.seats, new.seats, strict=True)):
            if before.stand_in is not None and after.stand_in is None:
                new.clock.left[number] = given_back(new.terms, new.clock.left[number])
    if new.status == OVER:
        new.clock.asked = []
    new.clock = turned(new.terms, new.clock, waited_for(new), now, decision)
