"""What the greedy policy cares about, in spectators of the deciding event."""

from __future__ import annotations

from librt.vecs import vec


class Weights:
    def __init__(self) -> None:
        self.coin: vec[float] = vec[float]([0.0, 0.51, 0.23, 0.17, 0.165, 0.30, 0.01])
        """A coin before the auctions of each turn; the last is after all of them."""
        self.market: float = 2.19
        """Enough coins left for a market this turn."""
        self.pace: float = 3.26
        """How fast gaps fill: assets that a turn's auctions bring to a long list of missing ones."""
        self.short: float = 0.204
        """Each coin that a program is likely to cost too much."""
        self.income: float = 4.33
        """Coins likely to be left of an event's income after the auctions of a turn."""
        self.medal: float = 3.55
        self.action: float = 4.42
        """An Additional Action."""
        self.star: float = 4.24
        """A star that seems safe; a tie for it counts a third."""
        self.rest: float = 1.06
        """Medals that a loge brings at each roll."""
        self.loge: float = 2.18
        """Spectators it brings by nobles at each event."""
        self.square: float = 0.66
        """The same of each square of the arena."""
        self.token: float = 0.049
        """Any token at all."""
        self.deny: float = 0.1
        """A rival's gain prevented."""
        self.margin: float = 0.4
        """What a trade must bring to be worth the talk."""
        self.rival: float = 0.147
        """A noble who leaves a rival's arena before her event."""
        self.near: float = 0.054
        """A noble within a die's reach before one's arena."""
