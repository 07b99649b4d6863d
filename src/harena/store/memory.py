"""A store that lasts as long as its process: all that a table without a server needs."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from dataclasses import replace

from harena.store.event import Event, Listed
from harena.store.rating import ends_rated, rated
from harena.store.rows import (
    GATHERING,
    OVER,
    PATIENCE,
    PERSON,
    PLAYING,
    Action,
    Key,
    Person,
    Rated,
    Said,
    Sheet,
    now,
)
from harena.store.store import Conflict


class MemoryStore:
    def __init__(self) -> None:
        self.signing: list[Key] = []
        self.people: dict[str, Person] = {}
        self.tables: dict[str, Sheet] = {}
        self.logs: dict[str, list[Action]] = {}
        self.talk: dict[str, list[Said]] = {}
        self.claims: dict[str, str] = {}
        """Of each skeleton whose it is."""
        self.passphrases: dict[str, str] = {}
        self.rated: list[Rated] = []
        self.events = MemoryEvents()

    async def open(self) -> None:
        return

    async def close(self) -> None:
        return

    # Keys

    async def keys(self) -> list[Key]:
        return sorted(self.signing, key=lambda key: key.made, reverse=True)

    async def add_key(self, key: Key) -> None:
        self.signing.append(key)

    async def drop_keys(self, before: str) -> None:
        self.signing = [key for key in self.signing if key.made >= before]

    # People

    async def person(self, id: str) -> Person | None:
        return deepcopy(self.people.get(id))

    async def add_person(self, person: Person) -> None:
        self.people[person.id] = deepcopy(person)

    async def save_person(self, person: Person) -> None:
        self._check_person(person)
        self.people[person.id].name = person.name

    async def void(self, person: Person) -> Person:
        self._check_person(person)
        again = replace(person, revoked=person.revoked + 1, token=None)
        self.people[person.id] = deepcopy(again)
        return again

    def _check_person(self, person: Person, voided: int = 0) -> None:
        if self.people[person.id].revoked != person.revoked - voided:
            raise Conflict(person.name)

    async def person_by_token(self, token: str) -> Person | None:
        return deepcopy(next((person for person in self.people.values() if person.token == token), None))

    async def programs_of(self, owner: str) -> list[Person]:
        found = [deepcopy(person) for person in self.people.values() if person.owner == owner]
        return sorted((person for person in found if person.token), key=lambda person: person.name)

    async def people_called(self, name: str) -> list[Person]:
        return [deepcopy(person) for person in self.people.values() if person.name == name]

    async def claim(self, person: Person, passphrase: str, skeletons: set[str]) -> None:
        if any(one in self.claims for one in skeletons):
            raise Conflict(person.name)
        self._check_person(person, 1)
        self.people[person.id] = deepcopy(person)
        self.passphrases[person.id] = passphrase
        self.claims |= dict.fromkeys(skeletons, person.id)

    async def owners(self, skeletons: set[str]) -> set[str]:
        return {self.claims[one] for one in skeletons if one in self.claims}

    async def passphrase(self, person: str) -> str | None:
        return self.passphrases.get(person)

    async def save_passphrase(self, person: Person, passphrase: str) -> None:
        self._check_person(person, 1)
        self.people[person.id].revoked = person.revoked
        self.passphrases[person.id] = passphrase

    async def give_up(self, person: Person) -> None:
        self._check_person(person, 1)
        self.people[person.id] = replace(person, claimed="")
        del self.passphrases[person.id]
        self.claims = {one: owner for one, owner in self.claims.items() if owner != person.id}
        self.rated = [one for one in self.rated if one.person != person.id]

    async def names(self, people: list[str]) -> dict[str, str]:
        return {one.id: one.name for one in await self.claimed_people() if one.id in people}

    async def claimed_people(self) -> list[Person]:
        found = [deepcopy(person) for person in self.people.values() if person.claimed]
        return sorted(found, key=lambda person: person.name)

    async def revocations(self, people: list[str]) -> dict[str, int]:
        return {id: self.people[id].revoked for id in people if id in self.people}

    # Tables

    async def add_table(self, sheet: Sheet, actions: list[Action]) -> None:
        if sheet.id in self.tables:
            raise Conflict(sheet.id)
        self.tables[sheet.id] = sheet.copy()
        self.logs[sheet.id] = deepcopy(actions)
        self.talk[sheet.id] = []

    async def save(self, sheet: Sheet, actions: list[Action]) -> None:
        self._check(sheet, sheet.version - 1)
        if ends_rated(self.tables[sheet.id].status, sheet):
            before = {one.person: one for one in self.rated if one.game == sheet.game}
            self.rated += rated(sheet, before)
        self.logs[sheet.id] += deepcopy(actions)
        self.tables[sheet.id] = sheet.copy()

    async def append(self, sheet: Sheet, actions: list[Action]) -> None:
        await self.save(sheet, actions)

    async def remove(self, sheet: Sheet) -> None:
        self._check(sheet, sheet.version)
        del self.tables[sheet.id], self.logs[sheet.id], self.talk[sheet.id]
        self.rated = [one for one in self.rated if one.table != sheet.id]

    def _check(self, sheet: Sheet, version: int) -> None:
        if sheet.id not in self.tables or self.tables[sheet.id].version != version:
            raise Conflict(sheet.id)

    async def sheet(self, id: str) -> Sheet | None:
        return deepcopy(self.tables.get(id))

    async def sheets(self, ids: list[str]) -> dict[str, Sheet]:
        return {id: self.tables[id].copy() for id in ids if id in self.tables}

    async def versions(self, ids: list[str]) -> dict[str, tuple[int, int]]:
        found = [id for id in ids if id in self.tables]
        return {id: (self.tables[id].version, len(self.talk[id])) for id in found}

    async def actions(self, id: str) -> list[Action]:
        return deepcopy(self.logs.get(id, []))

    async def waiting_for_bots(self) -> list[str]:
        playing = [sheet for sheet in self.tables.values() if sheet.status == PLAYING]
        actors = [(sheet.id, sheet.seats[sheet.actor]) for sheet in playing if sheet.actor is not None]
        return [id for id, seat in actors if seat.bot is not None or seat.stand_in is not None]

    async def ticking(self, before: float) -> list[str]:
        return [s.id for s in self.tables.values() if s.clock.due is not None and s.clock.due < before]

    async def unfinished(self) -> list[Sheet]:
        return self._newest([sheet for sheet in self.tables.values() if sheet.status != OVER])

    async def number_of_tables(self, person: str) -> int:
        return len(await self.own_tables(person))

    async def own_tables(self, person: str) -> list[Sheet]:
        return self._newest([s for s in self.tables.values() if s.status != OVER and s.has_seat(person)])

    async def public_tables(self, before: str = "", limit: int = 50, each: int = 5) -> list[Sheet]:
        eldest, hosts, found = now(days_ago=PATIENCE), Counter[str](), []
        for sheet in self._newest(list(self.tables.values())):
            lively = sheet.status == PLAYING or (sheet.status == GATHERING and sheet.created > eldest)
            if sheet.public and lively:
                hosts[sheet.host] += 1
                if hosts[sheet.host] <= each and (not before or sheet.created < before):
                    found.append(sheet)
        return found[:limit]

    async def abandoned(self, gathering: str, left: str, playing: str) -> list[Sheet]:
        return [sheet.copy() for sheet in self.tables.values() if is_stale(sheet, gathering, left, playing)]

    async def records(
        self,
        person: str | None,
        game: str = "",
        player: str = "",
        before: str = "",
        limit: int = 50,
        of: str = "",
    ) -> list[Sheet]:
        found = [
            sheet.copy()
            for sheet in self.tables.values()
            if sheet.status == OVER
            and not sheet.sealed
            and (sheet.public or sheet.terms.rated or sheet.has_seat(person))
            and (not of or sheet.has_seat(of))
            and game in ("", sheet.game)
            and any(player.lower() in name.lower() for name in sheet.names())
            and (not before or sheet.finished < before)
        ]
        return sorted(found, key=lambda sheet: sheet.finished, reverse=True)[:limit]

    def _newest(self, sheets: list[Sheet]) -> list[Sheet]:
        return [sheet.copy() for sheet in sorted(sheets, key=lambda sheet: sheet.created, reverse=True)]

    # Ratings

    async def ratings(self, person: str) -> list[Rated]:
        return sorted((one for one in self.rated if one.person == person), key=lambda one: one.when)

    async def ladder(self, game: str, limit: int = 100) -> list[Rated]:
        latest = {one.person: one for one in self.rated if one.game == game}
        return sorted(latest.values(), key=lambda one: (3 * one.sigma - one.mu, one.person))[:limit]

    # Chat

    async def say(self, table: str, said: Said) -> None:
        if table not in self.talk or said.number != len(self.talk[table]):
            raise Conflict(table)
        self.talk[table].append(deepcopy(said))

    async def chat(self, table: str) -> list[Said]:
        return deepcopy(self.talk.get(table, []))


class MemoryEvents:
    def __init__(self) -> None:
        self.kept: dict[str, Event] = {}

    async def add(self, event: Event) -> None:
        self.kept[event.id] = deepcopy(event)

    async def save(self, event: Event) -> None:
        self._check(event, event.version - 1)
        self.kept[event.id] = deepcopy(event)

    async def remove(self, event: Event) -> None:
        self._check(event, event.version)
        del self.kept[event.id]

    def _check(self, event: Event, version: int) -> None:
        if event.id not in self.kept or self.kept[event.id].version != version:
            raise Conflict(event.id)

    async def find(self, id: str) -> Event | None:
        return deepcopy(self.kept.get(id))

    async def listed(self, person: str | None, before: str = "", limit: int = 50) -> list[Listed]:
        found = [
            Listed(replace(deepcopy(event), entrants=[]), len(event.playing()), event.concerns(person))
            for event in self.kept.values()
            if (event.public or event.concerns(person)) and (not before or event.created < before)
        ]
        return sorted(found, key=lambda each: each.event.created, reverse=True)[:limit]

    async def number_of(self, organiser: str) -> int:
        return sum(event.organiser == organiser for event in await self.unfinished())

    async def unfinished(self) -> list[Event]:
        return [deepcopy(event) for event in self.kept.values() if event.status != OVER]


def is_stale(sheet: Sheet, gathering: str, left: str, playing: str) -> bool:
    if sheet.status == GATHERING:
        return sheet.changed < gathering
    nobody = not any(seat.kind == PERSON and not seat.left for seat in sheet.seats)
    return sheet.status == PLAYING and sheet.changed < (left if nobody else playing)
