from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit
from harena.core.chance import Luck
from harena.core.state import CHANCE, Json
from harena.games.colossal_arena import actions, events, steps
from harena.games.colossal_arena.components import copies, hi_bit, lo_bit, unpacked, which
from harena.games.colossal_arena.phases.draws import list_cards, random_card
from harena.games.colossal_arena.phases.turn import enter_discards
from harena.games.colossal_arena.powers.base import Aftermath, Aimed
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.words.notation import card_text


class Titan(Aimed):
    creature = "titan"
    ruling = "R109"
    sentence = "Look at three random cards of a player who has at least three, and keep one of them."
    phrase = "choose whose cards to look at, or decline"
    least: i64 = 3

    def use(self, s: ColossalArena, action: i64) -> None:
        s.victim = action - actions.TARGET
        s.left = 3
        s.shown = 0
        if s.memory is not None:
            s.note_public(events.TARGETED, s.current, other=s.victim, place=s.self_column, count=3)
        s.step = steps.PEEK
        s.actor = CHANCE


class Looking(Aftermath):
    """While Titan's cards are shown to the two whom it concerns."""

    ruling = "R109"

    def pending(self, s: ColossalArena) -> Json:
        found = super().pending(s)
        if s.shown != 0:
            found["shown"] = sorted(card_text(s, card) for card in unpacked(s.shown))
        return found


def shown_lo(s: ColossalArena) -> i64:
    mask: i64 = 0
    shown = s.shown
    while shown != 0:
        mask |= lo_bit((shown & 127) - 1)
        shown >>= 7
    return mask


def shown_hi(s: ColossalArena) -> i64:
    mask: i64 = 0
    shown = s.shown
    while shown != 0:
        mask |= hi_bit((shown & 127) - 1)
        shown >>= 7
    return mask


class Peek(Looking):
    """One of the three cards is drawn; it stays in its owner's hand for now (K13)."""

    name = "peek"
    phrase = "Titan draws a card to look at"

    def legal(self, s: ColossalArena, out: vec[i64]) -> i64:
        v = s.victim
        return list_cards(
            out, 0, actions.SHOW, s.hand[2 * v] & ~shown_lo(s), s.hand[2 * v + 1] & ~shown_hi(s)
        )

    def weight(self, s: ColossalArena, action: i64) -> i64:
        return copies(action - actions.SHOW, s.hand[2 * s.victim + 1] & ~shown_hi(s))

    def urn(self, s: ColossalArena) -> str:
        return f"show {s.turns} {s.left}"

    def sample(self, s: ColossalArena, luck: Luck) -> i64:
        seen_lo = shown_lo(s)
        seen_hi = shown_hi(s)
        while True:
            card = random_card(s, luck)
            if (lo_bit(card) & seen_lo) == 0 and (hi_bit(card) & seen_hi) == 0:
                return actions.SHOW + card

    def apply(self, s: ColossalArena, action: i64) -> None:
        card = which(action - actions.SHOW, s.hand[2 * s.victim + 1] & ~shown_hi(s))
        s.shown = (s.shown << 7) | (card + 1)
        s.left -= 1
        if s.memory is not None:
            s.note(events.PEEKED, s.current, card, bit(s.current) | bit(s.victim), other=s.victim)
        if s.left == 0:
            s.step = steps.KEEP
            s.actor = s.current


class Keep(Looking):
    """One of the three must be kept (R109)."""

    name = "keep"
    phrase = "keep one of the three cards"

    def legal(self, s: ColossalArena, out: vec[i64]) -> i64:
        return list_cards(out, 0, actions.KEEP, shown_lo(s), shown_hi(s))

    def apply(self, s: ColossalArena, action: i64) -> None:
        card = which(action - actions.KEEP, shown_hi(s))
        s.take(s.victim, card)
        s.give(s.current, card)
        s.shown = 0
        if s.memory is not None:
            s.note(events.KEPT, s.current, card, bit(s.current) | bit(s.victim), other=s.victim)
        enter_discards(s)
