"""An episode is a game played by numbers: chance is dealt, seats are asked in turn, views are arrays."""

from __future__ import annotations

from secrets import randbits
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from harena.core.chance import Luck, Random
from harena.core.errors import OptionError
from harena.core.game import Game, Options
from harena.core.planes import Plane, Sheet
from harena.core.state import CHANCE, NOBODY, State, View
from harena.envs.compiled.masks import Masks
from harena.games import GAMES

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]


class Episode:
    def __init__(self, game: str, seats: int, preset: str, options: Options | None) -> None:
        if game not in GAMES:
            raise OptionError(f"the games are {', '.join(GAMES)}, not {game!r}")
        self.game: Game = GAMES[game]
        self.start = self.game.start(seats, preset, options)
        self.seats = seats
        self.planes: list[Plane] = self.game.planes()
        self.sheet = Sheet(1, sum(plane.size for plane in self.planes))
        buffer: Any = self.sheet.values
        self.written: Numbers = np.frombuffer(buffer, np.int16)
        self.masks = Masks(1, self.game.actions)
        marks: Any = self.masks.values
        self.marked: Mask = np.frombuffer(marks, np.int8)
        self.seeds: Random | None = None
        self.begin()

    def begin(self, seed: int | None = None) -> None:
        """A new game; without a seed the next of the series that the last seed began."""
        if seed is not None or self.seeds is None:
            self.seeds = Random(randbits(62) if seed is None else seed)
        self.luck = Luck(self.seeds.next(), self.seeds.next())
        self.luck.begin()
        self.sheet.wipe(0)
        self.state: State = self.start.clone()
        self.deal()

    def take(self, action: int) -> None:
        """A legal action; nothing is checked."""
        self.state.apply(action)
        self.deal()

    def deal(self) -> None:
        while self.state.actor == CHANCE:
            self.state.apply(self.state.sample(self.luck))
        self.views: dict[int | None, View] = {}

    @property
    def over(self) -> bool:
        return self.state.actor == NOBODY

    def view(self, viewer: int | None) -> View:
        if viewer not in self.views:
            self.views[viewer] = self.state.view(viewer)
        return self.views[viewer]

    def numbers(self, viewer: int | None) -> Numbers:
        """Those of its view, written straight from the position, which is many times quicker."""
        self.sheet.turn_to(0)
        self.game.write(self.sheet, self.state, -1 if viewer is None else viewer)
        self.sheet.finish()
        return self.written.copy()

    def mask(self, seat: int) -> Mask:
        """1 for every legal action of a seat, by the engine's numbers."""
        if self.state.actor == seat:
            self.masks.write(0, self.state)
        else:
            self.masks.clear(0)
        return self.marked.copy()

    def allows(self, action: int) -> bool:
        """Whether whoever is to act may do this."""
        self.masks.write(0, self.state)
        return self.masks.allows(0, action)


def bounds(planes: list[Plane]) -> tuple[Numbers, Numbers]:
    """The least and the greatest of each number."""
    sides = [np.concatenate([np.full(plane.size, end) for plane, end in ends]) for ends in ends_of(planes)]
    return cast("tuple[Numbers, Numbers]", tuple(side.astype(np.int16) for side in sides))


def ends_of(planes: list[Plane]) -> list[list[tuple[Plane, int]]]:
    return [[(plane, plane.least) for plane in planes], [(plane, plane.most) for plane in planes]]


def split(planes: list[Plane], numbers: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The planes of a row of numbers, each in its shape; they share its memory."""
    found: dict[str, NDArray[Any]] = {}
    at = 0
    for plane in planes:
        found[plane.name] = numbers[at : at + plane.size].reshape(plane.shape)
        at += plane.size
    return found
