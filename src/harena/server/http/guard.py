"""Around every answer: headers that keep the browser strict, and no requests from other people's pages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from harena.server import wire
from harena.server.house import House
from harena.server.http.origin import Origins

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
ASGIApp = Callable[[Any, Any, Any], Awaitable[None]]

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # positions of cards are style attributes
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


def guarded(app: ASGIApp, origins: Origins, house: House) -> ASGIApp:
    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
                house.tally.answered(message["status"])
            await send(message)

        objection = objection_to(scope, origins) if scope["type"] in ("http", "websocket") else None
        if objection is None:
            await app(scope, receive, send_strictly)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": objection[1]})
        else:
            await refuse(send_strictly, *objection)

    return guard


def objection_to(scope: Scope, origins: Origins) -> tuple[int, str] | None:
    """Why a request is not even looked at: status and reason."""
    headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
    if "\0" in scope["path"] or b"%00" in scope["query_string"]:
        return 400, "there is nothing of that name"
    if not origins.is_ours(headers.get(b"host", "")):
        return 421, "this server is not called so; `harena serve --origin` gives it a name"
    reads = scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS")
    if not reads and origins.is_foreign(scope["scheme"], headers):
        return 403, "another site's page"
    return None


async def refuse(send: Send, status: int, reason: str) -> None:
    body = msgspec.json.encode(wire.RequestRefused(status, reason))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
