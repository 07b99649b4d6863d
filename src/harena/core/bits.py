"""Sets of small numbers as bits of an i64. Keep every mask below 2**62: i64 wraps only when compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

M32: Final = 0xFFFFFFFF


def bit(k: i64) -> i64:
    # mypyc 2.4.1 shifts a literal on 32 bits, even one behind a name; a variable that changes is safe.
    mask: i64 = 1
    mask <<= k
    return mask


def _positions() -> vec[i64]:
    # Powers of two have distinct remainders by 67, so one lookup finds the lowest bit of a mask.
    table = vec[i64]([0] * 67)
    k: i64
    for k in range(62):
        table[bit(k) % 67] = k
    return table


_POSITION: Final = _positions()


def low_index(mask: i64) -> i64:
    """The position of the lowest bit of a mask that is not empty."""
    return _POSITION[(mask & -mask) % 67]


def count(mask: i64) -> i64:
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def members(mask: i64) -> list[int]:
    found: list[int] = []
    while mask != 0:
        found.append(low_index(mask))
        mask &= mask - 1
    return found
