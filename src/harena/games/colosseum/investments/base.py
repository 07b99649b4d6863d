"""Investment is something one buys for good: its words, price and limits, what it does, how it is told."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.errors import RuleError
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.words.things import Line
from harena.games.colosseum.words.verbs import Verb


class Investment:
    def __init__(self, verbs: list[Verb], kind: str, line: Line) -> None:
        self.verbs = verbs
        self.kind = kind
        """Of the event that tells it, and how it is told."""
        self.line = line

    def can(self, s: Colosseum, seat: i64) -> bool:
        """Whether a seat may make it with the coins in hand."""
        raise NotImplementedError

    def add(self, s: Colosseum, seat: i64, out: vec[i64], n: i64) -> i64:
        """Append its legal actions to a list of so many; how many there are then."""
        raise NotImplementedError

    def make(self, s: Colosseum, action: i64) -> None:
        """Pay for it and own it at once (C18)."""
        raise NotImplementedError

    def refusal(self, s: Colosseum, action: int) -> RuleError:
        raise NotImplementedError

    def price(self, action: int) -> int:
        raise NotImplementedError

    def knows(self, action: int) -> bool:
        for verb in self.verbs:
            if verb.first <= action <= verb.last:
                return True
        return False


def too_dear(s: Colosseum, ruling: str, what: str, price: int) -> RuleError:
    return RuleError(ruling, f"{what} costs {price} coins; you have {s.coins[s.actor]}")
