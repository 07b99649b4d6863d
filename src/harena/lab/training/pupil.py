"""Who learns from the end of games: a net that chooses, and a judge who says what was to be hoped for.

What went better than was to be hoped for is done more often, a little at a time (in the words of the trade,
proximal policy optimisation).
"""

from __future__ import annotations

import io
from typing import Any, Final

from harena.extras import needs
from harena.lab.training.experience import Experience
from harena.lab.training.learner import NAMES, Learner, Lesson

with needs("train", "learning"):
    import numpy as np

Array = Any

BATCH: Final = 1024
FAR: Final = 0.2
"""A chance that has changed by more than this is not changed further by the same games."""
CURIOSITY: Final = 0.01
"""What it is worth to keep several actions likely, beside a gain as large as most."""
EAGER: Final = 4e-3
"""How fast the judge learns at first; he begins with nothing."""
SETTLING: Final = 300
"""Steps after which he has begun to be slower."""


class Pupil:
    def __init__(self, net: Learner, judge: Learner, heat: float) -> None:
        self.net = net
        self.judge = judge
        self.heat = heat
        """How softly the net chooses."""

    def practise(self, games: Experience, rate: float, random: Any) -> None:
        """Go through games once."""
        hopes, _ = self.judge.forward(games.positions)
        gains = games.gains(hopes)
        wanted = (hopes + gains).astype(np.float32)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        order = random.permutation(len(gains))
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            self.prefer(games.lesson.some(some), games.chosen[some], games.odds[some], gains[some], rate)
            self.hope(games.positions[some], wanted[some], rate)

    def prefer(self, lesson: Lesson, chosen: Array, odds: Array, gains: Array, rate: float) -> None:
        values, kept = self.net.forward(lesson.numbers)
        slopes = preferences(values / self.heat, lesson, chosen, odds, gains)
        self.net.step(self.net.backward((-slopes / len(gains)).astype(np.float32), kept), rate)

    def hope(self, positions: Array, wanted: Array, rate: float) -> None:
        hopes, kept = self.judge.forward(positions)
        error = (hopes - wanted) * np.float32(2.0 / len(wanted))
        pace = max(2 * rate, EAGER / (1 + self.judge.steps / SETTLING))
        self.judge.step(self.judge.backward(error, kept), pace)

    def kept(self) -> bytes:
        file = io.BytesIO()
        parts = (("net", self.net), ("judge", self.judge))
        arrays = {f"{part} {name}": a for part, learner in parts for name, a in learner.arrays().items()}
        np.savez(file, **arrays)
        return file.getvalue()

    def take(self, kept: bytes) -> None:
        with np.load(io.BytesIO(kept)) as arrays:
            self.net.take(arrays, "net ")
            self.judge.take(arrays, "judge ")


def preferences(logits: Array, lesson: Lesson, chosen: Array, odds: Array, gains: Array) -> Array:
    """Where each action's logit is to go: up where the chosen one gained, never far from where it was."""
    firsts, counts = lesson.starts[:-1], lesson.counts
    powers = np.exp(logits - np.repeat(np.maximum.reduceat(logits, firsts), counts))
    chances = powers / np.repeat(np.add.reduceat(powers, firsts), counts)
    logs = np.log(np.maximum(chances, 1e-9))
    taken = firsts + chosen
    change = np.exp(logs[taken] - odds)
    near = np.where(gains > 0, change < 1 + FAR, change > 1 - FAR)
    pull = np.repeat(gains * change * near, counts)
    slopes = -pull * chances
    slopes[taken] += pull[taken]
    doubt = -np.add.reduceat(chances * logs, firsts)
    return slopes - CURIOSITY * chances * (logs + np.repeat(doubt, counts))


def agreed(pupils: list[Pupil]) -> Pupil:
    """The first, who takes the mean of what all have learned."""
    first = pupils[0]
    for of, others in (
        (first.net, [pupil.net for pupil in pupils]),
        (first.judge, [pupil.judge for pupil in pupils]),
    ):
        for name in NAMES:
            of.weights[name] = np.mean([other.weights[name] for other in others], axis=0)
            of.calm[name] = np.mean([other.calm[name] for other in others], axis=0)
            of.means[name] = np.mean([other.means[name] for other in others], axis=0)
            of.squares[name] = np.mean([other.squares[name] for other in others], axis=0)
    return first
