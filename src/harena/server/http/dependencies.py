"""What every route may ask for: the house, who asks and from where, and a table by its id."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import HeaderParameter, PathParameter, RequestCookies

from harena.server.house import House
from harena.server.http.gate import neighbourhood
from harena.server.people.people import COOKIE
from harena.store.rows import Person

BEARER = "Bearer "
Authorization = Annotated[str, HeaderParameter(name="authorization", include_in_schema=False)]
TheHouse = NamedDependency[House]
Asker = NamedDependency[Person | None]
Address = NamedDependency[str]
TableId = Annotated[str, PathParameter(max_length=32)]
EventId = Annotated[str, PathParameter(max_length=32)]


async def who_asks(
    house: TheHouse, cookies: RequestCookies, authorization: Authorization = ""
) -> Person | None:
    """A program by its token, or a guest by her cookie."""
    if authorization.startswith(BEARER):
        return await house.tokens.bearer(authorization.removeprefix(BEARER).strip())
    return await house.people.known(cookies.get(COOKIE))


def whence(request: Request[Any, Any, Any]) -> str:
    """The address that counts for rates."""
    return "unknown" if request.client is None else neighbourhood(request.client.host)


def dependencies(house: House) -> dict[str, Provide]:
    return {
        "house": Provide(lambda: house, sync_to_thread=False),
        "person": Provide(who_asks),
        "address": Provide(whence, sync_to_thread=False),
    }
