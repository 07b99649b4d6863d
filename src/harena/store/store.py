"""What the server asks of a store. `sql` keeps it in a database, `memory` until the process ends."""

from __future__ import annotations

from typing import Protocol

from harena.core.errors import HarenaError
from harena.store.event import EventBook
from harena.store.rows import Action, Key, Person, Rated, Said, Sheet


class Conflict(Exception):
    """Somebody else has written meanwhile: what was to be written was made on what is no longer so."""


class Unusable(HarenaError):
    """The store cannot be opened; one line says why."""


class Store(Protocol):
    """Each method that writes does so wholly or not at all, and is durable when it returns."""

    @property
    def events(self) -> EventBook: ...

    async def open(self) -> None:
        """Make ready, or raise Unusable."""
        ...

    async def close(self) -> None: ...

    # Keys

    async def keys(self) -> list[Key]:
        """The keys that sign cookies, the newest first."""
        ...

    async def add_key(self, key: Key) -> None: ...

    async def drop_keys(self, before: str) -> None:
        """Forget the keys that were made before a time."""
        ...

    # People

    async def person(self, id: str) -> Person | None: ...

    async def add_person(self, person: Person) -> None: ...

    async def save_person(self, person: Person) -> None:
        """Her name; Conflict if her cookies have been declared void since she was read."""
        ...

    async def void(self, person: Person) -> Person:
        """Declare her cookies and a program's token void; Conflict if they have been since she was read."""
        ...

    async def person_by_token(self, token: str) -> Person | None:
        """The program of which this is the token's hash."""
        ...

    async def programs_of(self, owner: str) -> list[Person]:
        """Those that have a token, by name."""
        ...

    async def people_called(self, name: str) -> list[Person]: ...

    async def claim(self, person: Person, passphrase: str, skeletons: set[str]) -> None:
        """Her name is hers from now on; Conflict if one of its skeletons is somebody else's.

        A passphrase is kept as its hash. Here and below her cookies are declared void once more than before,
        and there is a Conflict if they have been since she was read.
        """
        ...

    async def owners(self, skeletons: set[str]) -> set[str]:
        """The people whose claimed names have any of these."""
        ...

    async def passphrase(self, person: str) -> str | None: ...

    async def save_passphrase(self, person: Person, passphrase: str) -> None:
        """Another, which she has asked for."""
        ...

    async def give_up(self, person: Person) -> None:
        """Her name is anybody's; with it go her passphrase and her ratings."""
        ...

    async def names(self, people: list[str]) -> dict[str, str]:
        """What those are called who have claimed their names."""
        ...

    async def claimed_people(self) -> list[Person]:
        """All who have claimed their names, by name."""
        ...

    async def revocations(self, people: list[str]) -> dict[str, int]:
        """How often the cookies of each have been declared void."""
        ...

    # Tables

    async def add_table(self, sheet: Sheet, actions: list[Action]) -> None:
        """Conflict if there is one with this id."""
        ...

    async def save(self, sheet: Sheet, actions: list[Action]) -> None:
        """The sheet with the actions that made it so; Conflict unless it is the next version.

        With the end of a rated game come the ratings that it makes.
        """
        ...

    async def append(self, sheet: Sheet, actions: list[Action]) -> None:
        """The same for a move, which leaves the seats as they were."""
        ...

    async def remove(self, sheet: Sheet) -> None:
        """The table and all that belongs to it; Conflict unless this is its version."""
        ...

    async def sheet(self, id: str) -> Sheet | None: ...

    async def sheets(self, ids: list[str]) -> dict[str, Sheet]:
        """Those that are there."""
        ...

    async def versions(self, ids: list[str]) -> dict[str, tuple[int, int]]:
        """Of those tables that are there: the version, and how many lines have been said."""
        ...

    async def actions(self, id: str) -> list[Action]: ...

    async def waiting_for_bots(self) -> list[str]:
        """Tables in play where a bot is to act, for itself or for somebody: those to wake after a restart."""
        ...

    async def ticking(self, before: float) -> list[str]:
        """Tables whose running clock runs out before a time, in seconds since 1970."""
        ...

    async def unfinished(self) -> list[Sheet]:
        """All tables that are not over, the newest first."""
        ...

    async def number_of_tables(self, person: str) -> int:
        """How many there are of `own_tables`."""
        ...

    async def own_tables(self, person: str) -> list[Sheet]:
        """Tables that are not over at which a seat is this person's, even one that she has left."""
        ...

    async def public_tables(self, before: str = "", limit: int = 50, each: int = 5) -> list[Sheet]:
        """Public tables that are not over, the newest first, and of one host so many.

        Those that have gathered nobody for days are not among them.
        """
        ...

    async def abandoned(self, gathering: str, left: str, playing: str) -> list[Sheet]:
        """Tables unchanged since a time: one for those that gather, that all have left, that play."""
        ...

    async def records(
        self,
        person: str | None,
        game: str = "",
        player: str = "",
        before: str = "",
        limit: int = 50,
        of: str = "",
    ) -> list[Sheet]:
        """Finished games that this person may list, the newest first; none that is sealed.

        `of` is somebody who played there.
        """
        ...

    # Ratings

    async def ratings(self, person: str) -> list[Rated]:
        """After each rated game of hers, in order."""
        ...

    async def ladder(self, game: str, limit: int = 100) -> list[Rated]:
        """The present rating of everybody who has one, the best first."""
        ...

    # Chat

    async def say(self, table: str, said: Said) -> None:
        """One line; Conflict if another has its number already, or if the table is gone."""
        ...

    async def chat(self, table: str) -> list[Said]: ...
