"""Sheets read from the database, by what is asked for: one table, a lobby, finished games."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Connection, Integer, Select, bindparam, exists, func, or_, select

from harena.core.game import format_options, parse_options
from harena.store.rows import GATHERING, OVER, PATIENCE, PERSON, PLAYING, Ask, Clock, Seat, Sheet, Terms, now
from harena.store.sql import schema

SAME = ("id", "game", "public", "host", "seed", "status", "created", "started", "finished", "event", "sealed")
MOVED = ("length", "actor", "version", "changed", "clock", "due", "ask")
"""All that a move changes."""
seats = schema.seats.c
OF_SEAT = [seats[name] for name in ("kind", "name", "person", "bot", "left", "stand_in", "claimed")]
SEATS = select(seats.table_id, seats.score, *OF_SEAT).order_by(seats.table_id, seats.number)


def sheet_values(sheet: Sheet) -> dict[str, Any]:
    """The sheet as a row of `tables`; its seats are rows of their own."""
    return {
        **{name: getattr(sheet, name) for name in SAME},
        "options": format_options(sheet.options),
        "nonces": format_nonces(sheet.nonces, sheet.pledges),
        "ranking": None if sheet.ranking is None else format_ranking(sheet.ranking),
        "terms": json.dumps(vars(sheet.terms)),
        **moved_values(sheet),
    }


def moved_values(sheet: Sheet) -> dict[str, Any]:
    return {
        "length": sheet.length,
        "actor": sheet.actor,
        "version": sheet.version,
        "changed": sheet.changed,
        "clock": json.dumps(vars(sheet.clock)),
        "due": sheet.clock.due,
        "rated": sheet.terms.rated,
        "ask": None if sheet.ask is None else json.dumps(vars(sheet.ask)),
    }


def format_nonces(nonces: dict[int, str], pledges: dict[int, str]) -> str:
    """A word for each seat that has either: `0=NONCE~PLEDGE`. A promise is an empty pledge."""
    seats = sorted({*nonces, *pledges})
    return " ".join(
        f"{seat}={nonces.get(seat, '')}" + (f"~{pledges[seat]}" if seat in pledges else "") for seat in seats
    )


def parse_nonces(text: str) -> tuple[dict[int, str], dict[int, str]]:
    nonces: dict[int, str] = {}
    pledges: dict[int, str] = {}
    for word in text.split():
        number, _, rest = word.partition("=")
        nonce, pledged, pledge = rest.partition("~")
        if nonce:
            nonces[int(number)] = nonce
        if pledged or not nonce:  # before there were pledges, an empty nonce was promised
            pledges[int(number)] = pledge
    return nonces, pledges


def format_ranking(ranking: list[list[int]]) -> str:
    return " ".join("=".join(str(seat) for seat in place) for place in ranking)


def parse_ranking(text: str) -> list[list[int]]:
    return [[int(seat) for seat in place.split("=")] for place in text.split()]


def sheets_from(
    connection: Connection, which: ColumnElement[bool], newest: str = "created", limit: int | None = 50
) -> list[Sheet]:
    t = schema.tables.c
    query = select(schema.tables).where(which).order_by(t[newest].desc(), t.id).limit(limit)
    return _sheets(connection, query, {})


def _sheets(connection: Connection, query: Select[Any], values: Mapping[str, object]) -> list[Sheet]:
    rows = connection.execute(query, values).mappings().all()
    sitting = _seats_of(connection, [row["id"] for row in rows])
    return [_sheet(dict(row), sitting[row["id"]]) for row in rows]


def _seats_of(connection: Connection, ids: list[str]) -> dict[str, list[tuple[Seat, int | None]]]:
    """With their scores."""
    query = SEATS.where(seats.table_id.in_(ids))
    found: dict[str, list[tuple[Seat, int | None]]] = {id: [] for id in ids}
    for table, score, *seat in connection.execute(query).all():
        found[table].append((Seat(*seat), score))
    return found


def _sheet(row: dict[str, Any], sitting: list[tuple[Seat, int | None]]) -> Sheet:
    over = row["status"] == OVER
    nonces, pledges = parse_nonces(row["nonces"])
    del row["due"], row["rated"]
    return Sheet(
        **{
            **row,
            "options": parse_options(row["options"]),
            "nonces": nonces,
            "pledges": pledges,
            "ranking": parse_ranking(row["ranking"]) if row["ranking"] is not None else None,
            "terms": Terms(**json.loads(row["terms"])),
            "clock": clock_of(row["clock"]),
            "ask": None if row["ask"] is None else Ask(**json.loads(row["ask"])),
        },
        seats=[seat for seat, _ in sitting],
        scores=[score for _, score in sitting] if over else None,  # type: ignore[misc]
    )


def clock_of(text: str) -> Clock:
    said = json.loads(text)
    spared = said.pop("spared", [])
    made = [(number, seat, left) for number, seat, left in filter(is_decision, spared)]
    return Clock(**said, spared=made)


def is_decision(spared: object) -> bool:
    """Tables that were written before this was kept have a number a seat."""
    return isinstance(spared, list)


def sits_there(person: str) -> ColumnElement[bool]:
    """Her tables are looked up once; asked of each table, SQLite looks through all of hers each time."""
    s = schema.seats.c
    return schema.tables.c.id.in_(select(s.table_id).where(s.person == person))


def unfinished_of(person: str) -> ColumnElement[bool]:
    return (schema.tables.c.status != OVER) & sits_there(person)


def public_sheets(connection: Connection, before: str, limit: int, each: int) -> list[Sheet]:
    """Public tables in play, or that have gathered for a few days at most; of one host the newest."""
    values: dict[str, object] = {"eldest": now(days_ago=PATIENCE), "each": each, "most": limit}
    if before:
        values["before"] = before
    return _sheets(connection, _public(bool(before)), values)


@cache
def _public(further: bool) -> Select[Any]:
    """Put together once: that takes longer than to ask it, and everybody who comes asks it."""
    t = schema.tables.c
    lively = or_(t.status == PLAYING, (t.status == GATHERING) & (t.created > bindparam("eldest")))
    order = func.row_number().over(partition_by=t.host, order_by=t.created.desc())
    ranked = select(t.id, order.label("place")).where(t.public & lively).subquery()
    which: ColumnElement[bool] = t.id.in_(select(ranked.c.id).where(ranked.c.place <= bindparam("each")))
    if further:
        which &= t.created < bindparam("before")
    most = bindparam("most", type_=Integer)
    return select(schema.tables).where(which).order_by(t.created.desc(), t.id).limit(most)


def abandoned_since(gathering: str, left: str, playing: str) -> ColumnElement[bool]:
    t, s = schema.tables.c, schema.seats.c
    somebody = exists().where(s.table_id == t.id, s.kind == PERSON, s.left.is_(False))
    return or_(
        (t.status == GATHERING) & (t.changed < gathering),
        (t.status == PLAYING) & (t.changed < left) & ~somebody,
        (t.status == PLAYING) & (t.changed < playing),
    )


def records_for(person: str | None, game: str, player: str, before: str, of: str) -> ColumnElement[bool]:
    """Finished games, public, rated or this person's: of a game, with a player so called, before a time."""
    t, s = schema.tables.c, schema.seats.c
    allowed = or_(t.public, t.rated, *([] if person is None else [sits_there(person)]))
    which = (t.status == OVER) & t.sealed.is_(False) & allowed
    if of:
        which &= sits_there(of)
    if game:
        which &= t.game == game
    if player:
        named = func.lower(s.name).contains(player.lower(), autoescape=True)
        which &= exists().where(s.table_id == t.id, named)
    if before:
        which &= t.finished < before
    return which
