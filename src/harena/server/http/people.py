"""Where people say who they are; every answer that changes it brings the cookie that says so."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter, QueryParameter, RequestCookies

from harena.server import requests, wire
from harena.server.house import House
from harena.server.http.dependencies import Address, Asker, TheHouse
from harena.server.http.refusals import refusing
from harena.server.people import pages
from harena.server.people.people import COOKIE, YEAR
from harena.store.rows import Person

Asked = Request[Any, Any, Any]
PASSPHRASE = refusing(400, 401, 403, 409, 429, 503)


def cookie(request: Asked, value: str, lasts: int) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(COOKIE, value=value, max_age=lasts, httponly=True, samesite="lax", secure=secure)


async def named(request: Asked, house: House, person: Person) -> Response[wire.Me]:
    """Who she is, with a cookie that says so."""
    return Response(await requests.me(person), cookies=[cookie(request, house.people.sign(person), YEAR)])


@get("/api/me", responses=refusing(400))
async def me(request: Asked, house: TheHouse, person: Asker, cookies: RequestCookies) -> Response[wire.Me]:
    if person is not None and person.owner is None and house.people.is_old(cookies[COOKIE]):
        return await named(request, house, person)
    return Response(await requests.me(person))


@post("/api/me", status_code=200, responses=refusing(400, 409, 429))
async def name_me(
    request: Asked, house: TheHouse, person: Asker, address: Address, data: JSONBody[wire.Naming]
) -> Response[wire.Me]:
    return await named(request, house, await requests.name_me(house, person, address, data))


@post("/api/me/claim", status_code=200, responses=PASSPHRASE)
async def claim(
    request: Asked, house: TheHouse, person: Asker, address: Address, data: JSONBody[wire.Claiming]
) -> Response[wire.Me]:
    return await named(request, house, await requests.claim(house, person, address, data))


@post("/api/me/sign-in", status_code=200, responses=PASSPHRASE)
async def sign_in(
    request: Asked, house: TheHouse, address: Address, data: JSONBody[wire.Claiming]
) -> Response[wire.Me]:
    return await named(request, house, await requests.sign_in(house, address, data))


@post("/api/me/sign-out", status_code=200, responses=refusing(400))
async def sign_out(request: Asked) -> Response[wire.Me]:
    """Here; the cookie is forgotten. `revoke` makes it void wherever it is."""
    return Response(await requests.me(None), cookies=[cookie(request, "", 0)])


@post("/api/me/revoke", status_code=200, responses=refusing(400, 401, 429))
async def revoke(request: Asked, house: TheHouse, person: Asker) -> Response[wire.Me]:
    return await named(request, house, await requests.revoke(house, person))


@post("/api/me/passphrase", status_code=200, responses=PASSPHRASE)
async def change_passphrase(
    request: Asked, house: TheHouse, person: Asker, address: Address, data: JSONBody[wire.NewPassphrase]
) -> Response[wire.Me]:
    return await named(request, house, await requests.change_passphrase(house, person, address, data))


@post("/api/me/give-up", status_code=200, responses=PASSPHRASE)
async def give_up(
    request: Asked, house: TheHouse, person: Asker, address: Address, data: JSONBody[wire.Proving]
) -> Response[wire.Me]:
    return await named(request, house, await requests.give_up(house, person, address, data))


@get("/api/people/{name:str}", responses=refusing(400, 404, 429))
async def page(
    house: TheHouse, person: Asker, address: Address, name: Annotated[str, PathParameter(max_length=64)]
) -> wire.PersonPage:
    return await pages.page(house, person, address, name)


@get("/api/ladder", responses=refusing(400))
async def ladder(house: TheHouse, game: Annotated[str, QueryParameter(max_length=40)]) -> list[wire.Rung]:
    return await pages.ladder(house, game)


ROUTES = [me, name_me, claim, sign_in, sign_out, revoke, change_passphrase, give_up, page, ladder]
