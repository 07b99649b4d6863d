"""The application: a house with its doors open to HTTP and WebSocket."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import harena
from harena.extras import needs
from harena.server.house import House
from harena.server.http import health, routes, sockets
from harena.server.http.dependencies import dependencies
from harena.server.http.docs import built, documentation
from harena.server.http.files import client
from harena.server.http.guard import Guarded
from harena.server.http.origin import Origins
from harena.server.http.refusals import ANSWERS

OPENAPI = OpenAPIConfig(
    title="Harena",
    version=harena.__version__,
    description="Tables, people and records. Play goes over WebSocket: see docs/wire.md.",
    path="/api/schema",
    render_plugins=[JsonRenderPlugin()],
)
SMALLER = CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key="packed")
"""The client's files are compressed already."""


def create_app(house: House, more: Iterable[HTTPRouteHandler] = ()) -> Litestar:
    @asynccontextmanager
    async def doors(app: Litestar) -> AsyncIterator[None]:
        await house.open_doors()
        try:
            yield
        finally:
            await house.close_doors()

    return Litestar(
        [*routes.ROUTES, *sockets.ROUTES, *health.ROUTES, *more, documentation(built()), client()],
        lifespan=[doors],
        dependencies=dependencies(house),
        exception_handlers=ANSWERS,
        logging_config=None,
        openapi_config=OPENAPI,
        compression_config=SMALLER,
        request_max_body_size=house.limits.body,
    )


def create_guarded(house: House, origins: Iterable[str] = (), watched: bool = False) -> Guarded:
    """What a web server runs; `origins` are its addresses in browsers, if a proxy stands before it."""
    return Guarded(create_app(house, watching(house) if watched else ()), Origins(origins), house)


def watching(house: House) -> list[HTTPRouteHandler]:
    """From now on it is counted what happens in the house."""
    with needs("metrics", "/metrics"):
        from harena.server.http import metrics
    counts = metrics.Counts(metrics.FOLDER in os.environ)
    house.tally = counts
    house.errands.append(lambda: counts.watch(house))
    return [metrics.route(counts)]
