"""Ratings in the database: a row for each player of each rated game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, func, insert, select

from harena.store.rating import players, rated
from harena.store.rows import Rated, Sheet
from harena.store.sql import schema


def _rows(which: ColumnElement[bool]) -> Select[Any]:
    r = schema.ratings.c
    columns = (r.person, r.game, r.number, r.table_id, r.place, r.seats, r.mu, r.sigma, r.when)
    return select(*columns).where(which)


def _latest(which: ColumnElement[bool]) -> Select[Any]:
    """Of each person and game the last."""
    r = schema.ratings.c
    newest = schema.ratings.alias("newest").c
    last = select(func.max(newest.number)).where(newest.person == r.person, newest.game == r.game)
    return _rows(which & (r.number == last.scalar_subquery()))


def rate(connection: Connection, sheets: Sequence[Sheet]) -> None:
    """In the transaction that ends these games. Nobody else rates their players meanwhile."""
    people = sorted({person for sheet in sheets for person in players(sheet)})
    p, r = schema.people.c, schema.ratings.c
    connection.execute(select(p.id).where(p.id.in_(people)).order_by(p.id).with_for_update())
    for sheet in sheets:
        found = connection.execute(_latest((r.game == sheet.game) & r.person.in_(players(sheet))))
        new = rated(sheet, {row.person: Rated(*row) for row in found})
        connection.execute(insert(schema.ratings), [_row(one) for one in new])


def _row(one: Rated) -> dict[str, Any]:
    row = dict(vars(one))
    row["table_id"] = row.pop("table")
    return row


def ratings_of(connection: Connection, person: str) -> list[Rated]:
    r = schema.ratings.c
    query = _rows(r.person == person).order_by(r.when, r.number)
    return [Rated(*row) for row in connection.execute(query)]


def ladder(connection: Connection, game: str, limit: int) -> list[Rated]:
    r = schema.ratings.c
    query = _latest(r.game == game).order_by((r.mu - 3 * r.sigma).desc(), r.person).limit(limit)
    return [Rated(*row) for row in connection.execute(query)]
