"""The race for each star: who holds it, and how many tokens everybody is short of it (C112-C118)."""

from __future__ import annotations

from harena.core.state import Json
from harena.games.colosseum.components import STAR_LEAST, STAR_TYPES, TOKEN_NAMES
from harena.games.colosseum.sight.effects import holder_of
from harena.games.colosseum.state import Colosseum


def stars_of_all(s: Colosseum) -> Json:
    return {TOKEN_NAMES[kind]: star_of(s, kind) for kind in STAR_TYPES}


def star_of(s: Colosseum, kind: int) -> Json:
    counts = [int(s.held[16 * seat + kind]) for seat in range(s.seats)]
    holder = holder_of(s, kind)
    return {
        "holder": holder,
        "counts": counts,
        "short": [0 if seat == holder else short_of(counts, seat) for seat in range(s.seats)],
    }


def short_of(counts: list[int], seat: int) -> int:
    """Three at least, and more than anybody else (C113)."""
    others = [count for other, count in enumerate(counts) if other != seat]
    return max(STAR_LEAST, max(others) + 1) - counts[seat]
