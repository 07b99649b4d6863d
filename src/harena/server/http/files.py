"""The browser client, if it has been built: its files, and its first page for every address of its own."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

STATIC = Path(__file__).parents[2] / "static"
NO_CLIENT = "The browser client is not built. The description of the server is at /api/schema/openapi.json\n"


def page(path: str, folder: Path) -> Response[bytes]:
    wanted = (folder / path.lstrip("/")).resolve()
    if wanted.is_relative_to(folder.resolve()) and wanted.is_file():
        hashed = "assets" in wanted.relative_to(folder.resolve()).parts
        return file_answer(wanted, "public, max-age=31536000, immutable" if hashed else "no-cache")
    if "." in path.rsplit("/", 1)[-1] or path.startswith(("/api/", "/ws/")):
        raise NotFoundException("there is no such page")
    return file_answer(folder / "index.html", "no-cache")


def file_answer(path: Path, cache: str) -> Response[bytes]:
    if not path.exists():
        return Response(NO_CLIENT.encode(), media_type=MediaType.TEXT, status_code=404)
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(path.read_bytes(), media_type=kind, headers={"cache-control": cache})


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def pages(path: FromPath[str] = "") -> Response[bytes]:
    return page(path, STATIC)
