"""Random numbers for play-outs and imagined worlds. The rules themselves own none: see `dealer`."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import M32


def scramble(x: i64) -> i64:
    """Mix 32 bits well enough that neighbouring seeds give unrelated streams."""
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & M32
    x = ((x ^ (x >> 15)) * 0x2C1B3C6D) & M32
    return x ^ (x >> 16)


def blend(mixture: i64, number: i64) -> i64:
    """Thirty-two bits of all that was blended so far and of one more number."""
    return ((mixture * 0x01000193) ^ number ^ (number >> 31)) & M32


class Random:
    """Marsaglia's xorshift128: the same numbers interpreted and compiled, period 2**128 - 1."""

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.a: i64 = scramble((seed ^ 0x1A2B3C4D) & M32) | 1
        self.b: i64 = scramble(((seed >> 32) ^ 0x5E6F7081) & M32)
        self.c: i64 = scramble((stream ^ 0x12345678) & M32)
        self.d: i64 = scramble((self.a + self.c) & M32)
        i: i64
        for i in range(8):
            self.next()

    def next(self) -> i64:
        """Thirty-two random bits."""
        t = self.a ^ ((self.a << 11) & M32)
        self.a = self.b
        self.b = self.c
        self.c = self.d
        self.d = self.d ^ (self.d >> 19) ^ t ^ (t >> 8)
        return self.d

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        return (self.next() * n) >> 32

    def uniform(self) -> float:
        """A number from 0 to 1, never 1."""
        return float(self.next()) / 4294967296.0

    def shuffle(self, items: list[int]) -> None:
        """Every order of the items equally likely, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class Luck:
    """Chance in a play-out: random numbers, and an urn that a game may fill and draw from in constant time.

    The urn belongs to the position being played out; `begin` before the next one.
    """

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.random = Random(seed, stream)
        self.urn: vec[i64] = vec[i64]([0] * 160)
        self.left: i64 = -1
        self.buffer: vec[i64] = vec[i64]([0] * 1024)

    def begin(self) -> None:
        """Another position is played out from now on."""
        self.left = -1

    def draw(self) -> i64:
        """Something out of the urn, which it leaves."""
        j = self.random.below(self.left)
        drawn = self.urn[j]
        self.left -= 1
        self.urn[j] = self.urn[self.left]
        return drawn
