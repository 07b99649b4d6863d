"""How things stand for the seat to act: what each creature's life is worth to it, and how the row may end."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colossal_arena.compiled.sight import EMPTY, FIELD, MOST_GOLD, TOKEN_BITS, Sight
from harena.bots.colossal_arena.compiled.weights import Weights
from harena.core.bits import bit, low_index
from harena.games.colossal_arena import steps
from harena.games.colossal_arena.components import (
    COLUMNS,
    HAND,
    MAGISTER,
    PREFECT,
    SECRET_VALUE,
    SPECTATORS,
    STRENGTHS,
)

LEVELS: Final = 9
"""A row has from none to eight empty spaces."""


class Outlook:
    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.sight = Sight()
        self.frailty: vec[float] = frailties(weights)
        """By empty spaces and strength plus one: how likely to be the lowest, up to a factor."""
        self.worth: vec[float] = vec[float]([0.0] * COLUMNS)
        self.standing: vec[float] = vec[float]([0.0] * 5)
        """The gold each seat would have now, as far as can be told."""
        self.lead: float = 0.0
        self.gaps: i64 = 0
        self.rush: float = 1.0
        """The chance that this row is decided before the deck is empty."""
        self.added: i64 = 0
        """Which sums of the row are made."""
        self.total: vec[float] = vec[float]([0.0] * LEVELS)
        self.lost: vec[float] = vec[float]([0.0] * LEVELS)
        self.need: i64 = 0
        """Cards that will be drawn after one more card is played."""
        self.now: float = 0.0
        """The value of the row as it lies."""

    def read(self) -> None:
        self._read_standings()
        self._read_worth()
        self._read_clock()
        self.added = 0
        self.now = 0.0
        column = low_index(self.sight.alive)
        self.now = self.if_shown(column, self.sight.shows[column])

    def _read_standings(self) -> None:
        sight = self.sight
        best: float = -1.0
        q: i64
        for q in range(sight.seats):
            gold = sight.living_gold(q)
            if q == sight.seat and sight.shy and sight.lives(sight.secret):
                gold += SECRET_VALUE
            standing = float(gold)
            if (sight.veiled >> q) & 1 != 0:
                standing += self.weights.guess
            self.standing[q] = standing
            if q != sight.seat and standing > best:
                best = standing
        self.lead = self.standing[sight.seat] - best

    def _read_worth(self) -> None:
        sight = self.sight
        best = self.standing[sight.seat] - self.lead
        column: i64
        for column in range(COLUMNS):
            self.worth[column] = float(sight.own(column))
        q: i64
        for q in range(sight.seats):
            if q != sight.seat:
                share = self.weights.rival
                if self.standing[q] >= best:
                    share += self.weights.leader
                golds = sight.pledges[q] >> TOKEN_BITS
                for column in range(COLUMNS):
                    gold = golds & MOST_GOLD
                    if gold != 0:
                        self.worth[column] -= share * float(gold)
                    golds >>= FIELD

    def _read_clock(self) -> None:
        sight = self.sight
        self.gaps = 0
        column: i64
        for column in range(COLUMNS):
            if sight.lives(column) and sight.shows[column] == EMPTY:
                self.gaps += 1
        self.need = HAND + 1 - sight.held
        self.rush = 1.0
        if not sight.five_rounds:
            turns = float(sight.deck) / self.weights.pace
            self.rush = (turns - float(self.gaps)) * 0.25
            if self.rush > 1.0:
                self.rush = 1.0
            if self.rush < 0.05:
                self.rush = 0.05
            if self.ends_game(self.need if sight.step <= steps.SECOND else self.need - 1):
                self.rush = 0.0

    def if_shown(self, column: i64, strength: i64) -> float:
        """The value of the row if a column showed this strength, or EMPTY."""
        if self.rush == 0.0 or not self.sight.lives(column):
            return self.now
        shows = self.sight.shows[column]
        gaps = self.gaps
        if shows == EMPTY:
            gaps -= 1
        if strength == EMPTY:
            gaps += 1
        if gaps == 0:
            dead = self.sight.lowest_if(column, strength, self.sight.leftmost_dies)
            if dead >= 0:
                return -self.worth[dead]
        self._add_up(gaps)
        base = gaps * 12 + 1
        more = self.frailty[base + strength] - self.frailty[base + shows]
        return -self.rush * (self.lost[gaps] + more * self.worth[column]) / (self.total[gaps] + more)

    def _add_up(self, gaps: i64) -> None:
        """The row's frailty in all, and what it may cost, were so many spaces empty: once a decision."""
        if (self.added >> gaps) & 1 != 0:
            return
        self.added |= bit(gaps)
        base = gaps * 12 + 1
        total: float = 0.0
        lost: float = 0.0
        c: i64
        for c in range(COLUMNS):
            if self.sight.lives(c):
                frailty = self.frailty[base + self.sight.shows[c]]
                total += frailty
                lost += frailty * self.worth[c]
        self.total[gaps] = total
        self.lost[gaps] = lost

    def risk(self, column: i64) -> float:
        """The chance that a creature is the one this row kills."""
        self._add_up(self.gaps)
        return self.rush * self.frailty[self.gaps * 12 + 1 + self.sight.shows[column]] / self.total[self.gaps]

    def in_hand(self, card: i64) -> float:
        """What it is worth to have a card for later."""
        weights = self.weights
        if card >= PREFECT:
            return weights.prefect
        if card == MAGISTER:
            return weights.magister if self.sight.hidden != 0 else 0.0
        if card >= SPECTATORS:
            return weights.spectator * abs(float(card - SPECTATORS) - weights.middle)
        column = card // STRENGTHS
        if not self.sight.lives(column):
            return -weights.discard
        worth = weights.keep * self.worth[column] * (float(card % STRENGTHS) - weights.middle)
        return worth if worth > 0.0 else 0.0

    def ends_game(self, drawn: i64) -> bool:
        """Whether so many cards would be the deck's last, where that ends the game."""
        return not self.sight.five_rounds and drawn >= self.sight.deck

    def wins_now(self) -> bool:
        """If the game ended in this turn: equal gold is enough, for the latest turn breaks ties."""
        return self.lead >= 0.0


def frailties(weights: Weights) -> vec[float]:
    table = vec[float]([0.0] * (LEVELS * 12))
    gaps: i64
    shows: i64
    for gaps in range(LEVELS):
        slope = weights.sharp / (1.0 + weights.blur * float(gaps))
        table[gaps * 12] = math.exp(-slope * weights.unknown)
        for shows in range(STRENGTHS):
            table[gaps * 12 + shows + 1] = math.exp(-slope * float(shows))
    return table
