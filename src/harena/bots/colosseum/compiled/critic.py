"""How well a seat stands as a turn begins: what a net makes of games that went on from such positions."""

from __future__ import annotations

from mypy_extensions import i64

from harena.bots.colosseum.compiled.features import Features
from harena.bots.learned.compiled.net import Net
from harena.games.colosseum.state import Colosseum


class Critic:
    def __init__(self, net: Net) -> None:
        self.net = net
        self.features = Features()

    def value(self, s: Colosseum, seat: i64) -> float:
        """What the game will be worth to a seat, less what it is worth to anybody."""
        self.features.stand(s, seat)
        self.net.begin(self.features.x)
        return self.net.value(self.features.x)
