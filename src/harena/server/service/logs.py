"""What a server says of itself, on standard error: plain lines, or JSON lines for those who collect them.

Nothing that a player wrote gets there unescaped, and no hand, seed, cookie or token at all.
"""

from __future__ import annotations

import logging
import os
from datetime import UTC, datetime

import msgspec

PLAIN = "plain"
JSON = "json"
KINDS = (PLAIN, JSON)


def escaped(text: str) -> str:
    """One line that a terminal takes for nothing else."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def when(record: logging.LogRecord) -> str:
    return (
        datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    )


class Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return f"{when(record)} {record.levelname.lower()} {escaped(record.getMessage())}"


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said = {
            "time": when(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "process": os.getpid(),
            "message": escaped(record.getMessage()),
        }
        return msgspec.json.encode(said).decode()


def set_up(kind: str) -> None:
    """Everything of this process; what other packages say, if it is a warning at least."""
    said = logging.StreamHandler()
    said.setFormatter(Json() if kind == JSON else Plain())
    logging.basicConfig(level=logging.WARNING, handlers=[said], force=True)
    logging.getLogger("harena").setLevel(logging.INFO if kind == JSON else logging.WARNING)
