"""The deck: eleven combat cards for each of the eight columns, eleven spectators, the Magister, two Prefects.

A card is a number: column * 11 + strength, then the spectators, then the referees. A set of cards is two
masks, `lo` for the columns 0 to 4 and `hi` for the rest.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harena.core.bits import bit, count, low_index, nth_index

COLUMNS: Final = 8
ROWS: Final = 5
STRENGTHS: Final = 11
SPECTATORS: Final = 88
"""Combat cards are numbered below this, spectators from here to MAGISTER."""
MAGISTER: Final = 99
PREFECT: Final = 100
CARDS: Final = 102
SPLIT: Final = 55
HAND: Final = 8
TOKENS: Final = 5
SECRET_VALUE: Final = 5
"""The gold of a secret bet (R11)."""
MOST_CREATURES: Final = 16
"""How many powers there may ever be: actions and steps leave room for so many."""

LO_ALL: Final = (1 << 55) - 1
HI_ALL: Final = (1 << 47) - 1
HI_COMBAT: Final = (1 << 33) - 1
COLUMN: Final = (1 << 11) - 1
PREFECTS: Final = 3 << (PREFECT - SPLIT)
FIRST_PREFECT: Final = 1 << (PREFECT - SPLIT)
"""The two are alike (K20): the first stands for either."""

HELPERS: Final = {
    "spectator": "Counts for any living creature; neither it nor the next card on it wakes a power.",
    "magister": "Reveals every secret bet on one creature.",
    "prefect": "Take any visible combat card into your hand.",
}
"""What the cards do that belong to no creature; the client shows it."""


def token_value(row: i64) -> i64:
    """The gold of a token in a row (R11)."""
    return 4 - row


def half_of(card: i64) -> i64:
    """0 for a card of the low mask, 1 for one of the high: no branch, since nobody can foretell a card."""
    return (card + 128 - SPLIT) >> 7


def bit_in_half(card: i64) -> i64:
    """The card's bit in the mask that it belongs to."""
    return bit(card - SPLIT * half_of(card))


def lo_bit(card: i64) -> i64:
    """The card's bit in the low mask, or nothing."""
    return bit_in_half(card) & (half_of(card) - 1)


def hi_bit(card: i64) -> i64:
    return bit_in_half(card) & -half_of(card)


def lo_column(column: i64) -> i64:
    """The eleven combat cards of a column in the low mask, or nothing."""
    if column < 5:
        return COLUMN * bit(column * STRENGTHS)
    return 0


def hi_column(column: i64) -> i64:
    if column >= 5:
        return COLUMN * bit(column * STRENGTHS - SPLIT)
    return 0


def cards_in(lo: i64, hi: i64) -> list[int]:
    found: list[int] = []
    while lo != 0:
        found.append(low_index(lo))
        lo &= lo - 1
    while hi != 0:
        found.append(SPLIT + low_index(hi))
        hi &= hi - 1
    return found


def unpacked(cards: i64) -> list[int]:
    """Cards that are packed into a number, seven bits each, plus one; the latest first."""
    found: list[int] = []
    while cards != 0:
        found.append((cards & 127) - 1)
        cards >>= 7
    return found


def nth_card(lo: i64, hi: i64, n: i64) -> i64:
    """The card at place `n` of a set, counted from 0."""
    low = count(lo)
    if n < low:
        return nth_index(lo, n)
    return SPLIT + nth_index(hi, n - low)


def which(card: i64, hi: i64) -> i64:
    """Of the two Prefects the one that is really there."""
    if card >= PREFECT and (hi >> (card - SPLIT)) & 1 == 0:
        return 2 * PREFECT + 1 - card
    return card


def copies(card: i64, hi: i64) -> i64:
    return 2 if card >= PREFECT and (hi & PREFECTS) == PREFECTS else 1
