"""The table as numbers for the net, with one seat's eyes: how far the game is, the hand, the rivals."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colossal_arena.compiled.column_features import RIVALS, capped
from harena.bots.colossal_arena.compiled.outlook import Outlook
from harena.bots.colossal_arena.compiled.sight import Sight
from harena.core.bits import count
from harena.core.state import CHANCE, NOBODY
from harena.games.colossal_arena import steps
from harena.games.colossal_arena.components import (
    HI_COMBAT,
    MAGISTER,
    PREFECTS,
    ROWS,
    SPECTATORS,
    SPLIT,
    STRENGTHS,
)
from harena.games.colossal_arena.state import ColossalArena

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
SEEN: Final = OVER + 1
"""How many they are."""
DECKS: Final = vec[i64]([1, 2, 4, 8, 16, 32])


def read_table(x: vec[i64], o: Outlook, s: ColossalArena, at: i64) -> None:
    sight = o.sight
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


def read_hand(x: vec[i64], sight: Sight, s: ColossalArena, at: i64) -> None:
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


def read_rivals(x: vec[i64], o: Outlook, at: i64) -> None:
    sight = o.sight
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


def table_scales() -> list[float]:
    """By what each number is multiplied before the net sees it."""
    found = [1.0] * SEEN
    scales = {TABLE_DECK: 0.02, HAND: 0.1, LEFT: 0.3, TABLE_LEAD: 0.1, TABLE_LEAD + 1: 0.1}
    scales |= {STANDING + i: 0.1 for i in range(RIVALS + 1)}
    scales |= {RIVALS_TOKENS + i: 0.2 for i in range(RIVALS)}
    scales |= {RIVALS_HANDS + i: 0.1 for i in range(RIVALS)}
    for place, scale in scales.items():
        found[place] = scale
    return found
