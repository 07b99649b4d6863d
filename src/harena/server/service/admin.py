"""What whoever runs a club asks of the store, while a server may be using it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path

from harena.server.neighbours import Closed, Revoked, Word
from harena.server.people.passphrases import Passphrases, unguessable
from harena.server.people.skeleton import skeletons
from harena.server.service.logs import escaped
from harena.server.service.settings import Settings, default_database
from harena.store.rows import Person, Sheet
from harena.store.sql.copy import copy
from harena.store.sql.store import SqlStore
from harena.store.store import Conflict, Unusable


class NotFound(Exception):
    """There is no such thing, or more than one."""


@asynccontextmanager
async def beside(settings: Settings) -> AsyncIterator[SqlStore]:
    """The store of a server, which may be running."""
    store = SqlStore(settings.database or default_database(), beside=True)
    await store.open()
    try:
        with store.database.in_one_line():
            yield store
    finally:
        await store.close()


async def tables(settings: Settings) -> list[str]:
    async with beside(settings) as store:
        return [line_of(sheet) for sheet in await store.unfinished()]


def line_of(sheet: Sheet) -> str:
    players = escaped(", ".join(name or "-" for name in sheet.names()))
    return (
        f"{sheet.id}  {sheet.changed[:19]}Z  {sheet.status:9}  {sheet.length:4}  {sheet.game:14}  {players}"
    )


async def close(settings: Settings, id: str) -> list[str]:
    async with beside(settings) as store:
        await again_until_nobody_was_quicker(lambda: remove(store, id))
        await tell(settings, Closed(id))
        return [f"table {id} is closed"]


async def remove(store: SqlStore, id: str) -> None:
    sheet = await store.sheet(id)
    if sheet is None:
        raise NotFound(f"there is no table {escaped(id)}")
    await store.remove(sheet)


async def revoke(settings: Settings, name: str, by_id: bool) -> list[str]:
    async with beside(settings) as store:
        person = await store.person(name) if by_id else await the_one_called(store, name)
        if person is None:
            raise NotFound(f"there is nobody with the id {escaped(name)}")
        await again_until_nobody_was_quicker(lambda: void(store, person.id))
        await tell(settings, Revoked(person.id))
        return [f"the cookies of {escaped(person.name)} ({person.id}) are void"]


async def void(store: SqlStore, id: str) -> None:
    if (person := await store.person(id)) is not None:
        await store.void(person)


async def again_until_nobody_was_quicker(change: Callable[[], Awaitable[None]]) -> None:
    while True:
        with suppress(Conflict):
            return await change()


async def names(settings: Settings) -> list[str]:
    async with beside(settings) as store:
        return [
            f"{person.id}  {person.claimed[:19]}Z  {escaped(person.name)}"
            for person in await store.claimed_people()
        ]


async def reset(settings: Settings, name: str) -> list[str]:
    """A new passphrase for a claimed name, to be handed to its owner."""
    async with beside(settings) as store:
        found = await store.owners(skeletons(name))
        person = await store.person(min(found)) if len(found) == 1 else None
        if person is None:
            raise NotFound(f"nobody has claimed the name {escaped(name)}")
        passphrases, text = Passphrases(), unguessable()
        hashed = await passphrases.hashed(text)
        passphrases.close()
        await again_until_nobody_was_quicker(lambda: set_passphrase(store, person.id, hashed))
        await tell(settings, Revoked(person.id))
        return [f"the passphrase of {escaped(person.name)} is now {text}", "her cookies are void"]


async def set_passphrase(store: SqlStore, id: str, hashed: str) -> None:
    if (person := await store.person(id)) is not None:
        await store.save_passphrase(replace(person, revoked=person.revoked + 1), hashed)


async def the_one_called(store: SqlStore, name: str) -> Person:
    found = await store.people_called(name)
    if not found:
        raise NotFound(f"there is nobody called {escaped(name)}")
    if len(found) > 1:
        ids = " ".join(person.id for person in found)
        raise NotFound(f"{len(found)} people are called {escaped(name)}: say --id and one of {ids}")
    return found[0]


async def tell(settings: Settings, word: Word) -> None:
    if settings.redis:
        from harena.server.redis.street import tell_all

        await tell_all(settings.redis, word)


async def backup(settings: Settings, file: str) -> list[str]:
    """Half a backup would be taken for a whole one: there is all of it in the end, or nothing."""
    if Path(file).exists():
        raise Unusable(f"{file} is there already")
    made = [f"{file}.lock"]
    try:
        target = SqlStore(file)
        async with beside(settings) as source:
            await target.open()
            return await copied(source, target)
    except BaseException:
        made += [file, f"{file}-wal", f"{file}-shm"]
        raise
    finally:
        for name in made:
            Path(name).unlink(missing_ok=True)


async def restore(settings: Settings, file: str) -> list[str]:
    target = SqlStore(settings.database or default_database())
    async with beside(replace(settings, database=file)) as source:
        await target.open()
        return await copied(source, target)


async def copied(source: SqlStore, target: SqlStore) -> list[str]:
    try:
        counts = await copy(source.database, target.database)
    finally:
        await target.close()
    return [f"{number:8} {name}" for name, number in counts.items()]
