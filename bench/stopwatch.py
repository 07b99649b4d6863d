"""Timing in one run: everything on one core, in CPU time, turn by turn, the best of several turns each."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

Work = Callable[[], int]
"""Does a fixed amount of something and says how much it was."""


Turn = Callable[[], tuple[int, float]]
"""The same, timed by whoever does it: how much it was, in how many seconds of a processor."""


class Contest:
    """Contestants take turns, so that a busy moment of the machine does not hit one of them alone."""

    def __init__(self) -> None:
        self.turns: dict[str, Turn] = {}
        self.seconds: dict[str, float] = {}
        """The best time for one unit of each contestant's work."""

    def enter(self, name: str, work: Work) -> None:
        self.turns[name] = lambda: timed(work)

    def invite(self, name: str, turn: Turn) -> None:
        """Somebody from another process."""
        self.turns[name] = turn

    def run(self, rounds: int) -> None:
        for _ in range(rounds):
            for name, turn in self.turns.items():
                units, seconds = turn()
                each = seconds / units
                self.seconds[name] = min(each, self.seconds.get(name, each))

    def rate(self, name: str) -> float:
        """Units a second."""
        return 1 / self.seconds[name]


def timed(work: Work) -> tuple[int, float]:
    began = time.process_time()
    units = work()
    return units, time.process_time() - began


def pin_to_one_core() -> int:
    """The last core: the first is the one that others like too."""
    if not hasattr(os, "sched_setaffinity"):
        return -1
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def resident_bytes() -> int:
    """Memory that this process really occupies."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE")
