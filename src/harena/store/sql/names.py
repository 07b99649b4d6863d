"""Claimed names in the database: whose they are, and the hashes of their passphrases."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Update, delete, insert, select, update

from harena.store.rows import Person
from harena.store.sql import schema
from harena.store.store import Conflict


def still(person: Person, voided: int = 0) -> Update:
    """A change that holds if her cookies have been declared void as often as she says, less so many."""
    p = schema.people.c
    return update(schema.people).where(p.id == person.id, p.revoked == person.revoked - voided)


def change(connection: Connection, person: Person, **new: Any) -> None:
    """With her cookies declared void once more."""
    if not connection.execute(still(person, 1).values(revoked=person.revoked, **new)).rowcount:
        raise Conflict(person.name)


def claim(connection: Connection, person: Person, passphrase: str, skeletons: set[str]) -> None:
    """An IntegrityError if one of the skeletons is somebody's."""
    change(connection, person, name=person.name, claimed=person.claimed, passphrase=passphrase)
    rows = [{"skeleton": one, "person": person.id} for one in sorted(skeletons)]
    connection.execute(insert(schema.names), rows)


def owners(connection: Connection, skeletons: set[str]) -> set[str]:
    query = select(schema.names.c.person).where(schema.names.c.skeleton.in_(skeletons))
    return set(connection.execute(query).scalars())


def give_up(connection: Connection, person: Person) -> None:
    change(connection, person, claimed="", passphrase=None)
    connection.execute(delete(schema.names).where(schema.names.c.person == person.id))
    connection.execute(delete(schema.ratings).where(schema.ratings.c.person == person.id))
