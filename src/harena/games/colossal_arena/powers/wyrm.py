from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.state import EVERYBODY
from harena.games.colossal_arena import actions, events
from harena.games.colossal_arena.components import COLUMNS
from harena.games.colossal_arena.phases.turn import enter_discards
from harena.games.colossal_arena.powers.base import Power
from harena.games.colossal_arena.state import ColossalArena


class Wyrm(Power):
    creature = "wyrm"
    ruling = "R120"
    sentence = "Discard the visible card of any other creature in the current row."
    phrase = "burn another creature's card in this row, or decline"

    def offers(self, s: ColossalArena) -> bool:
        column: i64
        for column in range(COLUMNS):
            if column != s.self_column and s.top[s.row * 8 + column] != 0:
                return True
        return False

    def targets(self, s: ColossalArena, out: vec[i64], n: i64) -> i64:
        column: i64
        for column in range(COLUMNS):
            top = s.top[s.row * 8 + column]
            if column != s.self_column and top != 0:
                out[n] = actions.STRIKE + top - 1
                n += 1
        return n

    def use(self, s: ColossalArena, action: i64) -> None:
        card = action - actions.STRIKE
        pile = s.row * 8
        while s.top[pile] != card + 1:
            pile += 1
        s.pop(pile)
        s.drop(card)
        if s.memory is not None:
            s.note(events.STRUCK, s.current, card, EVERYBODY, place=pile)
        enter_discards(s)
