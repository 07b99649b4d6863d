"""Which rules and which bots these are: a hash of their sources, compiled or not."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import harena


@cache
def fingerprint() -> str:
    """The same for the same core, games and bots, whatever the machine; twelve hexadecimal digits."""
    root = Path(harena.__file__).parent
    digest = hashlib.sha256()
    for room in ("core", "games", "bots"):
        for path in sorted((root / room).rglob("*.py")):
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:12]
