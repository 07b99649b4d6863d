from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.games.colossal_arena import actions
from harena.games.colossal_arena.phases.betting import may_bet_in, place_token
from harena.games.colossal_arena.phases.turn import enter_discards
from harena.games.colossal_arena.powers.base import Power
from harena.games.colossal_arena.state import ColossalArena


class Daimon(Power):
    sentence = "Place one more bet on a living creature, in any free space of this row or an earlier one."
    choice = "place a bet in any row, or decline"

    def offers(self, s: ColossalArena) -> bool:
        if s.tokens[s.current] == 0:
            return False
        space: i64
        for space in range(8 * s.row + 8):
            if self.is_free(s, space):
                return True
        return False

    def is_free(self, s: ColossalArena, space: i64) -> bool:
        return s.bet[space] == 0 and s.lives(space & 7) and may_bet_in(s, space >> 3)

    def targets(self, s: ColossalArena, out: vec[i64], n: i64) -> i64:
        space: i64
        for space in range(8 * s.row + 8):
            if self.is_free(s, space):
                out[n] = actions.PLACE + space
                n += 1
        return n

    def use(self, s: ColossalArena, action: i64) -> None:
        place_token(s, s.current, action - actions.PLACE)
        enter_discards(s)
