"""What the end of a rated game makes of its players' ratings: the same in every store."""

from __future__ import annotations

from collections.abc import Mapping

from harena.ratings import Rating, update
from harena.store.rows import OVER, Rated, Sheet


def ends_rated(before: str, sheet: Sheet) -> bool:
    """Whether a rated game has come to its end, from what it was before: once, whatever is written later."""
    return sheet.terms.rated and sheet.status == OVER and before != OVER


def players(sheet: Sheet) -> list[str]:
    return [seat.person for seat in sheet.seats if seat.person is not None]


def rated(sheet: Sheet, before: Mapping[str, Rated]) -> list[Rated]:
    """Each player's new rating; `before` has the last of those who have one."""
    people, places = players(sheet), places_of(sheet)
    old = [Rating(before[one].mu, before[one].sigma) if one in before else Rating() for one in people]
    new = update(old, places)
    return [
        Rated(
            person,
            sheet.game,
            before[person].number + 1 if person in before else 1,
            sheet.id,
            place,
            len(people),
            rating.mu,
            rating.sigma,
            sheet.finished,
        )
        for person, place, rating in zip(people, places, new, strict=True)
    ]


def places_of(sheet: Sheet) -> list[int]:
    """Of each seat, from 1; those who share a place have the better one."""
    places, ahead = [0] * len(sheet.seats), 0
    for group in sheet.ranking or []:
        for seat in group:
            places[seat] = ahead + 1
        ahead += len(group)
    return places
