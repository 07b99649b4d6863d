"""Records from files."""

from __future__ import annotations

import sys
from pathlib import Path

from harena.core.errors import HarenaError, RecordError
from harena.core.record import Record, read_record


def read(name: str) -> Record:
    """The record in a file, or in standard input if the name is `-`."""
    return read_record(read_text(name))


def read_text(name: str) -> str:
    try:
        content = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise HarenaError(f"{name} cannot be read: {error.strerror}") from error
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise RecordError(line, "this is no UTF-8 text") from error
