"""What a seat has already had of this turn."""

from __future__ import annotations

from mypy_extensions import i64

from harena.games.colosseum import steps
from harena.games.colosseum.position import INVESTING, PRODUCING
from harena.games.colosseum.state import Colosseum


def has_invested(s: Colosseum, seat: i64) -> bool:
    if s.phase != INVESTING:
        return s.phase > INVESTING
    if seat == s.current:
        return s.step == steps.INVESTED
    return (seat - s.start + s.seats) % s.seats < s.gone


def has_produced(s: Colosseum, seat: i64) -> bool:
    if s.phase != PRODUCING:
        return s.phase > PRODUCING
    return (seat - s.start + s.seats) % s.seats < s.gone
