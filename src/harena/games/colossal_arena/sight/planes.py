"""A view as numbers. Row k of a plane of columns goes with the actions that end in + k."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harena.core.bits import bit
from harena.core.game import option_numbers
from harena.core.planes import MOST, Plane
from harena.core.state import NOBODY
from harena.games.colossal_arena import steps
from harena.games.colossal_arena.components import (
    CARDS,
    COLUMNS,
    MOST_CREATURES,
    PREFECT,
    ROWS,
    SPECTATORS,
    STRENGTHS,
    cards_in,
    unpacked,
)
from harena.games.colossal_arena.options import OPTIONS
from harena.games.colossal_arena.powers.table import CREATURES
from harena.games.colossal_arena.scoring import backer, dead_columns, gold
from harena.games.colossal_arena.sight.facts import hand_of, stunned_of
from harena.games.colossal_arena.sight.knowledge import Knowledge
from harena.games.colossal_arena.sight.prospects import doomed_column, lowest_columns
from harena.games.colossal_arena.state import ColossalArena

VERSION: Final = 1
"""Of the encoding: another meaning, place or number of planes is another version."""

SEATS: Final = 5
STEPS_IN_ALL: Final = steps.POWER + MOST_CREATURES
FACES: Final = CARDS - 1
"""The two Prefects are alike (K20)."""
WITH_VICTIM: Final = (steps.STUN, steps.NAME, steps.GIVE, steps.PEEK, steps.KEEP)

KINDS: Final = CREATURES + ["nobody yet"] * (MOST_CREATURES - len(CREATURES))
TABLE: Final = [
    "round",
    "turn",
    "cards in the deck",
    "cards in the discard pile",
    "rows recycled",
    "cards still to draw, stun or show",
    "quiet turns in a row",
    "discards of this turn",
    "seats asked about a stalemate",
    "the game is over",
]
PLAYER: Final = [
    "a seat of this game",
    "to act",
    "whose turn it is",
    "began the round",
    "cards in hand",
    "stunned cards",
    "tokens to bet",
    "has a secret bet",
    "it is revealed",
    "gold if the game ended now, as far as the viewer knows",
    "victim of the decision",
    "took the latest turn",
]
COLUMN: Final = [
    *KINDS,
    "alive",
    *[f"seat {k} backs it" for k in range(SEATS)],
    "among the lowest",
    "doomed",
    "the power asked about is its own",
    "named by Gorgon",
    "how many had died with it, 0 while it lives",
]
PILE: Final = ["strength of the visible card plus 1", "that is a spectator", "height"]
ZONES: Final = [
    "in hand",
    "stunned before the viewer",
    "hidden by the viewer under a Magus stack",
    "picked for a stack now",
    "shown by Titan",
    "visible on a pile",
    "on top of the discard pile",
    "everybody has seen it",
    *[f"surely held by seat {k}" for k in range(SEATS)],
    "the first of Unicorn's two",
]

PLANES: Final = [
    Plane("table", [len(TABLE)], MOST, "Where the game is.", TABLE),
    Plane("step", [STEPS_IN_ALL], 1, "What the game waits for, by the number of the step."),
    Plane(
        "options",
        [len(OPTIONS)],
        8,
        "By which rules it is played: which value of each option, from 0; past the last is a free one.",
        [option.name for option in OPTIONS],
    ),
    Plane("barred", [MOST_CREATURES], 1, "Creatures that are banned or already laid out.", KINDS),
    Plane("players", [SEATS, len(PLAYER)], MOST, "A row a seat.", PLAYER),
    Plane("columns", [COLUMNS, len(COLUMN)], COLUMNS, "A row a column.", COLUMN),
    Plane("piles", [ROWS, COLUMNS, len(PILE)], CARDS, "By row and column; nought without a card.", PILE),
    Plane("bets", [ROWS, COLUMNS, SEATS], 1, "Whose token lies in a row and column."),
    Plane("secrets", [SEATS, COLUMNS], 1, "Where a seat's secret bet lies, as far as the viewer knows."),
    Plane(
        "cards",
        [FACES, len(ZONES)],
        2,
        "How many cards of a face are where: 11 * column + strength, then 11 spectators, Magister, Prefects.",
        ZONES,
    ),
]


def numbers(b: ColossalArena, seat: i64, secrets: i64, knowledge: Knowledge, seen: list[int]) -> list[int]:
    """Of a board, as the viewer knows it; a spectator counts from the first seat."""
    first: i64 = 0 if seat < 0 else seat
    found = table_numbers(b)
    found += [1 if step == b.step else 0 for step in range(STEPS_IN_ALL)]
    found += option_numbers(OPTIONS, b.rules.options)
    found += [1 if b.barred & bit(creature) else 0 for creature in range(MOST_CREATURES)]
    found += player_numbers(b, first, secrets)
    found += column_numbers(b, first)
    found += pile_numbers(b)
    found += bet_numbers(b, first)
    found += secret_numbers(b, first)
    found += card_numbers(b, seat, knowledge, seen)
    return found


def table_numbers(b: ColossalArena) -> list[int]:
    over = 1 if b.actor == NOBODY else 0
    return [
        b.row + 1,
        b.turns + 1,
        b.deck,
        b.discarded,
        b.recycled,
        b.left,
        b.quiet,
        b.discards,
        b.asked,
        over,
    ]


def player_numbers(b: ColossalArena, first: i64, secrets: i64) -> list[int]:
    found = [0] * (SEATS * len(PLAYER))
    i: i64
    for i in range(b.seats):
        seat = (first + i) % b.seats
        has_secret = b.secret[seat] != 0 or (secrets >> seat) & 1 != 0
        row = [
            1,
            1 if b.actor == seat else 0,
            1 if b.current == seat else 0,
            1 if b.starter == seat else 0,
            b.size[seat],
            b.stunned[seat],
            b.tokens[seat],
            1 if has_secret else 0,
            1 if b.is_revealed(seat) else 0,
            gold(b, seat),
            1 if b.step in WITH_VICTIM and b.victim == seat else 0,
            1 if b.latest == seat else 0,
        ]
        found[i * len(PLAYER) : (i + 1) * len(PLAYER)] = row
    return found


def column_numbers(b: ColossalArena, first: i64) -> list[int]:
    found = [0] * (COLUMNS * len(COLUMN))
    doomed = doomed_column(b)
    lowest = lowest_columns(b)
    dead = dead_columns(b)
    own = b.step >= steps.POWER or b.step in WITH_VICTIM or b.step == steps.WITH
    column: i64
    for column in range(b.laid):
        at = column * len(COLUMN)
        found[at + b.kind[column]] = 1
        at += MOST_CREATURES
        found[at] = 1 if b.lives(column) else 0
        behind = backer(b, column)
        if behind >= 0:
            found[at + 1 + (behind - first + b.seats) % b.seats] = 1
        found[at + 6] = 1 if column in lowest else 0
        found[at + 7] = 1 if column == doomed else 0
        found[at + 8] = 1 if own and column == b.self_column else 0
        found[at + 9] = 1 if b.step == steps.GIVE and column == b.first else 0
        if column in dead:
            found[at + 10] = len(dead) - dead.index(column)
    return found


def pile_numbers(b: ColossalArena) -> list[int]:
    found = [0] * (ROWS * COLUMNS * len(PILE))
    pile: i64
    for pile in range(ROWS * COLUMNS):
        top = b.top[pile]
        if top != 0:
            spectator = top > SPECTATORS
            found[pile * len(PILE)] = (top - 1 - SPECTATORS if spectator else (top - 1) % STRENGTHS) + 1
            found[pile * len(PILE) + 1] = 1 if spectator else 0
            found[pile * len(PILE) + 2] = len(b.pile(pile))
    return found


def bet_numbers(b: ColossalArena, first: i64) -> list[int]:
    found = [0] * (ROWS * COLUMNS * SEATS)
    space: i64
    for space in range(ROWS * COLUMNS):
        if b.bet[space] != 0:
            found[space * SEATS + (b.bet[space] - 1 - first + b.seats) % b.seats] = 1
    return found


def secret_numbers(b: ColossalArena, first: i64) -> list[int]:
    found = [0] * (SEATS * COLUMNS)
    i: i64
    for i in range(b.seats):
        column = b.secret_column((first + i) % b.seats)
        if column >= 0:
            found[i * COLUMNS + column] = 1
    return found


def card_numbers(b: ColossalArena, seat: i64, knowledge: Knowledge, seen: list[int]) -> list[int]:
    found = [0] * (FACES * len(ZONES))
    if seat >= 0:
        v = 2 * seat
        mark(found, cards_in(b.hand[v], b.hand[v + 1]), 0)
        mark(found, cards_in(b.stun[v], b.stun[v + 1]), 1)
        mark(found, cards_in(b.buried[v], b.buried[v + 1]), 2)
        mark(found, unpacked(b.stack), 3)
    if b.step in (steps.PEEK, steps.KEEP):
        mark(found, unpacked(b.shown), 4)
    mark(found, [int(top) - 1 for top in b.top if top != 0], 5)
    if b.discard_top != 0:
        mark(found, [b.discard_top - 1], 6)
    mark(found, seen, 7)
    first: i64 = 0 if seat < 0 else seat
    i: i64
    for i in range(b.seats):
        other = (first + i) % b.seats
        if other != seat:
            mark(found, knowledge.sure(bit(hand_of(other)) | bit(stunned_of(other))), 8 + i)
    if b.step == steps.WITH:
        mark(found, [b.first], 13)
    return found


def mark(found: list[int], cards: list[int], zone: i64) -> None:
    for card in cards:
        face = PREFECT if card > PREFECT else card
        found[face * len(ZONES) + zone] += 1
