"""Which imagined worlds are likely: those in which the others had reason to play what they played.

A world is dealt; then, again and again, a hidden card is exchanged for one elsewhere, or for one that came
to the same hand at another time. For each of the latest choices that everybody saw, the chooser's hand as it
would have been then is put before the policy. An exchange that explains the choices better is kept, a worse
one only as often as that is likely (Metropolis's rule): so worlds come up as often as they are likely.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colossal_arena.compiled.odds import Reading
from harena.bots.colossal_arena.compiled.past import NONE, Past
from harena.bots.colossal_arena.compiled.policy import Policy
from harena.core.bits import count
from harena.core.chance import Random
from harena.games.colossal_arena.components import CARDS, SPECTATORS, hi_bit, lo_bit
from harena.games.colossal_arena.phases.draws import list_all
from harena.games.colossal_arena.sight.facts import BURIED, DECK, Fact, hand_of, secret_of, stunned_of
from harena.games.colossal_arena.sight.knowledge import Knowledge
from harena.games.colossal_arena.sight.view import ColossalArenaView
from harena.games.colossal_arena.state import ColossalArena

ALWAYS: Final = 1 << 30
"""More draws than there ever are."""


class Belief:
    def __init__(
        self, view: ColossalArenaView, policy: Policy, readings: list[Reading], trust: float, depth: i64
    ) -> None:
        """`readings` say how the others are taken to follow the policy; each is as likely as the next."""
        self.view = view
        self.viewer: i64 = view.seat
        self.trust = trust
        """How much a choice counts; at 0 all worlds are alike."""
        seats = range(view.board.seats)
        self.pasts: list[Past] = [Past(view, seat, depth, policy, readings) for seat in seats]
        self.knowledge: Knowledge = view.knowledge
        self.world: ColossalArena = view.board
        self.places: i64 = 0
        """So many places hold a hidden card: first those of hands and secret bets, then the deck's."""
        self.held: i64 = 0
        self.card: vec[i64] = vec[i64]([0] * CARDS)
        self.zone: vec[i64] = vec[i64]([0] * CARDS)
        self.slot: vec[i64] = vec[i64]([0] * CARDS)
        self.order: vec[i64] = vec[i64]([0] * CARDS)

    def next(self, pause: i64, random: Random) -> ColossalArena:
        """A likely world, so many exchanges after the one before."""
        if self.places == 0:  # nothing may be exchanged
            return self.view.world(random)
        self.change(pause, random)
        return self.world.bare()

    def change(self, times: i64, random: Random) -> None:
        i: i64
        for i in range(times):
            self.exchange(random)

    def begin(self, world: ColossalArena, random: Random) -> None:
        """A fresh world, every hidden card in its place."""
        self.world = world
        self.places = 0
        if self.trust == 0.0 or world.shown != 0:  # what Titan's backer looks at stays where it is
            return
        q: i64
        for q in range(world.seats):
            if q != self.viewer:
                self.settle(self.pasts[q], random)
        self.held = self.places
        n = list_all(self.order, world.deck_lo, world.deck_hi)
        for q in range(n):
            self.put(self.order[q], DECK, NONE)

    def settle(self, past: Past, random: Random) -> None:
        """A seat's hidden cards, in any order, into its slots."""
        q = past.seat
        n = list_all(self.order, self.world.hand[2 * q], self.world.hand[2 * q + 1])
        self.shuffle(n, random)
        slot = past.front
        i: i64
        for i in range(n):
            self.put(self.order[i], hand_of(q), slot)
            past.card[slot] = self.order[i]
            slot += 1
        n = list_all(self.order, self.world.stun[2 * q], self.world.stun[2 * q + 1])
        for i in range(n):
            self.put(self.order[i], stunned_of(q), slot)
            past.card[slot] = self.order[i]
            slot += 1
        past.secret = self.world.secret[q]
        if past.bet >= 0:
            past.card[past.bet] = past.secret - 1
        if past.secret != 0 and not self.world.is_revealed(q):
            self.put(past.secret - 1, secret_of(q), past.bet)
        for i in range(len(past.clues)):
            past.clues[i].value = past.weigh(i)

    def put(self, card: i64, zone: i64, slot: i64) -> None:
        self.card[self.places] = card
        self.zone[self.places] = zone
        self.slot[self.places] = slot
        self.places += 1

    def shuffle(self, n: i64, random: Random) -> None:
        i = n - 1
        while i > 0:
            j = random.below(i + 1)
            self.order[i], self.order[j] = self.order[j], self.order[i]
            i -= 1

    def exchange(self, random: Random) -> None:
        """Try one change to the world."""
        if self.places < 2 or self.held == 0:
            return
        here = random.below(self.held)
        if random.below(4) == 0:
            self.exchange_times(self.pasts[self.zone[here] % 5], self.slot[here], random)
        else:
            self.exchange_cards(here, random.below(self.places), random)

    def exchange_times(self, past: Past, slot: i64, random: Random) -> None:
        """A hidden card may have come earlier or later than another."""
        if slot < 0 or past.slots < 2:
            return
        other = random.below(past.slots)
        first = min(past.born[slot], past.born[other])
        end = max(past.born[slot], past.born[other])
        if first == end or not past.may_change(slot, other):
            return
        past.change(slot, other)
        if self.agrees(past, first, end, past, 0, 0, random):
            past.keep(first, end)
        else:
            past.change(slot, other)

    def exchange_cards(self, here: i64, there: i64, random: Random) -> None:
        """A hidden card may lie elsewhere."""
        if self.zone[here] == self.zone[there] or not self.may_swap(here, there):
            return
        self.swap(here, there)
        a = self.pasts[self.zone[here] % 5]
        b = a
        since = self.since(here)
        then = self.since(there)
        if then != ALWAYS:
            b = self.pasts[self.zone[there] % 5]
            if b is a:
                since = min(since, then)
                then = ALWAYS
        if fits(self.world, self.knowledge.facts, self.viewer) and self.agrees(
            a, since, ALWAYS, b, then, ALWAYS, random
        ):
            a.keep(since, ALWAYS)
            b.keep(then, ALWAYS)
        else:
            self.swap(here, there)

    def may_swap(self, here: i64, there: i64) -> bool:
        """Only creatures are bet on in secret."""
        if self.zone[here] >= secret_of(0) and self.card[there] >= SPECTATORS:
            return False
        return self.zone[there] < secret_of(0) or self.zone[there] == DECK or self.card[here] < SPECTATORS

    def since(self, place: i64) -> i64:
        """The draw since which the card of a place mattered to its holder."""
        zone = self.zone[place]
        if zone == DECK:
            return ALWAYS
        slot = self.slot[place]
        return self.pasts[zone % 5].born[slot] if slot >= 0 else 0

    def swap(self, here: i64, there: i64) -> None:
        card = self.card[here]
        self.lift(here)
        self.lift(there)
        self.lay(here, self.card[there])
        self.lay(there, card)

    def lift(self, place: i64) -> None:
        card = self.card[place]
        zone = self.zone[place]
        if zone == DECK:
            self.world.deck_lo &= ~lo_bit(card)
            self.world.deck_hi &= ~hi_bit(card)
        elif zone < stunned_of(0):
            self.world.hand[2 * zone] &= ~lo_bit(card)
            self.world.hand[2 * zone + 1] &= ~hi_bit(card)
        elif zone < secret_of(0):
            self.world.stun[2 * (zone - 5)] &= ~lo_bit(card)
            self.world.stun[2 * (zone - 5) + 1] &= ~hi_bit(card)

    def lay(self, place: i64, card: i64) -> None:
        zone = self.zone[place]
        self.card[place] = card
        if zone == DECK:
            self.world.deck_lo |= lo_bit(card)
            self.world.deck_hi |= hi_bit(card)
            return
        past = self.pasts[zone % 5]
        if self.slot[place] >= 0:
            past.card[self.slot[place]] = card
        if zone < stunned_of(0):
            self.world.hand[2 * zone] |= lo_bit(card)
            self.world.hand[2 * zone + 1] |= hi_bit(card)
        elif zone < secret_of(0):
            self.world.stun[2 * (zone - 5)] |= lo_bit(card)
            self.world.stun[2 * (zone - 5) + 1] |= hi_bit(card)
        else:
            self.world.secret[zone - 10] = card + 1
            past.secret = card + 1

    def agrees(self, a: Past, first: i64, end: i64, b: Past, then: i64, until: i64, random: Random) -> bool:
        """Metropolis's rule, over the choices of one or two seats that a change bears on."""
        old = a.likelihood(first, end) + b.likelihood(then, until)
        least = old + math.log(random.uniform() + 1e-12) / self.trust
        total = a.reweigh(first, end, 0.0, least)
        if total < least:
            return False
        return b.reweigh(then, until, total, least) >= least


def fits(world: ColossalArena, facts: list[Fact], viewer: i64) -> bool:
    """Whether a world agrees with all that is known."""
    for fact in facts:
        n = counted(world, fact, viewer)
        if (fact.ceiling and n > fact.bound) or (not fact.ceiling and n < fact.bound):
            return False
    return True


def counted(world: ColossalArena, fact: Fact, viewer: i64) -> i64:
    """How many of a fact's cards lie in its zones."""
    n: i64 = 0
    if fact.spans(DECK):
        n += count(fact.lo & world.deck_lo) + count(fact.hi & world.deck_hi)
    q: i64
    for q in range(world.seats):
        if q == viewer:
            continue
        if fact.spans(hand_of(q)):
            n += count(fact.lo & world.hand[2 * q]) + count(fact.hi & world.hand[2 * q + 1])
        if fact.spans(stunned_of(q)):
            n += count(fact.lo & world.stun[2 * q]) + count(fact.hi & world.stun[2 * q + 1])
        if fact.spans(BURIED):
            n += count(fact.lo & world.buried[2 * q]) + count(fact.hi & world.buried[2 * q + 1])
        if fact.spans(secret_of(q)) and world.secret[q] != 0 and not world.is_revealed(q):
            card = world.secret[q] - 1
            n += count(fact.lo & lo_bit(card)) + count(fact.hi & hi_bit(card))
    return n
