"""Phase 2: each player in turn may open auctions for a market until she wins one or passes (C37-C61)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit
from harena.core.errors import RuleError
from harena.core.state import NOBODY
from harena.games.colosseum import actions, events, steps
from harena.games.colosseum.components import (
    EMPEROR,
    LEAST_BID,
    MARKET_SIZE,
    MARKETS,
    MEDAL_COINS,
    MOST_COINS,
)
from harena.games.colosseum.phases.draws import any_market, refill
from harena.games.colosseum.phases.stars import recount
from harena.games.colosseum.phases.turn import next_player
from harena.games.colosseum.position import AUCTIONS
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.steps import Step
from harena.games.colosseum.words.refusals import no_swap


def may_bid(s: Colosseum, seat: i64) -> bool:
    """Winners are out, of this initiative or of the whole turn (C48, C49)."""
    return (s.won >> seat) & 1 == 0


def highest_bid(s: Colosseum, seat: i64) -> i64:
    power = s.power(seat)
    return MOST_COINS if power > MOST_COINS else power


def list_bids(s: Colosseum, seat: i64, out: vec[i64], n: i64, least: i64) -> i64:
    bid: i64
    for bid in range(least, highest_bid(s, seat) + 1):
        out[n] = actions.BID + bid
        n += 1
    return n


class Initiative(Step):
    """Automatic: the next player may open, unless she has won already where that counts (C50)."""

    name = "initiative"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        return 0

    def forced(self, s: Colosseum) -> i64:
        return actions.GO_ON

    def apply(self, s: Colosseum, action: i64) -> None:
        if s.rules.one_win:
            if not may_bid(s, s.current):
                next_player(s)
                return
        else:
            s.won = 0
        if any_market(s):
            s.step = steps.OPEN
        else:
            refill(s, steps.OPEN)


class InitiativeOver(Initiative):
    name = "initiative-over"

    def apply(self, s: Colosseum, action: i64) -> None:
        next_player(s)


class Open(Step):
    name = "open"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        n: i64 = 0
        market: i64
        if s.power(s.current) >= LEAST_BID:
            for market in range(MARKETS):
                if s.market[MARKET_SIZE * market] != 0:
                    out[n] = actions.MARKET + market
                    n += 1
        if s.can_swap(s.current):
            out[n] = actions.SWAP
            n += 1
        out[n] = actions.PASS
        return n + 1

    def forced(self, s: Colosseum) -> i64:
        if any_market(s) and (s.power(s.current) >= LEAST_BID or s.can_swap(s.current)):
            return -1
        return actions.PASS

    def apply(self, s: Colosseum, action: i64) -> None:
        p = s.current
        if action == actions.SWAP:
            s.swap(p)
        elif action == actions.PASS:
            if s.events is not None:
                s.note(events.PASSED, p, place=AUCTIONS)
            if s.rules.refill_when_done:
                refill(s, steps.INITIATIVE_OVER)
            else:
                next_player(s)
        else:
            s.lot = action - actions.MARKET
            s.bid = 0
            s.step = steps.FIRST_BID
            if s.events is not None:
                s.note(events.OPENED, p, place=s.lot)

    def prompt(self, s: Colosseum) -> str:
        return "open an auction, or pass"

    def refusal(self, s: Colosseum, action: int) -> RuleError | None:
        market = action - actions.MARKET
        if not 0 <= market < MARKETS:
            return no_swap(s, action)
        if s.market[MARKET_SIZE * market] == 0:
            return RuleError("C38", "that market is empty")
        return RuleError("C38", f"an auction opens at {LEAST_BID}; you can pay {s.power(s.actor)}")


def not_so_much(s: Colosseum) -> RuleError:
    return RuleError("C42", f"you can pay {s.power(s.actor)} with your coins and medals")


def is_bid(action: int) -> bool:
    return actions.BID <= action <= actions.BID + MOST_COINS


class FirstBid(Step):
    name = "first-bid"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        return list_bids(s, s.current, out, 0, LEAST_BID)

    def forced(self, s: Colosseum) -> i64:
        return actions.BID + LEAST_BID if s.power(s.current) == LEAST_BID else -1

    def apply(self, s: Colosseum, action: i64) -> None:
        s.bidders = (bit(s.seats) - 1) & ~s.won
        bid(s, s.current, action - actions.BID)

    def prompt(self, s: Colosseum) -> str:
        return f"bid {LEAST_BID} or more"

    def refusal(self, s: Colosseum, action: int) -> RuleError | None:
        if action == actions.PASS:
            return RuleError("C41", "the market is open: bid for it")
        if not is_bid(action):
            return None
        if action < actions.BID + LEAST_BID:
            return RuleError("C38", f"an auction opens at {LEAST_BID}")
        return not_so_much(s)


class Raise(Step):
    name = "raise"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        n = list_bids(s, s.actor, out, 0, s.bid + 1)
        if s.can_swap(s.actor):
            out[n] = actions.SWAP
            n += 1
        out[n] = actions.PASS
        return n + 1

    def forced(self, s: Colosseum) -> i64:
        return -1 if highest_bid(s, s.actor) > s.bid or s.can_swap(s.actor) else actions.PASS

    def apply(self, s: Colosseum, action: i64) -> None:
        if action == actions.SWAP:
            s.swap(s.actor)
        elif action == actions.PASS:
            s.bidders &= ~bit(s.actor)
            if s.events is not None:
                s.note(events.OUT, s.actor)
            ask_next_bidder(s)
        else:
            bid(s, s.actor, action - actions.BID)

    def prompt(self, s: Colosseum) -> str:
        return f"bid more than {s.bid}, or pass"

    def refusal(self, s: Colosseum, action: int) -> RuleError | None:
        if not is_bid(action):
            return no_swap(s, action)
        if action <= actions.BID + s.bid:
            return RuleError("C39", f"bid more than {s.bid}")
        return not_so_much(s)


def bid(s: Colosseum, seat: i64, coins: i64) -> None:
    s.bid = coins
    s.leader = seat
    if s.events is not None:
        s.note(events.BID, seat, count=coins)
    s.actor = seat
    ask_next_bidder(s)


def ask_next_bidder(s: Colosseum) -> None:
    """Clockwise, until only the highest bidder is left (C40)."""
    seat = s.actor
    if s.bidders == bit(s.leader):
        hammer(s)
        return
    while True:
        seat = (seat + 1) % s.seats
        if (s.bidders >> seat) & 1 != 0 and seat != s.leader:
            s.goes_to(steps.RAISE, seat)
            return


def hammer(s: Colosseum) -> None:
    """The winner pays and takes the market; the initiator goes on unless it is she (C45-C47)."""
    winner = s.leader
    pay_bid(s, winner, s.bid)
    take_market(s, winner)
    s.won |= bit(winner)
    if winner == s.current:
        refill(s, steps.INITIATIVE_OVER)
    else:
        s.goes_to(steps.OPEN, s.current)


def pay_bid(s: Colosseum, seat: i64, price: i64) -> None:
    """Coins first, then as few medals as it takes (C43)."""
    short = price - s.coins[seat]
    if short > 0:
        medals = (short + MEDAL_COINS - 1) // MEDAL_COINS
        s.spend_medals(seat, medals)
        s.pay(seat, -MEDAL_COINS * medals)
    s.pay(seat, price)


def take_market(s: Colosseum, seat: i64) -> None:
    kinds: i64 = 0
    emperors: i64 = 0
    tokens: list[int] | None = [] if s.events is not None else None
    slot: i64
    for slot in range(MARKET_SIZE * s.lot, MARKET_SIZE * s.lot + MARKET_SIZE):
        kind = s.market[slot] - 1
        if kind < 0:
            break
        s.market[slot] = 0
        kinds |= bit(kind)
        if tokens is not None:
            tokens.append(kind)
        if kind == EMPEROR:
            emperors += 1
        else:
            s.held[16 * seat + kind] += 1
    if s.events is not None:
        s.note(events.WON, seat, place=s.lot, count=s.bid, items=tokens)
    exchange_emperors(s, seat, emperors)
    recount(s, kinds)


def exchange_emperors(s: Colosseum, seat: i64, emperors: i64) -> None:
    """Each becomes a medal while there are medals, and leaves the game either way (C46)."""
    i: i64
    for i in range(emperors):
        s.removed[EMPEROR] += 1
        earned = s.earn_medal(seat)
        if s.events is not None:
            s.note(events.EMPEROR, seat if earned else NOBODY, other=seat, count=1 if earned else 0)
