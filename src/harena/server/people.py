"""Guests: a name, and a cookie that nobody else can sign."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from harena.server.errors import Refusal
from harena.store.rows import Person
from harena.store.store import Store

COOKIE = "harena"
YEAR = 365 * 24 * 3600


def new_id(size: int) -> str:
    """A random word of so many letters and digits, five bits each."""
    return base64.b32encode(secrets.token_bytes(size)).decode().lower()[:size]


def plain(text: str) -> str:
    """One line of visible text: no control, no format, no line-break characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


class People:
    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.key = key

    def sign(self, person: str) -> str:
        signature = hmac.new(self.key, f"person {person}".encode(), hashlib.sha256).hexdigest()
        return f"{person}.{signature}"

    def read(self, cookie: str) -> str | None:
        """The person that a cookie names, if we signed it."""
        person = cookie.partition(".")[0]
        genuine = hmac.compare_digest(self.sign(person).encode(), cookie.encode(errors="replace"))
        return person if genuine else None

    async def known(self, cookie: str | None) -> Person | None:
        person = None if cookie is None else self.read(cookie)
        return None if person is None else await self.store.person(person)

    async def welcome(self, name: str) -> Person:
        person = Person(new_id(16), checked_name(name))
        await self.store.add_person(person)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, checked_name(name))
        await self.store.rename(renamed)
        return renamed


def checked_name(name: str) -> str:
    clean = plain(name)
    if not clean:
        raise Refusal(400, "a name needs at least one visible character")
    return clean
