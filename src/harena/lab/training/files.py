"""Files that are written whole or not at all: whoever is killed goes on from what is there."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

from msgspec import MsgspecError, Struct
from msgspec.json import decode, encode

from harena.bots.learned.weights import Learned, write
from harena.core.errors import HarenaError

Line = TypeVar("Line", bound=Struct)


def keep(path: Path, text: bytes) -> None:
    fresh = path.with_suffix(".part")
    with fresh.open("wb") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def crown(path: Path, learned: Learned) -> None:
    fresh = path.with_suffix(".part")
    write(fresh, learned)
    fresh.replace(path)


def check(about: Path, plan: Struct) -> None:
    """What a folder is of is written into it once, and is the same ever after."""
    if not about.exists():
        keep(about, encode(plan))
    if decode(about.read_bytes(), type=type(plan)) != plan:
        raise HarenaError(f"{about.parent} holds another course: {about.read_text()}")


def lines(path: Path, kind: type[Line]) -> list[Line]:
    """Those that are whole; one that was cut short is none."""
    found: list[Line] = []
    for line in path.read_bytes().splitlines() if path.exists() else []:
        try:
            found.append(decode(line, type=kind))
        except MsgspecError:
            break
    return found


def keep_lines(path: Path, structs: Sequence[Struct]) -> None:
    keep(path, b"".join(encode(line) + b"\n" for line in structs))
