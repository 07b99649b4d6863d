"""Colosseum as a Game."""

from __future__ import annotations

from mypy_extensions import i64

from harena.core.game import Game, Options
from harena.core.planes import Plane, Sheet
from harena.core.state import State
from harena.games.colosseum.actions import ACTIONS
from harena.games.colosseum.memory import Memory
from harena.games.colosseum.options import OPTIONS, PRESETS, SENTENCES, Rules
from harena.games.colosseum.phases import flow
from harena.games.colosseum.sight.numbers import write
from harena.games.colosseum.sight.planes import PLANES, VERSION
from harena.games.colosseum.state import Colosseum


class ColosseumGame(Game):
    name = "colosseum"
    actions = ACTIONS
    encoding = VERSION
    title = "Colosseum"

    def __init__(self) -> None:
        super().__init__([3, 4, 5], OPTIONS, PRESETS, SENTENCES)
        flow.fill()

    def planes(self) -> list[Plane]:
        return PLANES

    def write(self, out: Sheet, state: State, viewer: i64) -> None:
        assert isinstance(state, Colosseum)
        write(out, state, viewer)

    def new(self, seats: int, options: Options) -> State:
        s = Colosseum(Rules(options), seats)
        s.events = []
        s.memory = Memory(seats)
        return s
