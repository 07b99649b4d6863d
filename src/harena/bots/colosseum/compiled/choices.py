"""What a bot of better judgement than greedy may choose from: greedy's own choice, and what it overlooks.

Beside what `candidates` tries there are bids that only push and bids that leap, offers to everybody with whom
one is to be made, counter-offers, and no to an offer that looks good.
"""

from __future__ import annotations

from mypy_extensions import i64

from harena.bots.colosseum.compiled import bids
from harena.bots.colosseum.compiled.candidates import Candidates
from harena.bots.colosseum.compiled.shrewd import Shrewd
from harena.games.colosseum import actions, steps
from harena.games.colosseum.components import LEAST_BID
from harena.games.colosseum.state import Colosseum


class Choices(Candidates):
    def __init__(self, policy: Shrewd) -> None:
        super().__init__(policy)
        self.shrewd = policy

    def collect(self, s: Colosseum) -> None:
        step = s.step
        if step < steps.BARGAIN or step > steps.APPROACH:
            super().collect(s)
            return
        self.count = 0
        self.add(self.policy.choose(s))
        if step == steps.BARGAIN:
            self.add(actions.DONE)
            self.add_partners(s)
        elif step == steps.APPROACH:
            self.add(actions.PASS)
            self.add_offer(s, s.actor, s.current)
        elif step >= steps.ANSWER:
            self.add(actions.ACCEPT)
            self.add(actions.DECLINE)
            if step == steps.ANSWER and self.shrewd.haggler.find(s, s.partner, s.composer):
                self.add(actions.COUNTER)

    def add_partners(self, s: Colosseum) -> None:
        n = s.legal(self.legal)
        i: i64
        for i in range(n):
            if actions.OFFER <= self.legal[i] < actions.BUY:
                self.add_offer(s, s.current, self.legal[i] - actions.OFFER)

    def add_offer(self, s: Colosseum, composer: i64, partner: i64) -> None:
        if self.shrewd.haggler.find(s, composer, partner):
            self.add(actions.OFFER + partner)

    def add_bids(self, s: Colosseum) -> None:
        """To pass, to raise by one, to leap to where the others should give up or to all that it is worth."""
        p = s.actor
        o = self.policy.outlook
        least: i64 = LEAST_BID
        bidders = (~s.won) & 31
        if s.step == steps.RAISE:
            self.add(actions.PASS)
            least = s.bid + 1
            bidders = s.bidders
        power = s.power(p)
        if power < least:
            return
        most = bids.reservation(o, s, p, s.lot)
        rival = bids.highest_rival(o, s, p, s.lot, bidders)
        if s.step == steps.RAISE and most + 4 < s.bid and rival < s.bid + 2:
            return
        self.add(actions.BID + least)
        if least < rival <= power and rival <= most + 6:
            self.add(actions.BID + rival)
        if least < most <= power:
            self.add(actions.BID + most)
