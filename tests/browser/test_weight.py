"""The client is light, and a table's link needs one telling to become a board."""

from __future__ import annotations

import gzip
from pathlib import Path

from playwright.sync_api import WebSocket, expect

import harena

from .conftest import Visit

STATIC = Path(harena.__file__).parent / "static"


def test_the_whole_client_is_at_most_150_kb_gzipped() -> None:
    files = [path for path in STATIC.rglob("*") if path.is_file()]
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) <= 150_000


def test_from_a_link_to_a_board_in_one_telling(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.play_bots(2)
    anna.wait()
    asked: list[str] = []
    lines: list[WebSocket] = []
    sent: list[str] = []

    def listen(line: WebSocket) -> None:
        lines.append(line)
        line.on("framesent", lambda text: sent.append(str(text)))

    anna.page.on("request", lambda request: asked.append(request.url))
    anna.page.on("websocket", listen)
    anna.page.goto(f"/table/{table}")
    expect(anna.page.get_by_label("Your hand")).to_be_visible()
    assert [url.split("/api/")[1] for url in asked if "/api/" in url] in ([], ["me"])
    assert len(lines) == 1
    assert sent == []
