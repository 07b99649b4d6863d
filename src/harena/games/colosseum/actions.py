"""Actions as small numbers: each is a verb's first number plus its program, token, noble, seat or sum."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import low_index

PASS: Final = 0
DONE: Final = 1
CASH: Final = 2
SWAP: Final = 3
TICKET: Final = 4
LOGE: Final = 5
EXPAND_LEFT: Final = 6
EXPAND_RIGHT: Final = 7
EXTRA_MEDALS: Final = 8
EXTRA_ACTION: Final = 9
NEXT: Final = 10
CANCEL: Final = 11
ACCEPT: Final = 12
DECLINE: Final = 13
COUNTER: Final = 14
ROLL: Final = 15
NONE: Final = 16
GO_ON: Final = 17
"""Taken by the game itself where nobody decides; in no list and no record."""
STAY: Final = 18

MARKET: Final = 20
"""+ market"""
OFFER: Final = 28
"""+ seat"""
FURTHER: Final = 33
"""+ 0 to 6, for investments that are not of the box"""
BUY: Final = 40
"""+ program"""
STAGE: Final = 72
"""+ program"""
GIVE: Final = 104
"""+ type, as in the next three"""
ASK: Final = 120
DISCARD: Final = 136
TAKE: Final = 152
JOKERS: Final = 168
"""+ how many"""
MEDALS: Final = 176
"""+ how many"""
MOVE: Final = 200
"""+ noble * 8 + squares"""
FIRST: Final = 248
SECOND: Final = 296
NUDGE: Final = 344
"""+ noble * 8 + squares + 3"""
TOGETHER: Final = 392
"""+ noble * 16 + squares"""
PROGRAM: Final = 488
"""+ program: chance deals it"""
DRAW: Final = 520
"""+ type"""
DICE: Final = 536
"""+ first face * 8 + second face, 0 for a die that is not rolled"""
TIE: Final = 600
"""+ seat: who wins a tie roll"""
BID: Final = 608
"""+ coins"""
COINS: Final = 1624
"""+ what the composer pays, less what she is paid"""
ACTIONS: Final = 2136
"""One more than the greatest action."""


def list_each(out: vec[i64], n: i64, verb: i64, mask: i64) -> i64:
    """Append an action for each member of a mask; how many there are then."""
    while mask != 0:
        out[n] = verb + low_index(mask)
        mask &= mask - 1
        n += 1
    return n
