"""An offer is composed token by token: what is given, what is asked for, what is paid (C124).

Types are added in their fixed order, so every bundle has one path.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit
from harena.games.colosseum import actions, events, steps
from harena.games.colosseum.actions import list_each
from harena.games.colosseum.components import MOST_COINS
from harena.games.colosseum.phases.trading import after_bargain, offer_items
from harena.games.colosseum.state import OFFER, Colosseum, Step


def cancel(s: Colosseum) -> None:
    """Counts as a begun offer, a declined counter-offer or a pass."""
    if s.events is not None:
        s.note(events.CANCELLED, s.composer, other=s.partner)
    after_bargain(s)


class Draft(Step):
    """Nobody but the composer sees how far she is (D30): all three steps look alike from outside."""

    def prompt(self, s: Colosseum) -> str:
        return "compose the offer"


class Give(Draft):
    """There is always a choice here: no draft begins unless some offer is possible."""

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        last = s.latest_type
        kinds = s.wares[s.composer] & -bit(last)
        if s.tradable[16 * s.composer + last] == s.given[last]:
            kinds &= ~bit(last)
        n = list_each(out, 0, actions.GIVE, kinds)
        if s.given_types != 0 or could_only_pay(s):
            out[n] = actions.NEXT
            n += 1
        out[n] = actions.CANCEL
        return n + 1

    def apply(self, s: Colosseum, action: i64) -> None:
        if action == actions.CANCEL:
            cancel(s)
        elif action == actions.NEXT:
            s.latest_type = 0
            s.step = steps.ASK
        else:
            kind = action - actions.GIVE
            s.given[kind] += 1
            s.given_types |= bit(kind)
            s.latest_type = kind


def could_only_pay(s: Colosseum) -> bool:
    return s.coins[s.composer] > 0 and s.wares[s.partner] != 0


def may_stop_asking(s: Colosseum) -> bool:
    """Something was asked for, or the partner can pay for what is given (C65)."""
    return s.asked_types != 0 or (s.given_types != 0 and s.coins[s.partner] > 0)


class Ask(Draft):
    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        last = s.latest_type
        kinds = s.wares[s.partner] & ~s.given_types & -bit(last)
        if s.tradable[16 * s.partner + last] == s.asked[last]:
            kinds &= ~bit(last)
        n = list_each(out, 0, actions.ASK, kinds)
        if may_stop_asking(s):
            out[n] = actions.NEXT
            n += 1
        out[n] = actions.CANCEL
        return n + 1

    def forced(self, s: Colosseum) -> i64:
        if may_stop_asking(s) or s.wares[s.partner] & ~s.given_types != 0:
            return -1
        return actions.CANCEL

    def apply(self, s: Colosseum, action: i64) -> None:
        if action == actions.CANCEL:
            cancel(s)
        elif action == actions.NEXT:
            s.step = steps.COINS
        else:
            kind = action - actions.ASK
            s.asked[kind] += 1
            s.asked_types |= bit(kind)
            s.latest_type = kind


class Coins(Draft):
    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        n: i64 = 0
        coins: i64
        for coins in range(least_price(s), most_price(s) + 1):
            out[n] = actions.COINS + coins
            n += 1
        out[n] = actions.CANCEL
        return n + 1

    def apply(self, s: Colosseum, action: i64) -> None:
        if action == actions.CANCEL:
            cancel(s)
            return
        s.price = action - actions.COINS
        s.latest_type = 0
        s.goes_to(steps.ANSWER if s.bargain == OFFER else steps.LAST_ANSWER, s.partner)
        if s.events is not None:
            s.note(
                events.PROPOSED,
                s.composer,
                other=s.partner,
                place=s.bargain,
                count=s.price,
                items=offer_items(s),
            )


def least_price(s: Colosseum) -> i64:
    if s.given_types == 0:
        return 1
    coins = s.coins[s.partner]
    return -(MOST_COINS if coins > MOST_COINS else coins)


def most_price(s: Colosseum) -> i64:
    if s.asked_types == 0:
        return -1
    coins = s.coins[s.composer]
    return MOST_COINS if coins > MOST_COINS else coins
