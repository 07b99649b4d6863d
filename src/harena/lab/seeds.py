"""Random streams that have nothing to do with one another: a hash of what each is for."""

from __future__ import annotations

import hashlib


def stream(*purpose: object) -> int:
    """A seed of 62 bits for this purpose, the same on every machine."""
    digest = hashlib.sha256("/".join(map(str, purpose)).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2
