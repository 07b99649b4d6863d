"""`harena serve`: one process, one database, one address."""

from __future__ import annotations

import asyncio
import logging
import os
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from socket import AF_INET, SOCK_DGRAM, socket
from typing import Any

import uvicorn

from harena.server.house import House, unguessable_seed
from harena.server.http.app import create_guarded
from harena.server.http.guard import ASGIApp
from harena.server.http.protocol import PromptHttp, Quiet, ThriftySocket
from harena.server.limits import Limits
from harena.server.programs import programs_of
from harena.store.sql.store import SqlStore
from harena.store.store import Unusable

PACE = 0.7
"""Seconds a bot takes at least."""


def default_database() -> Path:
    """Where this person's programs keep what they must not lose."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share"
    return Path(home, "harena", "harena.db")


def main(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    open_browser: bool = False,
    pace: float = PACE,
    page: str = "/",
    limits: Limits | None = None,
    new_seed: Callable[[], str] = unguessable_seed,
    origins: Sequence[str] = (),
    bots: Sequence[str] = (),
) -> None:
    """Serve until interrupted. Port 0 takes any free one; the database is a path or a URL."""
    limits = limits or Limits()
    programs = programs_of(bots)
    if database is None:
        default_database().parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        database = str(default_database())
    asyncio.run(try_out(database))
    house = House(SqlStore(database), pace, limits, new_seed, programs=programs)
    house.addresses = list(origins)
    app = create_guarded(house, origins)
    try:
        Announced(configured(app, host, port, limits), house, open_browser, page).run()
    except SystemExit as trouble:  # what it is has been said
        raise Unusable(f"the server cannot listen at {host}, port {port}") from trouble


async def try_out(database: str) -> None:
    """Raise Unusable before anything is started."""
    store = SqlStore(database)
    await store.open()
    await store.close()


def configured(app: ASGIApp, host: str, port: int, limits: Limits) -> uvicorn.Config:
    logging.getLogger("uvicorn.error").addFilter(Quiet())
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=PromptHttp,
        ws=ThriftySocket,
        log_level="warning",
        ws_max_size=4 * limits.message,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        server_header=False,
    )


class Announced(uvicorn.Server):
    """Says where it is once it is there, and shows it to whoever has a browser."""

    def __init__(self, config: uvicorn.Config, house: House, open_browser: bool, page: str) -> None:
        super().__init__(config)
        self.house = house
        self.open_browser = open_browser
        self.page = page

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        address = f"http://{shown(self.config.host)}:{self.port()}{self.page}"
        print(f"Harena is at {address}", flush=True)
        self.house.addresses = self.house.addresses or reachable(self.config.host, self.port())
        if self.open_browser and has_browser():
            webbrowser.open(address)

    def port(self) -> int:
        names: list[Any] = [s.getsockname() for server in self.servers for s in server.sockets]
        return int(names[0][1]) if names else self.config.port


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
