"""Planes are a view as whole numbers, for whoever learns from numbers: what each stands for, its bounds."""

from __future__ import annotations

from typing import Final

MOST: Final = 32767
"""Sixteen bits hold any number of any plane."""


class Plane:
    """A table of numbers of a view. Seats stand in it as the viewer counts: herself first, then clockwise."""

    def __init__(
        self,
        name: str,
        shape: list[int],
        most: int,
        sentence: str,
        labels: list[str] | None = None,
        least: int = 0,
    ) -> None:
        self.name = name
        self.shape = shape
        self.most = most
        self.sentence = sentence
        self.labels = labels or []
        """What the numbers along its last side are, where each is something else."""
        self.least = least

    @property
    def size(self) -> int:
        size = 1
        for side in self.shape:
            size *= side
        return size
