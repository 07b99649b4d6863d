"""For whoever watches the server: whether it lives, and whether it can serve."""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, get

from harena.server.http.dependencies import TheHouse

PATIENCE = 2.0
"""Seconds in which the store must answer."""


@get("/health", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def health() -> str:
    """The process answers."""
    return "ok\n"


@get("/ready", media_type=MediaType.TEXT, include_in_schema=False)
async def ready(house: TheHouse) -> Response[str]:
    """So does its store; a proxy sends nobody here while it does not."""
    try:
        async with asyncio.timeout(PATIENCE):
            await house.store.keys()
    except Exception:  # whatever it is, nobody can play here now
        return Response("the database does not answer\n", status_code=503, media_type=MediaType.TEXT)
    return Response("ready\n", media_type=MediaType.TEXT)


ROUTES = [health, ready]
