from __future__ import annotations

from mypy_extensions import i64

from harena.core.state import CHANCE
from harena.games.colossal_arena import events, steps
from harena.games.colossal_arena.phases.draws import Several
from harena.games.colossal_arena.phases.turn import end, enter_discards
from harena.games.colossal_arena.powers.base import Power
from harena.games.colossal_arena.state import ColossalArena


class Amazon(Power):
    creature = "amazon"
    ruling = "R70"
    sentence = "Draw three cards from the deck; drawing its last card ends the game at once."
    phrase = "draw three cards, or decline"

    def offers(self, s: ColossalArena) -> bool:
        return s.deck != 0

    def use(self, s: ColossalArena, action: i64) -> None:
        if s.memory is not None:
            s.note_public(events.USED, s.current, place=s.self_column)
        s.left = 3
        s.drawer = s.current
        s.step = steps.AMAZON_DRAW
        s.actor = CHANCE


class AmazonDraw(Several):
    name = "amazon-draw"

    def after(self, s: ColossalArena) -> None:
        if s.deck == 0 and not s.rules.five_rounds:
            end(s, events.LAST_CARD)
        elif s.left == 0 or s.deck == 0:
            enter_discards(s)
