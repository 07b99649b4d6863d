"""HTTP as it comes over the line: whoever dawdles, floods or reads nothing is hung up on.

One read from the network may hold thousands of requests. It is taken in pieces, so that a bound is noticed
before all of them have been looked at.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from harena.server.http.door import Door
from harena.server.http.gate import LONGEST, neighbourhood
from harena.server.http.impatient import Impatient

DAWDLE = 15.0
"""Seconds for a whole request, its headers and its body."""
PIECE = 1024
"""Bytes that are looked at before the bounds are."""
HEAD = 16_384
"""Bytes of a request's first line and headers."""
FIELDS = 100
"""Headers of a request."""
REQUEST = 262_144
"""Bytes of a whole request, however its body is chopped."""
PIPELINED = 16
"""Requests that may wait for the answer to one before them."""
LAST_WORD = 1.0
"""Seconds in which a refused client may read why."""
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_FAST = b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class PromptHttp(Impatient, HttpToolsProtocol):
    door: Door
    address = ""
    """From where it has come through the door; nothing is counted of a proxy."""
    is_costly = True
    """Whether it brought no request, or more than one may be."""
    patience: asyncio.TimerHandle | None = None
    answering: RequestResponseCycle | None = None
    received = 0
    """Bytes of the request that is being read."""
    in_head = True
    deaf = False
    early: bytes | None = None
    """What is there before its time, while a line waits for that."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.client is not None and self.client[0] not in self.app.trusted_hosts:
            self._come_in(neighbourhood(self.client[0]))
        else:
            self._wait()

    def _come_in(self, address: str) -> None:
        if not self.door.enter(address):
            self.transport.abort()
            return
        self.address = address
        if self.door.is_shut(address):
            self.early = b""
            self.patience = self.loop.call_later(LONGEST, self._come_late)
        else:
            self._wait()

    def _come_late(self) -> None:
        if self.door.is_shut(self.address):
            self.is_costly = False
            self._refuse(TOO_FAST)
        else:
            early, self.early = self.early, None
            self._wait()
            self.flow.resume_reading()
            self.data_received(early or b"")

    def _keep(self, data: bytes) -> None:
        """A loop reads once, whatever is said to it when the line comes."""
        self.flow.pause_reading()
        if len(data) > HEAD:
            self.transport.abort()
        self.early = data

    def _go(self) -> None:
        if self.address and self.is_costly:
            self.door.knock(self.address)
        if self.address:
            self.door.leave(self.address)
        self.address = ""

    def data_received(self, data: bytes) -> None:
        if self.early is not None:
            self._keep(data)
            return
        for start in range(0, len(data), PIECE):
            if self.deaf or self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data[start : start + PIECE]
            self.received += len(piece)
            super().data_received(piece)
            self._look_at_bounds()

    def _look_at_bounds(self) -> None:
        if len(self.pipeline) > PIPELINED or self.received > REQUEST:
            self.is_costly = True
            self.transport.abort()
        elif self.in_head and self._has_large_head():
            self.is_costly = True
            self._refuse(TOO_LARGE)

    def _has_large_head(self) -> bool:
        return self.received > HEAD or len(self.headers or ()) > FIELDS

    def _refuse(self, answer: bytes) -> None:
        """What the client still sends is not looked at: hung up on at once, it might not read why."""
        if self.answering is not None and not self.answering.response_complete:
            self.transport.abort()
        elif not self.transport.is_closing():
            self.deaf = True
            self._stop_waiting()
            self.flow.pause_reading()
            self.transport.write(answer)
            self.patience = self.loop.call_later(LAST_WORD, self.transport.abort)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.received, self.in_head = 0, True
        self._wait()

    def on_headers_complete(self) -> None:
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]
        self.is_costly = self.transport.is_closing()  # it was no handshake, and nobody else counts it
        self._go()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.answering, self.is_costly = cycle, False
        super()._start_asgi_task(cycle, app)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._go()
        if self.answering is not None:  # it need not be the newest, of which uvicorn thinks itself
            self.answering.disconnected = True
            self.answering.message_event.set()
        super().connection_lost(exc)
        self.pipeline.clear()  # what refers to itself would lie about until garbage is looked for
        self.cycle = self.answering = None  # type: ignore[assignment]

    def _wait(self) -> None:
        self._stop_waiting()
        self.patience = self.loop.call_later(DAWDLE, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self.patience is not None:
            self.patience.cancel()


def at_door(door: Door) -> type[PromptHttp]:
    """For the lines that come through this one."""
    return type("PromptHttp", (PromptHttp,), {"door": door})


class Quiet(logging.Filter):
    """A client that sends garbage is no trouble of ours."""

    GARBAGE = ("Invalid UTF-8", "Invalid HTTP request", "Unsupported upgrade request")

    def filter(self, record: logging.LogRecord) -> bool:
        return not record.getMessage().startswith(self.GARBAGE)
