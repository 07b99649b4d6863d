"""The application: a house with its doors open to HTTP and WebSocket."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import RequestCookies

import harena
from harena.core.errors import HarenaError
from harena.server import pages, records, routes, sockets, wire
from harena.server.doors import TheHouse
from harena.server.errors import Refusal, described
from harena.server.guard import ASGIApp, guarded
from harena.server.house import House
from harena.server.people import COOKIE
from harena.store.rows import Person

log = logging.getLogger(__name__)

OPENAPI = OpenAPIConfig(
    title="Harena",
    version=harena.__version__,
    description="Tables, people and records. Play goes over WebSocket: see docs/wire.md.",
    path="/api/schema",
    render_plugins=[JsonRenderPlugin()],
)


async def who_asks(house: TheHouse, cookies: RequestCookies) -> Person | None:
    return await house.people.known(cookies.get(COOKIE))


def refused(status: int, reason: str) -> Response[wire.RequestRefused]:
    return Response(wire.RequestRefused(status, reason), status_code=status, media_type=MediaType.JSON)


def on_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[wire.RequestRefused]:
    return refused(refusal.status, refusal.reason)


def on_rule(request: Request[Any, Any, Any], error: HarenaError) -> Response[wire.RequestRefused]:
    return refused(400, str(error))


def on_crash(request: Request[Any, Any, Any], error: Exception) -> Response[wire.RequestRefused]:
    log.error("%s %s: %s", request.method, request.url.path, described(error))
    return refused(500, "the server made a mistake")


def create_app(house: House) -> Litestar:
    @asynccontextmanager
    async def doors(app: Litestar) -> AsyncIterator[None]:
        await house.open_doors()
        try:
            yield
        finally:
            await house.close_doors()

    return Litestar(
        [*routes.ROUTES, *records.ROUTES, *sockets.ROUTES, pages.pages],
        lifespan=[doors],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False), "person": Provide(who_asks)},
        exception_handlers={Refusal: on_refusal, HarenaError: on_rule, 500: on_crash},
        logging_config=None,
        openapi_config=OPENAPI,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5),
        request_max_body_size=house.limits.body,
    )


def create_guarded(house: House) -> ASGIApp:
    """What a web server runs."""
    return guarded(create_app(house))
