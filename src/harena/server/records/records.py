"""Finished games, and looking back at one that goes on."""

from __future__ import annotations

import msgspec

from harena.core.dealer import commitment
from harena.server import wire
from harena.server.errors import Refusal
from harena.server.house import House
from harena.server.records.replay import Eyes
from harena.server.tables.matches import record_text
from harena.server.tables.messages import nonces_for, table_info, told_seed
from harena.server.tables.talk import heard, hears_spectators
from harena.store.rows import OVER, Person, Sheet


def record_info(sheet: Sheet) -> wire.RecordInfo:
    return wire.RecordInfo(
        id=sheet.id,
        game=sheet.game,
        options=sheet.options,
        players=sheet.names(),
        scores=sheet.scores or [],
        ranking=sheet.ranking or [],
        moves=sheet.length,
        started=sheet.started,
        finished=sheet.finished,
        commitment=commitment(sheet.seed),
        seed=sheet.seed,
        nonces=nonces_for(sheet, None),
    )


async def records(
    house: House, person: Person | None, game: str, player: str, before: str, limit: int
) -> wire.Records:
    who = None if person is None else person.id
    found = await house.store.records(who, game, player, before, limit + 1)
    return wire.Records([record_info(sheet) for sheet in found[:limit]], len(found) > limit)


async def finished(house: House, table_id: str) -> Sheet:
    sheet = await house.store.sheet(table_id)
    if sheet is None or sheet.status != OVER:
        raise Refusal(404, "there is no such record")
    if sheet.sealed:  # its seed tells others what is still to come
        raise Refusal(404, "there is no such record yet: other tables play the same cards")
    return sheet


async def record(house: House, table_id: str) -> wire.RecordInfo:
    return record_info(await finished(house, table_id))


async def text(house: House, table_id: str) -> tuple[str, str]:
    """The name of a file, and the record to keep in it."""
    sheet = await finished(house, table_id)
    written = record_text(sheet, await house.store.actions(table_id), await house.store.chat(table_id))
    return f"{sheet.game}-{sheet.finished[:10]}-{sheet.id}.txt", written


async def frames(
    house: House, person: Person | None, address: str, table_id: str, eyes: str, page: int
) -> bytes:
    """A page of a replay as JSON: a wire.Replay, put together around frames that are written already."""
    if not await house.replays.take(address):
        raise Refusal(429, "too fast")
    who = None if person is None else person.id
    sheet = await house.store.sheet(table_id)
    if sheet is None:
        raise Refusal(404, "there is no such table")
    pages = await house.archive.pages(sheet, Eyes(eyes, sheet, who), address)
    if page >= len(pages):
        raise Refusal(404, "there is no such page")
    chat = await house.store.chat(table_id) if page == 0 else []
    head = wire.Replay(
        table=table_info(sheet, who, house.attendance.seen(table_id), house.limits.days),
        eyes=eyes,
        frames=[],
        more=page + 1 if page + 1 < len(pages) else None,
        chat=heard(chat, hears_spectators(sheet, who)),
        seed=told_seed(sheet),
    )
    fields = {name: getattr(head, name) for name in head.__struct_fields__}
    return msgspec.json.encode({**fields, "frames": msgspec.Raw(pages[page])})
