"""Games that a net played: its decisions in order, and how each game ended."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from harena.extras import needs
from harena.lab.training.learner import Lesson

with needs("train", "learning"):
    import numpy as np

Array = Any

MEMORY: Final = 0.95
"""What part of a later change of hope is laid to a decision, for each decision that lies between."""


class Experience(NamedTuple):
    lesson: Lesson
    """What there was to choose from."""
    positions: Array
    """And in what position."""
    chosen: Array
    """Which of the actions of its decision."""
    odds: Array
    """The logarithm of the chance that it had."""
    whose: Array
    """The same for all decisions of one seat in one game."""
    ends: Array
    """What the game came to, for that seat."""

    def gains(self, hopes: Array) -> Array:
        """What came after each decision beyond what was to be hoped for in its position.

        A hope that rises or falls later is laid to the decisions before it, the nearer the more; so most of
        the luck of a game's end is laid to none (in the words of the trade, generalised advantages).
        """
        order = np.argsort(self.whose, kind="stable")
        whose, hopes, ends = self.whose[order], hopes[order], self.ends[order]
        last = np.append(whose[1:] != whose[:-1], True)
        steps = np.where(last, ends, np.append(hopes[1:], 0.0)) - hopes
        found = np.zeros(len(order))
        gain = 0.0
        for k in range(len(order) - 1, -1, -1):
            gain = steps[k] if last[k] else steps[k] + MEMORY * gain
            found[order[k]] = gain
        return found
