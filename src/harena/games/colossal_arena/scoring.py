"""What bets are worth: whom they make a backer, what they pay, who has won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harena.core.bits import bit, low_index
from harena.games.colossal_arena.components import ROWS, SECRET_VALUE, token_value
from harena.games.colossal_arena.state import ColossalArena

FIRST_COLUMN: Final = 0x0101010101
"""The spaces of column 0."""


def backer(s: ColossalArena, column: i64) -> i64:
    """Who has the single highest total of visible tokens there (R35-R39); -1 if nobody."""
    totals = _totals(s, column)
    if totals == 0:
        return -1
    return _leader(s, totals)


def is_backer(s: ColossalArena, seat: i64, column: i64) -> bool:
    totals = _totals(s, column)
    return (totals >> (10 * seat)) & 1023 != 0 and _leader(s, totals) == seat


def _totals(s: ColossalArena, column: i64) -> i64:
    """Ten bits a seat: sixteen times the gold of its visible tokens there, plus how many they are."""
    totals: i64 = 0
    spaces = (s.taken >> column) & FIRST_COLUMN
    while spaces != 0:
        first = low_index(spaces)
        spaces &= spaces - 1
        totals += (16 * token_value(first >> 3) + 1) * bit(10 * (s.bet[first + column] - 1))
    revealed = s.revealed
    while revealed != 0:
        seat = low_index(revealed)
        revealed &= revealed - 1
        if s.secret_column(seat) == column:
            totals += (16 * SECRET_VALUE + 1) * bit(10 * seat)
    return totals


def _leader(s: ColossalArena, totals: i64) -> i64:
    best: i64 = -1
    leader: i64 = -1
    seat: i64
    for seat in range(s.seats):
        placed = (totals >> (10 * seat)) & 1023
        if placed != 0:
            value = placed >> 4
            if value > best:
                best = value
                leader = seat
            elif value == best:
                leader = -1
    if best == 0 and not s.rules.zero_backer:
        return -1
    return leader


def stake(s: ColossalArena, seat: i64, column: i64) -> i64:
    """The gold of a seat's tokens on a creature, secret included, whether it lives or not."""
    total: i64 = 0
    row: i64
    for row in range(ROWS):
        if s.bet[row * 8 + column] == seat + 1:
            total += token_value(row)
    if s.secret_column(seat) == column:
        total += SECRET_VALUE
    return total


def gold(s: ColossalArena, seat: i64) -> i64:
    """What a seat would earn if the game ended now (R143)."""
    total: i64 = 0
    space: i64
    for space in range(8 * ROWS):
        if s.bet[space] == seat + 1 and s.lives(space & 7):
            total += token_value(space >> 3)
    if s.secret[seat] != 0 and s.lives(s.secret_column(seat)):
        total += SECRET_VALUE
    return total


def winner(s: ColossalArena) -> i64:
    if s.rules.last_dead:
        return ranking(s)[0][0]
    best: i64 = -1
    latest: i64 = 0
    i: i64
    for i in range(s.seats):
        seat = (s.latest + s.seats - i) % s.seats
        total = gold(s, seat)
        if total > best:
            best = total
            latest = seat
    return latest


def dead_columns(s: ColossalArena) -> list[int]:
    """The creatures that died, the last one first."""
    found: list[int] = []
    deaths = s.deaths
    while deaths != 0:
        found.append((deaths & 15) - 1)
        deaths >>= 4
    return found


def ranking(s: ColossalArena) -> list[list[int]]:
    """By gold, then by the tie-break of the table; nobody shares a place (R145, R146, K24)."""
    return [[seat] for seat in sorted(range(s.seats), key=lambda seat: _rank(s, seat))]


def _rank(s: ColossalArena, seat: int) -> list[int]:
    key = [-int(gold(s, seat))]
    if s.rules.last_dead:
        key += [-int(stake(s, seat, column)) for column in dead_columns(s)]
    return [*key, (s.latest - seat) % s.seats]
