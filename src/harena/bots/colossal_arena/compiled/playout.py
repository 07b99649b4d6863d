"""Games played to their end by policies."""

from __future__ import annotations

from mypy_extensions import i64

from harena.bots.colossal_arena.compiled.policy import Policy
from harena.core.chance import Luck
from harena.core.state import CHANCE, NOBODY
from harena.games.colossal_arena.state import ColossalArena


def play_out(s: ColossalArena, policies: list[Policy], heat: float, luck: Luck) -> i64:
    """Play a bare state to its end, each seat by its policy; the number of decisions on the way."""
    luck.begin()
    salt = luck.random.next()
    decisions: i64 = 0
    while s.actor != NOBODY:
        if s.actor == CHANCE:
            s.apply(s.sample(luck))
        else:
            decisions += 1
            s.apply(policies[s.actor].pick(s, heat, salt))
    return decisions
