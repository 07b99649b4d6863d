"""Planes are a view as whole numbers, for whoever learns from numbers: what each stands for, its bounds."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

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
        """How many numbers it has."""
        size = 1
        for side in self.shape:
            size *= side
        return size


SEATS: Final = 5
"""Planes of seats have as many rows in every game; of those that nobody has, all numbers are nought."""

KEPT: Final = 96
"""How many notes a row has room for."""


def start_of(planes: list[Plane], name: str) -> int:
    """Where the numbers of a plane begin."""
    start = 0
    for plane in planes:
        if plane.name == name:
            return start
        start += plane.size
    raise LookupError(name)


def options_plane(names: list[str]) -> Plane:
    """The plane that every game has: its options, by their order."""
    said = "By which rules it is played: which value of each option, from 0; past the last is a free one."
    return Plane("options", [len(names)], 8, said, names)


def clockwise(first: i64, steps: i64, seats: i64) -> i64:
    """The seat so many steps from the first, fewer than once around."""
    seat = first + steps
    return seat - seats if seat >= seats else seat


@final
class Sheet:
    """Numbers of views in one buffer, row by row; what is written is remembered, to wipe just that."""

    def __init__(self, rows: int, width: int) -> None:
        self.width: i64 = width
        self.values: vec[i16] = vec[i16]([i16(0)] * (rows * width))
        self.marks: vec[i16] = vec[i16]([i16(0)] * (rows * width))
        """Which numbers of a row are not nought."""
        self.written: vec[i64] = vec[i64]([0] * rows)
        self.kept: vec[i64] = vec[i64]([0] * (rows * KEPT))
        """What a game notes of its lasting numbers, to see when they change."""
        self.row: i64 = 0
        self.at: i64 = 0
        self.n: i64 = 0

    def turn_to(self, row: i64) -> None:
        """Write on an empty row from now on."""
        at = row * self.width
        values = self.values
        i: i64
        for i in range(at, at + self.written[row]):
            values[at + i64(self.marks[i])] = i16(0)
        self.row = row
        self.at = at
        self.n = at

    def wipe(self, row: i64) -> None:
        """Nothing lasts: another game is written here from now on."""
        i: i64
        for i in range(row * self.width, (row + 1) * self.width):
            self.values[i] = i16(0)
        for i in range(row * KEPT, (row + 1) * KEPT):
            self.kept[i] = 0
        self.written[row] = 0

    def put(self, place: i64, value: i64) -> None:
        """A number that is not nought, at a place of its own."""
        self.values[self.at + place] = i16(value)
        self.marks[self.n] = i16(place)
        self.n += 1

    def stay(self, place: i64, value: i64) -> None:
        """A number that lasts until it is written anew or the row is wiped."""
        self.values[self.at + place] = i16(value)

    def put_if(self, place: i64, value: i64) -> None:
        """A number that may be nought, at a place of its own."""
        if value != 0:
            self.put(place, value)

    def add(self, place: i64) -> None:
        """One more there."""
        before = self.values[self.at + place]
        if before == 0:
            self.put(place, 1)
        else:
            self.values[self.at + place] = before + i16(1)

    def finish(self) -> None:
        """Nothing more is written on this row."""
        self.written[self.row] = self.n - self.at

    def numbers(self) -> list[int]:
        """Of the row that was written last."""
        return [int(value) for value in self.values[self.at : self.at + self.width]]
