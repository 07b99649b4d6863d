"""Thinking by the clock: another round is begun only if it should fit."""

from __future__ import annotations

import time


class Clock:
    """Judges by the longest round so far."""

    def __init__(self) -> None:
        self.now = time.perf_counter()
        self.longest = 0.0
        """Seconds of one try."""

    def fits(self, tries: int, end: float) -> bool:
        """Whether a round of so many tries should be over by then."""
        return self.now + self.longest * tries < end

    def tick(self, tries: int) -> None:
        """A round of so many tries is over."""
        before, self.now = self.now, time.perf_counter()
        self.longest = max(self.longest, (self.now - before) / tries)
