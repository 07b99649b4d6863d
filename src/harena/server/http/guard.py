"""Around every answer: headers that keep the browser strict, and no requests from other people's pages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

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


def is_foreign(scope: Scope) -> bool:
    """Whether another site's page makes this request: a cookie alone proves nothing then."""
    headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
    origin = headers.get(b"origin")
    if origin is None:
        return False
    try:
        return bool(urlsplit(origin).hostname != urlsplit(f"//{headers.get(b'host', '')}").hostname)
    except ValueError:
        return True


def guarded(app: ASGIApp) -> ASGIApp:
    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        kind = scope["type"]
        if kind == "websocket" and is_foreign(scope):
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "another site's page"})
        elif kind == "http" and scope["method"] not in ("GET", "HEAD", "OPTIONS") and is_foreign(scope):
            await refuse(send_strictly)
        else:
            await app(scope, receive, send_strictly)

    return guard


async def refuse(send: Send) -> None:
    body = b'{"status_code":403,"detail":"another site\'s page"}'
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
