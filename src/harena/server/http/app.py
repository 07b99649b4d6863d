"""The application: a house with its doors open to HTTP and WebSocket."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import harena
from harena.core.errors import HarenaError
from harena.server import wire
from harena.server.errors import Refusal, described
from harena.server.house import House
from harena.server.http import files, routes, sockets
from harena.server.http.dependencies import dependencies
from harena.server.http.guard import ASGIApp, guarded

log = logging.getLogger(__name__)

OPENAPI = OpenAPIConfig(
    title="Harena",
    version=harena.__version__,
    description="Tables, people and records. Play goes over WebSocket: see docs/wire.md.",
    path="/api/schema",
    render_plugins=[JsonRenderPlugin()],
)


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
        [*routes.ROUTES, *sockets.ROUTES, files.pages],
        lifespan=[doors],
        dependencies=dependencies(house),
        exception_handlers={Refusal: on_refusal, HarenaError: on_rule, 500: on_crash},
        logging_config=None,
        openapi_config=OPENAPI,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5),
        request_max_body_size=house.limits.body,
    )


def create_guarded(house: House) -> ASGIApp:
    """What a web server runs."""
    return guarded(create_app(house))
