from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.games.colossal_arena import actions
from harena.games.colossal_arena.components import SPECTATORS
from harena.games.colossal_arena.phases.turn import enter_discards
from harena.games.colossal_arena.powers.base import Power
from harena.games.colossal_arena.state import ColossalArena


class Troll(Power):
    creature = "troll"
    ruling = "R113"
    sentence = "Take a visible Troll card from an earlier row into your hand."
    phrase = "take a Troll card from an earlier row, or decline"

    def offers(self, s: ColossalArena) -> bool:
        row: i64
        for row in range(s.row):
            top = s.top[row * 8 + s.self_column]
            if top != 0 and top <= SPECTATORS:
                return True
        return False

    def targets(self, s: ColossalArena, out: vec[i64], n: i64) -> i64:
        row: i64
        for row in range(s.row):
            top = s.top[row * 8 + s.self_column]
            if top != 0 and top <= SPECTATORS:
                out[n] = actions.TAKE + top - 1
                n += 1
        return n

    def use(self, s: ColossalArena, action: i64) -> None:
        s.pick_up(action - actions.TAKE)
        enter_discards(s)
