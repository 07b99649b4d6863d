from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.state import CHANCE
from harena.games.colossal_arena import actions, events, steps
from harena.games.colossal_arena.powers.base import Power, has_victim, list_victims
from harena.games.colossal_arena.state import ColossalArena


class Cyclops(Power):
    sentence = (
        "Half of another player's usable cards, rounded up, are stunned unseen until her next turn ends."
    )
    choice = "choose whose cards to stun, or decline"

    def offers(self, s: ColossalArena) -> bool:
        return has_victim(s, 1)

    def targets(self, s: ColossalArena, out: vec[i64], n: i64) -> i64:
        return list_victims(s, out, n, 1)

    def use(self, s: ColossalArena, action: i64) -> None:
        s.victim = action - actions.TARGET
        s.left = (s.size[s.victim] + 1) // 2
        if s.events is not None:
            s.note_public(events.TARGETED, s.current, other=s.victim, place=s.self_column, count=s.left)
        s.step = steps.STUN
        s.actor = CHANCE
