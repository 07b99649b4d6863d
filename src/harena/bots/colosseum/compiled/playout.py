"""Games played to their end by policies."""

from __future__ import annotations

from mypy_extensions import i64

from harena.bots.colosseum.compiled.policy import Policy
from harena.core.chance import Luck
from harena.core.state import CHANCE, NOBODY
from harena.games.colosseum.state import Colosseum


def play_out(s: Colosseum, policies: list[Policy], luck: Luck) -> i64:
    """Play a bare state to its end, each seat by its policy; the number of decisions on the way."""
    luck.begin()
    decisions: i64 = 0
    while s.actor != NOBODY:
        if s.actor == CHANCE:
            s.apply(s.sample(luck))
        else:
            decisions += 1
            s.apply(policies[s.actor].choose(s))
    return decisions
