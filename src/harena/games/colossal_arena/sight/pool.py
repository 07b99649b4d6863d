"""The hidden cards of a board, the zones in which each may lie, and a fresh deal that respects them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit, low_index
from harena.core.chance import Random
from harena.games.colossal_arena.components import (
    CARDS,
    HI_ALL,
    LO_ALL,
    PREFECT,
    SPECTATORS,
    SPLIT,
    hi_bit,
    lo_bit,
)
from harena.games.colossal_arena.phases.draws import list_all
from harena.games.colossal_arena.sight.facts import (
    BURIED,
    DECK,
    EVERY_ZONE,
    ZONES,
    Fact,
    hand_of,
    secret_of,
    stunned_of,
)
from harena.games.colossal_arena.sight.knowledge import Knowledge
from harena.games.colossal_arena.state import ColossalArena

MISSES: Final = 1000


class Pool:
    """One board's hidden cards and the zones they must fill."""

    def __init__(self, board: ColossalArena, viewer: i64, secrets: i64, knowledge: Knowledge) -> None:
        self.board = board
        self.viewer = viewer
        self.room: vec[i64] = vec[i64]([0] * ZONES)
        """How many cards each zone holds."""
        self.pool: vec[i64] = vec[i64]([0] * CARDS)
        self.cards: i64 = 0
        self.domain: vec[i64] = vec[i64]([EVERY_ZONE] * CARDS)
        """The zones in which each card may lie, for all that single facts say."""
        self.where: vec[i64] = vec[i64]([0] * CARDS)
        self.facts: list[Fact] = []
        """The facts that no domain expresses."""
        facts = knowledge.facts
        self.counts: vec[i64] = vec[i64]([0] * (len(facts) + 1))
        """How many cards of each such fact lie in its zones."""
        self.tight: i64 = 0
        """Zones that some card may not enter."""
        self.bound_cards: i64 = 0
        """How many cards at the front of the pool some fact binds to its zones."""
        self.twins: i64 = 0
        """How many of the Prefects, which are alike, are bound one by one."""
        self.twin_zones: i64 = 0
        """Where one of them lies, if no more is known of the other."""
        self.placed: i64 = 0
        self.blamed: i64 = -1
        """The broken fact that the latest suspect stands on the wrong side of."""
        self.gather()
        self.size_up(secrets)
        self.limit(facts)

    def gather(self) -> None:
        """Every card that the viewer has not in sight."""
        b = self.board
        lo: i64 = LO_ALL & ~b.gone_lo
        hi: i64 = HI_ALL & ~b.gone_hi
        pile: i64
        for pile in range(40):
            card = b.top[pile]
            while card != 0:
                lo &= ~lo_bit(card - 1)
                hi &= ~hi_bit(card - 1)
                card = b.under[card - 1]
        if self.viewer >= 0:
            v = 2 * self.viewer
            lo &= ~(b.hand[v] | b.stun[v] | b.buried[v])
            hi &= ~(b.hand[v + 1] | b.stun[v + 1] | b.buried[v + 1])
            if b.secret[self.viewer] != 0:
                lo &= ~lo_bit(b.secret[self.viewer] - 1)
                hi &= ~hi_bit(b.secret[self.viewer] - 1)
        self.cards = list_all(self.pool, lo, hi)

    def size_up(self, secrets: i64) -> None:
        b = self.board
        buried = self.cards - b.deck
        seat: i64
        for seat in range(b.seats):
            if seat != self.viewer:
                self.room[hand_of(seat)] = b.size[seat]
                self.room[stunned_of(seat)] = b.stunned[seat]
                self.room[secret_of(seat)] = (secrets >> seat) & 1
                buried -= b.size[seat] + b.stunned[seat] + ((secrets >> seat) & 1)
        self.room[DECK] = b.deck
        self.room[BURIED] = buried

    def limit(self, facts: list[Fact]) -> None:
        """Turn facts about single cards into domains; put the cards they bind in front."""
        combat_only = self.combat_only()
        i: i64
        for i in range(self.cards):
            if self.pool[i] >= SPECTATORS:
                self.domain[self.pool[i]] &= ~combat_only
        self.tight = combat_only
        bound: i64 = 0
        for fact in facts:
            if fact.ceiling and fact.bound == 0:
                self.narrow(fact, ~fact.zones)
                self.tight |= fact.zones
            elif not fact.ceiling and fact.bound == fact.cards():
                self.narrow(fact, fact.zones)
            elif fact.is_twins() and self.bind_twin(fact.zones):
                continue
            elif not fact.ceiling and fact.bound == self.room_in(fact.zones):
                self.reserve(fact)
            else:
                self.facts.append(fact)
        for i in range(self.cards):
            if self.is_bound(self.pool[i], facts):
                self.pool[i], self.pool[bound] = self.pool[bound], self.pool[i]
                bound += 1
        self.bound_cards = bound

    def bind_twin(self, zones: i64) -> bool:
        """One of two hidden Prefects lies here: the first, or the second if the first lies elsewhere."""
        if self.twins == 2 or (self.twins == 1 and (zones & self.twin_zones) != 0):
            return False
        self.domain[PREFECT + self.twins] &= zones
        self.twins += 1
        self.twin_zones = zones if self.twins == 1 else 0
        return True

    def combat_only(self) -> i64:
        zones: i64 = 0
        zone: i64
        for zone in range(ZONES):
            if self.room[zone] != 0 and (zone == BURIED or 10 <= zone < DECK):
                zones |= bit(zone)
        return zones

    def narrow(self, fact: Fact, zones: i64) -> None:
        lo = fact.lo
        hi = fact.hi
        while lo != 0:
            self.domain[low_index(lo)] &= zones
            lo &= lo - 1
        while hi != 0:
            self.domain[SPLIT + low_index(hi)] &= zones
            hi &= hi - 1

    def room_in(self, zones: i64) -> i64:
        places: i64 = 0
        zone: i64
        for zone in range(ZONES):
            if (zones >> zone) & 1 != 0:
                places += self.room[zone]
        return places

    def reserve(self, fact: Fact) -> None:
        """The fact's cards fill its zones entirely, so no other card is there."""
        self.tight |= fact.zones
        i: i64
        for i in range(self.cards):
            if not fact.has(self.pool[i]):
                self.domain[self.pool[i]] &= ~fact.zones

    def is_bound(self, card: i64, facts: list[Fact]) -> bool:
        if PREFECT <= card < PREFECT + self.twins:
            return True
        for fact in facts:
            if not fact.ceiling and fact.bound == fact.cards() and fact.has(card):
                return True
        return False

    def scatter(self, random: Random) -> bool:
        """A fresh deal that respects the domains, if luck has it."""
        free = self.room[:]
        i: i64
        self.shuffle(random, 0, self.bound_cards)
        self.shuffle(random, self.bound_cards, self.cards)
        for i in range(self.bound_cards):
            zone = self.pick_zone(random, free, self.domain[self.pool[i]])
            if zone < 0:
                return False
            self.where[self.pool[i]] = zone
            free[zone] -= 1
        self.placed = self.bound_cards
        if not self.fill_tight(random, free):
            return False
        self.fill_rest(free)
        return not self.is_twice_likely(random)

    def is_twice_likely(self, random: Random) -> bool:
        """With both Prefects where one must be, either could be the first: every other such deal is void."""
        if self.twin_zones == 0 or (self.twin_zones >> self.where[PREFECT + 1]) & 1 == 0:
            return False
        return random.below(2) == 0

    def shuffle(self, random: Random, first: i64, end: i64) -> None:
        i = end - 1
        while i > first:
            j = first + random.below(i - first + 1)
            self.pool[i], self.pool[j] = self.pool[j], self.pool[i]
            i -= 1

    def pick_zone(self, random: Random, free: vec[i64], domain: i64) -> i64:
        """A zone out of a domain, by the room left in each."""
        places: i64 = 0
        zone: i64
        for zone in range(ZONES):
            if (domain >> zone) & 1 != 0:
                places += free[zone]
        if places == 0:
            return -1
        k = random.below(places)
        for zone in range(ZONES):
            if (domain >> zone) & 1 != 0:
                if k < free[zone]:
                    return zone
                k -= free[zone]
        return -1

    def fill_tight(self, random: Random, free: vec[i64]) -> bool:
        """Zones that not every card may enter choose first; what they choose comes to the front."""
        misses: i64 = 0
        zone: i64
        for zone in range(ZONES):
            if (self.tight >> zone) & 1 == 0:
                continue
            while free[zone] > 0:
                if self.placed == self.cards or misses > MISSES:
                    return False
                # A random place, not the next eligible card: else those passed over would stay in front.
                j = self.placed + random.below(self.cards - self.placed)
                card = self.pool[j]
                if self.is_astray(card, zone):
                    misses += 1
                    continue
                self.pool[j] = self.pool[self.placed]
                self.pool[self.placed] = card
                self.placed += 1
                self.where[card] = zone
                free[zone] -= 1
        return True

    def fill_rest(self, free: vec[i64]) -> None:
        zone: i64 = 0
        i: i64
        for i in range(self.placed, self.cards):
            while free[zone] == 0:
                zone += 1
            self.where[self.pool[i]] = zone
            free[zone] -= 1

    def violations(self) -> i64:
        """By how much the deal breaks what is known; counts every fact anew."""
        broken: i64 = 0
        i: i64
        for i in range(self.cards):
            if self.is_astray(self.pool[i], self.where[self.pool[i]]):
                broken += 1
        for i in range(len(self.facts)):
            self.counts[i] = self.counted(self.facts[i])
            broken += self.facts[i].gap(self.counts[i])
        return broken

    def is_astray(self, card: i64, zone: i64) -> bool:
        return (self.domain[card] >> zone) & 1 == 0

    def counted(self, fact: Fact) -> i64:
        n: i64 = 0
        i: i64
        for i in range(self.cards):
            card = self.pool[i]
            if fact.has(card) and fact.spans(self.where[card]):
                n += 1
        return n
