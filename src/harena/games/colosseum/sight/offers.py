"""The offer on the table, and the bounds within which a seat may make one (C62-C73)."""

from __future__ import annotations

from harena.core.state import Json
from harena.games.colosseum import steps
from harena.games.colosseum.components import MOST_COINS, OFFERS_PER_TURN
from harena.games.colosseum.phases.trading import could_trade
from harena.games.colosseum.position import APPROACH, COUNTER, OFFER
from harena.games.colosseum.sight.effects import offer_effects
from harena.games.colosseum.sight.seats import tokens_in
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.words.things import BARGAINS


def trade_of(s: Colosseum, is_outside: bool) -> Json | None:
    """Its contents are the composer's alone until she proposes it."""
    if not steps.GIVE <= s.step <= steps.LAST_ANSWER:
        return None
    offer: Json = {
        "kind": BARGAINS[s.bargain],
        "composer": int(s.composer),
        "partner": int(s.partner),
    }
    if not is_outside:
        offer["give"] = tokens_in(s.given, 0)
        offer["ask"] = tokens_in(s.asked, 0)
        offer["coins"] = int(s.price)
    if s.step in (steps.ANSWER, steps.LAST_ANSWER):
        offer["effects"] = offer_effects(s)
    return offer


def bounds_of(s: Colosseum) -> Json | None:
    """What the seat to act may put into an offer, and whom it may go to; None where she can make none."""
    seat = int(s.actor)
    kind = bargain_at(s)
    partners = [] if kind < 0 else partners_of(s, kind)
    if not partners:
        return None
    return {
        "kind": BARGAINS[kind],
        "give": tokens_in(s.tradable, 16 * seat),
        "coins": payable(s, seat),
        "partners": [
            {
                "seat": partner,
                "ask": tokens_in(s.tradable, 16 * partner),
                "coins": payable(s, partner),
            }
            for partner in partners
        ],
    }


def bargain_at(s: Colosseum) -> int:
    """Of what kind an offer made at this step would be; -1 where none can be made."""
    if s.step == steps.BARGAIN and s.offers < OFFERS_PER_TURN:
        return OFFER
    if s.step == steps.ANSWER:
        return COUNTER
    return APPROACH if s.step == steps.APPROACH else -1


def partners_of(s: Colosseum, kind: int) -> list[int]:
    seat = int(s.actor)
    if kind == COUNTER:
        partners = [int(s.composer)]
    elif kind == APPROACH:
        partners = [int(s.current)]
    else:
        partners = [(seat + i) % int(s.seats) for i in range(1, s.seats)]
    return [partner for partner in partners if could_trade(s, seat, partner)]


def payable(s: Colosseum, seat: int) -> int:
    return min(int(s.coins[seat]), MOST_COINS)
