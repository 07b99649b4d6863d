from __future__ import annotations

from mypy_extensions import i64

from harena.games.colossal_arena import events, steps
from harena.games.colossal_arena.powers.base import Power
from harena.games.colossal_arena.state import ColossalArena


class Ettin(Power):
    creature = "ettin"
    ruling = "R83"
    sentence = "Play a second card this turn; only once a turn."
    phrase = "claim a second card, or decline"

    def offers(self, s: ColossalArena) -> bool:
        return s.ettin_used == 0

    def use(self, s: ColossalArena, action: i64) -> None:
        s.ettin_used = 1
        if s.memory is not None:
            s.note_public(events.USED, s.current, place=s.self_column)
        s.step = steps.SECOND
