"""Claimed names in the database: whose they are, and the hashes of their passphrases."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from harena.store.rows import Person
from harena.store.sql import schema


async def claim(connection: AsyncConnection, person: Person, passphrase: str, skeletons: set[str]) -> None:
    """An IntegrityError if one of the skeletons is somebody's."""
    new = {
        "name": person.name,
        "revoked": person.revoked,
        "claimed": person.claimed,
        "passphrase": passphrase,
    }
    await connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(new))
    rows = [{"skeleton": one, "person": person.id} for one in sorted(skeletons)]
    await connection.execute(insert(schema.names), rows)


async def owners(connection: AsyncConnection, skeletons: set[str]) -> set[str]:
    query = select(schema.names.c.person).where(schema.names.c.skeleton.in_(skeletons))
    return set((await connection.execute(query)).scalars())


async def give_up(connection: AsyncConnection, person: Person) -> None:
    new = {"revoked": person.revoked, "claimed": "", "passphrase": None}
    await connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(new))
    await connection.execute(delete(schema.names).where(schema.names.c.person == person.id))
    await connection.execute(delete(schema.ratings).where(schema.ratings.c.person == person.id))
