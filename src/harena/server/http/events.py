"""Where clubs ask: events, their entrants, rounds and files."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from harena.server import wire
from harena.server.events import requests
from harena.server.http.dependencies import Address, Asker, EventId, TheHouse
from harena.server.http.refusals import refusing

EVENT = "/api/events/{event_id:str}"
ENTERED = refusing(400, 401, 403, 404, 409, 429)
Before = Annotated[str, QueryParameter(max_length=64)]


@get("/api/events", responses=refusing(400))
async def events(house: TheHouse, person: Asker, before: Before = "") -> wire.EventList:
    return await requests.events(house, person, before)


@post("/api/events", responses=refusing(400, 401, 403, 409, 429))
async def new_event(
    house: TheHouse, person: Asker, address: Address, data: JSONBody[wire.NewEvent]
) -> wire.EventInfo:
    return await requests.new_event(house, person, address, data)


@get(EVENT, responses=refusing(400, 404))
async def event(house: TheHouse, person: Asker, event_id: EventId) -> wire.EventInfo:
    return await requests.event(house, person, event_id)


@post(f"{EVENT}/enter", status_code=200, responses=ENTERED)
async def enter(
    house: TheHouse, person: Asker, event_id: EventId, data: JSONBody[wire.Entering]
) -> wire.EventInfo:
    return await requests.enter(house, person, event_id, data)


@post(f"{EVENT}/withdraw", status_code=200, responses=ENTERED)
async def withdraw(house: TheHouse, person: Asker, event_id: EventId) -> wire.EventInfo:
    return await requests.withdraw(house, person, event_id)


@post(f"{EVENT}/nonce", status_code=200, responses=ENTERED)
async def tell(
    house: TheHouse, person: Asker, event_id: EventId, data: JSONBody[wire.Telling]
) -> wire.EventInfo:
    return await requests.tell(house, person, event_id, data)


@post(f"{EVENT}/round", status_code=200, responses=ENTERED)
async def begin_round(house: TheHouse, person: Asker, event_id: EventId) -> wire.EventInfo:
    return await requests.begin_round(house, person, event_id)


@post(f"{EVENT}/remove", status_code=200, responses=ENTERED)
async def remove(
    house: TheHouse, person: Asker, event_id: EventId, data: JSONBody[wire.EntrantChoice]
) -> wire.EventInfo:
    return await requests.remove(house, person, event_id, data)


@post(f"{EVENT}/stand-in", status_code=200, responses=ENTERED)
async def stand_in(
    house: TheHouse, person: Asker, event_id: EventId, data: JSONBody[wire.EntrantChoice]
) -> wire.EventInfo:
    return await requests.stand_in(house, person, event_id, data)


@post(f"{EVENT}/close", status_code=200, responses=ENTERED)
async def close(house: TheHouse, person: Asker, event_id: EventId) -> wire.EventClosed:
    return await requests.close(house, person, event_id)


TEXT = {
    200: ResponseSpec(str, media_type=MediaType.TEXT, generate_examples=False),
    **refusing(400, 404, 409, 429),
}


@get(f"{EVENT}/text", media_type=MediaType.TEXT, responses=TEXT)
async def text(house: TheHouse, person: Asker, address: Address, event_id: EventId) -> Response[str]:
    name, written = await requests.text(house, person, address, event_id)
    return Response(written, headers={"content-disposition": f'attachment; filename="{name}"'})


ROUTES = [events, new_event, event, enter, withdraw, tell, begin_round, remove, stand_in, close, text]
