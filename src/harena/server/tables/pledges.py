"""What people add to the deal of a table."""

from __future__ import annotations

from harena.server import pledges
from harena.server.errors import Refusal
from harena.server.tables.seats import is_full
from harena.store.rows import GATHERING, Person, Sheet


def promise(sheet: Sheet, person: Person, hash: str) -> None:
    """The first that a person gives stands, for the first of her seats."""
    own = own_seats(sheet, person)
    if any(sheet.pledges.get(seat) for seat in own):
        return
    if is_full(sheet) and own[0] not in sheet.pledges:  # whoever was left out cannot hold up the deal again
        raise Refusal(409, "it is too late to add to this deal")
    sheet.pledges[own[0]] = hash


def tell(sheet: Sheet, person: Person, nonce: str) -> None:
    pledges.tell(sheet, own_seats(sheet, person), nonce, is_asking(sheet))


def own_seats(sheet: Sheet, person: Person) -> list[int]:
    own = sheet.seats_of(person.id)
    if not own:
        raise Refusal(403, "you do not sit at this table")
    if sheet.status != GATHERING:
        raise Refusal(409, "the cards are dealt")
    return own


def is_ready(sheet: Sheet) -> bool:
    """Whether the cards can be dealt: nobody is missing, nor what anybody has promised to add."""
    return sheet.status == GATHERING and is_full(sheet) and pledges.is_told(sheet)


def is_waiting(sheet: Sheet) -> bool:
    """Whether the cards wait for nothing but pledges and nonces."""
    return sheet.status == GATHERING and is_full(sheet) and not is_ready(sheet)


def is_asking(sheet: Sheet) -> bool:
    """Whether all are pledged, and are to be told now."""
    return is_waiting(sheet) and "" not in sheet.pledges.values()


def go_on_without(sheet: Sheet) -> None:
    pledges.go_on_without(sheet, is_asking(sheet))
