"""Guests: a name, and a cookie that nobody else can sign.

A cookie is the person's id, how often her cookies were declared void (if ever), and a signature. The key that
signs is replaced every few months; older ones are still believed for as long as their cookies may live.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from harena.server.errors import Refusal
from harena.store.rows import Key, Person, now
from harena.store.store import Conflict, Store

COOKIE = "harena"
YEAR = 365 * 24 * 3600
ROTATE = 90
"""Days for which a key signs."""
KEEP = ROTATE + 365
"""Days for which it is believed."""
LOOK_AGAIN = 10.0
"""Seconds after which an unknown signature makes us look for a new key, of another process perhaps."""


def new_id(size: int) -> str:
    """A random word of so many letters and digits, five bits each."""
    return base64.b32encode(secrets.token_bytes(size)).decode().lower()[:size]


JOINER = "\u200d"


def plain(text: str) -> str:
    """One line of visible text: no control, no format, no line-break characters, but whole emoji."""
    seen = (c if c.isprintable() or joins_emoji(text, i) else " " for i, c in enumerate(text))
    return " ".join("".join(seen).split())


def joins_emoji(text: str, i: int) -> bool:
    """A joiner with a picture on either side; the one before it may have a tone or a style."""
    around = [unicodedata.category(c) for c in (text[i - 1 : i], text[i + 1 : i + 2]) if c]
    return text[i] == JOINER and len(around) == 2 and around[0] in ("So", "Sk", "Mn") and around[1] == "So"


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.keys: list[bytes] = []
        """The newest first: it signs."""
        self.looked = 0.0

    async def turn_keys(self) -> None:
        """Make a new key if the last is old, and forget those whose cookies have all expired."""
        keys = await self.store.keys()
        if not keys or keys[0].made < now(days_ago=ROTATE):
            await self.store.add_key(Key(secrets.token_bytes(32)))
            await self.store.drop_keys(now(days_ago=KEEP))
        await self._look_for_keys()

    async def _look_for_keys(self) -> None:
        self.looked = time.monotonic()
        self.keys = [key.value for key in await self.store.keys()]

    def sign(self, person: Person) -> str:
        body = f"{person.id}.{person.revoked}" if person.revoked else person.id
        return f"{body}.{signature(self.keys[0], body)}"

    def is_old(self, cookie: str) -> bool:
        """Whether it is time for a new one."""
        body, _, signed = cookie.rpartition(".")
        return not hmac.compare_digest(signature(self.keys[0], body), signed)

    async def known(self, cookie: str | None) -> Person | None:
        """Whom a cookie names, if we signed it and it has not been declared void."""
        if cookie is None or not cookie.isascii() or not await self._is_genuine(cookie):
            return None
        id, _, revoked = cookie.rpartition(".")[0].partition(".")
        person = await self.store.person(id)
        return person if person is not None and str(person.revoked or "") == revoked else None

    async def _is_genuine(self, cookie: str) -> bool:
        if not self._is_signed(cookie) and time.monotonic() - self.looked > LOOK_AGAIN:
            await self._look_for_keys()
        return self._is_signed(cookie)

    def _is_signed(self, cookie: str) -> bool:
        body, _, signed = cookie.rpartition(".")
        return any(hmac.compare_digest(signature(key, body), signed) for key in self.keys)

    async def welcome(self, name: str) -> Person:
        person = Person(new_id(16), checked_name(name))
        await self.store.add_person(person)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        renamed = replace(person, name=checked_name(name))
        with unless_void():
            await self.store.save_person(renamed)
        return renamed

    async def revoke(self, person: Person) -> Person:
        """Declare all her cookies void; she needs a new one."""
        with unless_void():
            return await self.store.void(person)


@contextmanager
def unless_void() -> Iterator[None]:
    """Whoever asks is refused if her cookie has been declared void since it was looked at."""
    try:
        yield
    except Conflict as conflict:
        raise Refusal(401, "this cookie is void") from conflict


def signature(key: bytes, body: str) -> str:
    return hmac.new(key, f"person {body}".encode(), hashlib.sha256).hexdigest()


def checked_name(name: str) -> str:
    clean = plain(name)
    if not clean:
        raise Refusal(400, "a name needs at least one visible character")
    return clean
