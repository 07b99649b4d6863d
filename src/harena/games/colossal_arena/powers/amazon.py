from __future__ import annotations

from mypy_extensions import i64

from harena.core.state import CHANCE
from harena.games.colossal_arena import events, steps
from harena.games.colossal_arena.powers.base import Power
from harena.games.colossal_arena.state import ColossalArena


class Amazon(Power):
    sentence = "Draw three cards from the deck; drawing its last card ends the game at once."
    choice = "draw three cards, or decline"

    def offers(self, s: ColossalArena) -> bool:
        return s.deck != 0

    def use(self, s: ColossalArena, action: i64) -> None:
        if s.events is not None:
            s.note_public(events.USED, s.current, place=s.self_column)
        s.left = 3
        s.drawer = s.current
        s.step = steps.AMAZON_DRAW
        s.actor = CHANCE
