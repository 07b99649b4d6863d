"""Which imagined worlds are likely: those in which the others had reason to play what they played.

A world deals every hidden card. For each of the latest choices that everybody saw, the chooser's hand as it
would have been then is put before the policy: the likelier it thinks the choice, the likelier the world. Of
many worlds the likely ones are drawn, more than once if need be, and then made different again by exchanging
hidden cards two by two, towards likelier worlds more often than away from them.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colossal_arena.clues import Clue, clues_of
from harena.bots.colossal_arena.policy import Policy
from harena.core.chance import Random
from harena.games.colossal_arena import actions
from harena.games.colossal_arena.cards import CARDS, SPECTATORS, hi_bit, lo_bit
from harena.games.colossal_arena.draws import list_all
from harena.games.colossal_arena.knowledge import DECK, HIDDEN_BET, Fact, hand_of, secret_of, stunned_of
from harena.games.colossal_arena.state import Arena, blank
from harena.games.colossal_arena.view import ArenaView

FLOOR: Final = 0.02
"""Nobody plays wholly by our policy: the least likelihood of any choice."""
MOST: Final = 24
"""No hand is larger than this."""


class Belief:
    def __init__(self, view: ArenaView, policy: Policy, heat: float, trust: float, depth: i64) -> None:
        self.view = view
        self.policy = policy
        self.heat = heat
        """How loosely the others are taken to follow the policy."""
        self.trust = trust
        """How much a choice counts; at 0 all worlds are alike."""
        self.clues: list[list[Clue]] = [clues_of(view, seat, depth) for seat in range(view.board.seats)]
        """What each seat chose, the newest first; nothing of the viewer's own."""
        self.facts: list[Fact] = view.knowledge.facts
        self.log: vec[float] = vec[float]([0.0] * 5)
        """How likely each seat's choices are, as a logarithm."""
        # The hidden cards of the world at hand: secret bets, then hands, then the deck.
        self.slots: i64 = 0
        self.secrets: i64 = 0
        self.held_slots: i64 = 0
        self.listed: vec[i64] = vec[i64]([0] * CARDS)
        self.card: vec[i64] = vec[i64]([0] * CARDS)
        self.zone: vec[i64] = vec[i64]([0] * CARDS)
        self.seat: vec[i64] = vec[i64]([0] * CARDS)
        self.place: vec[i64] = vec[i64]([0] * CARDS)
        """Its place in the order in which the seat drew its hand, the oldest first; -1 elsewhere."""
        self.order: vec[i64] = vec[i64]([0] * (5 * MOST))
        self.held: vec[i64] = vec[i64]([0] * 5)

    def worlds(self, wanted: i64, drawn: i64, swaps: i64, random: Random) -> vec[Arena]:
        """So many likely worlds out of so many drawn, after so many exchanges each."""
        view = self.view
        dealt = vec[Arena]([blank(view.board.rules, view.board.seats)] * int(drawn))
        weights = vec[float]([1.0] * int(drawn))
        i: i64
        for i in range(drawn):
            dealt[i] = view.world(random)
            if self.trust != 0.0:
                self.lay_out(dealt[i], random)
                weights[i] = math.exp(self.trust * self.total(dealt[i].seats))
        found = resample(dealt, weights, wanted, random)
        if self.trust != 0.0 and dealt[0].shown == 0:  # what Titan's backer looks at stays where it is
            for i in range(wanted):
                self.lay_out(found[i], random)
                self.improve(found[i], swaps, random)
        return found

    def total(self, seats: i64) -> float:
        total: float = 0.0
        q: i64
        for q in range(seats):
            total += self.log[q]
        return total

    def lay_out(self, world: Arena, random: Random) -> None:
        """List the hidden cards; the order in which a hand was drawn is anybody's guess."""
        self.slots = 0
        self.secrets = 0
        q: i64
        for q in range(world.seats):
            if q != self.view.seat and world.secret[q] != 0 and not world.is_revealed(q):
                self.add(world.secret[q] - 1, secret_of(q), q, -1)
                self.secrets += 1
        for q in range(world.seats):
            self.held[q] = 0
            if q != self.view.seat:
                self.list_zone(hand_of(q), q, world.hand[2 * q], world.hand[2 * q + 1])
                self.list_zone(stunned_of(q), q, world.stun[2 * q], world.stun[2 * q + 1])
                self.shuffle(q, random)
        self.held_slots = self.slots
        self.list_zone(DECK, -1, world.deck_lo, world.deck_hi)
        for q in range(world.seats):
            self.log[q] = self.likelihood(world, q)

    def list_zone(self, zone: i64, seat: i64, lo: i64, hi: i64) -> None:
        first = self.slots
        n = list_all(self.listed, lo, hi)
        i: i64
        for i in range(n):
            self.add(self.listed[i], zone, seat, -1)
        if seat >= 0:
            for i in range(n):
                self.place[first + i] = self.held[seat]
                self.held[seat] += 1

    def add(self, card: i64, zone: i64, seat: i64, place: i64) -> None:
        self.card[self.slots] = card
        self.zone[self.slots] = zone
        self.seat[self.slots] = seat
        self.place[self.slots] = place
        self.slots += 1

    def shuffle(self, seat: i64, random: Random) -> None:
        """The last cards listed are the seat's: give them random places."""
        n = self.held[seat]
        first = self.slots - n
        i = n - 1
        while i > 0:
            j = random.below(i + 1)
            self.place[first + i], self.place[first + j] = self.place[first + j], self.place[first + i]
            i -= 1
        for i in range(n):
            self.order[MOST * seat + self.place[first + i]] = self.card[first + i]

    def improve(self, world: Arena, swaps: i64, random: Random) -> None:
        if self.held_slots == 0:
            return
        i: i64
        for i in range(swaps):
            field = self.held_slots
            if self.secrets != 0 and i & 1 == 0:  # secret bets are few, and matter most
                field = self.secrets
            self.try_swap(world, random.below(field), random.below(self.slots), random)

    def try_swap(self, world: Arena, a: i64, b: i64, random: Random) -> None:
        """Exchange two hidden cards if that fits what is known and is likely enough."""
        if a == b or not self.fits(a, b):
            return
        self.swap(world, a, b)
        p = self.seat[a]
        q = self.seat[b]
        first = self.likelihood(world, p)
        gain = first - self.log[p]
        second: float = 0.0
        if q >= 0 and q != p:
            second = self.likelihood(world, q)
            gain += second - self.log[q]
        if gain < 0.0 and random.uniform() >= math.exp(self.trust * gain):
            self.swap(world, a, b)
            return
        self.log[p] = first
        if q >= 0 and q != p:
            self.log[q] = second

    def fits(self, a: i64, b: i64) -> bool:
        """No fact counts more or fewer cards than before, and secret bets are combat cards."""
        here = self.zone[a]
        there = self.zone[b]
        if here == there:
            return True
        x = self.card[a]
        y = self.card[b]
        if (10 <= here < DECK and y >= SPECTATORS) or (10 <= there < DECK and x >= SPECTATORS):
            return False
        for fact in self.facts:
            if fact.has(x) != fact.has(y) and fact.spans(here) != fact.spans(there):
                return False
        return True

    def swap(self, world: Arena, a: i64, b: i64) -> None:
        x = self.card[a]
        y = self.card[b]
        self.put(world, a, x, y)
        self.put(world, b, y, x)

    def put(self, world: Arena, slot: i64, old: i64, new: i64) -> None:
        """A slot's card makes room for another."""
        self.card[slot] = new
        seat = self.seat[slot]
        zone = self.zone[slot]
        lo = lo_bit(old) ^ lo_bit(new)
        hi = hi_bit(old) ^ hi_bit(new)
        if zone == DECK:
            world.deck_lo ^= lo
            world.deck_hi ^= hi
        elif zone >= 10:
            world.secret[seat] = new + 1
        elif zone >= 5:
            world.stun[2 * seat] ^= lo
            world.stun[2 * seat + 1] ^= hi
        else:
            world.hand[2 * seat] ^= lo
            world.hand[2 * seat + 1] ^= hi
        if self.place[slot] >= 0:
            self.order[MOST * seat + self.place[slot]] = new

    def likelihood(self, world: Arena, seat: i64) -> float:
        """Of all that a seat chose, as a logarithm."""
        total: float = 0.0
        for clue in self.clues[seat]:
            total += math.log(FLOOR + (1.0 - FLOOR) * self.chance_of(clue, world))
        return total

    def chance_of(self, clue: Clue, world: Arena) -> float:
        """How likely the policy is to choose so, with what the seat would have held."""
        board = clue.board
        seat = clue.seat
        lo = clue.since_lo
        hi = clue.since_hi
        i: i64
        for i in range(self.held[seat] - clue.newer):
            card = self.order[MOST * seat + i]
            lo |= lo_bit(card)
            hi |= hi_bit(card)
        secret = world.secret[seat]
        action = clue.action
        if action == HIDDEN_BET:
            if secret == 0:
                return 1.0
            lo |= lo_bit(secret - 1)
            hi |= hi_bit(secret - 1)
            action = actions.SECRET + secret - 1
        elif clue.secret:
            board.secret[seat] = secret
        board.hand[2 * seat] = lo
        board.hand[2 * seat + 1] = hi
        return self.policy.chance(board, action, self.heat)


def resample(dealt: vec[Arena], weights: vec[float], wanted: i64, random: Random) -> vec[Arena]:
    """Copies by weight: evenly spaced pointers into the weights laid end to end, in mixed order."""
    total: float = 0.0
    i: i64
    for i in range(len(weights)):
        total += weights[i]
    chosen = vec[Arena]([dealt[0]] * int(wanted))
    stride = total / float(wanted)
    pointer = random.uniform() * stride
    passed = weights[0]
    k: i64 = 0
    step = wanted // 2 + 1
    while gcd(step, wanted) != 1:
        step += 1
    for i in range(wanted):
        while passed < pointer and k < len(weights) - 1:
            k += 1
            passed += weights[k]
        chosen[i * step % wanted] = dealt[k].bare()
        pointer += stride
    return chosen


def gcd(a: i64, b: i64) -> i64:
    while b != 0:
        a, b = b, a % b
    return a
