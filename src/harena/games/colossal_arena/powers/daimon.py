from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.errors import RuleError
from harena.games.colossal_arena import actions
from harena.games.colossal_arena.phases.betting import may_bet_in, place_token
from harena.games.colossal_arena.phases.turn import enter_discards
from harena.games.colossal_arena.powers.base import Power
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.words.refusals import is_dead


class Daimon(Power):
    creature = "daimon"
    ruling = "R65"
    sentence = "Place one more bet on a living creature, in any free space of this row or an earlier one."
    phrase = "place a bet in any row, or decline"

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

    def refusal(self, s: ColossalArena, action: int) -> RuleError:
        if actions.verb_of(action) != actions.PLACE:
            return super().refusal(s, action)
        space = action - actions.PLACE
        if not s.lives(space & 7):
            return is_dead(s, space & 7, "R66")
        if space >> 3 > s.row:
            return RuleError("R67", "that row is not open yet")
        if s.bet[space] != 0:
            return RuleError("R69", "there is a token already")
        return RuleError("K10", "this table allows no bets in row 5")
