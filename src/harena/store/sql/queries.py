"""Sheets read from the database, by what is asked for: one table, a lobby, finished games."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import ColumnElement, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from harena.core.game import format_options, parse_options
from harena.store.rows import GATHERING, OVER, PATIENCE, PERSON, PLAYING, Ask, Clock, Seat, Sheet, Terms, now
from harena.store.sql import schema

SAME = ("id", "game", "public", "host", "seed", "status", "created", "started", "finished", "event", "sealed")
MOVED = ("length", "actor", "version", "changed", "clock", "due", "ask")
"""All that a move changes."""


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


async def sheets_from(
    connection: AsyncConnection, which: ColumnElement[bool], newest: str = "created", limit: int | None = 50
) -> list[Sheet]:
    t = schema.tables.c
    query = select(schema.tables).where(which).order_by(t[newest].desc(), t.id).limit(limit)
    rows = (await connection.execute(query)).mappings().all()
    seats = await _seats_of(connection, [row["id"] for row in rows])
    return [_sheet(dict(row), seats[row["id"]]) for row in rows]


async def _seats_of(connection: AsyncConnection, ids: list[str]) -> dict[str, list[dict[str, Any]]]:
    s = schema.seats.c
    query = select(schema.seats).where(s.table_id.in_(ids)).order_by(s.table_id, s.number)
    found: dict[str, list[dict[str, Any]]] = {id: [] for id in ids}
    for row in (await connection.execute(query)).mappings():
        found[row["table_id"]].append(dict(row))
    return found


def _sheet(row: dict[str, Any], seats: list[dict[str, Any]]) -> Sheet:
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
            "clock": Clock(**json.loads(row["clock"])),
            "ask": None if row["ask"] is None else Ask(**json.loads(row["ask"])),
        },
        seats=[seat_from(s) for s in seats],
        scores=[s["score"] for s in seats] if over else None,
    )


def seat_from(row: dict[str, Any]) -> Seat:
    return Seat(
        row["kind"], row["name"], row["person"], row["bot"], row["left"], row["stand_in"], row["claimed"]
    )


def sits_there(person: str) -> ColumnElement[bool]:
    s = schema.seats.c
    return exists().where(s.table_id == schema.tables.c.id, s.person == person)


def unfinished_of(person: str) -> ColumnElement[bool]:
    return (schema.tables.c.status != OVER) & sits_there(person)


def listed(before: str, each: int) -> ColumnElement[bool]:
    """Public tables in play, or that have gathered for a few days at most; of one host the newest."""
    t = schema.tables.c
    lively = or_(t.status == PLAYING, (t.status == GATHERING) & (t.created > now(days_ago=PATIENCE)))
    order = func.row_number().over(partition_by=t.host, order_by=t.created.desc())
    ranked = select(t.id, order.label("place")).where(t.public & lively).subquery()
    which = t.id.in_(select(ranked.c.id).where(ranked.c.place <= each))
    return which & (t.created < before) if before else which


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
