from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit
from harena.core.chance import Luck
from harena.core.state import CHANCE
from harena.games.colossal_arena import actions, events, steps
from harena.games.colossal_arena.components import bit_in_half, copies, half_of, which
from harena.games.colossal_arena.phases.draws import list_cards, random_card
from harena.games.colossal_arena.phases.turn import enter_discards
from harena.games.colossal_arena.powers.base import Aftermath, Aimed
from harena.games.colossal_arena.state import ColossalArena


class Cyclops(Aimed):
    creature = "cyclops"
    ruling = "R80"
    sentence = (
        "Half of another player's usable cards, rounded up, are stunned unseen until her next turn ends."
    )
    phrase = "choose whose cards to stun, or decline"
    least: i64 = 1

    def use(self, s: ColossalArena, action: i64) -> None:
        s.victim = action - actions.TARGET
        s.left = (s.size[s.victim] + 1) // 2
        if s.memory is not None:
            s.note_public(events.TARGETED, s.current, other=s.victim, place=s.self_column, count=s.left)
        s.step = steps.STUN
        s.actor = CHANCE


class Stun(Aftermath):
    """Cyclops' blow: a usable card of the victim is set aside face down (R74)."""

    name = "stun"
    ruling = "R74"
    phrase = "Cyclops stuns a card"

    def legal(self, s: ColossalArena, out: vec[i64]) -> i64:
        v = s.victim
        return list_cards(out, 0, actions.STUN, s.hand[2 * v], s.hand[2 * v + 1])

    def weight(self, s: ColossalArena, action: i64) -> i64:
        return copies(action - actions.STUN, s.hand[2 * s.victim + 1])

    def urn(self, s: ColossalArena) -> str:
        return f"stun {s.turns} {s.left}"

    def sample(self, s: ColossalArena, luck: Luck) -> i64:
        return actions.STUN + random_card(s, luck)

    def apply(self, s: ColossalArena, action: i64) -> None:
        v = s.victim
        card = which(action - actions.STUN, s.hand[2 * v + 1])
        if s.memory is not None:
            s.note(events.STUNNED, CHANCE, card, bit(v), other=v, count=s.stunned[v])
        s.take(v, card)
        s.stun[2 * v + half_of(card)] |= bit_in_half(card)
        s.stunned[v] += 1
        s.left -= 1
        if s.left == 0:
            enter_discards(s)
