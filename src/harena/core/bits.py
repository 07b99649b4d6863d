"""Machine integers: vectors of them, and sets of small numbers as bits of one.

Keep every mask below 2**62: i64 wraps only when compiled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

M32: Final = 0xFFFFFFFF
M62: Final = (1 << 62) - 1


def zeros(length: int) -> vec[i64]:
    return vec[i64]([0] * length)


def bit(k: i64) -> i64:
    # mypyc 2.4.1 shifts a literal on 32 bits, even one behind a name; a variable that changes is safe.
    mask: i64 = 1
    mask <<= k
    return mask


DE_BRUIJN: Final = 0x03F79D71B4CB0A89
"""Shifted by k, six of its bits say what k is."""


def _positions() -> vec[i64]:
    table = zeros(64)
    k: i64
    for k in range(62):
        table[_window(bit(k))] = k
    return table


def _window(single: i64) -> i64:
    # Compiled, the product may wrap; the bits that are kept are the same.
    return ((single * DE_BRUIJN) & M62) >> 56


_POSITION: Final = _positions()


def low_index(mask: i64) -> i64:
    """The position of the lowest bit of a mask that is not empty."""
    return _POSITION[_window(mask & -mask)]


def nth_index(mask: i64, n: i64) -> i64:
    """The position of the bit that has `n` bits of the mask below it."""
    while n != 0:
        mask &= mask - 1
        n -= 1
    return low_index(mask)


def count(mask: i64) -> i64:
    """How many bits, added up in pairs, then in fours, eights and so on."""
    mask -= (mask >> 1) & 0x1555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    return (mask + (mask >> 32)) & 127


def members(mask: i64) -> list[int]:
    found: list[int] = []
    while mask != 0:
        found.append(low_index(mask))
        mask &= mask - 1
    return found
