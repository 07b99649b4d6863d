"""Which actions are legal, as a one for each and a nought for every other: a row a game."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from harena.core.state import MOST_ACTIONS, State


@final
class Masks:
    def __init__(self, rows: int, width: int) -> None:
        self.width: i64 = width
        self.values: vec[u8] = vec[u8]([u8(0)] * (rows * width))
        self.legal: vec[i16] = vec[i16]([i16(0)] * (rows * MOST_ACTIONS))
        self.choices: vec[i64] = vec[i64]([0] * rows)
        """How many legal actions there are, the first of so many in `legal`."""
        self.buffer: vec[i64] = vec[i64]([0] * MOST_ACTIONS)

    def clear(self, row: i64) -> None:
        at = row * self.width
        first = row * MOST_ACTIONS
        i: i64
        for i in range(first, first + self.choices[row]):
            self.values[at + i64(self.legal[i])] = u8(0)
        self.choices[row] = 0

    def write(self, row: i64, state: State) -> None:
        """Those of whoever is to act."""
        at = row * self.width
        first = row * MOST_ACTIONS
        values = self.values
        legal = self.legal
        buffer = self.buffer
        i: i64
        for i in range(first, first + self.choices[row]):
            values[at + i64(legal[i])] = u8(0)
        n = state.legal(buffer)
        for i in range(n):
            action = buffer[i]
            legal[first + i] = i16(action)
            values[at + action] = u8(1)
        self.choices[row] = n

    def allows(self, row: i64, action: i64) -> bool:
        return 0 <= action < self.width and self.values[row * self.width + action] != 0

    def nth(self, row: i64, n: i64) -> i64:
        """A legal action by its place among them."""
        return i64(self.legal[row * MOST_ACTIONS + n])
