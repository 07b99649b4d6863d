"""Which imagined worlds are likely: those in which the others had reason to play what they played.

A world deals every hidden card. For each of the latest choices that everybody saw, the chooser's hand as it
would have been then is put before the policy, and the world weighs as much as the policy thinks the choice
likely; worlds are then drawn by weight.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colossal_arena.policy import Policy
from harena.bots.colossal_arena.sight import has_secret
from harena.core.chance import Random
from harena.games.colossal_arena import actions
from harena.games.colossal_arena.cards import (
    CARDS,
    MAGISTER,
    SPECTATORS,
    hi_bit,
    lo_bit,
)
from harena.games.colossal_arena.draws import list_all
from harena.games.colossal_arena.knowledge import HIDDEN_BET
from harena.games.colossal_arena.state import Arena, blank
from harena.games.colossal_arena.view import ArenaView

FLOOR: Final = 0.02
"""Nobody plays wholly by our policy: the least likelihood of any choice."""


class Clue:
    """One choice of somebody else, ready to be asked about: how likely was it with such a hand?"""

    def __init__(self, seat: i64, action: i64, board: Arena, newer: i64) -> None:
        self.seat = seat
        self.action = action
        self.board = board
        self.newer = newer
        """Cards the seat has drawn since."""
        self.since_lo: i64 = 0
        self.since_hi: i64 = 0
        """Cards it has played since, this one included: they were in the hand."""


class Belief:
    def __init__(self, view: ArenaView, policy: Policy, heat: float, trust: float, depth: i64) -> None:
        self.view = view
        self.policy = policy
        self.heat = heat
        """How soft the others' choices are taken to be."""
        self.trust = trust
        """How much a choice counts, from 0 to 1."""
        self.clues: list[Clue] = gather_clues(view, depth)
        self.order: vec[i64] = vec[i64]([0] * CARDS)

    def worlds(self, wanted: i64, drawn: i64, random: Random) -> vec[Arena]:
        """So many worlds out of so many drawn, each about as often as it is likely."""
        dealt = self.deal(drawn, random)
        if not self.clues or self.trust == 0.0:
            return dealt
        weights = vec[float]([0.0] * drawn)
        total: float = 0.0
        i: i64
        for i in range(drawn):
            weights[i] = self.likelihood(dealt[i], random)
            total += weights[i]
        return resample(dealt, weights, total, wanted, random)

    def deal(self, n: i64, random: Random) -> vec[Arena]:
        view = self.view
        dealt = vec[Arena]([blank(view.board.rules, view.board.seats)] * int(n))
        i: i64
        for i in range(n):
            dealt[i] = view.world(random)
        return dealt

    def likelihood(self, world: Arena, random: Random) -> float:
        total: float = 0.0
        seat: i64 = -1
        held: i64 = 0
        for clue in self.clues:
            if clue.seat != seat:
                seat = clue.seat
                held = self.shuffle_hand(world, seat, random)
            total += math.log(FLOOR + (1.0 - FLOOR) * self.chance_of(clue, world, held))
        return math.exp(self.trust * total)

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
        elif has_secret(board, seat):
            board.secret[seat] = secret
        board.hand[2 * seat] = lo
        board.hand[2 * seat + 1] = hi
        return self.policy.chance(board, action, self.heat)


def resample(dealt: vec[Arena], weights: vec[float], total: float, wanted: i64, random: Random) -> vec[Arena]:
    """Evenly spaced pointers into the weights laid end to end, then shuffled."""
    chosen = vec[Arena]([dealt[0]] * int(wanted))
    stride = total / float(wanted)
    pointer = random.uniform() * stride
    passed = weights[0]
    k: i64 = 0
    i: i64
    for i in range(wanted):
        while passed < pointer and k < len(weights) - 1:
            k += 1
            passed += weights[k]
        chosen[i] = dealt[k]
        pointer += stride
    i = wanted - 1
    while i > 0:
        j = random.below(i + 1)
        chosen[i], chosen[j] = chosen[j], chosen[i]
        i -= 1
    return chosen


def gather_clues(view: ArenaView, depth: i64) -> list[Clue]:
    """The latest choices of each other seat, seat by seat, the newest first."""
    found: list[Clue] = []
    seat: i64
    for seat in range(view.board.seats):
        if seat != view.seat:
            found.extend(clues_of(view, seat, depth))
    return found


def clues_of(view: ArenaView, seat: i64, depth: i64) -> list[Clue]:
    found: list[Clue] = []
    lo: i64 = 0
    hi: i64 = 0
    for choice in reversed(view.recent):
        if choice.seat != seat or len(found) == depth:
            continue
        board = choice.board
        assert isinstance(board, Arena)
        card = card_of(choice.action)
        if card >= 0:
            lo |= lo_bit(card)
            hi |= hi_bit(card)
        clue = Clue(seat, choice.action, board.bare(), view.drawn[seat] - choice.drawn)
        clue.since_lo = lo
        clue.since_hi = hi
        found.append(clue)
    return found


def card_of(action: i64) -> i64:
    """The card that an action of phase 2 shows; -1 if none."""
    if action >= actions.SPECTATOR_ON:
        return SPECTATORS + ((action - actions.SPECTATOR_ON) >> 3)
    if action >= actions.PLAY:
        return action - actions.PLAY
    if action >= actions.MAGISTER_ON and action < actions.TARGET:
        return MAGISTER
    return -1
