"""The Emperor's loge brings a second die; one an arena (C28)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.errors import RuleError
from harena.games.colosseum import actions
from harena.games.colosseum.components import LOGE_PRICE
from harena.games.colosseum.investments.base import Investment, too_dear
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.words.things import Line
from harena.games.colosseum.words.verbs import Verb

BUILT: Final = "loge"


class Loge(Investment):
    def __init__(self) -> None:
        line = Line("{who} builds an Emperor's loge.", {})
        super().__init__([Verb("loge", actions.LOGE, "C17")], BUILT, line)

    def can(self, s: Colosseum, seat: i64) -> bool:
        return s.coins[seat] >= LOGE_PRICE and s.loge[seat] == 0

    def add(self, s: Colosseum, seat: i64, out: vec[i64], n: i64) -> i64:
        if self.can(s, seat):
            out[n] = actions.LOGE
            n += 1
        return n

    def make(self, s: Colosseum, action: i64) -> None:
        s.pay(s.current, LOGE_PRICE)
        s.loge[s.current] = 1
        if s.events is not None:
            s.note(BUILT, s.current)

    def refusal(self, s: Colosseum, action: int) -> RuleError:
        if s.loge[s.actor]:
            return RuleError("C28", "one loge an arena is the most")
        return too_dear(s, "C28", "a loge", LOGE_PRICE)

    def price(self, action: int) -> int:
        return LOGE_PRICE
