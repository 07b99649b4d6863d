"""An expansion adds the next square at either end of an arena, twice at most (C22, C23)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.errors import RuleError
from harena.games.colosseum import actions
from harena.games.colosseum.components import EXPANSION_PRICE, MOST_EXPANSIONS, SQUARES
from harena.games.colosseum.investments.base import Investment, too_dear
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.words.things import SQUARE, Line
from harena.games.colosseum.words.verbs import Verb

EXPANDED: Final = "expanded"


class Expansion(Investment):
    def __init__(self) -> None:
        verbs = [
            Verb("expand left", actions.EXPAND_LEFT, "C17"),
            Verb("expand right", actions.EXPAND_RIGHT, "C17"),
        ]
        super().__init__(
            verbs, EXPANDED, Line("{who} expands the arena by square {square}.", {"square": SQUARE})
        )

    def can(self, s: Colosseum, seat: i64) -> bool:
        return s.coins[seat] >= EXPANSION_PRICE and s.expansions(seat) < MOST_EXPANSIONS

    def add(self, s: Colosseum, seat: i64, out: vec[i64], n: i64) -> i64:
        if self.can(s, seat):
            out[n] = actions.EXPAND_LEFT
            out[n + 1] = actions.EXPAND_RIGHT
            n += 2
        return n

    def make(self, s: Colosseum, action: i64) -> None:
        """Left is the lower number."""
        p = s.current
        s.pay(p, EXPANSION_PRICE)
        s.size[p] += 1
        square = (s.arena[p] + s.size[p] - 1) % SQUARES
        if action == actions.EXPAND_LEFT:
            square = (s.arena[p] + SQUARES - 1) % SQUARES
            s.arena[p] = square
        if s.events is not None:
            s.note(EXPANDED, p, place=square)

    def refusal(self, s: Colosseum, action: int) -> RuleError:
        if s.expansions(s.actor) == MOST_EXPANSIONS:
            return RuleError("C22", "an arena is expanded twice at most")
        return too_dear(s, "C22", "an expansion", EXPANSION_PRICE)

    def price(self, action: int) -> int:
        return EXPANSION_PRICE
