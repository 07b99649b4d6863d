"""Another way to play: pick the richest rival and pull her creatures down, card by card.

What it is for: a bot that only beats players who think like itself would be found out here.
"""

from __future__ import annotations

from mypy_extensions import i64

from harena.bots.colossal_arena.compiled.thumb import RuleOfThumb
from harena.games.colossal_arena.components import COLUMNS


class Spiteful(RuleOfThumb):
    def choose_cares(self) -> None:
        column: i64
        for column in range(COLUMNS):
            hers = self.sight.gold(self.target, column)
            self.care[column] = 0.6 * float(self.sight.own(column)) - float(hers)
