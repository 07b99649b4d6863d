"""Who may sit where. Each verb changes a sheet or refuses; the table saves it."""

from __future__ import annotations

from harena.bots import BOTS
from harena.server import wire
from harena.server.clocks.away import take_back
from harena.server.errors import Refusal, Sealed
from harena.server.people.people import checked_name
from harena.server.pledges import take_out
from harena.store.rows import BOT, GATHERING, OPEN, OVER, PERSON, PROGRAM, Person, Seat, Sheet

NAMES = tuple(name for row in BOTS.values() for name in row.names)
"""What bots are called, so that three of a kind are three."""


def seats_for(host: Person, wishes: list[wire.SeatWish]) -> list[Seat]:
    """The seats of a new table; its host sits on at least one."""
    if not any(isinstance(wish, wire.Mine) for wish in wishes):
        raise Refusal(400, "whoever makes a table takes a seat at it")
    seats: list[Seat] = []
    for wish in wishes:
        seats.append(seat_for(host, wish, seats))
    return seats


def seat_for(host: Person, wish: wire.SeatWish, others: list[Seat]) -> Seat:
    if isinstance(wish, wire.Mine):
        return seat_of(host, checked_name(wish.name) if wish.name else host.name)
    if isinstance(wish, wire.BotSeat):
        return Seat(BOT, own_name(wish.bot, others), None, wish.bot)
    return Seat()


def seat_of(person: Person, name: str) -> Seat:
    """Hers; a program's is marked as such."""
    program = None if person.owner is None else PROGRAM
    return Seat(PERSON, name, person.id, program, claimed=bool(person.claimed) and name == person.name)


def is_among_machines(sheet: Sheet) -> bool:
    """Whether nobody has to follow what is played."""
    return all(seat.bot is not None for seat in sheet.seats)


def own_name(bot: str, others: list[Seat]) -> str:
    """One of the bot's own; where they are taken, any."""
    taken = {seat.name.casefold() for seat in others}
    own = BOTS[bot].names if bot in BOTS else []
    return next(name for name in [*own, *NAMES] if name.casefold() not in taken)


def acting_seat(sheet: Sheet, person: str | None) -> int | None:
    """The seat for which this person speaks and acts: of several, the one to act."""
    own = sheet.seats_of(person)
    return sheet.actor if sheet.actor in own else next(iter(own), None)


def check_may_look(sheet: Sheet, person: str | None) -> None:
    """Tables of one round play the same cards: until all are over, each is for its own players alone."""
    if sheet.sealed and not sheet.has_seat(person):
        raise Sealed(sheet.event)


def viewer_for(sheet: Sheet, person: str | None) -> int | None:
    """The seat through whose eyes this person looks; nobody's at a hot seat while none of it is to act."""
    seat = acting_seat(sheet, person)
    hot = len(sheet.seats_of(person)) > 1 and sheet.status != OVER
    return None if hot and seat != sheet.actor else seat


def join(sheet: Sheet, person: Person, wanted: int | None, pledge: str | None = None) -> None:
    if any(seat.person == person.id and (seat.left or seat.stand_in) for seat in sheet.seats):
        take_back(sheet, person.id)
        return
    if sheet.status != GATHERING:
        raise Refusal(409, "the game has begun")
    if sheet.seats_of(person.id):
        raise Refusal(409, "you sit at this table already")
    if sheet.terms.rated:
        check_claimed(person)
    number = wanted if wanted is not None else first_open(sheet)
    if number >= len(sheet.seats) or sheet.seats[number].kind != OPEN:
        raise Refusal(409, f"seat {number + 1} is not open")
    sheet.seats[number] = seat_of(person, person.name)
    if pledge is not None:
        sheet.pledges[number] = pledge


def check_claimed(person: Person) -> None:
    if not person.claimed:
        raise Refusal(403, "a rated table is for those who have claimed their names")


def is_full(sheet: Sheet) -> bool:
    return all(seat.kind != OPEN for seat in sheet.seats)


def first_open(sheet: Sheet) -> int:
    for number, seat in enumerate(sheet.seats):
        if seat.kind == OPEN:
            return number
    raise Refusal(409, "no seat is open")


def leave(sheet: Sheet, person: Person) -> None:
    """Before the start the seat opens; after it, it is kept, and a bot plays for her."""
    own = sheet.seats_of(person.id)
    if not own:
        raise Refusal(409, "you do not sit at this table")
    if sheet.status == OVER:
        return
    for number in own:
        if sheet.status == GATHERING:
            sheet.seats[number] = Seat()
            take_out(sheet, number)
        else:
            sheet.seats[number].left = True
    if sheet.host == person.id:
        pass_host(sheet)


def pass_host(sheet: Sheet) -> None:
    for seat in sheet.seats:
        if seat.person is not None and not seat.left:
            sheet.host = seat.person
            return


def reseat(sheet: Sheet, person: Person, number: int, bot: str | None) -> None:
    """The host gives an open seat to a bot, or opens a bot's."""
    if person.id != sheet.host:
        raise Refusal(403, "only the host changes seats")
    if sheet.status != GATHERING:
        raise Refusal(409, "the game has begun")
    if sheet.terms.rated:
        raise Refusal(409, "bots do not sit at a rated table")
    if number >= len(sheet.seats):
        raise Refusal(409, f"there is no seat {number + 1}")
    if sheet.seats[number].kind == PERSON:
        raise Refusal(409, f"seat {number + 1} is not free")
    sheet.seats[number] = Seat() if bot is None else Seat(BOT, own_name(bot, sheet.seats), None, bot)


def has_company(sheet: Sheet) -> bool:
    """Whether anybody has not left."""
    return any(seat.kind == PERSON and not seat.left for seat in sheet.seats)


def has_people(sheet: Sheet) -> bool:
    return any(seat.kind == PERSON for seat in sheet.seats)
