"""The page of a claimed name, and the ladder: what is public about people who want to be found."""

from __future__ import annotations

from collections import Counter, defaultdict

from harena.ratings import Rating
from harena.server import wire
from harena.server.errors import Refusal
from harena.server.house import House
from harena.server.records.records import record_info
from harena.server.requests import not_too_fast
from harena.store.rating import places_of
from harena.store.rows import Person, Rated, Sheet

MOST = 500
"""Games that a page counts."""
RECENT = 20
RIVALS = 30
COURSE = 100


async def page(house: House, person: Person | None, address: str, name: str) -> wire.PersonPage:
    await not_too_fast(house, person, address)
    owner = await house.names.owner(name)
    if owner is None:
        raise Refusal(404, "nobody has claimed this name")
    asker = None if person is None else person.id
    found = await house.store.records(asker, limit=MOST + 1, of=owner.id)
    sheets = [sheet for sheet in found[:MOST] if is_hers(sheet, owner.id)]
    return wire.PersonPage(
        name=owner.name,
        since=owner.claimed,
        games=len(sheets),
        more=len(found) > MOST,
        standings=standings(sheets, owner.id),
        ratings=rating_infos(await house.store.ratings(owner.id)),
        rivals=rivals(sheets, owner.id),
        recent=[record_info(sheet) for sheet in sheets[:RECENT]],
    )


def is_hers(sheet: Sheet, person: str) -> bool:
    """Whoever played several seats at one screen has no result."""
    return sum(seat.person == person for seat in sheet.seats) == 1


def seat_of(sheet: Sheet, person: str) -> int:
    return next(number for number, seat in enumerate(sheet.seats) if seat.person == person)


def standings(sheets: list[Sheet], person: str) -> list[wire.Standing]:
    counts: dict[tuple[str, int], Counter[int]] = defaultdict(Counter)
    for sheet in sheets:
        counts[sheet.game, len(sheet.seats)][places_of(sheet)[seat_of(sheet, person)]] += 1
    return [
        wire.Standing(game, seats, places.total(), [places[place + 1] for place in range(seats)])
        for (game, seats), places in sorted(counts.items())
    ]


def rivals(sheets: list[Sheet], person: str) -> list[wire.Rival]:
    """Whom she met most often; by the names they have used last."""
    found: dict[str, wire.Rival] = {}
    for sheet in sheets:
        places = places_of(sheet)
        own = places[seat_of(sheet, person)]
        for seat, place in zip(sheet.seats, places, strict=True):
            if seat.claimed and seat.person is not None and seat.person != person:
                rival = found.setdefault(seat.person, wire.Rival(seat.name, 0, 0, 0))
                rival.games += 1
                rival.ahead += own < place
                rival.behind += place < own
    return sorted(found.values(), key=lambda rival: (-rival.games, rival.name))[:RIVALS]


def rating_infos(rows: list[Rated]) -> list[wire.RatingInfo]:
    by_game: dict[str, list[Rated]] = defaultdict(list)
    for row in rows:
        by_game[row.game].append(row)
    return [
        wire.RatingInfo(
            game,
            sure(each[-1]),
            round(each[-1].mu, 1),
            round(each[-1].sigma, 1),
            len(each),
            [sure(one) for one in each[-COURSE:]],
        )
        for game, each in sorted(by_game.items())
    ]


def sure(row: Rated) -> float:
    return round(Rating(row.mu, row.sigma).sure, 1)


async def ladder(house: House, game: str) -> list[wire.Rung]:
    rows = await house.store.ladder(game)
    names = await house.store.names([row.person for row in rows])
    return [
        wire.Rung(names[row.person], sure(row), round(row.mu, 1), round(row.sigma, 1), row.number)
        for row in rows
        if row.person in names
    ]
