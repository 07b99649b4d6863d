"""An auction as it stands, and what it may cost (C37-C44)."""

from __future__ import annotations

from harena.core.bits import bit, members
from harena.core.state import Json
from harena.games.colosseum import steps
from harena.games.colosseum.components import LEAST_BID, MEDAL_COINS
from harena.games.colosseum.phases.auctions import may_bid
from harena.games.colosseum.state import Colosseum


def auction_of(s: Colosseum) -> Json | None:
    if not steps.OPEN <= s.step <= steps.RAISE:
        return None
    running = s.step == steps.RAISE
    bidders = members(s.bidders) if running else admitted(s)
    return {
        "winners": members(s.won),
        "market": None if s.step == steps.OPEN else int(s.lot) + 1,
        "bid": int(s.bid) if running else 0,
        "leader": int(s.leader) if running else None,
        "bidders": bidders,
        "out": [seat for seat in range(s.seats) if seat not in bidders],
        "least": int(s.bid) + 1 if running else LEAST_BID,
    }


def admitted(s: Colosseum) -> list[int]:
    return [seat for seat in range(s.seats) if may_bid(s, seat)]


def purse_of(s: Colosseum, seat: int) -> list[Json]:
    """A bid up to so many coins leaves so many medals, and of the coins what the bid does not take (C43)."""
    if not steps.OPEN <= s.step <= steps.RAISE or not may_bid(s, seat):
        return []
    if s.step == steps.RAISE and s.bidders & bit(seat) == 0:
        return []
    rows: list[Json] = []
    for spent in range(s.medals[seat] + 1):
        coins = int(s.coins[seat]) + MEDAL_COINS * spent
        rows.append({"up_to": coins, "medals": int(s.medals[seat]) - spent})
    return rows
