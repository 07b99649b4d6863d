"""Which imagined worlds are likely: those in which the others had reason to play what they played.

Many worlds are dealt. For each of the latest choices that everybody saw, the chooser's hand as it would have
been then is put before the policy: the likelier it thinks the choice, the likelier that hand. Then worlds are
put together seat by seat, each seat's cards taken from a deal in which they explain its choices well and in
which no card is one that another seat has been given already.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colossal_arena.clues import Clue, clues_of
from harena.bots.colossal_arena.policy import Policy
from harena.core.bits import count
from harena.core.chance import Random
from harena.games.colossal_arena import actions
from harena.games.colossal_arena.cards import CARDS, hi_bit, lo_bit
from harena.games.colossal_arena.draws import list_all
from harena.games.colossal_arena.knowledge import (
    DECK,
    HIDDEN_BET,
    Fact,
    Knowledge,
    hand_of,
    secret_of,
    stunned_of,
)
from harena.games.colossal_arena.state import Arena, blank
from harena.games.colossal_arena.view import ArenaView

FLOOR: Final = 0.02
"""Nobody plays wholly by our policy: the least likelihood of any choice."""


class Belief:
    def __init__(self, view: ArenaView, policy: Policy, heat: float, trust: float, depth: i64) -> None:
        self.view = view
        self.viewer: i64 = view.seat
        self.policy = policy
        self.heat = heat
        """How loosely the others are taken to follow the policy."""
        self.trust = trust
        """How much a choice counts; at 0 all worlds are alike."""
        self.clues: list[list[Clue]] = [clues_of(view, seat, depth) for seat in range(view.board.seats)]
        """What each seat chose, the newest first; nothing of the viewer's own."""
        self.knowledge: Knowledge = view.knowledge
        self.order: vec[i64] = vec[i64]([0] * CARDS)
        self.deals: vec[Arena] = vec[Arena]([])
        self.weight: vec[float] = vec[float]([])
        """By deal and seat: how well the seat's cards explain its choices."""
        self.taken_lo: i64 = 0
        self.taken_hi: i64 = 0
        """Cards already given to a seat of the world that is being put together."""

    def worlds(self, wanted: i64, drawn: i64, random: Random) -> vec[Arena]:
        """So many worlds put together out of so many deals."""
        self.deal(drawn, random)
        if self.trust == 0.0 or self.deals[0].shown != 0:  # what Titan's backer looks at stays where it is
            return self.deals
        found = vec[Arena]([self.deals[0]] * int(wanted))
        i: i64
        for i in range(wanted):
            found[i] = self.put_together(self.deals[i % drawn], random)
        return found

    def deal(self, n: i64, random: Random) -> None:
        view = self.view
        self.deals = vec[Arena]([blank(view.board.rules, view.board.seats)] * int(n))
        self.weight = vec[float]([1.0] * int(5 * n))
        i: i64
        q: i64
        for i in range(n):
            world = view.world(random)
            self.deals[i] = world
            if self.trust != 0.0:
                for q in range(world.seats):
                    self.weight[5 * i + q] = math.exp(self.trust * self.likelihood(world, q, random))

    def put_together(self, base: Arena, random: Random) -> Arena:
        """A world whose seats come from several deals; the deal itself if they do not go together."""
        world = base.bare()
        self.taken_lo = 0
        self.taken_hi = 0
        hidden_lo = world.deck_lo
        hidden_hi = world.deck_hi
        q: i64
        for q in range(world.seats):
            if q != self.viewer:
                hidden_lo |= cards_lo(world, q)
                hidden_hi |= cards_hi(world, q)
        self.taken_lo = ~hidden_lo
        self.taken_hi = ~hidden_hi
        first = random.below(world.seats)
        i: i64
        for i in range(world.seats):
            q = (first + i) % world.seats
            if q != self.viewer:
                k = self.choose(q, random)
                if k < 0:
                    return base.bare()
                self.seat_from(world, self.deals[k], q)
        world.deck_lo = ~self.taken_lo
        world.deck_hi = ~self.taken_hi
        return world if fits(world, self.knowledge.facts, self.viewer) else base.bare()

    def choose(self, seat: i64, random: Random) -> i64:
        """A deal by how well it explains a seat, of those that give it no card already taken; -1 if none."""
        total: float = 0.0
        i: i64
        for i in range(len(self.deals)):
            if self.is_free(self.deals[i], seat):
                total += self.weight[5 * i + seat]
        point = random.uniform() * total
        last: i64 = -1
        for i in range(len(self.deals)):
            if self.is_free(self.deals[i], seat):
                last = i
                point -= self.weight[5 * i + seat]
                if point < 0.0:
                    break
        return last

    def is_free(self, deal: Arena, seat: i64) -> bool:
        return (cards_lo(deal, seat) & self.taken_lo) == 0 and (cards_hi(deal, seat) & self.taken_hi) == 0

    def seat_from(self, world: Arena, deal: Arena, seat: i64) -> None:
        half: i64
        for half in range(2):
            world.hand[2 * seat + half] = deal.hand[2 * seat + half]
            world.stun[2 * seat + half] = deal.stun[2 * seat + half]
        world.secret[seat] = deal.secret[seat]
        self.taken_lo |= cards_lo(deal, seat)
        self.taken_hi |= cards_hi(deal, seat)

    def likelihood(self, world: Arena, seat: i64, random: Random) -> float:
        """Of all that a seat chose, as a logarithm."""
        if not self.clues[seat]:
            return 0.0
        held = self.shuffle_hand(world, seat, random)
        total: float = 0.0
        for clue in self.clues[seat]:
            total += math.log(FLOOR + (1.0 - FLOOR) * self.chance_of(clue, world, held))
        return total

    def shuffle_hand(self, world: Arena, seat: i64, random: Random) -> i64:
        """The hand in the order in which it may have been drawn, the oldest first; all orders are alike."""
        lo = world.hand[2 * seat] | world.stun[2 * seat]
        hi = world.hand[2 * seat + 1] | world.stun[2 * seat + 1]
        n = list_all(self.order, lo, hi)
        i = n - 1
        while i > 0:
            j = random.below(i + 1)
            self.order[i], self.order[j] = self.order[j], self.order[i]
            i -= 1
        return n

    def chance_of(self, clue: Clue, world: Arena, held: i64) -> float:
        """How likely the policy is to choose so, with what the seat would have held."""
        board = clue.board
        seat = clue.seat
        lo = clue.since_lo
        hi = clue.since_hi
        i: i64
        for i in range(held - clue.newer):
            lo |= lo_bit(self.order[i])
            hi |= hi_bit(self.order[i])
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


def cards_lo(world: Arena, seat: i64) -> i64:
    """A seat's hidden cards: hand, stunned ones, an unrevealed secret bet."""
    cards = world.hand[2 * seat] | world.stun[2 * seat]
    if world.secret[seat] != 0 and not world.is_revealed(seat):
        cards |= lo_bit(world.secret[seat] - 1)
    return cards


def cards_hi(world: Arena, seat: i64) -> i64:
    cards = world.hand[2 * seat + 1] | world.stun[2 * seat + 1]
    if world.secret[seat] != 0 and not world.is_revealed(seat):
        cards |= hi_bit(world.secret[seat] - 1)
    return cards


def fits(world: Arena, facts: list[Fact], viewer: i64) -> bool:
    """Whether a world agrees with all that is known, as far as hands, secret bets and the deck go."""
    for fact in facts:
        n = counted(world, fact, viewer)
        if (fact.ceiling and n > fact.bound) or (not fact.ceiling and n < fact.bound):
            return False
    return True


def counted(world: Arena, fact: Fact, viewer: i64) -> i64:
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
        if fact.spans(secret_of(q)) and world.secret[q] != 0 and not world.is_revealed(q):
            card = world.secret[q] - 1
            n += count(fact.lo & lo_bit(card)) + count(fact.hi & hi_bit(card))
    return n
