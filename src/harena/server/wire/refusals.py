"""A request that is not granted."""

from __future__ import annotations

from msgspec import Struct


class RequestRefused(Struct):
    """The answer to an HTTP request that is not granted."""

    status_code: int
    detail: str
