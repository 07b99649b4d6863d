"""The learned bot of Colossal Arena: its net, which comes with it, and how it says what it thinks."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from harena.bots.colossal_arena.compiled.column_features import PER_COLUMN
from harena.bots.colossal_arena.compiled.features import PER_TABLE, VERSION
from harena.bots.colossal_arena.compiled.learned import OUT, Learned
from harena.bots.colossal_arena.policies import PolicyBot
from harena.bots.learned import weights
from harena.bots.learned.weights import Kind
from harena.games.colossal_arena.components import COLUMNS
from harena.games.colossal_arena.powers.table import CREATURES, IN_THE_BOX
from harena.games.colossal_arena.state import ColossalArena

RULES: Final = " ".join(CREATURES[:IN_THE_BOX])
"""Those that it has learned to know; one that came later is to it a creature without a name."""
KIND: Final = Kind("colossal-arena", RULES, VERSION, COLUMNS, PER_COLUMN, PER_TABLE)
WEIGHTS: Final = Path(__file__).with_name("instant.json")


@cache
def kept() -> weights.Learned:
    """What it has learned, read once."""
    return weights.read(WEIGHTS, KIND)


class Instant(PolicyBot):
    reason = "as it has learned, in points of its own"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Learned(kept().net()))

    def scores(self, board: ColossalArena) -> dict[int, float]:
        """Of the actions that it looks at."""
        return {action: score for action, score in super().scores(board).items() if score > OUT / 2}
