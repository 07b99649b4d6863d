"""What a seat's position is worth, in spectators of its deciding event.

`look` reads a seat off the table into plain fields; whoever asks "what if" changes a field and asks again.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colosseum.compiled.shortage import NEEDS, Filling, shortage
from harena.bots.colosseum.compiled.turns import has_invested, has_produced
from harena.bots.colosseum.compiled.weights import Weights
from harena.core.bits import bit, count, low_index
from harena.games.colosseum.components import (
    ACTION,
    CROWD,
    EXPANSION_PRICE,
    EXPANSIONS,
    JOKER,
    KINDS,
    MEDAL_COINS,
    PER_PODIUM,
    PER_PREVIOUS,
    PER_TICKET,
    PRICE,
    STANDARD,
    STARS,
    TURNS,
    WORST,
)
from harena.games.colosseum.investments.program import in_order
from harena.games.colosseum.position import AUCTIONS, INVESTING
from harena.games.colosseum.state import Colosseum

REACH: Final = 10.0
"""What three tokens can add to a plan, or nearly so."""


class Outlook:
    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.hand: vec[i64] = vec[i64]([0] * 16)
        self.packed: i64 = 0
        """The assets in hand, four bits a type and seven at most, as of the last `pack`."""
        self.tokens: i64 = 0
        self.bar: vec[i64] = vec[i64]([0] * 16)
        """Of each type, what must be beaten for its star."""
        self.coins: i64 = 0
        self.medals: i64 = 0
        self.owned: i64 = 0
        self.staged: i64 = 0
        self.performed: i64 = -1
        """Events staged, where every one of them counts; else -1."""
        self.sale: i64 = 0
        self.expansions: i64 = 0
        self.tickets: i64 = 0
        self.loge: i64 = 0
        self.podiums: i64 = 0
        self.slots: i64 = 0
        """Investments still to come."""
        self.last: bool = False
        """Whether this is the last turn."""
        self.closed: bool = False
        """Whether nothing at all can be bought any more."""
        self.events: i64 = 0
        """Events still to come."""
        self.earlier: i64 = 0
        """Of those, the ones before the last."""
        self.auctions: float = 0.0
        """Turns of auctions still to come."""
        self.coin: float = 0.0
        self.later: float = 0.0
        """A coin now, and one earned by the next event."""
        self.early: bool = False
        """Whether auctions follow in which coins of this turn can be spent."""
        self.shows: i64 = 0
        """Programs that could be staged as things are, a mask."""
        self.field: i64 = -1
        """Programs considered at all, a mask."""
        self.plans: vec[float] = vec[float]([0.0] * 32)
        """Their values, as of the last `worth`."""
        self.filling = Filling()
        self.award: vec[float] = vec[float]([0.0] * 8)
        """What the star of each type is worth to a program that asks for it."""
        self.awarded: i64 = 0
        """The types of which it is worth anything, a mask."""
        self.previous: float = 0.0
        """The bonus for previous events, of a program that is not one of them."""
        self.purse: float = 0.0
        """The coins likely to be at hand when the last investment is due."""
        self.target: i64 = 0
        """What the deciding event will probably be."""
        self.price: i64 = 0
        """What it will still cost."""
        self.best: float = 0.0
        """The value of that plan."""

    def look(self, s: Colosseum, seat: i64) -> None:
        """Everything about a seat, with rivals' tokens as the bar for stars."""
        self.read_seat(s, seat)
        self.read_clock(s, seat)
        kind: i64
        q: i64
        for kind in range(8):
            most: i64 = 2
            for q in range(s.seats):
                if q != seat and s.held[16 * q + kind] > most:
                    most = s.held[16 * q + kind]
            self.bar[kind] = most

    def look_alone(self, s: Colosseum, seat: i64) -> None:
        """The same whatever tokens the others hold: so no sequence of trades can be bent to lower it."""
        self.read_seat(s, seat)
        self.read_clock(s, seat)
        kind: i64
        for kind in range(8):
            self.bar[kind] = 2

    def read_seat(self, s: Colosseum, seat: i64) -> None:
        kind: i64
        for kind in range(16):
            self.hand[kind] = s.held[16 * seat + kind]
        self.coins = s.coins[seat]
        self.medals = s.medals[seat]
        self.owned = s.owned[seat]
        self.staged = s.staged[seat]
        self.performed = s.performed[seat] if s.rules.every_event else -1
        self.sale = s.sale & in_order(s, seat)
        self.expansions = s.size[seat] - 2
        self.tickets = s.tickets[seat]
        self.loge = s.loge[seat]
        self.field = -1
        self.podiums = s.podiums[seat]

    def read_clock(self, s: Colosseum, seat: i64) -> None:
        left = TURNS - s.turn
        self.slots = left
        if not has_invested(s, seat):
            self.slots += 1
        self.last = left == 0
        self.closed = self.slots == 0 and not (s.phase == INVESTING and seat == s.current)
        self.events = left
        if not has_produced(s, seat):
            self.events += 1
        self.earlier = self.events - 1
        if self.earlier < 0:
            self.earlier = 0
        self.auctions = float(left)
        if s.phase < AUCTIONS:
            self.auctions += 1.0
        elif s.phase == AUCTIONS:
            self.auctions += float(s.seats - s.gone) / float(s.seats)
        self.filling.read(self.weights.pace * self.auctions)
        self.early = s.phase == INVESTING
        self.later = self.weights.coin[s.turn + 1]
        self.coin = self.weights.coin[s.turn] if s.phase <= AUCTIONS else self.later

    def worth(self) -> float:
        w = self.weights
        self.pack()
        income = self.best_show()
        value = self.best_program()
        value += float(PER_TICKET * self.tickets + PER_PODIUM * self.podiums)
        value += self.later * float(self.earlier) * (income + float(PER_TICKET * self.tickets))
        value += w.medal * float(self.medals) + w.action * float(self.hand[ACTION])
        nobles = w.square * float(self.expansions)
        if self.loge != 0:
            value += w.rest * float(self.events)
            nobles += w.loge
        value += nobles * (1.0 + self.later * float(self.earlier))
        return value + self.money() + w.token * float(self.tokens)

    def pack(self) -> None:
        packed: i64 = 0
        tokens: i64 = 0
        kind: i64
        for kind in range(STANDARD):
            held = self.hand[kind]
            tokens += held
            if held > 7:
                held = 7
            packed |= held << (4 * kind)
        self.packed = packed
        self.tokens = tokens

    def money(self) -> float:
        """The coins in hand, a market's price being worth more than its sum."""
        value = self.coin * float(self.coins)
        if self.early:
            reserve = float(self.coins - 5) / 5.0
            if reserve > 1.0:
                reserve = 1.0
            if reserve > 0.0:
                value += self.weights.market * reserve
        return value

    def missing(self, program: i64) -> i64:
        """Assets a program lacks, Jokers helping; after `pack`."""
        missing = shortage(NEEDS[program], self.packed) - self.hand[JOKER]
        return missing if missing > 0 else 0

    def best_show(self) -> float:
        """The spectators of the best program that could be staged at once."""
        self.shows = 0
        best: float = 0.0
        programs = self.owned
        while programs != 0:
            k = low_index(programs)
            programs &= programs - 1
            if EXPANSIONS[k] <= self.expansions:
                missing = self.missing(k)
                if missing <= WORST[k]:
                    self.shows |= bit(k)
                    spectators = float(CROWD[8 * k + missing])
                    if spectators > best:
                        best = spectators
        return best

    def narrow(self) -> None:
        """After `worth`: forget the programs that no market could make the best plan."""
        programs = (self.owned | self.sale) & self.field
        field: i64 = 0
        while programs != 0:
            k = low_index(programs)
            programs &= programs - 1
            if self.plans[k] > self.best - REACH:
                field |= bit(k)
        self.field = field

    def best_program(self) -> float:
        """The value of the best plan; `target` is its program. Ask for `best_show` first."""
        self.weigh_stars()
        self.weigh_previous()
        self.purse = self.weights.income * float(self.slots)
        if self.early:
            self.purse -= self.weights.income
        if self.purse < 0.0:
            self.purse = 0.0
        self.purse += float(self.coins)
        best: float = -2000.0
        programs = (self.owned | self.sale) & self.field
        while programs != 0:
            k = low_index(programs)
            programs &= programs - 1
            value = self.plan(k)
            self.plans[k] = value
            if value > best:
                best = value
                self.target = k
        self.best = best
        self.price = self.cost(self.target)
        return best

    def weigh_stars(self) -> None:
        self.awarded = 0
        kind: i64
        for kind in range(8):
            lead = self.hand[kind] - self.bar[kind]
            if lead >= 0 and bit(kind) & STARS != 0:
                self.awarded |= bit(kind)
                self.award[kind] = self.weights.star if lead > 0 else self.weights.star / 3.0

    def weigh_previous(self) -> None:
        """Each program staged before counts, and so will those that can still be staged before the last."""
        if self.performed >= 0:
            self.previous = float(PER_PREVIOUS * (self.performed + self.earlier))
            return
        shows = count(self.shows & ~self.staged)
        if shows > self.earlier:
            shows = self.earlier
        self.previous = float(PER_PREVIOUS * (count(self.staged) + shows))

    def previous_but(self, k: i64) -> float:
        """The same for a program that may be one of them."""
        if self.performed >= 0 or ((self.shows | self.staged) >> k) & 1 == 0:
            return self.previous
        shows = count(self.shows & ~self.staged & ~bit(k))
        if shows > self.earlier:
            shows = self.earlier
        return float(PER_PREVIOUS * (count(self.staged & ~bit(k)) + shows))

    def plan(self, k: i64) -> float:
        """Program k as the deciding event: its crowd when the gaps have filled, less what is to be bought."""
        lacking = EXPANSIONS[k] - self.expansions
        if lacking < 0:
            lacking = 0
        cost = EXPANSION_PRICE * lacking
        if (self.owned >> k) & 1 == 0:
            lacking += 1
            cost += PRICE[k]
        if lacking > 0 and self.last and not self.affords(lacking, cost):
            return -1000.0
        value: float = 0.0
        if lacking > self.slots:
            value = -self.haste(lacking - self.slots)
            if value < -100.0:
                return value
        value += self.filling.crowd(k, self.missing(k)) + self.previous_but(k)
        kinds = KINDS[k] & self.awarded
        while kinds != 0:
            value += self.award[low_index(kinds)]
            kinds &= kinds - 1
        value -= self.coin * float(cost)
        over = float(cost) - self.purse
        if over > 0.0:
            value -= self.weights.short * over
        return value

    def affords(self, lacking: i64, cost: i64) -> bool:
        """In the last turn: whether that much can still be bought, with medals if need be."""
        spare = self.medals
        extra = lacking - self.slots - self.hand[ACTION]
        if extra > 0:
            spare -= 2 * extra
        return not self.closed and spare >= 0 and cost <= self.coins + MEDAL_COINS * spare

    def haste(self, lacking: i64) -> float:
        """What the investments cost for which there is no turn left: medals, or everything."""
        if lacking > self.hand[ACTION] + self.medals // 2:
            return 1000.0
        return 2.0 * self.weights.medal * float(lacking)

    def cost(self, k: i64) -> i64:
        lacking = EXPANSIONS[k] - self.expansions
        price: i64 = EXPANSION_PRICE * lacking
        if lacking < 0:
            price = 0
        if (self.owned >> k) & 1 == 0:
            price += PRICE[k]
        return price

    def gain(self, kind: i64, base: float) -> float:
        """What one more token of a type is worth, `base` being the worth without it."""
        self.hand[kind] += 1
        value = self.worth() - base
        self.hand[kind] -= 1
        return value

    def loss(self, kind: i64, base: float) -> float:
        """What one token less costs."""
        self.hand[kind] -= 1
        value = base - self.worth()
        self.hand[kind] += 1
        return value
