"""Phase 2: what a market is worth to each seat, and so what to open and how far to bid."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colosseum.compiled.outlook import Outlook
from harena.games.colosseum import actions
from harena.games.colosseum.components import (
    EMPEROR,
    LEAST_BID,
    MARKET_SIZE,
    MARKETS,
    MEDAL_COINS,
    TURNS,
)
from harena.games.colosseum.state import Colosseum


def market_gain(o: Outlook, s: Colosseum, market: i64, base: float) -> float:
    """What the tokens of a market are worth to whom the outlook is of."""
    emperors: i64 = 0
    slot: i64
    for slot in range(MARKET_SIZE * market, MARKET_SIZE * market + MARKET_SIZE):
        kind = s.market[slot] - 1
        if kind == EMPEROR:
            emperors += 1
        elif kind >= 0:
            o.hand[kind] += 1
    medals = emperors if emperors < s.supply else s.supply
    gain = o.worth() - base + o.weights.medal * float(medals)
    for slot in range(MARKET_SIZE * market, MARKET_SIZE * market + MARKET_SIZE):
        kind = s.market[slot] - 1
        if kind >= 0 and kind != EMPEROR:
            o.hand[kind] -= 1
    return gain


def limit(o: Outlook, s: Colosseum, gain: float) -> i64:
    """How many coins a gain is worth: freely what the plan leaves, dearly what it needs, then medals."""
    w = o.weights
    coin = o.coin
    if s.turn == TURNS:
        # Coins are good for the auctions to come and for nothing else.
        coin *= float(s.seats - s.gone) / float(s.seats)
    free = o.purse - float(o.price)
    coins = float(o.coins)
    if free > coins:
        free = coins
    if free < 0.0:
        free = 0.0
    bid = gain / (coin + 0.001)
    if bid > free:
        left = gain - coin * free
        bid = free + left / (coin + w.short)
        if bid > coins:
            left -= (coin + w.short) * (coins - free)
            bid = coins
            if left > 0.0:
                bid += float(MEDAL_COINS * int(left / w.medal))
    power = o.coins + MEDAL_COINS * o.medals
    most: i64 = int(bid)
    return most if most < power else power


def reservation(o: Outlook, s: Colosseum, seat: i64, market: i64) -> i64:
    """The most a seat should pay for a market."""
    o.look(s, seat)
    base = o.worth()
    o.narrow()
    price = o.price
    gain = market_gain(o, s, market, base)
    o.price = price
    return limit(o, s, gain)


def highest_rival(o: Outlook, s: Colosseum, seat: i64, market: i64, bidders: i64) -> i64:
    best: i64 = 0
    q: i64
    for q in range(s.seats):
        if q != seat and (bidders >> q) & 1 != 0:
            most = reservation(o, s, q, market)
            if most > best:
                best = most
    return best


def read_limits(o: Outlook, s: Colosseum, seat: i64, limits: vec[i64]) -> None:
    """The most a seat should pay for each market."""
    o.look(s, seat)
    base = o.worth()
    price = o.price
    o.narrow()
    market: i64
    for market in range(MARKETS):
        limits[market] = 0
        if s.market[MARKET_SIZE * market] != 0:
            gain = market_gain(o, s, market, base)
            o.price = price
            limits[market] = limit(o, s, gain)


def choose_market(o: Outlook, s: Colosseum) -> i64:
    """The market that leaves most when it is paid for; rivals who want it set the price."""
    prices = vec[i64]([LEAST_BID] * MARKETS)
    limits = vec[i64]([0] * MARKETS)
    i: i64
    market: i64
    for i in range(1, s.seats):
        seat = (s.current + i) % s.seats
        if (s.won >> seat) & 1 == 0:
            read_limits(o, s, seat, limits)
            for market in range(MARKETS):
                if limits[market] > prices[market]:
                    prices[market] = limits[market]
    read_limits(o, s, s.current, limits)
    chosen: i64 = actions.PASS
    best: i64 = -1000
    for market in range(MARKETS):
        surplus = limits[market] - prices[market]
        if limits[market] >= LEAST_BID and surplus > best:
            best = surplus
            chosen = actions.MARKET + market
    return chosen


def first_bid(o: Outlook, s: Colosseum, quick: bool) -> i64:
    if not quick:
        return actions.BID + LEAST_BID
    most = reservation(o, s, s.current, s.lot)
    return actions.BID + leap(o, s, s.current, most, LEAST_BID, (~s.won) & 31)


def leap(o: Outlook, s: Colosseum, seat: i64, most: i64, least: i64, bidders: i64) -> i64:
    """In play-outs an auction is over in a round: a bid nobody should raise, or as far as one would go."""
    if most <= least:
        return least
    rival = highest_rival(o, s, seat, s.lot, bidders)
    if rival < most:
        most = rival
    return most if most > least else least


def answer_bid(o: Outlook, s: Colosseum, quick: bool) -> i64:
    """Raise while the market is worth it, and a little further to keep it from the highest bidder."""
    p = s.actor
    if s.power(p) <= s.bid:
        return actions.PASS
    most = reservation(o, s, p, s.lot)
    if most <= s.bid and not quick:
        most += int(o.weights.deny * float(reservation(o, s, s.leader, s.lot)))
    if most <= s.bid:
        return actions.PASS
    if quick:
        return actions.BID + leap(o, s, p, most, s.bid + 1, s.bidders)
    return actions.BID + s.bid + 1
