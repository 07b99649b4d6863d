"""Who is away, and when a bot takes over for her.

A person is away while none of her sockets is open. Nobody is replaced while nobody waits: only at her turn,
and for being away only while another player is there.
"""

from __future__ import annotations

from harena.bots.specification import usual
from harena.server.clocks.clock import waited_for
from harena.server.errors import Refusal
from harena.server.tables.presence import Presence
from harena.store.rows import PERSON, PLAYING, Person, Sheet

GRACE = 30.0
"""Seconds in which browsers come back by themselves.

After them others may call a bot, if the table has set no time.
"""


def others_there(sheet: Sheet, presence: Presence, person: str | None) -> bool:
    """Whether another of the players is at the table; programs do not mind waiting."""
    seats = [seat for seat in sheet.seats if seat.kind == PERSON and seat.bot is None]
    people = {seat.person for seat in seats if not seat.left}
    return any(presence.is_here(other) for other in people - {person, None})


def away_since(sheet: Sheet, presence: Presence, person: str) -> float | None:
    """Since when she is away, pauses aside; None: she is here."""
    since = presence.away_since(person)
    return None if since is None else max(since, sheet.clock.resumed)


def away_until(sheet: Sheet, presence: Presence, seat: int) -> float | None:
    """When somebody has been away for as long as the table allows; None while nobody counts that."""
    person, allowed = sheet.seats[seat].person, sheet.terms.away
    if person is None or not others_there(sheet, presence, person):
        return None
    since = away_since(sheet, presence, person)
    if since is None or allowed is None:
        return None
    return max(since + allowed, 0.0 if person in presence.went else presence.began + GRACE)


def due(sheet: Sheet, presence: Presence) -> float | None:
    """When a bot takes over for the seat to act, unless something happens before."""
    seat = waited_for(sheet)
    if seat is None:
        return None
    times = (sheet.clock.due, away_until(sheet, presence, seat))
    return min((time for time in times if time is not None), default=None)


def call_bot(sheet: Sheet, presence: Presence, caller: Person, number: int, now: float) -> None:
    """A player lets the table's bot play for somebody who is away."""
    if not sheet.seats_of(caller.id):
        raise Refusal(403, "only who plays here calls a bot")
    check_missing(sheet, presence, number, now)
    hand_over(sheet, number)


def replace(sheet: Sheet, presence: Presence, person: str, now: float) -> None:
    """Who organises the event that the table belongs to lets its bot play for somebody who is away."""
    for number, seat in enumerate(sheet.seats):
        if seat.person == person:
            check_missing(sheet, presence, number, now)
            hand_over(sheet, number)


def check_missing(sheet: Sheet, presence: Presence, number: int, now: float) -> None:
    if sheet.status != PLAYING or number >= len(sheet.seats):
        raise Refusal(409, "nobody is missing there")
    seat = sheet.seats[number]
    if seat.person is None or seat.stand_in is not None or presence.is_here(seat.person):
        raise Refusal(409, "nobody is missing there")
    since = away_since(sheet, presence, seat.person)
    if since is not None and now < since + (sheet.terms.away or GRACE):
        raise Refusal(409, f"{seat.name} may be away a little longer")


def hand_over(sheet: Sheet, seat: int) -> None:
    sheet.seats[seat].stand_in = sheet.terms.stand_in or usual(sheet.game)


def hand_over_all(sheet: Sheet) -> None:
    for number, seat in enumerate(sheet.seats):
        if sheet.status == PLAYING and seat.kind == PERSON:
            hand_over(sheet, number)


def fill_left(sheet: Sheet) -> None:
    """Whoever has left is played for, as long as anybody is left to play with or waits for the end."""
    company = any(seat.kind == PERSON and not seat.left for seat in sheet.seats)
    if sheet.status == PLAYING and (company or sheet.event):
        for number, seat in enumerate(sheet.seats):
            if seat.left and seat.stand_in is None:
                hand_over(sheet, number)


def take_back(sheet: Sheet, person: str | None) -> None:
    """All her seats are hers again."""
    for seat in sheet.seats:
        if person is not None and seat.person == person:
            seat.left = False
            seat.stand_in = None
