"""A store that lasts as long as its process: all that a table without a server needs."""

from __future__ import annotations

import secrets
from copy import deepcopy

from harena.store.rows import OVER, PATIENCE, PLAYING, Action, Person, Said, Sheet, now
from harena.store.store import Conflict

MOST = 200


class MemoryStore:
    def __init__(self) -> None:
        self.key = secrets.token_bytes(32)
        self.people: dict[str, str] = {}
        self.sheets: dict[str, Sheet] = {}
        self.logs: dict[str, list[Action]] = {}
        self.talk: dict[str, list[Said]] = {}

    async def open(self) -> None:
        return

    async def close(self) -> None:
        return

    async def secret(self) -> bytes:
        return self.key

    # People

    async def person(self, id: str) -> Person | None:
        return Person(id, self.people[id]) if id in self.people else None

    async def add_person(self, person: Person) -> None:
        self.people[person.id] = person.name

    async def rename(self, person: Person) -> None:
        self.people[person.id] = person.name

    # Tables

    async def add_table(self, sheet: Sheet, actions: list[Action]) -> None:
        self.logs[sheet.id] = []
        self.talk[sheet.id] = []
        await self.save(sheet, actions)

    async def save(self, sheet: Sheet, actions: list[Action]) -> None:
        log = self.logs[sheet.id]
        if [action.number for action in actions] != list(range(len(log), len(log) + len(actions))):
            raise Conflict(sheet.id)
        log += deepcopy(actions)
        self.sheets[sheet.id] = sheet.copy()

    async def append(self, sheet: Sheet, actions: list[Action]) -> None:
        await self.save(sheet, actions)

    async def remove_table(self, id: str) -> None:
        for kept in (self.sheets, self.logs, self.talk):
            kept.pop(id, None)

    async def sheet(self, id: str) -> Sheet | None:
        return self.sheets[id].copy() if id in self.sheets else None

    async def actions(self, id: str) -> list[Action]:
        return deepcopy(self.logs.get(id, []))

    async def waiting_for_bots(self) -> list[str]:
        playing = [sheet for sheet in self.sheets.values() if sheet.status == PLAYING]
        return [s.id for s in playing if s.actor is not None and s.seats[s.actor].bot is not None]

    async def lobby(self, person: str | None) -> list[Sheet]:
        eldest = now(days_ago=PATIENCE)
        shown = [
            sheet.copy()
            for sheet in self.sheets.values()
            if sheet.status != OVER
            and (
                sheet.has_seat(person)
                or (sheet.public and (sheet.status == PLAYING or sheet.created > eldest))
            )
        ]
        return sorted(shown, key=lambda sheet: sheet.created, reverse=True)[:MOST]

    async def records(
        self, person: str | None, game: str = "", player: str = "", before: str = "", limit: int = 50
    ) -> list[Sheet]:
        found = [
            sheet.copy()
            for sheet in self.sheets.values()
            if sheet.status == OVER
            and (sheet.public or sheet.has_seat(person))
            and game in ("", sheet.game)
            and any(player.lower() in name.lower() for name in sheet.names())
            and (not before or sheet.finished < before)
        ]
        return sorted(found, key=lambda sheet: sheet.finished, reverse=True)[:limit]

    # Chat

    async def say(self, table: str, said: Said) -> None:
        if said.number != len(self.talk[table]):
            raise Conflict(table)
        self.talk[table].append(deepcopy(said))

    async def chat(self, table: str) -> list[Said]:
        return deepcopy(self.talk.get(table, []))
