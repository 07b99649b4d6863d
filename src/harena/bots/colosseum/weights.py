"""What the greedy policy cares about, in spectators of the deciding event."""

from __future__ import annotations

from librt.vecs import vec


class Weights:
    def __init__(self) -> None:
        self.coin: vec[float] = vec[float]([0.0, 0.36, 0.34, 0.32, 0.29, 0.24, 0.01])
        """A coin before the auctions of each turn; the last is after all of them."""
        self.market: float = 3.0
        """Enough coins left for a market this turn."""
        self.pace: float = 3.0
        """How fast gaps fill: assets that a turn's auctions bring to a long list of missing ones."""
        self.short: float = 0.5
        """Each coin that a program is likely to cost too much."""
        self.income: float = 12.0
        """Coins likely to be left of an event's income after the auctions of a turn."""
        self.medal: float = 2.8
        self.action: float = 3.5
        """An Additional Action."""
        self.star: float = 3.2
        """A star that seems safe; a tie for it counts a third."""
        self.rest: float = 1.2
        """Medals that a loge brings at each roll."""
        self.loge: float = 1.5
        """Spectators it brings by nobles at each event."""
        self.square: float = 0.8
        """The same of each square of the arena."""
        self.token: float = 0.15
        """Any token at all."""
        self.deny: float = 0.1
        """A rival's gain prevented."""
        self.margin: float = 0.4
        """What a trade must bring to be worth the talk."""
        self.rival: float = 0.35
        """A noble who leaves a rival's arena before her event."""
        self.near: float = 0.06
        """A noble within a die's reach before one's arena."""
