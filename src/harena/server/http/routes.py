"""Which address asks for what. The answers are plain functions; here they get their place in HTTP."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from inspect import Parameter, Signature, signature
from typing import Annotated, Any, get_type_hints

from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from harena.server import lessons, requests, wire
from harena.server.http import events, people, programs
from harena.server.http.dependencies import Address, Asker, TableId, TheHouse
from harena.server.http.refusals import refusing
from harena.server.records import records
from harena.server.records.replay import SPECTATOR

Filter = Annotated[str, QueryParameter(max_length=64)]
Count = Annotated[int, QueryParameter(ge=1, le=100)]


TEXT = {200: ResponseSpec(str, media_type=MediaType.TEXT, generate_examples=False), **refusing(400, 404)}


@get("/api/records/{table_id:str}/text", media_type=MediaType.TEXT, responses=TEXT)
async def text(house: TheHouse, table_id: TableId) -> Response[str]:
    name, written = await records.text(house, table_id)
    return Response(written, headers={"content-disposition": f'attachment; filename="{name}"'})


REPLAY = {200: ResponseSpec(wire.Replay, generate_examples=False), **refusing(400, 403, 404, 429, 503)}


@get("/api/tables/{table_id:str}/frames", responses=REPLAY, opt={"packed": True})
async def frames(
    request: Request[Any, Any, Any],
    house: TheHouse,
    person: Asker,
    address: Address,
    table_id: TableId,
    eyes: Filter = SPECTATOR,
    page: Annotated[int, QueryParameter(ge=0, le=1000)] = 0,
) -> Response[bytes]:
    body = await records.frames(house, person, address, table_id, eyes, page)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type=MediaType.JSON)
    packed = await asyncio.to_thread(gzip.compress, body, 3)  # off the loop: a page has up to a megabyte
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(packed, media_type=MediaType.JSON, headers=headers)


PLACES: dict[str, Any] = {
    "house": TheHouse,
    "person": Asker,
    "address": Address,
    "table_id": TableId,
    "game": Filter,
    "player": Filter,
    "before": Filter,
    "limit": Count,
    "step": Annotated[int, QueryParameter(ge=0, le=1000)],
}
"""Where in a request an answer finds what it is called with; `data` is the body."""
UNSAID: dict[str, Any] = {"game": "", "player": "", "before": "", "limit": 30, "step": 0}


def placed(answer: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """The same function, its parameters marked with where the framework finds them."""
    hints = get_type_hints(answer)
    body: Any = JSONBody
    places = {name: PLACES.get(name) or body[hints[name]] for name in signature(answer).parameters}

    async def asked(**found: Any) -> Any:
        return await answer(**found)

    asked.__name__ = answer.__name__
    asked.__doc__ = answer.__doc__
    asked.__annotations__ = {**places, "return": hints["return"]}
    parameters = [
        Parameter(name, Parameter.KEYWORD_ONLY, default=UNSAID.get(name, Parameter.empty), annotation=place)
        for name, place in places.items()
    ]
    asked.__signature__ = Signature(parameters, return_annotation=hints["return"])  # type: ignore[attr-defined]
    return asked


TABLE = "/api/tables/{table_id:str}"
SEATED = refusing(400, 401, 404, 409, 429)
PLAYING = {**SEATED, **refusing(403)}
ROUTES = [
    *people.ROUTES,
    get("/api/addresses", responses=refusing(400))(placed(requests.addresses)),
    get("/api/games", responses=refusing(400))(placed(requests.games)),
    get("/api/tables", responses=refusing(400))(placed(requests.tables)),
    post("/api/tables", responses=refusing(400, 401, 409, 429))(placed(requests.new_table)),
    get(TABLE, responses=refusing(400, 403, 404))(placed(requests.table)),
    post(f"{TABLE}/join", status_code=200, responses=SEATED)(placed(requests.join)),
    post(f"{TABLE}/pledge", status_code=200, responses=PLAYING)(placed(requests.promise)),
    post(f"{TABLE}/nonce", status_code=200, responses=PLAYING)(placed(requests.tell)),
    post(f"{TABLE}/leave", status_code=200, responses=SEATED)(placed(requests.leave)),
    post(f"{TABLE}/seat", status_code=200, responses=PLAYING)(placed(requests.reseat)),
    post(f"{TABLE}/stand-in", status_code=200, responses=PLAYING)(placed(requests.stand_in)),
    post(f"{TABLE}/pause", status_code=200, responses=PLAYING)(placed(requests.pause)),
    post(f"{TABLE}/resume", status_code=200, responses=PLAYING)(placed(requests.resume)),
    frames,
    get("/api/records", responses=refusing(400))(placed(records.records)),
    get("/api/records/{table_id:str}", responses=refusing(400, 404))(placed(records.record)),
    text,
    get("/api/lessons", responses=refusing(400, 404))(placed(lessons.lesson)),
    post("/api/lessons", status_code=200, responses=refusing(400, 404, 429))(placed(lessons.answer)),
    *events.ROUTES,
    *programs.ROUTES,
]
