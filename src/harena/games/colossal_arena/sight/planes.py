"""A view as numbers. Row k of a plane of columns goes with the actions that end in + k."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit, low_index
from harena.core.planes import KEPT, MOST, Plane, Sheet, start_of
from harena.core.state import NOBODY
from harena.games.colossal_arena import steps
from harena.games.colossal_arena.components import (
    CARDS,
    COLUMNS,
    MOST_CREATURES,
    PREFECT,
    ROWS,
    SECRET_VALUE,
    SPECTATORS,
    SPLIT,
    STRENGTHS,
    token_value,
)
from harena.games.colossal_arena.options import OPTIONS
from harena.games.colossal_arena.phases.turn import lowest
from harena.games.colossal_arena.powers.table import CREATURES
from harena.games.colossal_arena.scoring import backer
from harena.games.colossal_arena.sight.facts import hand_of, stunned_of
from harena.games.colossal_arena.sight.knowledge import Knowledge
from harena.games.colossal_arena.state import ColossalArena

VERSION: Final = 1
"""Of the encoding: another meaning, place or number of planes is another version."""

SEATS: Final = 5
STEPS_IN_ALL: Final = steps.POWER + MOST_CREATURES
FACES: Final = CARDS - 1
"""The two Prefects are alike (K20)."""

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


STEP_AT: Final[i64] = start_of(PLANES, "step")
OPTIONS_AT: Final[i64] = start_of(PLANES, "options")
BARRED_AT: Final[i64] = start_of(PLANES, "barred")
PLAYERS_AT: Final[i64] = start_of(PLANES, "players")
COLUMNS_AT: Final[i64] = start_of(PLANES, "columns")
PILES_AT: Final[i64] = start_of(PLANES, "piles")
BETS_AT: Final[i64] = start_of(PLANES, "bets")
SECRETS_AT: Final[i64] = start_of(PLANES, "secrets")
CARDS_AT: Final[i64] = start_of(PLANES, "cards")
WIDTH: Final = sum(plane.size for plane in PLANES)
PLAYER_SIZE: Final[i64] = len(PLAYER)
COLUMN_SIZE: Final[i64] = len(COLUMN)
PILE_SIZE: Final[i64] = len(PILE)
ZONES_SIZE: Final[i64] = len(ZONES)

COVERED_NOTE: Final = 40
"""Notes of a row: the top of each pile, then which there are."""
BARRED_NOTE: Final = 41
TAKEN_NOTE: Final = 42
REVEALED_NOTE: Final = 43
BACKERS_NOTE: Final = 44
SEEN_NOTE: Final = 45
SEEN_ZONE: Final = 7

PURSE: Final = vec[i64]([0] * SEATS)
"""Gold of each seat, while a row is written."""


def write(
    out: Sheet,
    s: ColossalArena,
    seat: i64,
    secrets: i64,
    knowledge: Knowledge,
    seen_lo: i64,
    seen_hi: i64,
) -> None:
    """What a viewer may know of a state or of her board, number by number; a spectator is -1.

    A board has no secret bets that are hidden from her, so it comes with the seats that made one.
    """
    first: i64 = 0 if seat < 0 else seat
    write_table(out, s, seat)
    out.put(STEP_AT + s.step, 1)
    write_lasting(out, s, seen_lo, seen_hi)
    write_bets(out, s, seat, first)
    write_players(out, s, first, secrets)
    write_columns(out, s, first)
    write_cards(out, s, seat)
    write_known(out, s, seat, first, knowledge)


def write_lasting(out: Sheet, s: ColossalArena, seen_lo: i64, seen_hi: i64) -> None:
    """What only grows in a game and is the same for everybody, the piles, and who backs whom."""
    notes = out.row * KEPT
    kept = out.kept
    if kept[notes + BARRED_NOTE] != s.barred or s.barred == 0:
        write_creatures(out, s)
        kept[notes + BARRED_NOTE] = s.barred
    mark_seen(out, seen_lo & ~kept[notes + SEEN_NOTE], seen_hi & ~kept[notes + SEEN_NOTE + 1])
    kept[notes + SEEN_NOTE] = seen_lo
    kept[notes + SEEN_NOTE + 1] = seen_hi
    write_piles(out, s)
    if kept[notes + TAKEN_NOTE] != s.taken or kept[notes + REVEALED_NOTE] != s.revealed:
        kept[notes + TAKEN_NOTE] = s.taken
        kept[notes + REVEALED_NOTE] = s.revealed
        kept[notes + BACKERS_NOTE] = backers(s)


def write_creatures(out: Sheet, s: ColossalArena) -> None:
    i: i64
    for i in range(len(s.rules.numbers)):
        out.stay(OPTIONS_AT + i, s.rules.numbers[i])
    barred = s.barred
    while barred != 0:
        out.stay(BARRED_AT + low_index(barred), 1)
        barred &= barred - 1
    for i in range(s.laid):
        out.stay(COLUMNS_AT + i * COLUMN_SIZE + s.kind[i], 1)


def mark_seen(out: Sheet, lo: i64, hi: i64) -> None:
    while lo != 0:
        out.stay(CARDS_AT + low_index(lo) * ZONES_SIZE + SEEN_ZONE, 1)
        lo &= lo - 1
    while hi != 0:
        out.stay(CARDS_AT + (SPLIT + low_index(hi)) * ZONES_SIZE + SEEN_ZONE, 1)
        hi &= hi - 1


def backers(s: ColossalArena) -> i64:
    """Of every column who backs it, plus one, four bits each."""
    found: i64 = 0
    column: i64
    for column in range(s.laid):
        found |= (backer(s, column) + 1) << (4 * column)
    return found


def write_table(out: Sheet, s: ColossalArena, seat: i64) -> None:
    out.put(0, s.row + 1)
    out.put(1, s.turns + 1)
    out.put_if(2, s.deck)
    out.put_if(3, s.discarded)
    out.put_if(4, s.recycled)
    out.put_if(5, s.left)
    out.put_if(6, s.quiet)
    if s.magus == 0 or seat == s.current:
        out.put_if(7, s.discards)
    out.put_if(8, s.asked)
    if s.actor == NOBODY:
        out.put(9, 1)


def write_bets(out: Sheet, s: ColossalArena, seat: i64, first: i64) -> None:
    """And what they are worth; a secret bet only to her who made it, or once it is revealed."""
    i: i64
    for i in range(s.seats):
        PURSE[i] = 0
        k = first + i
        if k >= s.seats:
            k -= s.seats
        if s.secret[k] != 0 and (k == seat or s.is_revealed(k)):
            column = s.secret_column(k)
            out.put(SECRETS_AT + i * COLUMNS + column, 1)
            if s.lives(column):
                PURSE[i] = SECRET_VALUE
    taken = s.taken
    while taken != 0:
        space = low_index(taken)
        taken &= taken - 1
        owner = s.bet[space] - 1 - first
        if owner < 0:
            owner += s.seats
        out.put(BETS_AT + space * SEATS + owner, 1)
        if s.lives(space & 7):
            PURSE[owner] += token_value(space >> 3)


def write_players(out: Sheet, s: ColossalArena, first: i64, secrets: i64) -> None:
    victim = s.victim if has_victim(s) else -1
    i: i64
    for i in range(s.seats):
        seat = first + i
        if seat >= s.seats:
            seat -= s.seats
        at = PLAYERS_AT + i * PLAYER_SIZE
        out.put(at, 1)
        if s.actor == seat:
            out.put(at + 1, 1)
        if s.current == seat:
            out.put(at + 2, 1)
        if s.starter == seat:
            out.put(at + 3, 1)
        out.put_if(at + 4, s.size[seat])
        out.put_if(at + 5, s.stunned[seat])
        out.put_if(at + 6, s.tokens[seat])
        if s.secret[seat] != 0 or (secrets >> seat) & 1 != 0:
            out.put(at + 7, 1)
        if s.is_revealed(seat):
            out.put(at + 8, 1)
        out.put_if(at + 9, PURSE[i])
        if victim == seat:
            out.put(at + 10, 1)
        if s.latest == seat:
            out.put(at + 11, 1)


def has_victim(s: ColossalArena) -> bool:
    return steps.STUN <= s.step <= steps.KEEP


def write_columns(out: Sheet, s: ColossalArena, first: i64) -> None:
    doomed: i64 = -1
    low: i64 = -1
    if s.actor != NOBODY:
        doomed = lowest(s)
        low = least_strength(s)
    own = s.self_column if s.step >= steps.POWER or has_victim(s) or s.step == steps.WITH else -1
    named = s.first if s.step == steps.GIVE else -1
    backing = out.kept[out.row * KEPT + BACKERS_NOTE]
    column: i64
    for column in range(s.laid):
        at = COLUMNS_AT + column * COLUMN_SIZE
        at += MOST_CREATURES
        behind = ((backing >> (4 * column)) & 15) - 1
        if behind >= 0:
            behind -= first
            if behind < 0:
                behind += s.seats
            out.put(at + 1 + behind, 1)
        if s.lives(column):
            out.put(at, 1)
            top = s.top[s.row * 8 + column]
            if top != 0 and (top - 1) % STRENGTHS == low:
                out.put(at + 6, 1)
        if column == doomed:
            out.put(at + 7, 1)
        if column == own:
            out.put(at + 8, 1)
        if column == named:
            out.put(at + 9, 1)
    write_deaths(out, s)


def write_deaths(out: Sheet, s: ColossalArena) -> None:
    deaths = s.deaths
    dead: i64 = 0
    while deaths != 0:
        dead += 1
        deaths >>= 4
    deaths = s.deaths
    while deaths != 0:
        out.put(COLUMNS_AT + ((deaths & 15) - 1) * COLUMN_SIZE + MOST_CREATURES + 10, dead)
        deaths >>= 4
        dead -= 1


def least_strength(s: ColossalArena) -> i64:
    """Of the visible cards of the living in this row; -1 if there is none."""
    least: i64 = -1
    column: i64
    for column in range(COLUMNS):
        top = s.top[s.row * 8 + column]
        if top != 0 and s.lives(column):
            strength = (top - 1) % STRENGTHS
            if least < 0 or strength < least:
                least = strength
    return least


def write_piles(out: Sheet, s: ColossalArena) -> None:
    kept = out.kept
    top = s.top
    notes = out.row * KEPT
    piles = s.covered | kept[notes + COVERED_NOTE]
    kept[notes + COVERED_NOTE] = s.covered
    while piles != 0:
        pile = low_index(piles)
        piles &= piles - 1
        card = top[pile]
        if card != 0:
            out.put(CARDS_AT + (card - 1) * ZONES_SIZE + 5, 1)
        if kept[notes + pile] != card:
            kept[notes + pile] = card
            write_pile(out, s, PILES_AT + pile * PILE_SIZE, card - 1)


def write_pile(out: Sheet, s: ColossalArena, at: i64, card: i64) -> None:
    """With this card on top; -1 is an empty space."""
    spectator = card >= SPECTATORS
    height: i64 = 0
    below = card + 1
    while below != 0:
        height += 1
        below = s.under[below - 1]
    out.stay(at, 0 if card < 0 else card - SPECTATORS + 1 if spectator else card % STRENGTHS + 1)
    out.stay(at + 1, 1 if spectator else 0)
    out.stay(at + 2, height)


def write_cards(out: Sheet, s: ColossalArena, seat: i64) -> None:
    if seat >= 0:
        v = 2 * seat
        mark(out, s.hand[v], s.hand[v + 1], 0)
        mark(out, s.stun[v], s.stun[v + 1], 1)
        mark(out, s.buried[v], s.buried[v + 1], 2)
        if seat == s.current:
            mark_packed(out, s.stack, 3)
    if (s.step == steps.PEEK or s.step == steps.KEEP) and (seat == s.current or seat == s.victim):
        mark_packed(out, s.shown, 4)
    if s.discard_top != 0:
        mark_one(out, s.discard_top - 1, 6)
    if s.step == steps.WITH:
        mark_one(out, s.first, 13)


def write_known(out: Sheet, s: ColossalArena, seat: i64, first: i64, knowledge: Knowledge) -> None:
    i: i64
    for i in range(s.seats):
        other = first + i
        if other >= s.seats:
            other -= s.seats
        if other != seat:
            lo, hi = knowledge.held(bit(hand_of(other)) | bit(stunned_of(other)))
            mark(out, lo, hi, 8 + i)


def mark(out: Sheet, lo: i64, hi: i64, zone: i64) -> None:
    while lo != 0:
        out.put(CARDS_AT + low_index(lo) * ZONES_SIZE + zone, 1)
        lo &= lo - 1
    while hi != 0:
        mark_one(out, SPLIT + low_index(hi), zone)
        hi &= hi - 1


def mark_packed(out: Sheet, cards: i64, zone: i64) -> None:
    while cards != 0:
        mark_one(out, (cards & 127) - 1, zone)
        cards >>= 7


def mark_one(out: Sheet, card: i64, zone: i64) -> None:
    face: i64 = PREFECT if card > PREFECT else card
    out.add(CARDS_AT + face * ZONES_SIZE + zone)
