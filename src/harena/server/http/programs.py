"""Where programs and their owners ask: tokens, a table's stream, an action."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from litestar.response import Stream

from harena.bots.pipe.protocol import Answer
from harena.server import requests, wire
from harena.server.bots.follower import followed, lines_for
from harena.server.http.dependencies import Asker, TableId, TheHouse
from harena.server.http.refusals import refusing

JSON_LINES = "application/x-ndjson"
ProgramId = Annotated[str, PathParameter(max_length=32)]


@get("/api/me/bots", responses=refusing(400, 401, 403, 429))
async def bots(house: TheHouse, person: Asker) -> list[wire.Person]:
    return await requests.bots(house, person)


@post("/api/me/bots", responses=refusing(400, 401, 403, 409, 429))
async def new_bot(house: TheHouse, person: Asker, data: JSONBody[wire.Naming]) -> wire.Token:
    return await requests.new_bot(house, person, data)


@post("/api/me/bots/{bot_id:str}/revoke", status_code=200, responses=refusing(400, 401, 403, 404, 429))
async def revoke_bot(house: TheHouse, person: Asker, bot_id: ProgramId) -> list[wire.Person]:
    return await requests.revoke_bot(house, person, bot_id)


LINES = {
    200: ResponseSpec(str, media_type=JSON_LINES, generate_examples=False),
    **refusing(400, 401, 403, 404, 409, 429),
}
AT_ONCE = {"cache-control": "no-store", "x-accel-buffering": "no"}
"""A proxy that keeps lines until there are many would keep a program from its turn."""


@get("/api/tables/{table_id:str}/stream", media_type=JSON_LINES, responses=LINES, opt={"packed": True})
async def stream(house: TheHouse, person: Asker, table_id: TableId) -> Stream:
    follower = await followed(house, await requests.known(person, house), table_id)
    return Stream(lines_for(house, follower), media_type=JSON_LINES, headers=AT_ONCE)


@post("/api/tables/{table_id:str}/act", status_code=200, responses=refusing(400, 401, 403, 404, 409, 429))
async def act(house: TheHouse, person: Asker, table_id: TableId, data: JSONBody[Answer]) -> wire.Acted:
    return await requests.act(house, person, table_id, data)


ROUTES = [bots, new_bot, revoke_bot, stream, act]
