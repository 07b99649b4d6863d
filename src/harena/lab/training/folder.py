"""What is kept of a course, each file written whole or not at all: whoever is killed goes on from there."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

from msgspec import Struct

from harena.bots.learned.weights import Kind, Learned, read
from harena.extras import needs
from harena.lab.training.files import check, crown, keep, keep_lines, lines
from harena.lab.training.learner import Learner

with needs("train", "learning"):
    import numpy as np


class Plan(Struct, frozen=True):
    """What must be the same for a course to be the same."""

    game: str
    seed: int
    decisions: int
    """Labelled in a round."""
    games: int
    """By which a new net is tried against the best."""
    review: int
    """Lessons that are gone through in a round, the new one among them."""


class Round(Struct):
    """What came of a round: a line of the course."""

    number: int
    lessons: int
    """Decisions labelled so far."""
    error: float
    """The mean square, on a lesson that it had not seen."""
    share: float
    """Of the games won against three of the best so far."""
    greedy: float
    """And against three of greedy."""
    games: int
    best: bool
    """Whether it became the best."""


class Folder:
    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        (path / "lessons").mkdir(parents=True, exist_ok=True)
        check(path / "course.json", plan)

    def lesson(self, number: int) -> Path:
        return self.path / "lessons" / f"{number:05d}.npz"

    def rounds(self) -> list[Round]:
        """Those that ended; a line that was cut short is none."""
        return lines(self.path / "rounds.jsonl", Round)

    def end(self, rounds: list[Round]) -> None:
        keep_lines(self.path / "rounds.jsonl", rounds)

    def save(self, learners: list[Learner], number: int) -> None:
        file = io.BytesIO()
        arrays = {
            f"{part} {name}": array
            for part, learner in enumerate(learners)
            for name, array in learner.arrays().items()
        }
        np.savez(file, round=np.array(number), **arrays)
        keep(self.path / f"learner-{number % 2}.npz", file.getvalue())

    def load(self, learners: list[Learner], number: int) -> bool:
        """The learners as they were after a round; whether they are there."""
        path = self.path / f"learner-{number % 2}.npz"
        if not path.exists():
            return False
        with np.load(path) as arrays:
            same: Any = int(arrays["round"]) == number
            if same:
                for part, learner in enumerate(learners):
                    learner.take(arrays, f"{part} ")
            return bool(same)

    def best(self, kind: Kind) -> Learned | None:
        path = self.path / "best.json"
        return read(path, kind) if path.exists() else None

    def crown(self, learned: Learned) -> None:
        crown(self.path / "best.json", learned)
