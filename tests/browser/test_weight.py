"""The client is light, and a table's link needs one telling to become a board."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, WebSocket, expect

import harena

from .conftest import Visit
from .visitor import Visitor

STATIC = Path(harena.__file__).parent / "static"
LOBBY, TABLE = 60_000, 150_000


class Scale:
    """Weighs the files of the client that a page asks for, gzipped."""

    def __init__(self, page: Page) -> None:
        self.files: dict[str, int] = {}
        page.on("response", self.weigh)

    def weigh(self, answer: Response) -> None:
        path = answer.url.split("/", 3)[3].split("?")[0]
        file = STATIC / (path or "index.html")
        if not path.startswith("api/"):
            file = file if file.is_file() else STATIC / "index.html"
            self.files[file.name] = len(gzip.compress(file.read_bytes()))

    @property
    def sum(self) -> int:
        return sum(self.files.values())


@pytest.mark.parametrize("game", ["colossal-arena", "colosseum"])
def test_a_lobby_of_60_kb_and_a_table_of_150_more(visit: Visit, game: str) -> None:
    anna = visit()
    anna.choose_game(game)
    scale = Scale(anna.page)
    anna.page.reload()
    expect(anna.page.get_by_role("heading", name="How it goes")).to_be_visible()
    lobby = scale.sum
    assert 20_000 < lobby <= LOBBY, str(scale.files)
    anna.page.get_by_role("button", name="Play against bots").click()
    anna.at_table()
    expect(anna.prompt.or_(anna.page.get_by_label("The question"))).to_be_visible()
    assert scale.sum - lobby <= TABLE, str(scale.files)


def listened(anna: Visitor) -> tuple[list[str], list[str], list[str]]:
    """What is asked over HTTP, and what lines are opened to tables and what is said there."""
    asked: list[str] = []
    lines: list[str] = []
    sent: list[str] = []

    def listen(line: WebSocket) -> None:
        if "/ws/table/" in line.url:
            lines.append(line.url)
            line.on("framesent", lambda text: sent.append(str(text)))

    anna.page.on("request", lambda request: asked.append(request.url))
    anna.page.on("websocket", listen)
    return asked, lines, sent


def test_from_a_link_to_a_board_in_one_telling(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.play_bots(2)
    anna.wait()
    asked, lines, sent = listened(anna)
    anna.page.goto(f"/table/{table}")
    expect(anna.page.get_by_label("Your hand")).to_be_visible()
    assert [url.split("/api/")[1] for url in asked if "/api/" in url] in ([], ["me"])
    assert len(lines) == 1
    assert [text for text in sent if "ping" not in text] == []
