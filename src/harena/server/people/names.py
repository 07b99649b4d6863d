"""Claimed names: one owner each, who is known by a passphrase wherever she comes from.

Whatever changes who may use a name makes the cookies void that were there before: one that somebody planted
or copied is worth nothing afterwards.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import replace

from harena.server.errors import Refusal
from harena.server.limits import Buckets
from harena.server.people import fitness
from harena.server.people.passphrases import Passphrases, checked
from harena.server.people.people import People, checked_name, unless_void
from harena.server.people.skeleton import skeletons
from harena.store.rows import Person, now
from harena.store.store import Conflict

UNKNOWN = "there is no such name, or it has another passphrase"
SOMEBODYS = "is somebody's name: sign in if it is yours, or choose another"


class Names:
    def __init__(self, people: People, programs: Iterable[str], callers: Buckets, tries: Buckets) -> None:
        self.people = people
        self.store = people.store
        self.reserved = fitness.reserved(programs)
        self.callers = callers
        """Addresses that ask for passphrases to be hashed."""
        self.tries = tries
        """Names that are tried."""
        self.passphrases = Passphrases()

    async def owner(self, name: str) -> Person | None:
        """Whose name this is, or looks like."""
        found = await self.store.owners(skeletons(name))
        return await self.store.person(min(found)) if len(found) == 1 else None

    async def check_free(self, person: Person | None, *names: str) -> None:
        """Refuse names that could be taken for somebody else's."""
        for name in names:
            if await self.store.owners(skeletons(name)) - {None if person is None else person.id}:
                raise Refusal(409, f"{name} {SOMEBODYS}")

    async def claim(self, person: Person | None, name: str, passphrase: str, address: str) -> Person:
        """For a guest, or for whoever has no name yet."""
        if person is not None and person.claimed:
            raise Refusal(409, f"you have a name already, {person.name}; give it up first")
        name = unicodedata.normalize("NFKC", checked_name(name))
        fitness.check(name, self.reserved)
        await self.check_free(person, name)
        text = checked(passphrase, name)
        await self._slow_down(address)
        hashed = await self.passphrases.hashed(text)
        guest = await self.people.welcome(name) if person is None else person
        claimed = replace(guest, name=name, revoked=guest.revoked + 1, claimed=now())
        try:
            await self.store.claim(claimed, hashed, skeletons(name))
        except Conflict as conflict:
            raise Refusal(409, f"{name} {SOMEBODYS}") from conflict
        return claimed

    async def sign_in(self, name: str, passphrase: str, address: str) -> Person:
        """The same answer, after the same time, whether there is such a name or not."""
        await self._slow_down(address, name)
        owner = await self.owner(name)
        kept = None if owner is None else await self.store.passphrase(owner.id)
        right = await self.passphrases.is_right(kept, passphrase)
        if owner is None or not right:
            raise Refusal(403, UNKNOWN)
        return owner

    async def change_passphrase(self, person: Person, old: str, new: str, address: str) -> Person:
        text = checked(new, person.name)
        await self._check_passphrase(person, old, address)
        again = replace(person, revoked=person.revoked + 1)
        hashed = await self.passphrases.hashed(text)
        with unless_void():
            await self.store.save_passphrase(again, hashed)
        return again

    async def give_up(self, person: Person, passphrase: str, address: str) -> Person:
        """A guest again; the name, its ratings and its page are gone."""
        await self._check_passphrase(person, passphrase, address)
        if any(sheet.terms.rated for sheet in await self.store.own_tables(person.id)):
            raise Refusal(409, "you sit at a rated table; finish that first")
        guest = replace(person, revoked=person.revoked + 1, claimed="")
        with unless_void():
            await self.store.give_up(guest)
        return guest

    async def _check_passphrase(self, person: Person, passphrase: str, address: str) -> None:
        if not person.claimed:
            raise Refusal(409, "your name is not claimed")
        await self._slow_down(address, person.name)
        if not await self.passphrases.is_right(await self.store.passphrase(person.id), passphrase):
            raise Refusal(403, "this is not your passphrase")

    async def _slow_down(self, address: str, name: str = "") -> None:
        if not await self.callers.take(address):
            raise Refusal(429, "too many passphrases from where you are; wait a minute")
        for one in sorted(skeletons(name)):
            if not await self.tries.take(one):
                raise Refusal(429, "this name has been tried too often; wait a minute")

    def close(self) -> None:
        self.passphrases.close()
