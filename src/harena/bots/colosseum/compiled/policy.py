"""A policy chooses an action for the seat to act; bots follow one, and play-outs are played by them."""

from __future__ import annotations

from mypy_extensions import i64

from harena.core.bits import M32
from harena.core.chance import scramble
from harena.games.colosseum.state import Colosseum


class Policy:
    def choose(self, s: Colosseum) -> i64:
        raise NotImplementedError


def whim(salt: i64, about: i64) -> float:
    """From -1 to 1: by salt and what it is about, always the same."""
    return float(scramble((salt + 0x9E3779B1 * about) & M32)) / 2147483648.0 - 1.0
