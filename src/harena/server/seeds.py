"""Where a table's seed comes from."""

from __future__ import annotations

import secrets


def unguessable_seed() -> str:
    return secrets.token_hex(16)
