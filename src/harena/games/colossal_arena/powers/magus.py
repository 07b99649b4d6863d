from __future__ import annotations

from mypy_extensions import i64

from harena.games.colossal_arena import events
from harena.games.colossal_arena.phases.turn import enter_discards
from harena.games.colossal_arena.powers.base import Power
from harena.games.colossal_arena.state import ColossalArena


class Magus(Power):
    creature = "magus"
    ruling = "R103"
    sentence = (
        "Discard up to three combat cards of any creatures this turn, in a stack that shows only its top."
    )
    phrase = "discard freely this turn, or decline"

    def use(self, s: ColossalArena, action: i64) -> None:
        s.magus = 1
        if s.memory is not None:
            s.note_public(events.USED, s.current, place=s.self_column)
        enter_discards(s)
