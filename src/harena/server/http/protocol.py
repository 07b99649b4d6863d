"""The lines themselves: whoever dawdles is hung up on, and only what is large is compressed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from ipaddress import ip_address
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request

DAWDLE = 15.0
"""Seconds for a whole request, its headers and its body."""
LARGE = 1024
"""Bytes of a message that it pays to compress."""


class PromptHttp(HttpToolsProtocol):
    patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._stop_waiting()
        self.patience = self.loop.call_later(DAWDLE, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self.patience is not None:
            self.patience.cancel()


class ThriftySocket(WebSocketsSansIOProtocol):
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


class Quiet(logging.Filter):
    """A client that sends garbage is no trouble of ours."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not record.getMessage().startswith(("Invalid UTF-8", "Invalid HTTP request"))
