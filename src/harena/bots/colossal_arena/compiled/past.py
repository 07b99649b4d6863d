"""A seat's latest choices and the cards it may have had for them.

A slot is a card that came to the hand at some time: before the oldest clue, or by a draw since. Which card
came when is imagined, like the hidden cards themselves; a card that was played had come by then.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colossal_arena.compiled.clues import Clue, clues_of
from harena.bots.colossal_arena.compiled.odds import Reading, card_of
from harena.bots.colossal_arena.compiled.policy import Policy
from harena.games.colossal_arena import actions
from harena.games.colossal_arena.components import CARDS, hi_bit, lo_bit
from harena.games.colossal_arena.memory import HIDDEN_BET
from harena.games.colossal_arena.sight.view import ColossalArenaView

FLOOR: Final = 0.02
"""Nobody plays wholly by our policy: the least likelihood of any choice."""
NONE: Final = -1


class Past:
    def __init__(
        self, view: ColossalArenaView, seat: i64, depth: i64, policy: Policy, readings: list[Reading]
    ) -> None:
        self.seat = seat
        self.policy = policy
        self.readings = readings
        self.clues: list[Clue] = clues_of(view, seat, depth)
        """The oldest first."""
        self.began: i64 = self.clues[0].drawn if self.clues else 0
        self.slots: i64 = 0
        self.card: vec[i64] = vec[i64]([NONE] * CARDS)
        self.born: vec[i64] = vec[i64]([0] * CARDS)
        """The draw that brought a slot's card, counted from the oldest clue; 0 if it was there."""
        self.left: vec[i64] = vec[i64]([0] * CARDS)
        """The clue at which the card left the hand; the number of clues if it did not."""
        self.front: i64 = 0
        """So many slots hold cards that left; the others hold those in the hand."""
        self.bet: i64 = NONE
        """The slot of the card bet in secret, if that was not longer ago."""
        self.secret: i64 = 0
        """The card bet in secret, plus one."""
        self.spread(view)

    def spread(self, view: ColossalArenaView) -> None:
        """Make the slots. Cards that left take the oldest, which always goes; those in the hand the rest."""
        if not self.clues:
            return
        i: i64
        for i in range(len(self.clues)):
            self.leave(self.clues[i].action, i)
        board = view.board
        self.slots = self.front + board.size[self.seat] + board.stunned[self.seat]
        for i in range(self.front, self.slots):
            self.left[i] = len(self.clues)
        first = self.clues[0].board
        early = first.size[self.seat] + first.stunned[self.seat]
        drawn = view.drawn[self.seat] - self.began
        for i in range(self.slots):
            self.born[i] = max(0, min(drawn, i + 1 - early))

    def leave(self, action: i64, k: i64) -> None:
        """The slot of a card that left the hand at a clue."""
        card = card_of(action)
        if action == HIDDEN_BET:
            self.bet = self.front
        elif card < 0:
            return
        self.card[self.front] = card
        self.left[self.front] = k
        self.front += 1

    def drawn_at(self, k: i64) -> i64:
        """Cards drawn by the time of a clue, counted from the oldest clue."""
        return self.clues[k].drawn - self.began

    def may_change(self, a: i64, b: i64) -> bool:
        """Whether two cards can have come the one when the other is thought to have come."""
        return self.may_come(a, self.born[b]) and self.may_come(b, self.born[a])

    def may_come(self, slot: i64, draw: i64) -> bool:
        left = self.left[slot]
        return left == len(self.clues) or draw <= self.drawn_at(left)

    def change(self, a: i64, b: i64) -> None:
        self.born[a], self.born[b] = self.born[b], self.born[a]

    def likelihood(self, first: i64, end: i64) -> float:
        """Of the choices made after so many draws and before so many, as a logarithm."""
        total: float = 0.0
        k: i64
        for k in range(len(self.clues)):
            if first <= self.drawn_at(k) < end:
                total += self.clues[k].value
        return total

    def reweigh(self, first: i64, end: i64, total: float, least: float) -> float:
        """Add the likelihood with the hand that is being tried, as long as it is not less than wanted."""
        k: i64
        for k in range(len(self.clues)):
            if first <= self.drawn_at(k) < end:
                self.clues[k].fresh = self.weigh(k)
                total += self.clues[k].fresh
                if total < least:
                    break
        return total

    def keep(self, first: i64, end: i64) -> None:
        k: i64
        for k in range(len(self.clues)):
            if first <= self.drawn_at(k) < end:
                self.clues[k].value = self.clues[k].fresh

    def weigh(self, k: i64) -> float:
        return math.log(FLOOR + (1.0 - FLOOR) * self.chance_of(k))

    def chance_of(self, k: i64) -> float:
        """How likely it was to choose as the seat did, with what it would have held, by all readings."""
        clue = self.clues[k]
        action = clue.action
        if action == HIDDEN_BET:
            if self.secret == 0:
                return 1.0
            action = actions.SECRET + self.secret - 1
        drawn = self.drawn_at(k)
        lo: i64 = 0
        hi: i64 = 0
        i: i64
        for i in range(self.slots):
            if self.left[i] >= k and self.born[i] <= drawn and self.card[i] >= 0:
                lo |= lo_bit(self.card[i])
                hi |= hi_bit(self.card[i])
        total: float = 0.0
        for odds in clue.odds_with(self.secret, self.policy, self.readings):
            total += odds.chance(action, lo, hi)
        return total / float(len(self.readings))
