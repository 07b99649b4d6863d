"""Passphrases: hashed with argon2id, off the event loop, so many at a time."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from harena.extras import needs
from harena.server.errors import Refusal

if TYPE_CHECKING:
    from argon2 import PasswordHasher

T = TypeVar("T")

LEAST = 10
AT_ONCE = 1
"""Each takes a core and 32 MB for some 70 ms; the tables go on beside it."""
LINE = 16
"""Who may wait; others are asked to come back."""
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Told apart on paper."""


def checked(text: str, name: str) -> str:
    """A passphrase that one may choose; the same from whatever keyboard."""
    same = unicodedata.normalize("NFKC", text)
    if len(same) < LEAST:
        raise Refusal(400, f"a passphrase has at least {LEAST} characters")
    if len(set(same)) < 4 or same.casefold() == name.casefold():
        raise Refusal(400, "this passphrase is too easily guessed")
    return same


def unguessable() -> str:
    """Four groups of five: a hundred bits."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(5)) for _ in range(4))


class Passphrases:
    def __init__(self) -> None:
        self.waiting = 0
        self.threads = ThreadPoolExecutor(AT_ONCE, "passphrases")

    @cached_property
    def hasher(self) -> PasswordHasher:
        with needs("table", "names to keep"):
            from argon2 import PasswordHasher
        return PasswordHasher(time_cost=3, memory_cost=32 * 1024, parallelism=1)

    @cached_property
    def nobodys(self) -> str:
        """What is compared with where there is no such name, so that it takes as long."""
        return self.hasher.hash(secrets.token_hex())

    async def hashed(self, text: str) -> str:
        return await self._run(lambda: self.hasher.hash(unicodedata.normalize("NFKC", text)))

    async def is_right(self, kept: str | None, text: str) -> bool:
        return await self._run(lambda: self._is_right(kept, unicodedata.normalize("NFKC", text)))

    def _is_right(self, kept: str | None, text: str) -> bool:
        from argon2.exceptions import VerificationError

        try:
            self.hasher.verify(kept or self.nobodys, text)
        except VerificationError:
            return False
        return kept is not None

    async def _run(self, task: Callable[[], T]) -> T:
        if self.waiting >= LINE:
            raise Refusal(503, "many are at the door; try again in a moment")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, task)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
