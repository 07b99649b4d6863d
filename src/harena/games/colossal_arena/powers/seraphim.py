from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.games.colossal_arena import actions, events, steps
from harena.games.colossal_arena.components import COLUMNS
from harena.games.colossal_arena.powers.base import Power
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.steps import STEPS


def power_of(s: ColossalArena, column: i64) -> Power:
    power = STEPS[steps.POWER + s.kind[column]]
    assert isinstance(power, Power)
    return power


class Seraphim(Power):
    creature = "seraphim"
    ruling = "R97"
    sentence = "Use the power of an eliminated creature as if it were Seraphim's own."
    phrase = "copy an eliminated creature, or decline"

    def is_copyable(self, s: ColossalArena, column: i64) -> bool:
        return not s.lives(column) and power_of(s, column).offers(s)

    def offers(self, s: ColossalArena) -> bool:
        if s.row == 0:
            return False
        column: i64
        for column in range(COLUMNS):
            if self.is_copyable(s, column):
                return True
        return False

    def targets(self, s: ColossalArena, out: vec[i64], n: i64) -> i64:
        column: i64
        for column in range(COLUMNS):
            if self.is_copyable(s, column):
                out[n] = actions.COPY + column
                n += 1
        return n

    def use(self, s: ColossalArena, action: i64) -> None:
        column = action - actions.COPY
        if s.memory is not None:
            s.note_public(events.COPIED, s.current, place=column)
        s.step = steps.POWER + s.kind[column]
