"""What is worth trying: the policy's own choice first, then a few others of a list that may be long."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colosseum.compiled import bids, investments, nobles
from harena.bots.colosseum.compiled.greedy import Greedy
from harena.games.colosseum import actions, steps
from harena.games.colosseum.components import NOBLES
from harena.games.colosseum.state import Colosseum

MOST: Final = 8


class Candidates:
    def __init__(self, policy: Greedy) -> None:
        self.policy = policy
        self.legal: vec[i64] = vec[i64]([0] * 1024)
        self.scores: vec[float] = vec[float]([0.0] * 1024)
        self.actions: vec[i64] = vec[i64]([0] * MOST)
        self.count: i64 = 0

    def collect(self, s: Colosseum) -> None:
        """Fill `actions`, the policy's choice being the first."""
        self.count = 0
        self.add(self.policy.choose(s))
        n = s.legal(self.legal)
        step = s.step
        if n == 1 or step == steps.ROLL or step == steps.JOKERS or step == steps.MEDALS:
            return
        if step == steps.INVEST or step == steps.EXTRA:
            self.add_investments(s, n)
        elif step == steps.MOVE or step == steps.SECOND:
            self.add_moves(s, n)
        elif step == steps.FIRST_BID or step == steps.RAISE:
            self.add_bids(s)
        elif step == steps.BARGAIN:
            self.add(actions.DONE)
        elif step == steps.APPROACH:
            self.add(actions.PASS)
        elif not steps.GIVE <= step <= steps.COINS:
            self.add_plain(n, step == steps.STAGE)

    def add(self, action: i64) -> None:
        i: i64
        for i in range(self.count):
            if self.actions[i] == action:
                return
        if self.count < MOST:
            self.actions[self.count] = action
            self.count += 1

    def add_plain(self, n: i64, stages: bool) -> None:
        """All but what the policy alone thinks of: conversions, nudges, counter-offers, a show not staged."""
        i: i64
        for i in range(n):
            action = self.legal[i]
            converts = action == actions.CASH or action == actions.SWAP
            idles = stages and action == actions.DECLINE
            if not converts and not idles and action < actions.NUDGE and action != actions.COUNTER:
                self.add(action)

    def add_bids(self, s: Colosseum) -> None:
        """To pass, to raise by one, or to leap to where the others should give up."""
        p = s.actor
        least: i64 = 8
        bidders = (~s.won) & 31
        if s.step == steps.RAISE:
            self.add(actions.PASS)
            least = s.bid + 1
            bidders = s.bidders
        most = bids.reservation(self.policy.outlook, s, p, s.lot)
        if s.step == steps.RAISE and (3 * most < 2 * s.bid or most > 2 * s.bid):
            # Far too dear, or still very cheap.
            self.count = 1
            return
        power = s.power(p)
        if power >= least:
            self.add(actions.BID + least)
            rival = bids.highest_rival(self.policy.outlook, s, p, s.lot, bidders)
            if least < rival <= power:
                self.add(actions.BID + rival)

    def add_investments(self, s: Colosseum, n: i64) -> None:
        o = self.policy.outlook
        o.look(s, s.current)
        o.slots -= 1
        i: i64
        for i in range(n):
            self.scores[i] = -1e9
            if investments.is_investment(self.legal[i]):
                self.scores[i] = investments.value_of(o, s, self.legal[i])
            elif self.legal[i] == actions.PASS:
                self.scores[i] = investments.without_more(o)
        self.add_best(n)

    def add_moves(self, s: Colosseum, n: i64) -> None:
        o = self.policy.outlook
        o.read_clock(s, s.current)
        then = vec[float]([0.0] * 6)
        noble: i64
        if s.step == steps.MOVE and s.die2 != 0:
            for noble in range(NOBLES):
                then[noble] = nobles.best_shift(o, s, s.die2, noble)
        i: i64
        for i in range(n):
            self.scores[i] = nobles.value_of_move(o, s, self.legal[i], then)
        self.add_best(n)

    def add_best(self, n: i64) -> None:
        """Those with the highest scores, as long as there is room."""
        i: i64
        while self.count < MOST:
            best: i64 = 0
            for i in range(1, n):
                if self.scores[i] > self.scores[best]:
                    best = i
            if self.scores[best] <= -1e9:
                return
            self.add(self.legal[best])
            self.scores[best] = -1e9
