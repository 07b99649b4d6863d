"""The documentation under /docs, if it has been built: it is there without a network, too.

A page is read and compressed when it is first asked for.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Request, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response.base import ASGIResponse

from harena.server.http.files import ASK_AGAIN, File, read

PACKAGE = Path(__file__).parents[2]
FOLDERS = [PACKAGE / "docs", PACKAGE.parents[1] / "build/docs"]
"""Where an installed program has it, and where `make docs` puts it beside the sources."""
NOT_BUILT = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Harena: no documentation here</title>
<body style="font: 1.1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem">
<h1>The documentation is not built here</h1>
<p>In a clone <code>make docs</code> builds it; the same pages are in its folder <code>docs</code>, as text.
One that was installed with <code>HARENA_DOCS=0</code> has none.</p>
<p><a href="/">To the tables</a></p>
"""


class Pages:
    def __init__(self, folder: Path | None) -> None:
        paths = sorted(folder.rglob("*.*")) if folder else []
        self.paths = {path.relative_to(folder).as_posix(): path for path in paths if folder}
        self.files: dict[str, File] = {}
        self.nothing = File(NOT_BUILT, "text/html; charset=utf-8", ASK_AGAIN, 404)

    def at(self, name: str) -> File:
        """Only what was there from the first has a name."""
        if not self.paths:
            return self.nothing
        if name not in self.paths:
            raise NotFoundException("there is no such page")
        if name not in self.files:
            self.files[name] = read(self.paths[name])
        return self.files[name]


def built() -> Path | None:
    return next((folder for folder in FOLDERS if (folder / "index.html").exists()), None)


def documentation(folder: Path | None) -> HTTPRouteHandler:
    pages = Pages(folder)

    async def page(request: Request[Any, Any, Any]) -> ASGIResponse:
        name = request.scope["path"].removeprefix("/docs").removeprefix("/")
        if not name and folder:  # with or without a slash: what a page names is beside it
            return ASGIResponse(status_code=307, headers={"location": "/docs/index.html"})
        return pages.at(name).answer(request.headers, request.method == "HEAD")

    return route(
        ["/docs", "/docs/{path:path}"],
        http_method=["GET", "HEAD"],
        opt={"packed": True},
        include_in_schema=False,
    )(page)
