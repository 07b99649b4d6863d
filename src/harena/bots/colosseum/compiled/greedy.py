"""The greedy policy: plans for one great event, and judges every step by what it does for that."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colosseum.compiled import bargains, bids, investments, nobles, shows
from harena.bots.colosseum.compiled.bargains import Bargainer
from harena.bots.colosseum.compiled.outlook import Outlook
from harena.bots.colosseum.compiled.policy import Policy
from harena.bots.colosseum.compiled.weights import Weights
from harena.games.colosseum import actions, steps
from harena.games.colosseum.components import TURNS
from harena.games.colosseum.state import Colosseum


class Greedy(Policy):
    def __init__(self, weights: Weights) -> None:
        self.outlook = Outlook(weights)
        self.bargainer = Bargainer(self.outlook, Outlook(weights))
        self.actions: vec[i64] = vec[i64]([0] * 1024)
        self.quick: bool = False
        """In play-outs: auctions in leaps, and no talk of trades."""

    def choose(self, s: Colosseum) -> i64:
        """An action for the seat to act."""
        n = s.legal(self.actions)
        if n == 1:
            return self.actions[0]
        step = s.step
        if step <= steps.EXTRA:
            return investments.choose(self.outlook, s, self.actions, n)
        if step <= steps.RAISE:
            return self.at_auction(s)
        if step <= steps.APPROACH:
            return self.at_trade(s)
        if step <= steps.MEDALS:
            return self.at_event(s, n)
        if step == steps.DISCARD:
            return shows.choose_discard(self.outlook, s, self.actions, n)
        return shows.choose_theft(self.outlook, s, self.actions, n)

    def at_auction(self, s: Colosseum) -> i64:
        if s.step == steps.OPEN:
            return bids.choose_market(self.outlook, s)
        if s.step == steps.FIRST_BID:
            return bids.first_bid(self.outlook, s, self.quick)
        return bids.answer_bid(self.outlook, s, self.quick)

    def at_trade(self, s: Colosseum) -> i64:
        step = s.step
        b = self.bargainer
        if step == steps.BARGAIN:
            return actions.DONE if self.quick else bargains.begin(b, s)
        if step == steps.APPROACH:
            if self.quick or not b.find(s, s.actor, s.current):
                return actions.PASS
            return actions.OFFER + s.current
        if step == steps.ANSWER and not self.quick:
            return bargains.answer(b, s)
        if step == steps.ANSWER or step == steps.LAST_ANSWER:
            return actions.ACCEPT if bargains.takes(self.outlook, s) else actions.DECLINE
        return bargains.compose(b, s, step - steps.GIVE)

    def at_event(self, s: Colosseum, n: i64) -> i64:
        step = s.step
        if step == steps.ROLL:
            return actions.ROLL
        if step == steps.MOVE or step == steps.SECOND:
            return nobles.choose_move(self.outlook, s, self.actions, n)
        if step == steps.STAGE:
            return shows.choose_show(self.outlook, s)
        if step == steps.MEDALS and s.turn < TURNS:
            return actions.MEDALS
        # All Jokers, and in the last turn all medals.
        return self.actions[n - 1]
