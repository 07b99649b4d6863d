"""Phase 2: what a market is worth to each seat, and so what to open and how far to bid."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colosseum.outlook import Outlook
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
    free = o.purse() - float(o.price)
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


def choose_market(o: Outlook, s: Colosseum, legal: vec[i64], n: i64) -> i64:
    """The market that leaves most when it is paid for; rivals who want it set the price."""
    chosen: i64 = actions.PASS
    best: float = -1e9
    p = s.current
    bidders = (~s.won) & 31
    i: i64
    for i in range(n):
        market = legal[i] - actions.MARKET
        if legal[i] < actions.MARKET or market >= MARKETS:
            continue
        most = reservation(o, s, p, market)
        if most < LEAST_BID:
            continue
        price = highest_rival(o, s, p, market, bidders)
        if price < LEAST_BID:
            price = LEAST_BID
        surplus = float(most - price)
        if surplus > best:
            best = surplus
            chosen = legal[i]
    return chosen


def first_bid(o: Outlook, s: Colosseum, quick: bool) -> i64:
    if not quick:
        return actions.BID + LEAST_BID
    return actions.BID + leap(o, s, s.current, LEAST_BID, (~s.won) & 31, s.power(s.current))


def leap(o: Outlook, s: Colosseum, seat: i64, least: i64, bidders: i64, power: i64) -> i64:
    """In play-outs an auction is over in a round: a bid nobody should raise, or as far as one would go."""
    bid = reservation(o, s, seat, s.lot)
    rival = highest_rival(o, s, seat, s.lot, bidders)
    if rival < bid:
        bid = rival
    if bid > power:
        bid = power
    return bid if bid > least else least


def answer_bid(o: Outlook, s: Colosseum, quick: bool) -> i64:
    """Raise while the market is worth it."""
    p = s.actor
    most = reservation(o, s, p, s.lot)
    power = s.power(p)
    if power <= s.bid:
        return actions.PASS
    if most <= s.bid:
        most += denial(o, s)
        if most <= s.bid or power <= s.bid:
            return actions.PASS
    if quick:
        return actions.BID + leap(o, s, p, s.bid + 1, s.bidders, power)
    return actions.BID + s.bid + 1


def denial(o: Outlook, s: Colosseum) -> i64:
    """A little more, to keep from its leader what she wants."""
    coins: i64 = int(o.weights.deny * float(reservation(o, s, s.leader, s.lot)))
    return coins
