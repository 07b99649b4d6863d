"""A pause by agreement: one asks, all who play agree, any of them resumes. Bots agree to everything."""

from __future__ import annotations

from harena.server.errors import Refusal
from harena.store.rows import PERSON, PLAYING, Person, Sheet


def ask(sheet: Sheet, person: Person) -> None:
    """She would pause, or agrees to it."""
    check_plays(sheet, person)
    if sheet.clock.paused:
        raise Refusal(409, "the game is paused already")
    if person.id not in sheet.clock.asked:
        sheet.clock.asked.append(person.id)


def resume(sheet: Sheet, person: Person, now: float) -> None:
    """She would play on: the pause ends, or is not granted."""
    check_plays(sheet, person)
    sheet.clock.asked = []
    if sheet.clock.paused:
        sheet.clock.paused = False
        sheet.clock.resumed = now


def check_plays(sheet: Sheet, person: Person) -> None:
    if not sheet.seats_of(person.id):
        raise Refusal(403, "you do not sit at this table")
    if sheet.status != PLAYING:
        raise Refusal(409, "nothing is being played here")


def agree(sheet: Sheet) -> None:
    """If everybody whose agreement is needed has given it, the clock stands."""
    clock = sheet.clock
    if clock.asked and players(sheet) <= set(clock.asked):
        clock.paused, clock.asked = True, []


def players(sheet: Sheet) -> set[str | None]:
    """The people who play themselves; their programs agree as bots do."""
    seats = [seat for seat in sheet.seats if seat.kind == PERSON and seat.bot is None]
    return {seat.person for seat in seats if not seat.left and seat.stand_in is None}
