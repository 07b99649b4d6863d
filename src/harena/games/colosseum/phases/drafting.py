"""An offer is composed token by token: what is given, what is asked for, what is paid (C124).

Types are added in their fixed order, so every bundle has one path.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit
from harena.core.errors import RuleError
from harena.games.colosseum import actions, events, steps
from harena.games.colosseum.actions import list_each
from harena.games.colosseum.components import MOST_COINS, STANDARD, TOKEN_NAMES
from harena.games.colosseum.phases.trading import after_bargain, offer_items
from harena.games.colosseum.position import OFFER
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.steps import Step


def cancel(s: Colosseum) -> None:
    """Counts as a begun offer, a declined counter-offer or a pass."""
    if s.events is not None:
        s.note(events.CANCELLED, s.composer, other=s.partner)
    after_bargain(s)


class Draft(Step):
    """Nobody but the composer sees how far she is (D30): all three steps look alike from outside."""

    def prompt(self, s: Colosseum) -> str:
        return "compose the offer"

    def not_said(self, s: Colosseum) -> RuleError:
        if s.given_types != 0 and s.coins[s.partner] == 0:
            return RuleError("C73", "the other side has no coins")
        return RuleError("C65", "each side gives something, and a token changes hands")

    def not_in(self, s: Colosseum, owner: i64, kind: i64, named: i64, elsewhere: i64) -> RuleError:
        """Why a token is not put into the offer: so many are in it, and so many on its other side."""
        name = TOKEN_NAMES[kind]
        if kind >= STANDARD and not s.rules.trade_specials:
            return RuleError("C64", "special tokens are not traded at this table")
        if s.held[16 * owner + kind] <= named:
            return RuleError("C73", f"there is no {name} to trade")
        if elsewhere != 0:
            return RuleError("C66", f"{name} is on the other side of the offer")
        if s.tradable[16 * owner + kind] <= named:
            return RuleError("C67", f"that {name} was got by trade in this phase")
        return RuleError("C124", "tokens are named in their fixed order")


class Give(Draft):
    """There is always a choice here: no draft begins unless some offer is possible."""

    name = "give"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        last = s.latest_type
        kinds = s.wares[s.composer] & -bit(last)
        if s.tradable[16 * s.composer + last] == s.given[last]:
            kinds &= ~bit(last)
        return list_side(out, actions.GIVE, kinds, s.given_types != 0 or could_only_pay(s))

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

    def refusal(self, s: Colosseum, action: int) -> RuleError | None:
        if action == actions.NEXT:
            return self.not_said(s)
        kind = action - actions.GIVE
        return self.not_in(s, s.composer, kind, s.given[kind], 0) if 0 <= kind < 16 else None


def list_side(out: vec[i64], verb: i64, kinds: i64, may_stop: bool) -> i64:
    """What may be added to one side of an offer, and how to leave off."""
    n = list_each(out, 0, verb, kinds)
    if may_stop:
        out[n] = actions.NEXT
        n += 1
    out[n] = actions.CANCEL
    return n + 1


def could_only_pay(s: Colosseum) -> bool:
    return s.coins[s.composer] > 0 and s.wares[s.partner] != 0


def may_stop_asking(s: Colosseum) -> bool:
    """Something was asked for, or the partner can pay for what is given (C65)."""
    return s.asked_types != 0 or (s.given_types != 0 and s.coins[s.partner] > 0)


class Ask(Draft):
    name = "ask"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        last = s.latest_type
        kinds = s.wares[s.partner] & ~s.given_types & -bit(last)
        if s.tradable[16 * s.partner + last] == s.asked[last]:
            kinds &= ~bit(last)
        return list_side(out, actions.ASK, kinds, may_stop_asking(s))

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

    def refusal(self, s: Colosseum, action: int) -> RuleError | None:
        if action == actions.NEXT:
            return self.not_said(s)
        kind = action - actions.ASK
        return self.not_in(s, s.partner, kind, s.asked[kind], s.given[kind]) if 0 <= kind < 16 else None


class Coins(Draft):
    name = "coins"

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

    def refusal(self, s: Colosseum, action: int) -> RuleError | None:
        coins = action - actions.COINS
        if not -MOST_COINS <= coins <= MOST_COINS:
            return None
        if s.given_types == 0 and coins <= 0:
            return RuleError("C65", "nothing is given: pay something")
        if s.asked_types == 0 and coins >= 0:
            return RuleError("C65", "nothing is asked for: be paid something")
        return RuleError("C73", "that is more than there are coins in hand")


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
