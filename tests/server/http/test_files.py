"""The client's files: found, kept by browsers, small on the way, and nothing beside them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from harena.server.http.files import client

from ..conftest import Welcome

SCRIPT = "console.log('harena');\n" * 200


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets" / "app-1a2b.js").write_text(SCRIPT)
    (tmp_path / "secret.txt").write_text("hidden")
    return folder


def ask(folder: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    async def asked() -> httpx.Response:
        app: Any = Litestar([client(folder)])
        transport = httpx.ASGITransport(app)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        async with httpx.AsyncClient(transport=transport, base_url="http://harena") as browser:
            return await browser.request(method, path, headers=named)

    return asyncio.run(asked())


def test_the_first_page_answers_every_address_of_the_client(static: Path) -> None:
    for path in ("/", "/table/k5x7", "/index.html"):
        page = ask(static, path)
        assert (page.text, page.headers["content-type"]) == ("<!doctype html>", "text/html; charset=utf-8")
        assert page.headers["cache-control"] == "no-cache"


def test_a_file_named_by_its_contents_is_kept_for_ever(static: Path) -> None:
    script = ask(static, "/assets/app-1a2b.js")
    assert script.text == SCRIPT
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]


def test_nothing_beside_them_is_served(static: Path) -> None:
    for path in (
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/missing.js",
        "/api/nothing",
        "/%2e%2e/secret.txt",
    ):
        assert ask(static, path).status_code == 404
    assert ask(static, "/", "POST").status_code == 405


def test_what_a_browser_has_is_not_sent_again(static: Path) -> None:
    page = ask(static, "/")
    again = ask(static, "/", if_none_match=page.headers["etag"])
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", page.headers["etag"])
    (static / "index.html").write_text("<!doctype html><p>new")
    assert ask(static, "/", if_none_match=page.headers["etag"]).status_code == 200


def test_files_are_compressed_once_for_those_who_ask(static: Path) -> None:
    packed = ask(static, "/assets/app-1a2b.js", accept_encoding="gzip, br")
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 10
    assert packed.text == SCRIPT
    assert "content-encoding" not in ask(static, "/assets/app-1a2b.js", accept_encoding="identity").headers
    assert "content-encoding" not in ask(static, "/", accept_encoding="gzip").headers


def test_head_answers_as_get_without_the_body(static: Path) -> None:
    whole, head = ask(static, "/"), ask(static, "/", "HEAD")
    assert head.status_code == 200
    assert head.content == b""
    assert dict(head.headers) == dict(whole.headers)


def test_without_a_client_the_server_says_so(tmp_path: Path) -> None:
    assert ask(tmp_path / "nothing", "/").status_code == 404
    assert "not built" in ask(tmp_path / "nothing", "/table/x").text


def test_the_server_answers_head(welcome: Welcome) -> None:
    anyone = welcome()
    assert anyone.http.head("/").status_code == anyone.http.get("/").status_code
    assert anyone.http.head("/").content == b""
