"""Programs that come over HTTP: whose they are, and the tokens by which they are known.

A token is shown once, to whoever makes it, and kept as a hash. It speaks for its program alone: the program
takes seats under its own name, by the same roads and within the same limits as people.
"""

from __future__ import annotations

import hashlib
import secrets
from contextlib import suppress

from harena.server.errors import Refusal
from harena.server.people.people import checked_name, new_id
from harena.store.rows import Person
from harena.store.store import Conflict, Store

PREFIX = "harena-"
MOST = 10
"""Programs of one person."""


def hashed(token: str) -> str:
    """It is random and long, so that a plain hash tells nothing about it."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def is_program(person: Person) -> bool:
    return person.owner is not None


def check_person(person: Person) -> None:
    if is_program(person):
        raise Refusal(403, "this is for people")


class Tokens:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def make(self, owner: Person, name: str) -> tuple[Person, str]:
        """A new program of hers, and its token."""
        check_person(owner)
        if len(await self.store.programs_of(owner.id)) >= MOST:
            raise Refusal(409, f"you have {MOST} programs; revoke one first")
        token = PREFIX + secrets.token_urlsafe(32)
        program = Person(new_id(16), checked_name(name), owner=owner.id, token=hashed(token))
        await self.store.add_person(program)
        return program, token

    async def bearer(self, token: str) -> Person:
        """Whom a token speaks for."""
        found = await self.store.person_by_token(hashed(token))
        if found is None:
            raise Refusal(401, "no program has this token")
        return found

    async def programs_of(self, owner: Person) -> list[Person]:
        return await self.store.programs_of(owner.id)

    async def revoke(self, owner: Person, id: str) -> Person:
        """Its token is void from now on."""
        for program in await self.store.programs_of(owner.id):
            if program.id == id:
                with suppress(Conflict):  # it has just been done
                    await self.store.void(program)
                return program
        raise Refusal(404, "you have no such program")
