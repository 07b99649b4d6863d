"""Prints the OpenAPI description, from which the client's types of HTTP are made (`npm run types`)."""

from __future__ import annotations

from typing import Any

import msgspec

from harena.server.house import House
from harena.server.http.app import create_app
from harena.store.memory import MemoryStore


def description() -> dict[str, Any]:
    return create_app(House(MemoryStore())).openapi_schema.to_schema()


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(description())).decode())
