"""Around every answer: headers that keep the browser strict, and no requests from other people's pages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from harena.server import wire
from harena.server.house import House
from harena.server.http.gate import Gate, Turn, neighbourhood
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

WATCHED = ("/health", "/ready", "/metrics")
"""Where whoever watches the server asks, in trouble most of all."""
HASTY = (429, "so much comes from your address; wait a little")
CROWDED = (429, "so many sockets are open from your address")
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


class Guarded:
    def __init__(self, app: ASGIApp, origins: Origins, house: House) -> None:
        self.app = app
        self.origins = origins
        self.house = house
        self.gate = Gate(house.limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._open(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _open(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = whence(scope)
        with self.gate.socket(address) as room:
            objection = await self._objection_to(scope) if room else CROWDED
            if objection is None:
                await self.app(scope, paced(receive, self.gate, address), send)
            else:
                await shut(receive, send, *objection)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        turn: Turn | None = None

        async def send_strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
                self.house.tally.answered(message["status"])
                if turn is not None:
                    turn.end()
            await send(message)

        objection = await self._objection_to(scope)
        if objection is not None:
            await refuse(send_strictly, *objection)
            return
        if scope["path"] not in WATCHED:
            turn = await self.gate.turn(whence(scope))
        try:
            await self.app(scope, receive, send_strictly)
        finally:
            if turn is not None:
                turn.end()

    async def _objection_to(self, scope: Scope) -> tuple[int, str] | None:
        """Why a request is not even looked at: status and reason."""
        return strangeness(scope, self.origins) if await self.gate.admits(whence(scope)) else HASTY


def strangeness(scope: Scope, origins: Origins) -> tuple[int, str] | None:
    """What no page of ours would send."""
    headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
    if "\0" in scope["path"] or b"%00" in scope["query_string"]:
        return 400, "there is nothing of that name"
    if not origins.is_ours(headers.get(b"host", "")):
        return 421, "this server is not called so; `harena serve --origin` gives it a name"
    reads = scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS")
    if not reads and origins.is_foreign(scope["scheme"], headers):
        return 403, "another site's page"
    return None


def whence(scope: Scope) -> str:
    """The address that counts for rates."""
    client = scope.get("client")
    return "unknown" if client is None else neighbourhood(client[0])


def paced(receive: Receive, gate: Gate, address: str) -> Receive:
    """The same messages, no faster than one address may speak."""

    async def hear() -> Any:
        message = await receive()
        if message["type"] == "websocket.receive":
            await gate.hear(address)
        return message

    return hear


async def shut(receive: Receive, send: Send, status: int, reason: str) -> None:
    """Before it has opened."""
    await receive()
    await send({"type": "websocket.close", "code": 4000 + status, "reason": reason})


async def refuse(send: Send, status: int, reason: str) -> None:
    body = msgspec.json.encode(wire.RequestRefused(status, reason))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
