"""Whose page makes a request, and by which name it calls this server.

A browser sends cookies with the requests of other sites' pages too, and says in `Origin` whose page it is:
scheme, name and port must be ours. And a name that a stranger controls may be made to point here (DNS
rebinding), so `Host` must be a number, this machine's own name, or one that `harena serve --origin` allows.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable, Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

from harena.core.errors import OptionError

PORTS = {"http": 80, "https": 443}
SECURE = {"ws": "http", "wss": "https"}

Place = tuple[str, str, int]
"""Scheme, name, port."""


def place_of(origin: str) -> Place | None:
    """Where a page comes from; None if it does not say."""
    try:
        url = urlsplit(origin)
        port = url.port or PORTS.get(url.scheme)
    except ValueError:
        return None
    if not url.hostname or port is None:
        return None
    return url.scheme, url.hostname.lower(), port


def checked(origin: str) -> Place:
    place = place_of(origin)
    if place is None:
        raise OptionError(f"an origin is written https://club.example, not {origin!r}")
    return place


def own_names() -> set[str]:
    name = socket.gethostname().lower()
    return {"localhost", name, f"{name}.local"}


class Origins:
    def __init__(self, allowed: Iterable[str] = ()) -> None:
        self.allowed = {checked(origin) for origin in allowed}
        self.names = own_names() | {name for _, name, _ in self.allowed}

    def is_ours(self, host: str) -> bool:
        """Whether this server may be called so."""
        place = place_of(f"http://{host}")
        return place is not None and (place[1] in self.names or is_number(place[1]))

    def is_foreign(self, scheme: str, headers: Mapping[bytes, str]) -> bool:
        """Whether another site's page makes this request: a cookie alone proves nothing then."""
        origin = headers.get(b"origin")
        if origin is None:
            return False
        page = place_of(origin)
        here = place_of(f"{SECURE.get(scheme, scheme)}://{headers.get(b'host', '')}")
        return page is None or page not in (here, *self.allowed)


def is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
