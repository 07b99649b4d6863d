"""The same counts for Prometheus, of all workers of this machine together."""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from harena.server.house import House

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable by which several processes find one another's counts; set before this file is read."""
EVERY = 2.0
"""Seconds between two looks at what there is."""
KIND = "text/plain; version=0.0.4; charset=utf-8"


class Counts:
    def __init__(self, together: bool) -> None:
        self.together = together
        self.registry = CollectorRegistry()
        at = self.registry
        buckets = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
        seconds = "From an action's arrival until it is written"
        self.actions = Histogram("harena_action_seconds", seconds, buckets=buckets, registry=at)
        self.refusals = Counter("harena_refused_actions", "Actions that were refused", registry=at)
        self.requests = Counter(
            "harena_requests", "HTTP requests, by kind of status", ["status"], registry=at
        )
        self.tables = self._gauge("harena_open_tables", "Tables in memory")
        self.sockets = self._gauge("harena_sockets", "Sockets at tables and in the lobby")
        self.thinking = self._gauge("harena_tables_of_bots", "Tables at which a bot thinks")

    def _gauge(self, name: str, sentence: str) -> Gauge:
        return Gauge(name, sentence, registry=self.registry, multiprocess_mode="livesum")

    def acted(self, seconds: float) -> None:
        self.actions.observe(seconds)

    def refused(self) -> None:
        self.refusals.inc()

    def answered(self, status: int) -> None:
        self.requests.labels(f"{status // 100}xx").inc()

    async def watch(self, house: House) -> None:
        while True:
            self.look(house)
            await asyncio.sleep(EVERY)

    def look(self, house: House) -> None:
        at_tables = sum(len(table.listeners) for table in house.open.values())
        self.tables.set(len(house.open))
        self.sockets.set(at_tables + len(house.lobby.visitors))
        self.thinking.set(len(house.thinkers.tasks))

    def text(self) -> bytes:
        registry = self.registry
        if self.together:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)


def route(counts: Counts) -> HTTPRouteHandler:
    @get("/metrics", include_in_schema=False, sync_to_thread=False, opt={"packed": True})
    def metrics() -> Response[bytes]:
        return Response(counts.text(), media_type=MediaType.TEXT, headers={"content-type": KIND})

    return metrics
