"""A column as numbers for the net, with one seat's eyes.

Columns are described alike, so the net judges a creature by how it stands and not by where it lies.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colossal_arena.compiled.bets import held_in
from harena.bots.colossal_arena.compiled.outlook import Outlook
from harena.bots.colossal_arena.compiled.sight import EMPTY
from harena.games.colossal_arena.components import (
    COLUMN,
    COLUMNS,
    MOST_CREATURES,
    ROWS,
    SPECTATORS,
    STRENGTHS,
    hi_bit,
    lo_bit,
)
from harena.games.colossal_arena.powers.table import IN_THE_BOX
from harena.games.colossal_arena.state import ColossalArena

RIVALS: Final = 4
MOST: Final = 255

KIND: Final = 1
SHOWS: Final = KIND + MOST_CREATURES
"""An empty space, then strengths 0 to 10."""
SPECTATOR: Final = SHOWS + 12
OWN: Final = SPECTATOR + 1
SECRET: Final = OWN + 1
THEIRS: Final = SECRET + 1
MOST_OF_THEM: Final = THEIRS + RIVALS
RICHEST: Final = MOST_OF_THEM + 1
"""What the richest rival has on it."""
BACKED: Final = RICHEST + 1
"""By the viewer; by somebody else."""
TAKEN: Final = BACKED + 2
HELD: Final = TAKEN + 1
UNSEEN: Final = HELD + STRENGTHS
RISK: Final = UNSEEN + STRENGTHS
LOWER: Final = RISK + 1
"""How many show less."""
ABOVE: Final = LOWER + 1
"""How far above the lowest."""
WORTH: Final = ABOVE + 1
"""To the viewer, in tenths of gold: if she gains by its life, if she loses by it."""
ROW: Final = WORTH + 2
GAPS: Final = ROW + ROWS
DECK: Final = GAPS + 5
LEAD: Final = DECK + 1
SEATS: Final = LEAD + 2
TURN: Final = SEATS + 1
PER_COLUMN: Final = TURN + 1


def capped(value: float) -> i64:
    """A number of eight bits; less than nought is nought."""
    if value <= 0.0:
        return 0
    if value >= 255.0:
        return MOST
    number: i64 = int(value)
    return number


class ColumnFeatures:
    def __init__(self, x: vec[i64], outlook: Outlook) -> None:
        self.x = x
        self.outlook = outlook
        self.seen_lo: i64 = 0
        self.seen_hi: i64 = 0
        """The cards whose place the viewer knows."""
        self.richest: i64 = 0
        """The rival with most gold."""
        self.low: i64 = 0
        """The least strength that the row shows."""

    def read(self, s: ColossalArena, seat: i64) -> None:
        """Fill in every column that lives; `outlook` has looked."""
        self.see_cards(s, seat)
        self.see_rivals()
        i: i64
        for i in range(COLUMNS):
            if self.outlook.sight.lives(i):
                self.read_column(s, i, i * PER_COLUMN)

    def see_cards(self, s: ColossalArena, seat: i64) -> None:
        lo = s.gone_lo | s.hand[2 * seat] | s.stun[2 * seat] | s.buried[2 * seat]
        hi = s.gone_hi | s.hand[2 * seat + 1] | s.stun[2 * seat + 1] | s.buried[2 * seat + 1]
        if s.secret[seat] != 0:
            lo |= lo_bit(s.secret[seat] - 1)
            hi |= hi_bit(s.secret[seat] - 1)
        pile: i64
        for pile in range(8 * s.row + 8):
            card = s.top[pile]
            while card != 0:
                lo |= lo_bit(card - 1)
                hi |= hi_bit(card - 1)
                card = s.under[card - 1]
        self.seen_lo = lo
        self.seen_hi = hi

    def see_rivals(self) -> None:
        o = self.outlook
        best: float = -1.0
        q: i64
        self.richest = o.sight.seat
        for q in range(o.sight.seats):
            if q != o.sight.seat and o.standing[q] > best:
                best = o.standing[q]
                self.richest = q
        self.low = 99
        for q in range(COLUMNS):
            if o.sight.lives(q) and o.sight.shows[q] != EMPTY and o.sight.shows[q] < self.low:
                self.low = o.sight.shows[q]

    def read_column(self, s: ColossalArena, column: i64, at: i64) -> None:
        o = self.outlook
        sight = o.sight
        x = self.x
        x[at] = 1
        if sight.kind[column] < IN_THE_BOX:
            x[at + KIND + sight.kind[column]] = 1
        x[at + SHOWS + 1 + sight.shows[column]] = 1
        if sight.top[8 * sight.row + column] > SPECTATORS:
            x[at + SPECTATOR] = 1
        x[at + OWN] = sight.gold(sight.seat, column)
        if sight.shy and sight.secret == column:
            x[at + SECRET] = 1
        self.read_pledges(column, at)
        if (s.taken >> (8 * sight.row + column)) & 1 != 0:
            x[at + TAKEN] = 1
        self.read_cards(column, at)
        x[at + RISK] = capped(25.0 * o.risk(column))  # coarse, so that most columns stay as they were
        self.read_rank(column, at)
        x[at + WORTH] = capped(10.0 * o.worth[column])
        x[at + WORTH + 1] = capped(-10.0 * o.worth[column])
        x[at + ROW + sight.row] = 1
        x[at + GAPS + (o.gaps if o.gaps < 3 else 3 if o.gaps < 5 else 4)] = 1
        x[at + DECK] = sight.deck
        x[at + LEAD] = capped(o.lead)
        x[at + LEAD + 1] = capped(-o.lead)
        x[at + SEATS] = sight.seats
        if s.actor == sight.seat:
            x[at + TURN] = 1

    def read_pledges(self, column: i64, at: i64) -> None:
        sight = self.outlook.sight
        x = self.x
        most: i64 = 0
        i: i64
        for i in range(1, sight.seats):
            gold = sight.gold((sight.seat + i) % sight.seats, column)
            x[at + THEIRS + i - 1] = gold
            if gold > most:
                most = gold
        x[at + MOST_OF_THEM] = most
        x[at + RICHEST] = sight.gold(self.richest, column)
        if sight.backs(sight.seat, column, 0):
            x[at + BACKED] = 1
        elif most > sight.gold(sight.seat, column):
            x[at + BACKED + 1] = 1

    def read_cards(self, column: i64, at: i64) -> None:
        sight = self.outlook.sight
        held = held_in(sight.hand_lo, sight.hand_hi, column)
        unseen = COLUMN & ~held_in(self.seen_lo, self.seen_hi, column)
        x = self.x
        k: i64
        for k in range(STRENGTHS):
            x[at + HELD + k] = (held >> k) & 1
            x[at + UNSEEN + k] = (unseen >> k) & 1

    def read_rank(self, column: i64, at: i64) -> None:
        sight = self.outlook.sight
        shows = sight.shows[column]
        if shows == EMPTY:
            return
        lower: i64 = 0
        c: i64
        for c in range(COLUMNS):
            if sight.lives(c) and sight.shows[c] != EMPTY and sight.shows[c] < shows:
                lower += 1
        self.x[at + LOWER] = lower
        self.x[at + ABOVE] = shows - self.low


def column_scales() -> list[float]:
    """By what each number is multiplied before the net sees it."""
    found = [1.0] * PER_COLUMN
    scales = {OWN: 0.2, MOST_OF_THEM: 0.2, RICHEST: 0.2, RISK: 0.08, LOWER: 0.2, ABOVE: 0.2, WORTH: 0.02}
    scales |= {WORTH + 1: 0.02, DECK: 0.02, LEAD: 0.1, LEAD + 1: 0.1, SEATS: 0.2}
    scales |= {THEIRS + i: 0.2 for i in range(RIVALS)}
    for place, scale in scales.items():
        found[place] = scale
    return found
