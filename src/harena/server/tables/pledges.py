"""How people add to the deal, so that nobody can choose it, not even together with the house.

Each pledges a nonce by its hash. When nobody is missing, all that have pledged are asked for their nonces,
and the cards come from the seed and all of these. Whoever does not tell hers in time is left out; then the
others tell new ones, for with what they have told she would know two deals and could have had either. The new
ones are pledged already: a client draws a chain in which each nonce is the hash of the next.
"""

from __future__ import annotations

from harena.core.dealer import pledge
from harena.server.errors import Refusal
from harena.server.tables.seats import is_full
from harena.store.rows import GATHERING, Person, Sheet

PATIENCE = 20.0
"""Seconds for which the deal waits for pledges and nonces."""


def promise(sheet: Sheet, person: Person, hash: str) -> None:
    """The first that a person gives stands, for the first of her seats."""
    own = own_seats(sheet, person)
    if any(sheet.pledges.get(seat) for seat in own):
        return
    if is_full(sheet) and own[0] not in sheet.pledges:  # whoever was left out cannot hold up the deal again
        raise Refusal(409, "it is too late to add to this deal")
    sheet.pledges[own[0]] = hash


def tell(sheet: Sheet, person: Person, nonce: str) -> None:
    """What was pledged, once it is asked for."""
    own = [seat for seat in own_seats(sheet, person) if sheet.pledges.get(seat) == pledge(nonce)]
    if not own:
        raise Refusal(409, "this is not the number that was pledged")
    if not is_asking(sheet) and own[0] not in sheet.nonces:
        raise Refusal(409, "no number is told before all are pledged")
    sheet.nonces[own[0]] = nonce


def own_seats(sheet: Sheet, person: Person) -> list[int]:
    own = sheet.seats_of(person.id)
    if not own:
        raise Refusal(403, "you do not sit at this table")
    if sheet.status != GATHERING:
        raise Refusal(409, "the cards are dealt")
    return own


def is_ready(sheet: Sheet) -> bool:
    """Whether the cards can be dealt: nobody is missing, nor what anybody has promised to add."""
    return sheet.status == GATHERING and is_full(sheet) and sheet.pledges.keys() <= sheet.nonces.keys()


def is_waiting(sheet: Sheet) -> bool:
    """Whether the cards wait for nothing but pledges and nonces."""
    return sheet.status == GATHERING and is_full(sheet) and not is_ready(sheet)


def is_asking(sheet: Sheet) -> bool:
    """Whether all are pledged, and are to be told now."""
    return is_waiting(sheet) and "" not in sheet.pledges.values()


def go_on_without(sheet: Sheet) -> None:
    """Leave out whoever has not kept her promise."""
    asked = is_asking(sheet)
    for seat in sheet.pledges.keys() - sheet.nonces.keys():
        if asked or not sheet.pledges[seat]:
            del sheet.pledges[seat]
    ask_anew(sheet)


def ask_anew(sheet: Sheet) -> None:
    """What was told is told; each was the hash of another, which nobody knows yet."""
    for seat in sheet.pledges.keys() & sheet.nonces.keys():
        sheet.pledges[seat] = sheet.nonces.pop(seat)
