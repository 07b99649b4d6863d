"""HTTP for people, games and tables."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from harena.bots import BOTS
from harena.core.game import Game
from harena.games import GAMES
from harena.server import wire
from harena.server.doors import Asker, TableId, TheHouse
from harena.server.errors import Refusal
from harena.server.house import House
from harena.server.people import COOKIE, YEAR
from harena.server.telling import table_info
from harena.store.rows import Person

REASONS = {
    400: "not understood, or not possible so",
    401: "no guest yet",
    403: "not yours",
    404: "no such thing",
    409: "not now",
    429: "too fast",
}


def refusing(*statuses: int) -> dict[int, ResponseSpec]:
    return {
        s: ResponseSpec(wire.RequestRefused, description=REASONS[s], generate_examples=False)
        for s in statuses
    }


def known(person: Person | None, house: House) -> Person:
    """The guest who asks, if she may ask now."""
    if person is None:
        raise Refusal(401, "say your name first")
    if not house.requests.take(person.id):
        raise Refusal(429, "too fast")
    return person


def not_too_fast(request: Request[Any, Any, Any], person: Person | None, house: House) -> None:
    """For what costs something and takes no name: one without a name goes by her address."""
    address = "unknown" if request.client is None else request.client.host
    if not house.requests.take(address if person is None else person.id):
        raise Refusal(429, "too fast")


def person_wire(person: Person) -> wire.Person:
    return wire.Person(person.id, person.name)


@get("/api/me", responses=refusing(400))
async def me(person: Asker) -> wire.Me:
    return wire.Me(None if person is None else person_wire(person))


@post("/api/me", status_code=200, responses=refusing(400, 429))
async def name_me(
    request: Request[Any, Any, Any], data: JSONBody[wire.Naming], house: TheHouse, person: Asker
) -> Response[wire.Me]:
    not_too_fast(request, person, house)
    people = house.people
    named = await (people.welcome(data.name) if person is None else people.rename(person, data.name))
    cookie = Cookie(
        COOKIE,
        value=people.sign(named.id),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(wire.Me(person_wire(named)), cookies=[cookie])


@get("/api/games", responses=refusing(400), sync_to_thread=False)
def games() -> list[wire.GameInfo]:
    return [game_info(game) for game in GAMES.values()]


def game_info(game: Game) -> wire.GameInfo:
    return wire.GameInfo(
        game.name,
        game.title,
        game.seats,
        [wire.Choice(o.name, o.values, o.sentence, o.pattern) for o in game.options],
        game.presets,
        [wire.BotInfo(b.name, b.title, b.sentence, b.level) for b in BOTS.values() if game.name in b.games],
    )


@get("/api/tables", responses=refusing(400))
async def tables(house: TheHouse, person: Asker) -> list[wire.TableInfo]:
    return await house.lobby.tables_for(None if person is None else person.id)


@post("/api/tables", responses=refusing(400, 401, 409, 429))
async def new_table(data: JSONBody[wire.NewTable], house: TheHouse, person: Asker) -> wire.TableInfo:
    host = known(person, house)
    table = await house.new_table(host, data)
    return table_info(table.sheet, host.id, table)


@get("/api/tables/{table_id:str}", responses=refusing(400, 404))
async def table(table_id: TableId, house: TheHouse, person: Asker) -> wire.TableInfo:
    found = await house.table(table_id)
    return table_info(found.sheet, None if person is None else person.id, found)


@post("/api/tables/{table_id:str}/join", status_code=200, responses=refusing(400, 401, 404, 409, 429))
async def join(
    table_id: TableId, data: JSONBody[wire.Joining], house: TheHouse, person: Asker
) -> wire.TableInfo:
    who = known(person, house)
    found = await house.table(table_id)
    await found.join(who, data.seat)
    return table_info(found.sheet, who.id, found)


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=refusing(400, 401, 404, 409, 429))
async def leave(table_id: TableId, house: TheHouse, person: Asker) -> wire.Left:
    who = known(person, house)
    found = await house.table(table_id)
    await found.leave(who)
    return wire.Left(None if found.gone else table_info(found.sheet, who.id, found))


@post("/api/tables/{table_id:str}/seat", status_code=200, responses=refusing(400, 401, 403, 404, 409, 429))
async def reseat(
    table_id: TableId, data: JSONBody[wire.Reseating], house: TheHouse, person: Asker
) -> wire.TableInfo:
    who = known(person, house)
    found = await house.table(table_id)
    await found.reseat(who, data.seat, data.bot)
    return table_info(found.sheet, who.id, found)


ROUTES = [me, name_me, games, tables, new_table, table, join, leave, reseat]
