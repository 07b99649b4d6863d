"""Taking back at a table: freely where the engine says so; else if the table allows it and all others agree.

People vote. A bot agrees where nothing happened since but what the asker did and showed herself.
"""

from __future__ import annotations

from harena.core.match import Match
from harena.core.undo import Undo
from harena.server import wire
from harena.server.clocks.clock import unpay
from harena.server.clocks.pause import players
from harena.server.errors import Refusal
from harena.server.tables.matches import bring_up
from harena.store.rows import ASK, NO_UNDO, PLAYING, Ask, Sheet

MOST = 40
"""Undos of one seat in one game: taking back must not become a way to stay."""


def offered(sheet: Sheet, match: Match, person: str | None) -> wire.UndoInfo | None:
    """The latest that this person might take back, on whichever of her seats."""
    if sheet.status != PLAYING or sheet.terms.undo == NO_UNDO:
        return None
    own = [seat for seat in sheet.seats_of(person) if not has_enough(match, seat)]
    found = [undo for seat in own if (undo := match.undoable(seat)) is not None]
    undo = min(found, key=lambda undo: undo.count, default=None)
    if undo is None or not may_be(sheet, undo):
        return None
    return wire.UndoInfo(undo.count, not undo.free and bool(voters(sheet, person)))


def has_enough(match: Match, seat: int) -> bool:
    return sum(match.seats[at] == seat for at in match.undone) >= MOST


def may_be(sheet: Sheet, undo: Undo) -> bool:
    """Whether it is free, or people may grant it."""
    return undo.free or (sheet.terms.undo == ASK and (undo.alone or not has_bots(sheet)))


def sought(sheet: Sheet, match: Match, person: str | None, count: int) -> tuple[int, Undo]:
    """The seat that takes back so many actions, and what that is."""
    if sheet.terms.undo == NO_UNDO:
        raise Refusal(409, "nothing is taken back at this table")
    for seat in sheet.seats_of(person):
        if has_enough(match, seat):
            raise Refusal(409, f"{MOST} times a game are enough")
        undo = match.undoable(seat, count) if count > 0 else None
        if undo is not None and may_be(sheet, undo):
            return seat, undo
    raise Refusal(409, "this cannot be taken back")


def seek(sheet: Sheet, match: Match, person: str | None, count: int, now: float) -> Sheet:
    """So many actions are taken back; or the sheet says who asks for it."""
    seat, undo = sought(sheet, match, person, count)
    if undo.free or not voters(sheet, person):
        return taken_back(sheet, match, Ask(seat, count), not undo.free, now)
    new = sheet.next()
    new.ask = Ask(seat, count)
    return new


def vote(sheet: Sheet, match: Match, person: str | None, agree: bool, now: float) -> Sheet:
    ask = answered(sheet, person, agree)
    if ask is not None and is_granted(sheet, ask):
        return taken_back(sheet, match, ask, True, now)
    new = sheet.next()
    new.ask = ask
    return new


def taken_back(sheet: Sheet, match: Match, ask: Ask, granted: bool, now: float) -> Sheet:
    match.undo(ask.seat, ask.count, granted)
    first = match.undone[len(match.log) - 1]
    match.follow()
    new = sheet.next()
    bring_up(new, match)
    unpay(new, ask.seat, first, now)
    return new


def voters(sheet: Sheet, asker: str | None) -> set[str]:
    """The other people who play."""
    return {person for person in players(sheet) if person is not None and person != asker}


def has_bots(sheet: Sheet) -> bool:
    return any(seat.bot is not None or seat.stand_in is not None for seat in sheet.seats)


def answered(sheet: Sheet, person: str | None, agree: bool) -> Ask | None:
    """What is asked, with one more who agrees; None if it is off the table."""
    ask = sheet.ask
    if ask is None:
        raise Refusal(409, "nobody asks for anything")
    asker = sheet.seats[ask.seat].person
    if person is None or person not in {asker, *voters(sheet, asker)}:
        raise Refusal(403, "this is for those who play")
    if agree and person in ask.agreed:  # else one could make the table longer for ever
        raise Refusal(409, "you have agreed already")
    return Ask(ask.seat, ask.count, [*ask.agreed, person]) if agree else None


def is_granted(sheet: Sheet, ask: Ask) -> bool:
    return voters(sheet, sheet.seats[ask.seat].person) <= set(ask.agreed)


def ask_info(sheet: Sheet) -> wire.AskInfo | None:
    ask = sheet.ask
    if ask is None:
        return None
    waiting = voters(sheet, sheet.seats[ask.seat].person) - set(ask.agreed)
    people = [(number, seat.person) for number, seat in enumerate(sheet.seats) if not seat.left]
    return wire.AskInfo(
        ask.seat,
        ask.count,
        [number for number, person in people if person in ask.agreed],
        [number for number, person in people if person in waiting],
    )
