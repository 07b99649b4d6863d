"""Tempers: players who want something else than greedy does, each in a few lines.

None is strong. They are there so that nobody is called good who only beats players that think like itself.
"""

from __future__ import annotations

from mypy_extensions import i64

from harena.bots.colossal_arena.compiled.thumb import RuleOfThumb
from harena.games.colossal_arena import actions
from harena.games.colossal_arena.components import COLUMNS, STRENGTHS


class Loyal(RuleOfThumb):
    """Bets again and again on what it has, defends it, and hardly looks at anybody else."""

    def choose_cares(self) -> None:
        column: i64
        for column in range(COLUMNS):
            self.care[column] = float(self.sight.own(column)) - 0.1

    def value_of_token(self, column: i64) -> float:
        return 1.0 + 2.0 * float(self.sight.own(column)) + self.cards_of(column)


class Hunter(RuleOfThumb):
    """Wants blood: whatever shows least, and is not its own, is to die as soon as can be."""

    def choose_cares(self) -> None:
        column: i64
        for column in range(COLUMNS):
            self.care[column] = float(self.sight.own(column)) + 0.1 * self.shown(column) - 1.0


class Sheep(RuleOfThumb):
    """Goes where the others go: bets where gold lies, and helps what most of the table wants to live."""

    def choose_cares(self) -> None:
        column: i64
        for column in range(COLUMNS):
            self.care[column] = float(self.sight.own(column)) + 0.3 * float(self.others_gold(column)) - 0.5

    def value_of_token(self, column: i64) -> float:
        return 1.0 + float(self.others_gold(column)) + 0.5 * self.cards_of(column)


class Contrary(RuleOfThumb):
    """Goes where nobody is: bets alone, so that powers are its own, and pulls down what the others share."""

    def choose_cares(self) -> None:
        column: i64
        for column in range(COLUMNS):
            self.care[column] = float(self.sight.own(column)) - 0.4 * float(self.others_gold(column))

    def value_of_token(self, column: i64) -> float:
        return 4.0 - float(self.others_gold(column)) + self.cards_of(column)


class Sly(RuleOfThumb):
    """Bets in secret on what looks weak, pretends not to care for it, and never says so."""

    def choose_cares(self) -> None:
        sight = self.sight
        column: i64
        for column in range(COLUMNS):
            self.care[column] = float(sight.own(column)) - 0.5 * float(sight.gold(self.target, column))
            if sight.shy and sight.secret == column and sight.row < 2:
                self.care[column] = 1.0

    def value_of_bet(self, action: i64) -> float:
        if action >= actions.SECRET:
            column = (action - actions.SECRET) // STRENGTHS
            return 8.0 + self.cards_of(column) - 0.2 * self.shown(column)
        if action == actions.REVEAL:
            return -1.0
        return super().value_of_bet(action)


class Hasty(RuleOfThumb):
    """Spends everything at once: all tokens in the first rounds, every card it may discard, no plan."""

    def choose_cares(self) -> None:
        column: i64
        for column in range(COLUMNS):
            hers = self.sight.gold(self.target, column)
            self.care[column] = 0.8 * float(self.sight.own(column)) - 0.5 * float(hers)

    def value_of_token(self, column: i64) -> float:
        return 5.0 + self.cards_of(column)

    def value_of_discard(self, action: i64) -> float:
        return 0.0 if action == actions.DONE else 1.0
