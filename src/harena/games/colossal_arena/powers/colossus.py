from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit
from harena.core.state import EVERYBODY
from harena.games.colossal_arena import actions, events
from harena.games.colossal_arena.components import ROWS
from harena.games.colossal_arena.phases.turn import enter_discards
from harena.games.colossal_arena.powers.base import Power
from harena.games.colossal_arena.state import ColossalArena


class Colossus(Power):
    """Always offered: the token that makes its backer lies on the table."""

    creature = "colossus"
    ruling = "R59"
    sentence = "Take back one of your own bet tokens from anywhere on the table, as if you had never bet it."
    phrase = "take back one of your tokens, or decline"

    def targets(self, s: ColossalArena, out: vec[i64], n: i64) -> i64:
        space: i64
        for space in range(8 * ROWS):
            if s.bet[space] == s.current + 1:
                out[n] = actions.RETRIEVE + space
                n += 1
        if s.secret[s.current] != 0:
            out[n] = actions.RETRIEVE_SECRET
            n += 1
        return n

    def use(self, s: ColossalArena, action: i64) -> None:
        p = s.current
        s.tokens[p] += 1
        if action == actions.RETRIEVE_SECRET:
            self.retrieve_secret(s)
        else:
            space = action - actions.RETRIEVE
            s.bet[space] = 0
            s.taken &= ~bit(space)
            if s.memory is not None:
                s.note_public(events.RETRIEVED, p, place=space)
        enter_discards(s)

    def retrieve_secret(self, s: ColossalArena) -> None:
        """An unrevealed one's card is discarded for all to see (R59, R62)."""
        p = s.current
        card = s.secret[p] - 1
        hidden = not s.is_revealed(p)
        s.secret[p] = 0
        s.revealed &= ~bit(p)
        if hidden:
            s.drop(card)
        if s.memory is not None:
            s.note(events.RETRIEVED, p, card, EVERYBODY, count=1 if hidden else 0)
