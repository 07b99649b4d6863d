"""Phase 3 by somebody who keeps what she would settle for to herself, and asks for what brings her most.

Trades are judged as in `bargains`. What the other side must leave her of the gain differs from turn to turn
and from partner to partner, and rises with every offer of a turn: whoever nags is told no.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harena.bots.colosseum.compiled.bargains import (
    NOTHING,
    Bargainer,
    after,
    ahead_of_all,
    gain_of_offer,
    true_gain_of_offer,
)
from harena.bots.colosseum.compiled.outlook import Outlook
from harena.bots.colosseum.compiled.policy import whim
from harena.core.bits import low_index
from harena.games.colosseum.position import COUNTER
from harena.games.colosseum.state import Colosseum

DULL: Final = 0.05
"""Coins worth less than this buy nothing."""


def fingerprint(s: Colosseum) -> i64:
    """A number for all that trades depend on: two positions with the same are the same to whoever trades."""
    found: i64 = s.turn * 512 + s.phase * 64 + s.current * 8 + s.gone
    i: i64
    for i in range(16 * s.seats):
        found = mixed(found, s.held[i])
    for i in range(s.seats):
        found = mixed(found, s.coins[i] + 128 * s.medals[i])
        found = mixed(found, s.owned[i])
        found = mixed(found, s.staged[i])
        found = mixed(found, s.wares[i] + 65536 * s.performed[i])
        found = mixed(found, s.size[i] + 16 * s.loge[i] + 32 * s.tickets[i] + 512 * s.podiums[i])
    return mixed(found, s.sale)


def mixed(found: i64, more: i64) -> i64:
    found = ((found ^ more) * 0x9E3779B97F4A7C1) & 0xFFFFFFFFFFFFFF
    return found ^ (found >> 29)


class Haggler(Bargainer):
    """`find` looks for what brings most to the composer and is still good enough for the partner."""

    def __init__(self, own: Outlook, other: Outlook) -> None:
        super().__init__(own, other)
        self.salt: i64 = 0
        self.least: float = own.weights.margin
        """What a trade of her own must bring her."""
        self.asks: float = 1.0
        """Of what the composer gains, the part that she takes the partner to want."""
        self.wants: float = 0.8
        """As partner, the part that she wants herself of what the composer gains: so much, more or less."""
        self.mood: float = 0.15
        self.nagged: float = 0.3
        """What each offer of a turn after the first adds to it."""
        self.about: i64 = -1
        self.found: bool = False
        """What `find` answered last, and to what."""

    def find(self, s: Colosseum, composer: i64, partner: i64) -> bool:
        """Composing asks three times more for what was found to begin with, so that is remembered."""
        about = mixed(fingerprint(s), 8 * composer + partner)
        if about != self.about:
            self.about = about
            self.found = self.search(s, composer, partner)
        return self.found

    def search(self, s: Colosseum, composer: i64, partner: i64) -> bool:
        found = super().find(s, composer, partner)
        if self.own.coin < DULL or ahead_of_all(self.own, s) in (composer, partner):
            return found
        self.own.look_alone(s, composer)
        self.other.look_alone(s, partner)
        own_base = self.own.worth()
        other_base = self.other.worth()
        gives = s.wares[composer]
        while gives != 0:
            give = low_index(gives)
            gives &= gives - 1
            self.consider(s, give, NOTHING, own_base, other_base, composer, partner)
        return self.joint > 0.0

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
        """`joint` is what the best offer so far brings the composer."""
        gain = after(self.own, give, ask, 0) - own_base
        theirs = after(self.other, ask, give, 0) - other_base
        if gain + theirs <= self.least + self.own.weights.margin or gain + theirs <= self.joint:
            return
        least: i64 = 1 if give < 0 else -s.coins[partner]
        most: i64 = -1 if ask < 0 else s.coins[composer]
        price = self.price_of(give, ask, own_base, other_base, least, most)
        gain = after(self.own, give, ask, price) - own_base
        if price > most or gain <= self.least or gain <= self.joint:
            return
        if not self.keeps_stars(s, give, ask, price, composer, partner):
            return
        self.joint = gain
        self.give = give
        self.ask = ask
        self.price = price

    def price_of(self, give: i64, ask: i64, own_base: float, other_base: float, least: i64, most: i64) -> i64:
        """The least that leaves the partner her part of the gain; below nought she pays."""
        if self.own.coin < DULL and least < 0:
            least = 0
        most += 1
        while least < most:
            price = (least + most) >> 1
            gain = after(self.own, give, ask, price) - own_base
            theirs = after(self.other, ask, give, -price) - other_base
            if theirs > self.own.weights.margin and theirs >= self.asks * gain:
                most = price
            else:
                least = price + 1
        return least

    def part(self, s: Colosseum) -> float:
        """What the partner of the offer on the table wants of the composer's gain."""
        part = self.wants + self.mood * whim(self.salt, 64 * s.turn + 8 * s.partner + s.composer)
        if s.bargain != COUNTER and s.composer == s.current:
            part += self.nagged * float(s.offers - 1)
        return part

    def takes(self, s: Colosseum) -> bool:
        o = self.own
        gain = gain_of_offer(o, s, s.partner)
        if gain <= o.weights.margin or gain < self.part(s) * gain_of_offer(o, s, s.composer):
            return False
        if true_gain_of_offer(o, s, s.partner, s.composer) < 0.0:
            return False
        return ahead_of_all(o, s) != s.composer
