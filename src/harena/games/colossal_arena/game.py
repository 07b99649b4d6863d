"""Colossal Arena as a Game."""

from __future__ import annotations

from mypy_extensions import i64

from harena.core.game import Game, Option, Options
from harena.core.planes import Plane, Sheet
from harena.core.state import State
from harena.games.colossal_arena.actions import ACTIONS
from harena.games.colossal_arena.options import OPTIONS, PRESETS, SENTENCES, Rules
from harena.games.colossal_arena.phases import flow
from harena.games.colossal_arena.phases.setup import check_lineup, set_up
from harena.games.colossal_arena.sight.numbers import write
from harena.games.colossal_arena.sight.planes import PLANES, VERSION
from harena.games.colossal_arena.state import ColossalArena


class ColossalArenaGame(Game):
    name = "colossal-arena"
    actions = ACTIONS
    encoding = VERSION
    title = "Colossal Arena"

    def __init__(self) -> None:
        super().__init__([2, 3, 4, 5], OPTIONS, PRESETS, SENTENCES)
        flow.fill()

    def planes(self) -> list[Plane]:
        return PLANES

    def write(self, out: Sheet, state: State, viewer: i64) -> None:
        assert isinstance(state, ColossalArena)
        assert state.memory is not None
        memory = state.memory
        write(out, state, viewer, 0, memory.of(viewer), memory.seen_lo, memory.seen_hi)

    def new(self, seats: int, options: Options) -> State:
        return set_up(Rules(options), seats)

    def check_free_value(self, option: Option, value: str) -> str:
        if option.name != "creature_select":
            return super().check_free_value(option, value)
        check_lineup(value)
        return value
