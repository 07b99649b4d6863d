"""Refusals that several steps share. What only one step can say, it says itself."""

from __future__ import annotations

from harena.core.errors import RuleError
from harena.games.colossal_arena.components import hi_bit, lo_bit, which
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.words.notation import card_text, creature_name


def is_held(s: ColossalArena, card: int) -> bool:
    """Either Prefect will do (K20)."""
    p = s.current
    return s.holds(p, which(card, s.hand[2 * p + 1]))


def is_stunned(s: ColossalArena, card: int) -> bool:
    p = s.current
    hi = s.stun[2 * p + 1]
    return (s.stun[2 * p] & lo_bit(card)) != 0 or (hi & hi_bit(which(card, hi))) != 0


def not_held(s: ColossalArena, card: int) -> RuleError:
    if is_stunned(s, card):
        return RuleError("R76", f"{card_text(s, card).capitalize()} is stunned")
    return RuleError("R55", f"{card_text(s, card).capitalize()} is not in your hand")


def is_dead(s: ColossalArena, column: int, ruling: str) -> RuleError:
    return RuleError(ruling, f"{creature_name(s, column).capitalize()} is eliminated")
