"""WebSockets as they come over the line: only what is large is compressed, and floods end the line.

A ping, a pong or a piece of a message costs as much as a message and is seen by nobody but this.
"""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import ip_address
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request

from harena.server.http.impatient import Impatient
from harena.server.http.protocol import PIECE
from harena.server.limits import Bucket

LARGE = 1024
"""Bytes of a message that it pays to compress."""
UNSEEN = (200, 10.0)
"""Pings, pongs and pieces of messages: a burst, and how many a second after it."""
UNHEARD = 250
"""Messages that may wait until those before them have been answered."""


class ThriftySocket(Impatient, WebSocketsSansIOProtocol):
    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.unseen = Bucket(UNSEEN)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])
            if self._is_too_much():
                self.transport.abort()

    def _is_too_much(self) -> bool:
        """Or no handshake at all, which nobody would answer."""
        garbage = self.conn.handshake_exc is not None and not self.handshake_initiated
        return garbage or self.queue.qsize() > UNHEARD

    def _bear(self) -> bool:
        """Whether one more of those that are unseen is borne."""
        if self.unseen.take():
            return True
        self.transport.abort()
        return False

    def handle_ping(self) -> None:
        if self._bear():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._bear():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._bear():
            super().handle_cont(event)

    def handle_connect(self, event: Request) -> None:
        far = not self._is_near(event)
        self.conn.available_extensions = [ThriftyFactory()] if far else []
        super().handle_connect(event)

    def _is_near(self, event: Request) -> bool:
        """On this machine, and nobody is behind it: a proxy would say so."""
        proxied = "X-Forwarded-For" in event.headers or "Forwarded" in event.headers
        return not proxied and self.client is not None and ip_address(self.client[0]).is_loopback


class ThriftyFactory(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        settings = {"level": 1, "memLevel": 5}
        super().__init__(server_max_window_bits=12, client_max_window_bits=12, compress_settings=settings)

    def process_request_params(
        self, params: Sequence[Any], accepted_extensions: Sequence[Any]
    ) -> tuple[list[Any], PerMessageDeflate]:
        agreed, found = super().process_request_params(params, accepted_extensions)
        return agreed, Thrifty(
            found.remote_no_context_takeover,
            found.local_no_context_takeover,
            found.remote_max_window_bits,
            found.local_max_window_bits,
            self.compress_settings,
        )


class Thrifty(PerMessageDeflate):
    def encode(self, frame: Frame) -> Frame:
        return frame if frame.fin and len(frame.data) < LARGE else super().encode(frame)
