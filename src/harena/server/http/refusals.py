"""How a request that is not granted is answered, and what the description of its route says of that."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import InternalServerException
from litestar.openapi.datastructures import ResponseSpec

from harena.core.errors import HarenaError
from harena.server import wire
from harena.server.errors import Refusal, described

REASONS = {
    400: "not understood, or not possible so",
    401: "no guest yet",
    403: "not yours",
    404: "no such thing",
    409: "not now",
    429: "too fast",
    503: "not now: the server is in trouble",
}

log = logging.getLogger(__name__)


def refusing(*statuses: int) -> dict[int, ResponseSpec]:
    """For the description of a route that may answer so."""
    return {
        s: ResponseSpec(wire.RequestRefused, description=REASONS[s], generate_examples=False)
        for s in statuses
    }


def refused(status: int, reason: str) -> Response[wire.RequestRefused]:
    return Response(wire.RequestRefused(status, reason), status_code=status, media_type=MediaType.JSON)


def on_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[wire.RequestRefused]:
    return refused(refusal.status, refusal.reason)


def on_rule(request: Request[Any, Any, Any], error: HarenaError) -> Response[wire.RequestRefused]:
    return refused(400, str(error))


def on_garbage(request: Request[Any, Any, Any], error: Exception) -> Response[wire.RequestRefused]:
    """A body that is no text, or brackets without end."""
    return refused(400, "this cannot be read")


def on_crash(request: Request[Any, Any, Any], error: Exception) -> Response[wire.RequestRefused]:
    if not isinstance(error, InternalServerException):  # which says that the client has gone
        log.error("%s %r: %s", request.method, request.url.path, described(error))
    return refused(500, "the server made a mistake")


ANSWERS: dict[type[Exception] | int, Any] = {
    Refusal: on_refusal,
    HarenaError: on_rule,
    RecursionError: on_garbage,
    UnicodeDecodeError: on_garbage,
    500: on_crash,
}
