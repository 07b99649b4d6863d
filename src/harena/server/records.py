"""HTTP for finished games, and for looking back at one that goes on."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from harena.core.dealer import commitment
from harena.server import wire
from harena.server.doors import Asker, TableId, TheHouse
from harena.server.errors import Refusal
from harena.server.folding import record_text
from harena.server.house import House
from harena.server.replay import SPECTATOR, Eyes, frames_of
from harena.server.routes import not_too_fast, refusing
from harena.server.telling import chat_line, table_info
from harena.store.rows import OVER, Sheet

Filter = Annotated[str, QueryParameter(max_length=64)]
Count = Annotated[int, QueryParameter(ge=1, le=100)]


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
    )


@get("/api/records", responses=refusing(400))
async def records(
    house: TheHouse,
    person: Asker,
    game: Filter = "",
    player: Filter = "",
    before: Filter = "",
    limit: Count = 30,
) -> wire.Records:
    who = None if person is None else person.id
    found = await house.store.records(who, game, player, before, limit + 1)
    return wire.Records([record_info(sheet) for sheet in found[:limit]], len(found) > limit)


async def finished(house: House, id: str) -> Sheet:
    sheet = await house.store.sheet(id)
    if sheet is None or sheet.status != OVER:
        raise Refusal(404, "there is no such record")
    return sheet


@get("/api/records/{table_id:str}", responses=refusing(400, 404))
async def record(table_id: TableId, house: TheHouse) -> wire.RecordInfo:
    return record_info(await finished(house, table_id))


TEXT = {200: ResponseSpec(str, media_type=MediaType.TEXT, generate_examples=False), **refusing(400, 404)}


@get("/api/records/{table_id:str}/text", media_type=MediaType.TEXT, responses=TEXT)
async def text(table_id: TableId, house: TheHouse) -> Response[str]:
    sheet = await finished(house, table_id)
    written = record_text(sheet, await house.store.actions(table_id), await house.store.chat(table_id))
    name = f"{sheet.game}-{sheet.finished[:10]}-{sheet.id}.txt"
    return Response(written, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table_id:str}/frames", responses=refusing(400, 403, 404, 429))
async def frames(
    request: Request[Any, Any, Any],
    table_id: TableId,
    house: TheHouse,
    person: Asker,
    eyes: Filter = SPECTATOR,
) -> wire.Replay:
    not_too_fast(request, person, house)
    who = None if person is None else person.id
    sheet = await house.store.sheet(table_id)
    if sheet is None:
        raise Refusal(404, "there is no such table")
    looking = Eyes(eyes, sheet, who)
    actions = (await house.store.actions(table_id))[: sheet.length]
    chat = await house.store.chat(table_id)
    return wire.Replay(
        table=table_info(sheet, who, house.open.get(table_id)),
        eyes=eyes,
        frames=await asyncio.to_thread(frames_of, sheet, actions, looking),
        chat=[chat_line(said) for said in chat],
        seed=sheet.seed if sheet.status == OVER else None,
    )


ROUTES = [records, record, text, frames]
