"""The phases of a turn: how each is called and told, and the step it begins with for every player."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.games.colosseum import steps


class Phase:
    def __init__(self, name: str, first: i64, title: str, passed: str) -> None:
        self.name = name
        self.first = first
        self.title = title
        self.passed = passed
        """What whoever passes does not do."""


PHASES: Final = vec[Phase](
    [
        Phase("set-up", steps.OVER, "", ""),
        Phase("investing", steps.INVEST, "Investing", "does not invest"),
        Phase("auctions", steps.INITIATIVE, "Auctions", "opens no auction"),
        Phase("trading", steps.BARGAIN, "Trading", "makes no more offers"),
        Phase("producing", steps.ROLL, "Spectacles", "stages no event"),
        Phase("closing", steps.CEREMONY, "The closing ceremony", ""),
    ]
)
"""By the numbers that a state has for them."""

FIRST: Final = vec[i64]([phase.first for phase in PHASES])
"""The first step of each, at hand."""
