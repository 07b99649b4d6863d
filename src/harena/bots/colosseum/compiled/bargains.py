"""Phase 3: swaps and small sales that help both about as much, and never the leader.

A trade is judged by the seat's own tokens and coins alone, everything else being fixed while the phase lasts.
So each accepted trade raises one and the same number, and no sequence of them can lead back to less. What it
does to the stars, which hang on the others' tokens too, and what the other side gains can only forbid it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harena.bots.colosseum.compiled.outlook import Outlook
from harena.core.bits import low_index
from harena.games.colosseum import actions
from harena.games.colosseum.position import COUNTER, OFFER
from harena.games.colosseum.state import Colosseum

NOTHING: Final = -1
FAIR: Final = 0.5
"""Of what the other side gains, the part that one must gain oneself."""
STAR_TYPES: Final = 8


class Bargainer:
    """Looks for offers; `give`, `ask` and `price` are the one found last."""

    def __init__(self, own: Outlook, other: Outlook) -> None:
        self.own = own
        self.other = other
        self.give: i64 = NOTHING
        self.ask: i64 = NOTHING
        self.price: i64 = 0
        self.joint: float = 0.0

    def find(self, s: Colosseum, composer: i64, partner: i64) -> bool:
        """The offer that brings both most, at most a token a side, and coins to make it fair."""
        self.joint = 0.0
        self.give = NOTHING
        self.ask = NOTHING
        leader = ahead_of_all(self.own, s)
        if leader in (composer, partner):
            return False
        self.own.look_alone(s, composer)
        self.other.look_alone(s, partner)
        gives = s.wares[composer]
        asks = s.wares[partner]
        own_base = self.own.worth()
        other_base = self.other.worth()
        wants = asks
        while wants != 0:
            ask = low_index(wants)
            wants &= wants - 1
            if after(self.own, NOTHING, ask, 0) - own_base > self.own.weights.margin:
                self.try_for(s, gives, ask, own_base, other_base, composer, partner)
        return self.joint > 0.0

    def try_for(
        self,
        s: Colosseum,
        gives: i64,
        ask: i64,
        own_base: float,
        other_base: float,
        composer: i64,
        partner: i64,
    ) -> None:
        """A type asked for, against each that could be given, and against coins alone."""
        self.consider(s, NOTHING, ask, own_base, other_base, composer, partner)
        while gives != 0:
            give = low_index(gives)
            gives &= gives - 1
            if give != ask:
                self.consider(s, give, ask, own_base, other_base, composer, partner)

    def consider(
        self,
        s: Colosseum,
        give: i64,
        ask: i64,
        own_base: float,
        other_base: float,
        composer: i64,
        partner: i64,
    ) -> None:
        gain = after(self.own, give, ask, 0) - own_base
        margin = self.own.weights.margin
        if gain <= margin or gain <= self.joint * 0.5:
            return
        theirs = after(self.other, ask, give, 0) - other_base
        joint = gain + theirs
        if joint <= 2.0 * margin or joint <= self.joint:
            return
        price = fair_price(self.own, gain, theirs, s.coins[composer], s.coins[partner])
        if give < 0 and price <= 0:
            price = 1
        if price > s.coins[composer]:
            return
        gain = after(self.own, give, ask, price) - own_base
        theirs = after(self.other, ask, give, -price) - other_base
        if gain <= margin or theirs <= margin or not is_fair(gain, theirs):
            return
        if not self.keeps_stars(s, give, ask, price, composer, partner):
            return
        self.joint = joint
        self.give = give
        self.ask = ask
        self.price = price

    def keeps_stars(self, s: Colosseum, give: i64, ask: i64, price: i64, composer: i64, partner: i64) -> bool:
        """Whether nobody loses by it, stars included."""
        gain = swap_gain(self.own, s, composer, partner, give, ask, price)
        theirs = swap_gain(self.other, s, partner, composer, ask, give, -price)
        self.own.look_alone(s, composer)
        self.other.look_alone(s, partner)
        return gain >= 0.0 and theirs >= 0.0


def is_fair(gain: float, theirs: float) -> bool:
    return gain >= FAIR * theirs and theirs >= FAIR * gain


def swap_gain(o: Outlook, s: Colosseum, seat: i64, other: i64, give: i64, ask: i64, price: i64) -> float:
    """What a swap brings a seat if each star goes to whoever then has most."""
    o.look(s, seat)
    base = o.worth()
    if give >= 0:
        move(o, s, seat, other, give, -1)
    if ask >= 0:
        move(o, s, seat, other, ask, 1)
    o.coins -= price
    return o.worth() - base


def move(o: Outlook, s: Colosseum, seat: i64, other: i64, kind: i64, change: i64) -> None:
    """A seat has so many tokens more, another so many less: what must be beaten for the star moves too."""
    o.hand[kind] += change
    if kind >= STAR_TYPES:
        return
    most: i64 = 2
    q: i64
    for q in range(s.seats):
        if q != seat:
            held = s.held[16 * q + kind]
            if q == other:
                held -= change
            if held > most:
                most = held
    o.bar[kind] = most


def after(o: Outlook, give: i64, ask: i64, price: i64) -> float:
    """A seat's outlook after a trade; everything is put back."""
    if give >= 0:
        o.hand[give] -= 1
    if ask >= 0:
        o.hand[ask] += 1
    o.coins -= price
    value = o.worth()
    if give >= 0:
        o.hand[give] += 1
    if ask >= 0:
        o.hand[ask] -= 1
    o.coins += price
    return value


def fair_price(o: Outlook, gain: float, theirs: float, coins: i64, their_coins: i64) -> i64:
    """No coins if both gain about as much anyway; else what splits the gain."""
    margin = o.weights.margin
    if theirs > margin and gain > margin and is_fair(gain, theirs):
        return 0
    if o.coin < 0.05:
        return 0
    price: i64 = int(0.5 * (gain - theirs) / o.coin + 0.5)
    if price > coins:
        price = coins
    if price < -their_coins:
        price = -their_coins
    return price


def standing(o: Outlook, s: Colosseum, seat: i64) -> float:
    o.look_alone(s, seat)
    return o.worth()


def ahead_of_all(o: Outlook, s: Colosseum) -> i64:
    """The seat with the best outlook, whom nobody should help; nobody if two are equal."""
    best: float = -1e9
    leader: i64 = NOTHING
    seat: i64
    for seat in range(s.seats):
        value = standing(o, s, seat)
        if value > best:
            best = value
            leader = seat
        elif value == best:
            leader = NOTHING
    return leader


def sign_of(s: Colosseum, seat: i64) -> i64:
    """Whether a side of the offer gets what is given and pays what is asked, or the reverse."""
    if seat == s.composer:
        return -1
    return 1


def gain_of_offer(o: Outlook, s: Colosseum, seat: i64) -> float:
    """What the offer on the table brings one of its two sides."""
    o.look_alone(s, seat)
    base = o.worth()
    sign = sign_of(s, seat)
    kind: i64
    for kind in range(14):
        o.hand[kind] += sign * (s.given[kind] - s.asked[kind])
    o.coins += sign * s.price
    return o.worth() - base


def true_gain_of_offer(o: Outlook, s: Colosseum, seat: i64, other: i64) -> float:
    """The same if each star goes to whoever then has most."""
    o.look(s, seat)
    base = o.worth()
    sign = sign_of(s, seat)
    kind: i64
    for kind in range(14):
        change = sign * (s.given[kind] - s.asked[kind])
        if change != 0:
            move(o, s, seat, other, kind, change)
    o.coins += sign * s.price
    return o.worth() - base


def takes(o: Outlook, s: Colosseum) -> bool:
    """Whether the partner of an offer should accept it."""
    gain = gain_of_offer(o, s, s.partner)
    if gain <= o.weights.margin or gain < FAIR * gain_of_offer(o, s, s.composer):
        return False
    if true_gain_of_offer(o, s, s.partner, s.composer) < 0.0:
        return False
    return ahead_of_all(o, s) != s.composer


def begin(b: Bargainer, s: Colosseum) -> i64:
    """The next seat clockwise to whom a good offer can be made: one offer each."""
    p = s.current
    first: i64 = 1
    if s.offers > 0:
        last = s.composer if s.bargain == COUNTER else s.partner
        first = (last - p + s.seats) % s.seats + 1
    i: i64
    for i in range(first, s.seats):
        seat = (p + i) % s.seats
        if b.find(s, p, seat):
            return actions.OFFER + seat
    return actions.DONE


def answer(b: Bargainer, s: Colosseum) -> i64:
    if takes(b.own, s):
        return actions.ACCEPT
    if s.bargain == OFFER and b.find(s, s.partner, s.composer):
        return actions.COUNTER
    return actions.DECLINE


def compose(b: Bargainer, s: Colosseum, step: i64) -> i64:
    """The next word of the offer; `step` is 0 while giving, 1 while asking, 2 at the price."""
    if not is_small(s) or not b.find(s, s.composer, s.partner):
        return actions.CANCEL
    given = low_index(s.given_types) if s.given_types != 0 else NOTHING
    asked = low_index(s.asked_types) if s.asked_types != 0 else NOTHING
    if step == 0:
        if given == b.give:
            return actions.NEXT
        return actions.GIVE + b.give if given == NOTHING else actions.CANCEL
    if given != b.give:
        return actions.CANCEL
    if step == 1:
        if asked == b.ask:
            return actions.NEXT
        return actions.ASK + b.ask if asked == NOTHING else actions.CANCEL
    return actions.COINS + b.price if asked == b.ask else actions.CANCEL


def is_small(s: Colosseum) -> bool:
    """One token a side at most, as `find` has it."""
    if s.given_types & (s.given_types - 1) != 0 or s.asked_types & (s.asked_types - 1) != 0:
        return False
    kind: i64
    for kind in range(14):
        if s.given[kind] > 1 or s.asked[kind] > 1:
            return False
    return True
