"""The documentation under /docs: its pages and nothing beside them, or a word that there are none."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from harena.server.http.docs import documentation
from harena.server.http.files import client


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "docs"
    (folder / "rules").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><p>Start here")
    (folder / "rules/colosseum.html").write_text("<!doctype html><p>Rules")
    (tmp_path / "secret.txt").write_text("hidden")
    return folder


def ask(folder: Path | None, path: str) -> httpx.Response:
    async def asked() -> httpx.Response:
        static = Path(__file__).parent / "nothing"
        app: Any = Litestar([documentation(folder), client(static)])
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://harena") as browser:
            return await browser.get(path)

    return asyncio.run(asked())


def test_its_pages_are_there(built: Path) -> None:
    assert "Start here" in ask(built, "/docs/index.html").text
    assert ask(built, "/docs/index.html").headers["content-type"] == "text/html; charset=utf-8"
    assert "Rules" in ask(built, "/docs/rules/colosseum.html").text


@pytest.mark.parametrize("path", ["/docs", "/docs/"])
def test_the_first_page_is_found(built: Path, path: str) -> None:
    moved = ask(built, path)
    assert (moved.status_code, moved.headers["location"]) == (307, "/docs/index.html")


@pytest.mark.parametrize(
    "path", ["missing.html", "../secret.txt", "rules/../../secret.txt", "rules", "%2e%2e/secret.txt"]
)
def test_nothing_beside_them_is_served(built: Path, path: str) -> None:
    answer = ask(built, f"/docs/{path}")
    assert answer.status_code == 404
    assert "hidden" not in answer.text


def test_where_it_is_not_built_it_says_so() -> None:
    for path in ("/docs", "/docs/", "/docs/envs.html"):
        answer = ask(None, path)
        assert answer.status_code == 404
        assert "make docs" in answer.text
