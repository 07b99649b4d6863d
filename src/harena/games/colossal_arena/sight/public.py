"""What everybody can see of cards that nobody shows: a hand known to all, and the dead that none can hold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harena.core.bits import bit
from harena.games.colossal_arena.components import HI_ALL, LO_ALL, SPLIT
from harena.games.colossal_arena.sight.facts import hand_of
from harena.games.colossal_arena.state import ColossalArena

SPECTATOR: Final = -1


def is_hand_known(s: ColossalArena, seat: i64) -> bool:
    """Whether all know every usable card of a seat: she has none, or has shown them and drawn none since."""
    if s.size[seat] == 0:
        return True
    if s.memory is None:
        return False
    for knowledge in s.memory.viewers:
        if knowledge.viewer == SPECTATOR:
            return len(knowledge.sure(bit(hand_of(seat)))) == s.size[seat]
    return False


def are_dead_all_seen(s: ColossalArena) -> bool:
    """Whether every card of the dead was discarded for all to see or lies in a pile."""
    lo = LO_ALL & ~s.live_lo & ~s.gone_lo
    hi = HI_ALL & ~s.live_hi & ~s.gone_hi
    if (lo | hi) == 0:
        return True
    pile: i64
    for pile in range(8 * s.row + 8):
        card = s.top[pile]
        while card != 0:
            if card <= SPLIT:
                lo &= ~bit(card - 1)
            else:
                hi &= ~bit(card - 1 - SPLIT)
            card = s.under[card - 1]
    return (lo | hi) == 0
