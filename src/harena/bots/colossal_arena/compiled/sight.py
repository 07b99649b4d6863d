"""What the seat to act may look at: its own cards and the open table. A policy is given nothing else.

`look` is the only place where a policy touches a state: no other seat's hand, no unrevealed secret but its
own and no card of the deck is read there, so a policy decides the same on a board and on the truth behind it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit, low_index
from harena.games.colossal_arena.components import COLUMNS, SECRET_VALUE, STRENGTHS, TOKENS, token_value
from harena.games.colossal_arena.state import ColossalArena

EMPTY: Final = -1
FIELD: Final = 7
"""Bits of a column in a seat's pledges."""
TOKEN_BITS: Final = 3
MOST_GOLD: Final = 15
FULL_FIELD: Final = 127
EVEN_FIELDS: Final = 0x7F | (0x7F << 14) | (0x7F << 28) | (0x7F << 42)


def living_gold() -> vec[i64]:
    """By the mask of living columns: the bits of their gold, moved down to the bottom of each field."""
    table = vec[i64]([0] * 256)
    alive: i64
    column: i64
    for alive in range(256):
        for column in range(COLUMNS):
            if (alive >> column) & 1 != 0:
                gold = bit(FIELD * column + 4) - bit(FIELD * column)
                table[alive] |= gold
    return table


LIVING_GOLD: Final = living_gold()


def pledge_of(gold: i64) -> i64:
    """One token worth so much."""
    return 8 * gold + 1


class Sight:
    def __init__(self) -> None:
        self.seats: i64 = 0
        self.seat: i64 = 0
        self.current: i64 = 0
        self.step: i64 = 0
        self.row: i64 = 0
        self.alive: i64 = 0
        self.living: i64 = 0
        """How many creatures live."""
        self.live_lo: i64 = 0
        self.live_hi: i64 = 0
        self.deck: i64 = 0
        self.hand_lo: i64 = 0
        self.hand_hi: i64 = 0
        self.held: i64 = 0
        """Own cards, stunned ones too: they are back before the refill."""
        self.secret: i64 = -1
        """The column of the own secret bet; -1 if there is none."""
        self.shy: bool = False
        """It is not revealed yet."""
        self.hidden: i64 = 0
        """How many others have an unrevealed secret bet; that they have one is public."""
        self.veiled: i64 = 0
        """Who they are."""
        self.self_column: i64 = 0
        self.victim: i64 = 0
        self.first: i64 = 0
        self.magus: i64 = 0
        self.discards: i64 = 0
        self.latest: i64 = 0
        self.five_rounds: bool = False
        self.leftmost_dies: bool = False
        self.zero_backer: bool = False
        self.powers: bool = False
        self.kind: vec[i64] = vec[i64]([0] * COLUMNS)
        self.top: vec[i64] = vec[i64]([0] * 40)
        self.under: vec[i64] = vec[i64]([0] * 102)
        self.bet: vec[i64] = vec[i64]([0] * 40)
        self.size: vec[i64] = vec[i64]([0] * 5)
        self.tokens: vec[i64] = vec[i64]([0] * 5)
        self.pledges: vec[i64] = vec[i64]([0] * 5)
        """Of each seat, as everybody sees it: for each column seven bits, 8 * gold + tokens."""
        self.placed: vec[i64] = vec[i64]([0] * 5)
        """Tokens of each seat in the open; with those in hand they are five, or one is a secret bet."""
        self.shows: vec[i64] = vec[i64]([0] * COLUMNS)
        """The strength each column shows in the current row, or EMPTY."""

    def look(self, s: ColossalArena) -> None:
        self.look_as(s, s.actor)

    def look_as(self, s: ColossalArena, seat: i64) -> None:
        """With the eyes of a seat, whoever is to act."""
        self.seat = seat
        self.hand_lo = s.hand[2 * seat]
        self.hand_hi = s.hand[2 * seat + 1]
        self.held = s.size[seat] + s.stunned[seat]
        self.secret = s.secret_column(seat)
        self.shy = self.secret >= 0 and not s.is_revealed(seat)
        self._see_table(s)
        self._see_numbers(s)
        self._see_bets(s)
        self._see_row()

    def _see_table(self, s: ColossalArena) -> None:
        self.kind = s.kind
        self.top = s.top
        self.under = s.under
        self.bet = s.bet
        self.size = s.size
        self.tokens = s.tokens

    def _see_numbers(self, s: ColossalArena) -> None:
        self.seats = s.seats
        self.current = s.current
        self.step = s.step
        self.row = s.row
        self.alive = s.alive
        self.living = COLUMNS - s.row
        self.live_lo = s.live_lo
        self.live_hi = s.live_hi
        self.deck = s.deck
        self.self_column = s.self_column
        self.victim = s.victim
        self.first = s.first
        self.magus = s.magus
        self.discards = s.discards
        self.latest = s.latest
        self.five_rounds = s.rules.five_rounds
        self.leftmost_dies = s.rules.leftmost_dies
        self.zero_backer = s.rules.zero_backer
        self.powers = s.rules.powers

    def _see_bets(self, s: ColossalArena) -> None:
        i: i64
        for i in range(s.seats):
            self.pledges[i] = 0
            self.placed[i] = 0
        spaces = s.taken
        while spaces != 0:
            i = low_index(spaces)
            spaces &= spaces - 1
            owner = s.bet[i]
            self.placed[owner - 1] += 1
            token = pledge_of(token_value(i >> 3))
            self.pledges[owner - 1] += token << (FIELD * (i & 7))
        self.hidden = 0
        self.veiled = 0
        if s.secrets_made == 0:
            return
        for i in range(s.seats):
            if s.is_revealed(i):
                token = pledge_of(SECRET_VALUE)
                self.pledges[i] += token << (FIELD * s.secret_column(i))
            elif i != self.seat and s.tokens[i] + self.placed[i] < TOKENS:
                self.hidden += 1
                self.veiled |= bit(i)

    def _see_row(self) -> None:
        base = 8 * self.row
        column: i64
        for column in range(COLUMNS):
            top = self.top[base + column]
            if top == 0:
                self.shows[column] = EMPTY
            else:
                self.shows[column] = (top - 1) % STRENGTHS

    def lives(self, column: i64) -> bool:
        return (self.alive >> column) & 1 != 0

    def lowest_if(self, column: i64, strength: i64, leftmost: bool) -> i64:
        """The single lowest of the row if a column showed this, or the leftmost of several; -1 if nobody."""
        low: i64 = 99
        lowest: i64 = -1
        c: i64
        for c in range(COLUMNS):
            if self.lives(c):
                shows = self.shows[c]
                if c == column:
                    shows = strength
                if shows == EMPTY:
                    return -1
                if shows < low:
                    low = shows
                    lowest = c
                elif shows == low and not leftmost:
                    lowest = -1
        return lowest

    def gold(self, seat: i64, column: i64) -> i64:
        """A seat's gold on a column, as everybody sees it."""
        return (self.pledges[seat] >> (FIELD * column + TOKEN_BITS)) & MOST_GOLD

    def living_gold(self, seat: i64) -> i64:
        """All of a seat's gold on the living, as everybody sees it."""
        fields = (self.pledges[seat] >> TOKEN_BITS) & LIVING_GOLD[self.alive]
        fields = (fields & EVEN_FIELDS) + ((fields >> FIELD) & EVEN_FIELDS)
        fields += fields >> (2 * FIELD)
        return (fields + (fields >> (4 * FIELD))) & FULL_FIELD

    def own(self, column: i64) -> i64:
        """The own gold on a column, an unrevealed secret included."""
        gold = self.gold(self.seat, column)
        if self.shy and self.secret == column:
            gold += SECRET_VALUE
        return gold

    def backs(self, seat: i64, column: i64, extra: i64) -> bool:
        """Whether a seat would be the single backer with so much pledged on top (R35-R39)."""
        shift = FIELD * column
        mine = ((self.pledges[seat] >> shift) & FULL_FIELD) + extra
        if mine == 0 or (mine < 8 and not self.zero_backer):
            return False
        q: i64
        for q in range(self.seats):
            if q != seat:
                theirs = (self.pledges[q] >> shift) & FULL_FIELD
                if theirs != 0 and theirs >> TOKEN_BITS >= mine >> TOKEN_BITS:
                    return False
        return True


def has_secret(s: ColossalArena, seat: i64) -> bool:
    """Its token lies there for all to see. A board does not hold the card itself, so count tokens."""
    placed: i64 = 0
    space: i64
    for space in range(8 * s.row + 8):
        if s.bet[space] == seat + 1:
            placed += 1
    return s.tokens[seat] + placed < TOKENS
