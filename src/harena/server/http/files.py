"""The browser client, if it has been built: its files, and a first page for every address of its own.

They are few and small, so they are read and compressed once, before the doors open.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, route
from litestar.datastructures import Headers
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response.base import ASGIResponse

STATIC = Path(__file__).parents[2] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PEOPLE = "/people/"
"""Where a dot is a part of a name, not the beginning of a file's kind."""
NO_CLIENT = b"The browser client is not built. The description of the server is at /api/schema/openapi.json\n"


class File:
    def __init__(self, body: bytes, kind: str, cache: str, status: int = 200) -> None:
        self.status = status
        self.plain = body
        self.packed = gzip.compress(body, 9, mtime=0)
        self.tag = f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'
        self.headers = {
            "content-type": kind,
            "cache-control": cache,
            "etag": self.tag,
            "vary": "accept-encoding",
        }

    def answer(self, headers: Headers, head: bool) -> ASGIResponse:
        if self.status == 200 and self.tag in headers.get("if-none-match", ""):
            return ASGIResponse(status_code=304, headers=self.headers, is_head_response=True)
        if "gzip" in headers.get("accept-encoding", "") and len(self.packed) < len(self.plain):
            packed = {**self.headers, "content-encoding": "gzip"}
            return self._response(self.packed, packed, head)
        return self._response(self.plain, self.headers, head)

    def _response(self, body: bytes, headers: dict[str, str], head: bool) -> ASGIResponse:
        length = len(body)
        body = b"" if head else body
        return ASGIResponse(body=body, content_length=length, headers=headers, status_code=self.status)


class Files:
    """The files of a folder by their addresses, and nothing beside them."""

    def __init__(self, folder: Path) -> None:
        self.files = {f"/{path.relative_to(folder).as_posix()}": read(path) for path in folder.rglob("*.*")}
        nothing = File(NO_CLIENT, "text/plain; charset=utf-8", ASK_AGAIN, 404)
        self.first_page = self.files.get("/index.html", nothing)

    def at(self, path: str) -> File:
        named = path.startswith(PEOPLE) or "." not in path.rsplit("/", 1)[-1]
        own = named and not path.startswith(("/api/", "/ws/"))
        file = self.files.get(path, self.first_of(path) if own else None)
        if file is None:
            raise NotFoundException("there is no such page")
        return file

    def first_of(self, path: str) -> File:
        """Below `/table/` it is `table.html`, if there is one: it asks sooner for what its pages need."""
        return self.files.get(f"/{path.split('/')[1]}.html", self.first_page)


def read(path: Path) -> File:
    """What the build names by its contents lies in `assets` and never changes."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind.endswith(("javascript", "json"))
    return File(
        path.read_bytes(),
        f"{kind}; charset=utf-8" if text else kind,
        FOR_EVER if path.parent.name == "assets" else ASK_AGAIN,
    )


def client(folder: Path = STATIC) -> HTTPRouteHandler:
    files = Files(folder)

    async def page(request: Request[Any, Any, Any]) -> ASGIResponse:
        return files.at(request.scope["path"]).answer(request.headers, request.method == "HEAD")

    return route(
        ["/", "/{path:path}"], http_method=["GET", "HEAD"], opt={"packed": True}, include_in_schema=False
    )(page)
