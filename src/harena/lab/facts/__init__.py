"""What a finished game tells about itself beside its scores: a row a game.

A collector looks at what a spectator sees at the end. A new statistic is one more field of its facts and, if
it is to be printed, one more row of its `shown`.
"""

from __future__ import annotations

from typing import Any

from harena.lab.facts import colossal_arena, colosseum
from harena.lab.facts.facts import Facts

__all__ = ["FACTS", "Facts"]

FACTS: dict[str, Facts[Any]] = {"colossal-arena": colossal_arena.FACTS, "colosseum": colosseum.FACTS}
