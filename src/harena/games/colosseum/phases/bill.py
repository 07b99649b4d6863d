"""An event's bill: its spectators line by line (C93, C98-C103)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit, count
from harena.games.colosseum.components import (
    CROWD,
    KINDS,
    NOBLE_WORTH,
    NOBLES,
    PER_MEDAL,
    PER_PODIUM,
    PER_PREVIOUS,
    PER_STAR,
    PER_TICKET,
)
from harena.games.colosseum.state import Colosseum

LINES: Final = ["base", "previous", "stars", "nobles", "tickets", "podiums", "medals", "total"]
BASE: Final = 0
PREVIOUS: Final = 1
STARS: Final = 2
NOBLES_LINE: Final = 3
TICKETS: Final = 4
PODIUMS: Final = 5
MEDALS: Final = 6
TOTAL: Final = 7


def count_spectators(
    s: Colosseum, seat: i64, program: i64, missing: i64, medals: i64, bill: vec[i64], line: i64
) -> None:
    """Write the bill of an event into a table, from `line` on."""
    bill[line + BASE] = CROWD[8 * program + missing]
    bill[line + PREVIOUS] = PER_PREVIOUS * previous_events(s, seat, program)
    bill[line + STARS] = PER_STAR * stars_in(s, seat, program)
    bill[line + NOBLES_LINE] = noble_spectators(s, seat)
    bill[line + TICKETS] = PER_TICKET * s.tickets[seat]
    bill[line + PODIUMS] = PER_PODIUM * s.podiums[seat]
    bill[line + MEDALS] = PER_MEDAL * medals
    total: i64 = 0
    i: i64
    for i in range(TOTAL):
        total += bill[line + i]
    bill[line + TOTAL] = total


def previous_events(s: Colosseum, seat: i64, program: i64) -> i64:
    """How many of earlier turns count: the other programs staged, or every event (C98, C133)."""
    if s.rules.every_event:
        return s.performed[seat]
    return count(s.staged[seat] & ~bit(program))


def stars_in(s: Colosseum, seat: i64, program: i64) -> i64:
    """How many of her stars the event uses (C102)."""
    stars: i64 = 0
    kind: i64
    for kind in range(8):
        if s.star[kind] == seat + 1 and (KINDS[program] >> kind) & 1 != 0:
            stars += 1
    return stars


def noble_spectators(s: Colosseum, seat: i64) -> i64:
    spectators: i64 = 0
    noble: i64
    for noble in range(NOBLES):
        if s.in_arena(seat, s.noble[noble]):
            spectators += NOBLE_WORTH[noble]
    return spectators
