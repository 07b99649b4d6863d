"""The columns and their piles as numbers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from harena.core.bits import bit, low_index
from harena.core.planes import KEPT, Sheet
from harena.core.state import NOBODY
from harena.games.colossal_arena import steps
from harena.games.colossal_arena.components import COLUMNS, MOST_CREATURES, SPECTATORS, STRENGTHS
from harena.games.colossal_arena.phases.turn import lowest
from harena.games.colossal_arena.sight import notes
from harena.games.colossal_arena.sight.planes import (
    CARDS_AT,
    COLUMN_SIZE,
    COLUMNS_AT,
    PILE_SIZE,
    PILES_AT,
    VISIBLE_ZONE,
    ZONES_SIZE,
)
from harena.games.colossal_arena.state import ColossalArena


def write_piles(out: Sheet, s: ColossalArena) -> bool:
    """Those with another top, if there are any. A card may go from one to another, so old tops go first."""
    kept = out.kept
    values = out.values
    top = s.top
    at = out.row * KEPT
    visible = out.at + CARDS_AT + VISIBLE_ZONE
    piles = s.covered | kept[at + notes.COVERED]
    kept[at + notes.COVERED] = s.covered
    changed: i64 = 0
    while piles != 0:
        pile = low_index(piles)
        piles &= piles - 1
        old = kept[at + pile]
        if old != top[pile]:
            changed |= bit(pile)
            if old != 0:
                values[visible + (old - 1) * ZONES_SIZE] = i16(0)
    if changed == 0:
        return False
    while changed != 0:
        pile = low_index(changed)
        changed &= changed - 1
        card = top[pile]
        kept[at + pile] = card
        if card != 0:
            values[visible + (card - 1) * ZONES_SIZE] = i16(1)
        write_pile(out, s, PILES_AT + pile * PILE_SIZE, card - 1)
    return True


def write_pile(out: Sheet, s: ColossalArena, at: i64, card: i64) -> None:
    """With this card on top; -1 is an empty space."""
    strength: i64 = 0
    spectator: i64 = 0
    height: i64 = 0
    if card >= SPECTATORS:
        strength = card - SPECTATORS + 1
        spectator = 1
    elif card >= 0:
        strength = card % STRENGTHS + 1
    below = card + 1
    while below != 0:
        height += 1
        below = s.under[below - 1]
    out.stay(at, strength)
    out.stay(at + 1, spectator)
    out.stay(at + 2, height)


def write_columns(out: Sheet, s: ColossalArena, first: i64, played: bool) -> None:
    """What makes their numbers is put together first, to see whether anything is another."""
    kept = out.kept
    at = out.row * KEPT
    weak = weak_columns(kept, at, s, played)
    asked = columns_asked_about(s)
    died = deaths_of(s)
    marks = s.alive | (weak << 8) | (asked << 24) | (s.laid << 40)
    eyes = kept[at + notes.BACKERS] | (first << 32)
    if kept[at + notes.MARKS] == marks and kept[at + notes.BACKING] == eyes and kept[at + notes.DIED] == died:
        return
    kept[at + notes.MARKS] = marks
    kept[at + notes.BACKING] = eyes
    kept[at + notes.DIED] = died
    column: i64
    for column in range(s.laid):
        behind = eyes & 15
        if behind != 0:
            behind -= first
            if behind <= 0:
                behind += s.seats
        numbers = behind | ((marks & 0x101010101) << 4) | ((died & 15) << 56)
        if kept[at + notes.COLUMNS + column] != numbers:
            kept[at + notes.COLUMNS + column] = numbers
            write_column(out, COLUMNS_AT + column * COLUMN_SIZE + MOST_CREATURES, numbers)
        eyes >>= 4
        marks >>= 1
        died >>= 4


def write_column(out: Sheet, at: i64, numbers: i64) -> None:
    values = out.values
    at += out.at
    behind = numbers & 15
    values[at] = i16((numbers >> 4) & 1)
    k: i64
    for k in range(1, 6):
        values[at + k] = i16(1) if k == behind else i16(0)
    values[at + 6] = i16((numbers >> 12) & 1)
    values[at + 7] = i16((numbers >> 20) & 1)
    values[at + 8] = i16((numbers >> 28) & 1)
    values[at + 9] = i16((numbers >> 36) & 1)
    values[at + 10] = i16(numbers >> 56)


def columns_asked_about(s: ColossalArena) -> i64:
    """Eight bits for the column whose own power is asked about, and eight for that which Gorgon named."""
    found: i64 = 0
    if s.step >= steps.POWER or steps.STUN <= s.step <= steps.KEEP or s.step == steps.WITH:
        if 0 <= s.self_column < COLUMNS:
            found = bit(s.self_column)
    if s.step == steps.GIVE and 0 <= s.first < COLUMNS:
        found |= bit(8 + s.first)
    return found


def deaths_of(s: ColossalArena) -> i64:
    """Of every column how many had died with it, four bits each; nought while it lives."""
    deaths = s.deaths
    dead: i64 = 0
    while deaths != 0:
        dead += 1
        deaths >>= 4
    found: i64 = 0
    deaths = s.deaths
    while deaths != 0:
        found |= dead << (4 * ((deaths & 15) - 1))
        deaths >>= 4
        dead -= 1
    return found


def weak_columns(kept: vec[i64], at: i64, s: ColossalArena, played: bool) -> i64:
    """Eight bits for the lowest of the living, eight for the doomed; looked up anew if a card was played."""
    if s.actor == NOBODY:
        return 0
    place = s.alive | (s.row << 8) | (1 << 16)
    if played or kept[at + notes.FIGHT] != place:
        kept[at + notes.FIGHT] = place
        doomed = lowest(s)
        kept[at + notes.WEAK] = weakest(s)
        if doomed >= 0:
            kept[at + notes.WEAK] |= bit(8 + doomed)
    return kept[at + notes.WEAK]


def weakest(s: ColossalArena) -> i64:
    """The living columns whose visible card in this row is the least, or among the least."""
    found: i64 = 0
    least: i64 = 99
    top = s.top
    row = s.row * 8
    columns = (s.covered >> row) & s.alive
    while columns != 0:
        column = low_index(columns)
        columns &= columns - 1
        strength = (top[row + column] - 1) % STRENGTHS
        if strength < least:
            least = strength
            found = 0
        if strength == least:
            found |= bit(column)
    return found
