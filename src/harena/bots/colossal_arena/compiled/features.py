"""A position as numbers for the net: a row for each column, then what concerns the whole table.

Everything is read with one seat's eyes, through `Outlook` and the cards she has seen; columns are described
alike, so the net judges a creature by how it stands and not by where it lies.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colossal_arena.compiled.bets import held_in
from harena.bots.colossal_arena.compiled.outlook import Outlook
from harena.bots.colossal_arena.compiled.sight import EMPTY
from harena.bots.colossal_arena.compiled.weights import Weights
from harena.core.bits import count
from harena.core.state import CHANCE, NOBODY
from harena.games.colossal_arena import actions, steps
from harena.games.colossal_arena.components import (
    COLUMN,
    COLUMNS,
    HI_COMBAT,
    MAGISTER,
    MOST_CREATURES,
    PREFECTS,
    SPECTATORS,
    SPLIT,
    STRENGTHS,
    hi_bit,
    lo_bit,
)
from harena.games.colossal_arena.state import ColossalArena

VERSION: Final = 1
"""Of what the numbers mean: weights made for others are refused."""

RIVALS: Final = 4
ROWS: Final = 5

# A column's numbers.
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

# The table's numbers.
TABLE_SEATS: Final = 1
TABLE_ROW: Final = TABLE_SEATS + 4
TABLE_GAPS: Final = TABLE_ROW + ROWS
TABLE_DECK: Final = TABLE_GAPS + 9
FEW: Final = TABLE_DECK + 1
FIVE_ROUNDS: Final = FEW + 6
LEFTMOST: Final = FIVE_ROUNDS + 1
HAND: Final = LEFTMOST + 1
TOKENS: Final = HAND + 1
SPECTATORS_HELD: Final = TOKENS + 6
MAGISTER_HELD: Final = SPECTATORS_HELD + STRENGTHS
PREFECTS_HELD: Final = MAGISTER_HELD + 1
DEAD_HELD: Final = PREFECTS_HELD + 1
STUNNED: Final = DEAD_HELD + 1
MINE: Final = STUNNED + 1
STEP: Final = MINE + 1
LEFT: Final = STEP + 8
CURRENT: Final = LEFT + 1
MAGUS: Final = CURRENT + 5
DISCARDS: Final = MAGUS + 1
STANDING: Final = DISCARDS + 1
VEILED: Final = STANDING + 5
RIVALS_TOKENS: Final = VEILED + RIVALS
RIVALS_HANDS: Final = RIVALS_TOKENS + RIVALS
TABLE_LEAD: Final = RIVALS_HANDS + RIVALS
HIDING: Final = TABLE_LEAD + 2
WINNING: Final = HIDING + 1
OVER: Final = WINNING + 1

# What is said of the action that led there.
REGRET: Final = OVER + 1
"""How much less than its best greedy thinks of it."""
FAVOURITE: Final = REGRET + 1
VERB: Final = FAVOURITE + 1
VERBS: Final = 32
PER_TABLE: Final = VERB + VERBS

SIZE: Final = COLUMNS * PER_COLUMN + PER_TABLE
MOST: Final = 255
DECKS: Final = vec[i64]([1, 2, 4, 8, 16, 32])


def verbs() -> vec[i64]:
    """Of each action its verb, in small numbers."""
    table = vec[i64]([0] * actions.ACTIONS)
    i: i64
    for i in range(actions.ACTIONS):
        if i < actions.BET:
            table[i] = i
        else:
            verb = actions.verb_of(i)
            table[i] = actions.BET + actions.VERBS.index(verb) if verb in actions.VERBS else 0
    return table


VERB_OF: Final = verbs()


def capped(value: float) -> i64:
    """A number of eight bits; less than nought is nought."""
    if value <= 0.0:
        return 0
    if value >= 255.0:
        return MOST
    number: i64 = int(value)
    return number


class Features:
    def __init__(self) -> None:
        self.x: vec[i64] = vec[i64]([0] * SIZE)
        self.outlook = Outlook(Weights())
        self.seen_lo: i64 = 0
        self.seen_hi: i64 = 0
        """The cards whose place the viewer knows."""
        self.richest: i64 = 0
        """The rival with most gold."""
        self.low: i64 = 0
        """The least strength that the row shows."""

    def read(self, s: ColossalArena, seat: i64, action: i64, regret: float) -> None:
        """Fill `x` with what a seat sees of a position that an action led to."""
        o = self.outlook
        x = self.x
        i: i64
        for i in range(SIZE):
            x[i] = 0
        o.sight.look_as(s, seat)
        o.read()
        self.see_cards(s, seat)
        self.see_rivals()
        for i in range(COLUMNS):
            if o.sight.lives(i):
                self.read_column(s, i, i * PER_COLUMN)
        self.read_table(s, COLUMNS * PER_COLUMN)
        self.read_hand(s, COLUMNS * PER_COLUMN)
        self.read_rivals(COLUMNS * PER_COLUMN)
        base: i64 = COLUMNS * PER_COLUMN
        x[base + REGRET] = capped(40.0 * regret)
        x[base + FAVOURITE] = 1 if regret <= 0.0 else 0
        x[base + VERB + VERB_OF[action]] = 1

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

    def read_table(self, s: ColossalArena, at: i64) -> None:
        o = self.outlook
        sight = o.sight
        x = self.x
        x[at] = 1
        x[at + TABLE_SEATS + sight.seats - 2] = 1
        x[at + TABLE_ROW + sight.row] = 1
        x[at + TABLE_GAPS + o.gaps] = 1
        x[at + TABLE_DECK] = sight.deck
        i: i64
        for i in range(6):
            if sight.deck <= DECKS[i]:
                x[at + FEW + i] = 1
        if sight.five_rounds:
            x[at + FIVE_ROUNDS] = 1
        if sight.leftmost_dies:
            x[at + LEFTMOST] = 1
        if s.actor == sight.seat:
            x[at + MINE] = 1
        x[at + STEP + step_group(s)] = 1
        x[at + LEFT] = s.left if s.actor == CHANCE else 0
        x[at + CURRENT + (sight.current + sight.seats - sight.seat) % sight.seats] = 1
        if sight.magus != 0 and sight.current == sight.seat:
            x[at + MAGUS] = 1
        if sight.current == sight.seat:
            x[at + DISCARDS] = sight.discards
        x[at + TABLE_LEAD] = capped(o.lead)
        x[at + TABLE_LEAD + 1] = capped(-o.lead)
        if o.lead >= 0.0:
            x[at + WINNING] = 1
        if s.actor == NOBODY or (s.actor == CHANCE and s.left >= s.deck and not sight.five_rounds):
            x[at + OVER] = 2 if o.lead >= 0.0 else 1

    def read_hand(self, s: ColossalArena, at: i64) -> None:
        sight = self.outlook.sight
        x = self.x
        x[at + HAND] = sight.held
        x[at + TOKENS + sight.tokens[sight.seat]] = 1
        helpers = sight.hand_hi >> (SPECTATORS - SPLIT)
        k: i64
        for k in range(STRENGTHS):
            x[at + SPECTATORS_HELD + k] = (helpers >> k) & 1
        x[at + MAGISTER_HELD] = (sight.hand_hi >> (MAGISTER - SPLIT)) & 1
        x[at + PREFECTS_HELD] = count(sight.hand_hi & PREFECTS)
        dead = count(sight.hand_lo & ~sight.live_lo) + count(sight.hand_hi & HI_COMBAT & ~sight.live_hi)
        x[at + DEAD_HELD] = dead
        x[at + STUNNED] = s.stunned[sight.seat]
        if sight.shy:
            x[at + HIDING] = 1

    def read_rivals(self, at: i64) -> None:
        o = self.outlook
        sight = o.sight
        x = self.x
        x[at + STANDING] = capped(o.standing[sight.seat])
        i: i64
        for i in range(1, sight.seats):
            q = (sight.seat + i) % sight.seats
            x[at + STANDING + i] = sight.living_gold(q)
            x[at + VEILED + i - 1] = (sight.veiled >> q) & 1
            x[at + RIVALS_TOKENS + i - 1] = sight.tokens[q]
            x[at + RIVALS_HANDS + i - 1] = sight.size[q]


def step_group(s: ColossalArena) -> i64:
    """What the game waits for, roughly."""
    step = s.step
    if s.actor == NOBODY:
        return 0
    if s.actor == CHANCE:
        return 1
    if step == steps.BET:
        return 2
    if step == steps.PLAY or step == steps.SECOND:
        return 3
    if step == steps.DISCARD:
        return 4
    if step >= steps.POWER:
        return 5
    if step == steps.DECLARE or step == steps.OBJECT:
        return 6
    return 7


def scales() -> list[float]:
    """By what each number is multiplied before the net sees it: a column's, then the table's."""
    found = [1.0] * (PER_COLUMN + PER_TABLE)
    column = {OWN: 0.2, MOST_OF_THEM: 0.2, RICHEST: 0.2, RISK: 0.08, LOWER: 0.2, ABOVE: 0.2, WORTH: 0.02}
    column |= {WORTH + 1: 0.02, DECK: 0.02, LEAD: 0.1, LEAD + 1: 0.1, SEATS: 0.2}
    column |= {THEIRS + i: 0.2 for i in range(RIVALS)}
    table = {TABLE_DECK: 0.02, HAND: 0.1, LEFT: 0.3, TABLE_LEAD: 0.1, TABLE_LEAD + 1: 0.1, REGRET: 0.025}
    table |= {STANDING + i: 0.1 for i in range(5)}
    table |= {RIVALS_TOKENS + i: 0.2 for i in range(RIVALS)}
    table |= {RIVALS_HANDS + i: 0.1 for i in range(RIVALS)}
    for place, scale in column.items():
        found[place] = scale
    for place, scale in table.items():
        found[PER_COLUMN + place] = scale
    return found
