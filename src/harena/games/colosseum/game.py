"""Colosseum as a Game."""

from __future__ import annotations

from harena.core.game import Game, Options
from harena.core.planes import Plane
from harena.core.state import State
from harena.games.colosseum import options
from harena.games.colosseum.actions import ACTIONS
from harena.games.colosseum.memory import Memory
from harena.games.colosseum.phases import flow
from harena.games.colosseum.sight.planes import PLANES, VERSION
from harena.games.colosseum.state import blank


class ColosseumGame(Game):
    name = "colosseum"
    actions = ACTIONS
    encoding = VERSION
    title = "Colosseum"

    def __init__(self) -> None:
        super().__init__([3, 4, 5], options.OPTIONS, options.PRESETS, options.SENTENCES)
        flow.fill()

    def planes(self) -> list[Plane]:
        return PLANES

    def new(self, seats: int, options: Options) -> State:
        s = blank(rules_of(options), seats)
        s.events = []
        s.memory = Memory(seats)
        return s


def rules_of(values: Options) -> options.Rules:
    return options.Rules(values)
