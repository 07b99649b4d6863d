"""How likely a policy is to choose as a seat did, for whatever hand the seat had.

The policy is asked once, with every card in hand. What it says of a card does not depend on the others, but
for the good cards that support a bet, and those are counted for the hand in question.
"""

from __future__ import annotations

import math

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colossal_arena.compiled.bets import GOOD_CARDS, held_in
from harena.bots.colossal_arena.compiled.policy import Policy
from harena.core.bits import bit, low_index
from harena.games.colossal_arena import actions, steps
from harena.games.colossal_arena.components import (
    CARDS,
    COLUMN,
    COLUMNS,
    HI_ALL,
    LO_ALL,
    MAGISTER,
    PREFECT,
    PREFECTS,
    SPECTATORS,
    SPLIT,
    STRENGTHS,
    hi_bit,
)
from harena.games.colossal_arena.state import ColossalArena


class Reading:
    """How somebody is taken to choose: by the policy's scores, more or less strictly."""

    def __init__(self, policy: Policy, bets: float, plays: float, thrift: float) -> None:
        self.bets = bets
        """How loosely bets follow the policy."""
        self.plays = plays
        """The same of all that is played."""
        self.thrift = thrift
        """What it is worth to keep a token, beyond what the policy says."""
        self.good: vec[float] = vec[float]([1.0] * 2048)
        """By the cards of a column in hand: how much likelier they make a bet on it."""
        held: i64
        for held in range(2048):
            self.good[held] = math.exp(policy.support * GOOD_CARDS[held] / bets)


def odds_of(board: ColossalArena, action: i64, policy: Policy, readings: list[Reading]) -> list[Odds]:
    """By the readings. `board` is as the seat to act saw it; its hand is lost."""
    board.hand[2 * board.actor] = LO_ALL
    board.hand[2 * board.actor + 1] = HI_ALL
    n = policy.score(board)
    return [Odds(board.step == steps.BET, action, policy, n, reading) for reading in readings]


class Odds:
    def __init__(self, bets: bool, action: i64, policy: Policy, n: i64, reading: Reading) -> None:
        """The policy has scored `n` actions of a board on which the seat to act holds every card."""
        self.action = action
        self.good = reading.good
        self.bets = bets
        self.always: float = 0.0
        """The weight of what needs no card."""
        self.space: vec[float] = vec[float]([0.0] * COLUMNS)
        self.card: vec[float] = vec[float]([0.0] * CARDS)
        self.chosen: float = 0.0
        self.weigh(policy, n, reading)
        self.card[PREFECT + 1] = self.card[PREFECT]

    def weigh(self, policy: Policy, n: i64, reading: Reading) -> None:
        heat = reading.bets if self.bets else reading.plays
        best: float = -1e9
        i: i64
        for i in range(n):
            best = max(best, policy.scores[i])
        for i in range(n):
            action = policy.actions[i]
            score = policy.scores[i]
            if self.bets and action == actions.PASS:
                score += reading.thrift
            weight = math.exp((score - best) / heat)
            if self.bets:
                self.weigh_bet(action, weight)
            else:
                self.weigh_play(action, weight)
            if action == self.action:
                self.chosen = weight

    def weigh_bet(self, action: i64, weight: float) -> None:
        if action >= actions.SECRET:
            card = action - actions.SECRET
            self.card[card] = weight / self.good[COLUMN & ~bit(card % STRENGTHS)]
        elif action >= actions.BET:
            self.space[action - actions.BET] = weight / self.good[COLUMN]
        else:
            self.always += weight

    def weigh_play(self, action: i64, weight: float) -> None:
        card = card_of(action)
        if card >= 0:
            self.card[card] += weight
        elif action == actions.DECLINE:
            self.always += weight

    def chance(self, action: i64, lo: i64, hi: i64) -> float:
        """Of the choice, with this hand; `action` says which card was bet in secret, if one was."""
        if self.bets:
            return self.chance_of_bet(action, lo, hi)
        if (hi & PREFECTS) == PREFECTS:  # two are as good as one
            hi ^= hi_bit(PREFECT)
        total = self.always
        while lo != 0:
            total += self.card[low_index(lo)]
            lo &= lo - 1
        while hi != 0:
            total += self.card[SPLIT + low_index(hi)]
            hi &= hi - 1
        return self.chosen / total if total > 0.0 else 1.0

    def chance_of_bet(self, action: i64, lo: i64, hi: i64) -> float:
        total = self.always
        wanted = self.chosen
        column: i64
        for column in range(COLUMNS):
            held = held_in(lo, hi, column)
            value = self.space[column] * self.good[held]
            total += value
            if action == actions.BET + column:
                wanted = value
            cards = held
            while cards != 0:
                strength = low_index(cards)
                cards &= cards - 1
                value = self.card[column * STRENGTHS + strength] * self.good[held & ~bit(strength)]
                total += value
                if action == actions.SECRET + column * STRENGTHS + strength:
                    wanted = value
        return wanted / total


def card_of(action: i64) -> i64:
    """The card that an action of phase 2 shows; -1 if none."""
    if action >= actions.SPECTATOR_ON:
        return SPECTATORS + ((action - actions.SPECTATOR_ON) >> 3)
    if action >= actions.PLAY:
        return action - actions.PLAY
    if actions.MAGISTER_ON <= action < actions.TARGET:
        return MAGISTER
    return -1
