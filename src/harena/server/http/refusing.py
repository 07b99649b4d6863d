"""What the description of a route says about the requests that it does not grant."""

from __future__ import annotations

from litestar.openapi.datastructures import ResponseSpec

from harena.server import wire

REASONS = {
    400: "not understood, or not possible so",
    401: "no guest yet",
    403: "not yours",
    404: "no such thing",
    409: "not now",
    429: "too fast",
    503: "not now: the server is in trouble",
}


def refusing(*statuses: int) -> dict[int, ResponseSpec]:
    return {
        s: ResponseSpec(wire.RequestRefused, description=REASONS[s], generate_examples=False)
        for s in statuses
    }
