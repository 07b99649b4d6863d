"""Greedy that is not read like a book: its limits are its own to know, and it lets no rival buy cheaply."""

from __future__ import annotations

from mypy_extensions import i64

from harena.bots.colosseum.compiled.bids import reservation
from harena.bots.colosseum.compiled.greedy import Greedy
from harena.bots.colosseum.compiled.haggling import Haggler
from harena.bots.colosseum.compiled.outlook import Outlook
from harena.bots.colosseum.compiled.policy import whim
from harena.bots.colosseum.compiled.weights import Weights
from harena.games.colosseum import actions, steps
from harena.games.colosseum.components import MARKET_SIZE
from harena.games.colosseum.position import OFFER
from harena.games.colosseum.state import Colosseum


class Shrewd(Greedy):
    def __init__(self, weights: Weights, salt: i64 = 0) -> None:
        super().__init__(weights)
        self.salt = salt
        self.haggler = Haggler(self.outlook, Outlook(weights))
        self.haggler.salt = salt
        self.bargainer = self.haggler
        self.noise: float = 0.1
        """By what part of a market's worth its limit may be off, from market to market."""

    def at_auction(self, s: Colosseum) -> i64:
        if s.step == steps.RAISE and not self.quick:
            return self.bid(s)
        return super().at_auction(s)

    def bid(self, s: Colosseum) -> i64:
        """Up to its limit; beyond, as far as the highest bidder is sure to follow."""
        if s.power(s.actor) <= s.bid:
            return actions.PASS
        if self.limit(s) > s.bid or self.is_sure_of_more(s):
            return actions.BID + s.bid + 1
        return actions.PASS

    def is_sure_of_more(self, s: Colosseum) -> bool:
        """Whether the highest bidder would still raise, however low her limit for what it is worth to her."""
        worth = reservation(self.outlook, s, s.leader, s.lot)
        return float(s.bid + 1) <= float(worth) * (1.0 - self.noise) - 1.0

    def limit(self, s: Colosseum) -> i64:
        """The same throughout an auction, and nobody else's to know."""
        most = reservation(self.outlook, s, s.actor, s.lot)
        about = 5 * s.turn + s.actor
        slot: i64
        for slot in range(MARKET_SIZE * s.lot, MARKET_SIZE * s.lot + MARKET_SIZE):
            about = 16 * about + s.market[slot]
        return int(float(most) * (1.0 + self.noise * whim(self.salt, about)) + 0.5)

    def at_trade(self, s: Colosseum) -> i64:
        step = s.step
        if self.quick or not (step == steps.ANSWER or step == steps.LAST_ANSWER):
            return super().at_trade(s)
        if self.haggler.takes(s):
            return actions.ACCEPT
        if step == steps.ANSWER and s.bargain == OFFER and self.haggler.find(s, s.partner, s.composer):
            return actions.COUNTER
        return actions.DECLINE
