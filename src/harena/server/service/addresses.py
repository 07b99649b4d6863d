"""The sockets at which a server listens, and the addresses by which others find them."""

from __future__ import annotations

import os
from socket import (
    AF_INET,
    AF_INET6,
    AI_PASSIVE,
    IPPROTO_IPV6,
    IPV6_V6ONLY,
    SO_REUSEADDR,
    SOCK_DGRAM,
    SOCK_STREAM,
    SOL_SOCKET,
    getaddrinfo,
    socket,
)

from harena.store.store import Unusable

BACKLOG = 2048


def listening(host: str, port: int) -> list[socket]:
    """Sockets that listen already: whoever knocks before the server is ready waits."""
    try:
        found = getaddrinfo(host or None, port, type=SOCK_STREAM, flags=AI_PASSIVE)
        places = list(dict.fromkeys((family, address) for family, _, _, _, address in found))
        return [open_socket(family, address) for family, address in (places if port else places[:1])]
    except (OSError, OverflowError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise Unusable(f"the server cannot listen at {host}, port {port}: {reason}") from error


def open_socket(family: int, address: tuple[object, ...]) -> socket:
    opened = socket(family, SOCK_STREAM)
    try:
        opened.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
        if family == AF_INET6:
            opened.setsockopt(IPPROTO_IPV6, IPV6_V6ONLY, 1)
        opened.bind(address)
        opened.listen(BACKLOG)
    except OSError:
        opened.close()
        raise
    opened.set_inheritable(True)
    return opened


def port_of(sockets: list[socket]) -> int:
    return int(sockets[0].getsockname()[1])


def shown(host: str) -> str:
    return {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, host)


def reachable(host: str, port: int) -> list[str]:
    """Where the neighbours find a server of this host; none if it listens to this machine only."""
    if shown(host) == host:
        return [] if is_own(host) else [f"http://{host}:{port}"]
    with socket(AF_INET, SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only asks which way one would go
        except OSError:
            return []
        own = str(probe.getsockname()[0])
    return [] if is_own(own) else [f"http://{own}:{port}"]


def is_own(host: str) -> bool:
    return host == "localhost" or host.startswith("127.") or host == "::1"


def has_browser() -> bool:
    """A text browser in the terminal would get in the way."""
    graphical = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    return graphical or os.name == "nt" or os.uname().sysname == "Darwin"
