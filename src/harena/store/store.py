"""What the server asks of a store. `sql` keeps it in a database, `memory` until the process ends."""

from __future__ import annotations

from typing import Protocol

from harena.store.rows import Action, Person, Said, Sheet


class Conflict(Exception):
    """Somebody else has written this number of the log or the chat already."""


class Store(Protocol):
    """Each method that writes does so wholly or not at all, and is durable when it returns."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def secret(self) -> bytes:
        """The key that signs cookies: made once, then the same for ever."""
        ...

    # People

    async def person(self, id: str) -> Person | None: ...

    async def add_person(self, person: Person) -> None: ...

    async def rename(self, person: Person) -> None: ...

    # Tables

    async def add_table(self, sheet: Sheet, actions: list[Action]) -> None: ...

    async def save(self, sheet: Sheet, actions: list[Action]) -> None:
        """The sheet as it is now, with the actions that made it so; Conflict if one is written already."""
        ...

    async def append(self, sheet: Sheet, actions: list[Action]) -> None:
        """The actions of one move, and where the table stands after them; the seats are as they were."""
        ...

    async def remove_table(self, id: str) -> None: ...

    async def sheet(self, id: str) -> Sheet | None: ...

    async def actions(self, id: str) -> list[Action]: ...

    async def waiting_for_bots(self) -> list[str]:
        """Tables in play where a bot is to act: those to wake up after a restart."""
        ...

    async def lobby(self, person: str | None) -> list[Sheet]:
        """Tables that are not over: this person's, and public ones unless they have gathered for days."""
        ...

    async def records(
        self, person: str | None, game: str = "", player: str = "", before: str = "", limit: int = 50
    ) -> list[Sheet]:
        """Finished games that this person may list, the newest first."""
        ...

    # Chat

    async def say(self, table: str, said: Said) -> None: ...

    async def chat(self, table: str) -> list[Said]: ...
