"""`harena serve`: one process that serves, or one that keeps several of them."""

from __future__ import annotations

import asyncio
import logging
import os
import resource
import signal
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from socket import socket
from tempfile import TemporaryDirectory
from types import FrameType

import uvicorn

from harena.extras import needs
from harena.server.bots.programs import programs_of
from harena.server.house import House
from harena.server.http.app import create_guarded
from harena.server.http.door import Door
from harena.server.http.guard import Guarded
from harena.server.http.protocol import Quiet, at_door
from harena.server.http.socket_protocol import ThriftySocket
from harena.server.limits import Limits
from harena.server.neighbours import Alone, Neighbours
from harena.server.people.people import People
from harena.server.service import logs
from harena.server.service.addresses import has_browser, listening, port_of, reachable, shown
from harena.server.service.garbage import Sweeper
from harena.server.service.settings import Settings, default_database
from harena.server.service.workers import Workers
from harena.store.sql.store import SqlStore

LINES = 65_536
"""Open at a time, at most."""


def main(settings: Settings, open_browser: bool = False, page: str = "/") -> None:
    """Serve until interrupted."""
    logs.set_up(settings.log)
    settings.check()
    programs_of(settings.bots)
    if not settings.database:
        default_database().parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        settings = replace(settings, database=str(default_database()))
    asyncio.run(try_out(settings))
    sockets = listening(settings.host, settings.port)
    settings = replace(settings, port=port_of(sockets))

    def announce() -> None:
        address = f"http://{shown(settings.host)}:{settings.port}{page}"
        print(f"Harena is at {address}", flush=True)
        if open_browser and has_browser():
            webbrowser.open(address)

    if settings.workers == 1:
        serve(settings, sockets, announce)
    else:
        with counted_together(settings) as forget:
            Workers(settings.workers, serve, settings, sockets, forget=forget).run(announce)


@contextmanager
def counted_together(settings: Settings) -> Iterator[Callable[[int], None]]:
    """Meanwhile workers put their counts where each can read all; what to do when one has gone."""
    if not settings.metrics:
        yield lambda process: None
        return
    with TemporaryDirectory(prefix="harena-") as folder, needs("metrics", "/metrics"):
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        from prometheus_client.multiprocess import mark_process_dead

        yield mark_process_dead


async def try_out(settings: Settings) -> None:
    """Raise Unusable before anything is started; migrate, and have a key, before there are several of us."""
    store = SqlStore(settings.database)
    await store.open()
    await People(store).turn_keys()
    await store.close()
    if settings.redis:
        with needs("redis", "a server of several processes"):
            from harena.server.redis.street import answers

        await answers(settings.redis)


def allow_many_lines() -> None:
    """Each is an open file, and 1,024 of these are usual: so few strangers would keep all others out."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = LINES if hard == resource.RLIM_INFINITY else min(hard, LINES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


def serve(settings: Settings, sockets: list[socket], announce: Callable[[], None]) -> None:
    """In this process, until it is told to stop."""
    logs.set_up(settings.log)
    allow_many_lines()
    house = House(
        SqlStore(settings.database),
        settings.pace,
        settings.limits,
        settings.new_seed,
        programs=programs_of(settings.bots),
        neighbours=neighbours_of(settings),
    )
    house.addresses = list(settings.origins) or reachable(settings.host, settings.port)
    sweeper = Sweeper()
    sweeper.take_over()
    house.news.listen(sweeper.hear)
    house.errands.append(sweeper.run)
    app = create_guarded(house, settings.origins, settings.metrics)
    Announced(configured(app, settings.limits), announce).run(sockets)


def neighbours_of(settings: Settings) -> Neighbours:
    if not settings.redis:
        return Alone()
    from harena.server.redis.street import Street

    return Street(settings.redis)


def configured(app: Guarded, limits: Limits) -> uvicorn.Config:
    logging.getLogger("uvicorn.error").addFilter(Quiet())
    return uvicorn.Config(
        app,
        http=at_door(Door(app.gate, limits)),
        ws=ThriftySocket,
        log_config=None,
        log_level="warning",
        access_log=False,
        ws_max_size=4 * limits.message,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        server_header=False,
    )


class Announced(uvicorn.Server):
    """Says that it is there once it is, and goes quietly when it is asked to."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.announce()

    def run(self, sockets: list[socket] | None = None) -> None:
        if signal.getsignal(signal.SIGHUP) is signal.SIG_DFL:  # else somebody says that it does not matter
            signal.signal(signal.SIGHUP, self.handle_exit)
        super().run(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig in (signal.SIGTERM, signal.SIGHUP) and not self.should_exit:
            self.should_exit = True  # sockets end with 1012, writes are finished, and that is no failure
        else:
            super().handle_exit(sig, frame)
