"""A position as numbers for the net: a row for each seat, then what concerns the table and the action.

Everything is read through `Outlook`, greedy's own eyes, after an action and before chance; seats are
described alike, so the net judges a rival by how she stands and not by where she sits.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colosseum.compiled.bids import limit, market_gain
from harena.bots.colosseum.compiled.outlook import Outlook
from harena.bots.colosseum.compiled.turns import has_invested, has_produced
from harena.bots.colosseum.compiled.weights import Weights
from harena.core.bits import count
from harena.games.colosseum import actions, steps
from harena.games.colosseum.components import (
    ACTION,
    ASSETS,
    JOKER,
    MARKET_SIZE,
    MARKETS,
    NOBLE_WORTH,
    NOBLES,
    SQUARES,
    STANDARD,
)
from harena.games.colosseum.state import Colosseum

VERSION: Final = 2
"""Of what the numbers mean: weights made for others are refused."""

SEATS: Final = 5
FINE: Final = 4.0
"""Spectators are counted in quarters."""
LOW: Final = -20.0
HIGH: Final = 150.0

# A seat's numbers.
OWN: Final = 1
CURRENT: Final = 2
LEADS: Final = 3
"""The auction that is on."""
BIDS: Final = 4
BOUGHT: Final = 5
INVESTED: Final = 6
PRODUCED: Final = 7
WORTH: Final = 8
PLAN: Final = 9
CHANGE: Final = 10
"""What the action does to its worth."""
SECOND: Final = 11
"""How much less its second plan is worth."""
MISSING: Final = 12
COINS: Final = 13
MEDALS: Final = 14
COST: Final = 15
SHORT: Final = 16
SLOTS: Final = 17
EXPANSIONS: Final = 18
TICKETS: Final = 19
LOGE: Final = 20
PODIUMS: Final = 21
MARKER: Final = 22
INCOME: Final = 23
OWNED: Final = 24
STAGED: Final = 25
JOKERS: Final = 26
ACTIONS: Final = 27
TOKENS: Final = 28
STARS: Final = 29
LIMIT: Final = 30
"""What it should pay for the market under the hammer, less the bid; a bid it leads with counts."""
GUESTS: Final = 31
"""The worth of the nobles in its arena."""
NEARBY: Final = 32
SUPPLY: Final = 33
"""Of what its plan lacks, how much the best market has, and all of them."""
PER_SEAT: Final = SUPPLY + 2

# The table's numbers.
TURN: Final = 0
PHASE: Final = 5
TABLE: Final = 11
"""Three seats, four, five."""
ASKED: Final = 14
"""What was asked: each step has a number."""
VERB: Final = ASKED + 32
FIRST: Final = VERB + 16
"""Greedy's own choice."""
BID: Final = FIRST + 1
AHEAD: Final = BID + 1
"""Over the best rival, by worth and by plan."""
BEHIND: Final = AHEAD + 2
"""How many are ahead."""
OFFERED: Final = BEHIND + 1
"""What greedy would gain by the offer it begins."""
OFFERS: Final = OFFERED + 1
AUCTIONS: Final = OFFERS + 1
PER_TABLE: Final = AUCTIONS + 1

SIZE: Final = SEATS * PER_SEAT + PER_TABLE


def fine(value: float) -> i64:
    if value < LOW:
        value = LOW
    if value > HIGH:
        value = HIGH
    quarters: i64 = int(FINE * value)
    return quarters


class Features:
    def __init__(self) -> None:
        self.x: vec[i64] = vec[i64]([0] * SIZE)
        self.outlook = Outlook(Weights())
        self.before: vec[float] = vec[float]([0.0] * SEATS)
        """What each seat's position was worth before the action."""
        self.now: vec[float] = vec[float]([0.0] * SEATS)
        self.plans: vec[float] = vec[float]([0.0] * SEATS)
        self.seat: i64 = 0
        self.step: i64 = 0

    def begin(self, s: Colosseum) -> None:
        """A decision: what is asked, and how things stand."""
        self.seat = s.actor
        self.step = s.step
        seat: i64
        for seat in range(s.seats):
            self.outlook.look(s, seat)
            self.before[seat] = self.outlook.worth()

    def read(self, t: Colosseum, action: i64, first: bool, offered: float) -> None:
        """What an action led to."""
        x = self.x
        i: i64
        for i in range(SIZE):
            x[i] = 0
        for i in range(t.seats):
            self.read_seat(t, (self.seat + i) % t.seats, PER_SEAT * i)
        self.read_table(t, action, first, offered)

    def stand(self, s: Colosseum, seat: i64) -> None:
        """How a seat stands, whoever is asked; nothing was done."""
        self.seat = seat
        self.step = s.step
        self.read(s, actions.PASS, False, 0.0)
        i: i64
        for i in range(s.seats):
            self.x[PER_SEAT * i + CHANGE] = 0

    def read_seat(self, t: Colosseum, seat: i64, at: i64) -> None:
        x = self.x
        o = self.outlook
        o.look(t, seat)
        worth = o.worth()
        self.now[seat] = worth
        self.plans[seat] = o.best
        hammers = t.step == steps.FIRST_BID or t.step == steps.RAISE
        x[at] = 1
        x[at + OWN] = 1 if seat == self.seat else 0
        x[at + CURRENT] = 1 if seat == t.current else 0
        x[at + BOUGHT] = (t.won >> seat) & 1
        x[at + INVESTED] = 1 if has_invested(t, seat) else 0
        x[at + PRODUCED] = 1 if has_produced(t, seat) else 0
        x[at + WORTH] = fine(worth)
        x[at + PLAN] = fine(o.best)
        x[at + CHANGE] = fine(worth - self.before[seat])
        x[at + SECOND] = fine(o.best - self.second())
        x[at + MISSING] = int(FINE * o.filling.gaps[o.missing(o.target)])
        x[at + COINS] = o.coins
        x[at + MEDALS] = o.medals
        x[at + COST] = o.price
        x[at + SHORT] = o.price - o.coins if o.price > o.coins else 0
        x[at + SLOTS] = o.slots
        x[at + EXPANSIONS] = o.expansions
        x[at + TICKETS] = o.tickets
        x[at + LOGE] = o.loge
        x[at + PODIUMS] = o.podiums
        x[at + MARKER] = t.marker[seat]
        x[at + INCOME] = int(o.best_show())
        x[at + OWNED] = count(o.owned)
        x[at + STAGED] = count(o.staged)
        x[at + JOKERS] = o.hand[JOKER]
        x[at + ACTIONS] = o.hand[ACTION]
        x[at + TOKENS] = o.tokens
        kind: i64
        for kind in range(8):
            if t.star[kind] == seat + 1:
                x[at + STARS] += 1
        self.read_guests(t, seat, at)
        self.read_supply(t, at)
        if hammers:
            x[at + LEADS] = 1 if t.step == steps.RAISE and seat == t.leader else 0
            x[at + BIDS] = (t.bidders >> seat) & 1 if t.step == steps.RAISE else 1 - x[at + BOUGHT]
            if x[at + BIDS] != 0:
                o.narrow()
                price = o.price
                gain = market_gain(o, t, t.lot, worth)
                o.price = price
                x[at + LIMIT] = limit(o, t, gain) - t.bid

    def second(self) -> float:
        o = self.outlook
        best: float = -100.0
        programs = (o.owned | o.sale) & o.field
        k: i64
        for k in range(1, 31):
            if (programs >> k) & 1 != 0 and k != o.target and o.plans[k] > best:
                best = o.plans[k]
        return best

    def read_guests(self, t: Colosseum, seat: i64, at: i64) -> None:
        noble: i64
        for noble in range(NOBLES):
            if t.in_arena(seat, t.noble[noble]):
                self.x[at + GUESTS] += NOBLE_WORTH[noble]
            elif (t.arena[seat] - t.noble[noble] + SQUARES) % SQUARES <= 6:
                self.x[at + NEARBY] += NOBLE_WORTH[noble]

    def read_supply(self, t: Colosseum, at: i64) -> None:
        """What the markets have of the assets that the plan lacks."""
        o = self.outlook
        market: i64
        slot: i64
        most: i64 = 0
        for market in range(MARKETS):
            found: i64 = 0
            for slot in range(MARKET_SIZE * market, MARKET_SIZE * market + MARKET_SIZE):
                kind = t.market[slot] - 1
                if 0 <= kind < STANDARD and o.hand[kind] < ASSETS[16 * o.target + kind]:
                    found += 1
            if found > most:
                most = found
            self.x[at + SUPPLY + 1] += found
        self.x[at + SUPPLY] = most

    def read_table(self, t: Colosseum, action: i64, first: bool, offered: float) -> None:
        x = self.x
        at: i64 = SEATS * PER_SEAT
        x[at + TURN + t.turn - 1] = 1
        x[at + PHASE + t.phase] = 1
        x[at + TABLE + t.seats - 3] = 1
        x[at + ASKED + self.step] = 1
        x[at + VERB + verb_of(action)] = 1
        x[at + FIRST] = 1 if first else 0
        if t.step == steps.RAISE:
            x[at + BID] = t.bid
        worth: float = -100.0
        plan: float = -100.0
        seat: i64
        for seat in range(t.seats):
            if seat != self.seat:
                if self.now[seat] > worth:
                    worth = self.now[seat]
                if self.plans[seat] > plan:
                    plan = self.plans[seat]
                if self.now[seat] > self.now[self.seat]:
                    x[at + BEHIND] += 1
        x[at + AHEAD] = fine(self.now[self.seat] - worth)
        x[at + AHEAD + 1] = fine(self.plans[self.seat] - plan)
        x[at + OFFERED] = fine(offered)
        x[at + OFFERS] = t.offers
        x[at + AUCTIONS] = t.seats - t.gone


def verb_of(action: i64) -> i64:
    if action >= actions.COINS:
        return 15
    if action >= actions.BID:
        return 1
    if action >= actions.NUDGE:
        return 2
    if action >= actions.MOVE:
        return 3
    if action >= actions.DISCARD:
        return 4
    if action >= actions.STAGE:
        return 5
    if action >= actions.BUY:
        return 6
    if action >= actions.OFFER:
        return 7
    if action >= actions.MARKET:
        return 8
    if action == actions.ACCEPT:
        return 9
    if action == actions.COUNTER:
        return 10
    if action == actions.TICKET or action == actions.LOGE:
        return 7 + action
    if action == actions.EXPAND_LEFT or action == actions.EXPAND_RIGHT:
        return 13
    if action == actions.EXTRA_MEDALS or action == actions.EXTRA_ACTION:
        return 14
    return 0


def scales() -> list[float]:
    """By what each number is multiplied before the net sees it: a seat's, then the table's."""
    found = [1.0] * (PER_SEAT + PER_TABLE)
    seat = {WORTH: 0.01, PLAN: 0.01, CHANGE: 0.05, SECOND: 0.03, MISSING: 0.05, COINS: 0.03, MEDALS: 0.3}
    seat |= {COST: 0.04, SHORT: 0.05, SLOTS: 0.25, EXPANSIONS: 0.5, TICKETS: 0.5, PODIUMS: 0.5, MARKER: 0.015}
    seat |= {INCOME: 0.03, OWNED: 0.25, STAGED: 0.3, TOKENS: 0.05, STARS: 0.4, LIMIT: 0.08, GUESTS: 0.15}
    seat |= {NEARBY: 0.1, SUPPLY: 0.4, SUPPLY + 1: 0.15}
    table = {BID: 0.05, AHEAD: 0.03, AHEAD + 1: 0.03, BEHIND: 0.4, OFFERED: 0.1, OFFERS: 0.3, AUCTIONS: 0.25}
    for place, scale in seat.items():
        found[place] = scale
    for place, scale in table.items():
        found[PER_SEAT + place] = scale
    return found
