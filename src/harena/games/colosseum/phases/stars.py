"""Star performers: who holds the award of a type (C112-C118)."""

from __future__ import annotations

from mypy_extensions import i64

from harena.core.bits import low_index
from harena.games.colosseum import events
from harena.games.colosseum.components import STAR_LEAST, STARS
from harena.games.colosseum.state import Colosseum


def recount(s: Colosseum, kinds: i64) -> None:
    """Give the stars of these types to whom they belong now."""
    kinds &= STARS
    while kinds != 0:
        kind = low_index(kinds)
        kinds &= kinds - 1
        holder = rightful_holder(s, kind)
        if holder != s.star[kind]:
            s.star[kind] = holder
            if s.events is not None:
                s.note(events.STAR, holder - 1, place=kind, count=holder)


def rightful_holder(s: Colosseum, kind: i64) -> i64:
    """Her seat plus one; 0 is nobody. A tie may leave the star where it is (C114, C115)."""
    most: i64 = 0
    leader: i64 = 0
    seat: i64
    for seat in range(s.seats):
        tokens = s.held[16 * seat + kind]
        if tokens > most:
            most = tokens
            leader = seat + 1
        elif tokens == most:
            leader = 0
    if most < STAR_LEAST:
        return 0
    holder = s.star[kind]
    if s.rules.holder_keeps and holder != 0 and s.held[16 * (holder - 1) + kind] == most:
        return holder
    return leader
