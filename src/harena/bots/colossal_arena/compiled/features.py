"""A position as numbers for the net: a row for each column, the whole table, and what led there.

Everything is read with one seat's eyes, through `Outlook` and the cards she has seen.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colossal_arena.compiled.column_features import (
    PER_COLUMN,
    ColumnFeatures,
    capped,
    column_scales,
)
from harena.bots.colossal_arena.compiled.outlook import Outlook
from harena.bots.colossal_arena.compiled.table_features import (
    SEEN,
    read_hand,
    read_rivals,
    read_table,
    table_scales,
)
from harena.bots.colossal_arena.compiled.weights import Weights
from harena.games.colossal_arena import actions
from harena.games.colossal_arena.components import COLUMNS
from harena.games.colossal_arena.state import ColossalArena

VERSION: Final = 1
"""Of what the numbers mean: weights made for others are refused."""

# What is said of the action that led there, after what is seen of the table.
REGRET: Final = SEEN
"""How much less than its best greedy thinks of it."""
FAVOURITE: Final = REGRET + 1
VERB: Final = FAVOURITE + 1
VERBS: Final = 32
PER_TABLE: Final = VERB + VERBS

TABLE: Final = COLUMNS * PER_COLUMN
SIZE: Final = TABLE + PER_TABLE


def verbs() -> vec[i64]:
    """Of each action its verb, in small numbers."""
    table = vec[i64]([0] * actions.ACTIONS)
    i: i64
    for i in range(actions.ACTIONS):
        if i < actions.BET:
            table[i] = i
        else:
            verb = actions.verb_of(i)
            table[i] = actions.BET + actions.VERBS.index(verb) if verb in actions.VERBS else 0
    return table


VERB_OF: Final = verbs()


class Features:
    def __init__(self) -> None:
        self.x: vec[i64] = vec[i64]([0] * SIZE)
        self.outlook = Outlook(Weights())
        self.columns = ColumnFeatures(self.x, self.outlook)

    def read(self, s: ColossalArena, seat: i64, action: i64, regret: float) -> None:
        """Fill `x` with what a seat sees of a position that an action led to."""
        self.see(s, seat)
        x = self.x
        x[TABLE + REGRET] = capped(40.0 * regret)
        x[TABLE + FAVOURITE] = 1 if regret <= 0.0 else 0
        x[TABLE + VERB + VERB_OF[action]] = 1

    def see(self, s: ColossalArena, seat: i64) -> None:
        """Fill `x` with what a seat sees of a position, however it came about."""
        o = self.outlook
        x = self.x
        i: i64
        for i in range(SIZE):
            x[i] = 0
        o.sight.look_as(s, seat)
        o.read()
        self.columns.read(s, seat)
        read_table(x, o, s, TABLE)
        read_hand(x, o.sight, s, TABLE)
        read_rivals(x, o, TABLE)


def scales() -> list[float]:
    """By what each number is multiplied before the net sees it: a column's, then the table's."""
    action = [1.0] * (PER_TABLE - SEEN)
    action[0] = 0.025  # greedy's regret
    return [*column_scales(), *table_scales(), *action]
