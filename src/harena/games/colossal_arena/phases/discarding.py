"""Phase 3: up to three cards may be discarded before the hand is refilled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit, count
from harena.core.chance import Luck
from harena.core.errors import RuleError
from harena.core.state import EVERYBODY
from harena.games.colossal_arena import actions, events
from harena.games.colossal_arena.components import (
    HI_COMBAT,
    SPECTATORS,
    SPLIT,
    STRENGTHS,
    hi_bit,
    lo_bit,
    nth_card,
)
from harena.games.colossal_arena.phases.draws import list_cards
from harena.games.colossal_arena.phases.turn import refill
from harena.games.colossal_arena.sight.public import are_dead_all_seen, is_hand_known
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.steps import Step, only
from harena.games.colossal_arena.words.notation import creature_name
from harena.games.colossal_arena.words.refusals import is_held, not_held


class Discard(Step):
    """Card by card, then done; always asked, so that skipping tells nothing (K0, K18)."""

    name = "discard"
    ruling = "R6"
    phrase = "discard, or be done"

    def legal(self, s: ColossalArena, out: vec[i64]) -> i64:
        out[0] = actions.DONE
        return list_cards(out, 1, actions.DISCARD, spare_lo(s), spare_hi(s))

    def forced(self, s: ColossalArena) -> i64:
        """All see it if nobody can hold a card of the dead, or three cards or the hand are gone (R129).

        How high a Magus stack is so far, they do not.
        """
        if s.size[s.current] == 0 or (s.magus == 0 and (s.discards == 3 or are_dead_all_seen(s))):
            return actions.DONE
        return only(self, s) if s.magus == 0 and is_hand_known(s, s.current) else -1

    def sample(self, s: ColossalArena, luck: Luck) -> i64:
        lo = spare_lo(s)
        hi = spare_hi(s)
        n = luck.random.below(1 + count(lo) + count(hi))
        if n == 0:
            return actions.DONE
        return actions.DISCARD + nth_card(lo, hi, n - 1)

    def apply(self, s: ColossalArena, action: i64) -> None:
        if action == actions.DONE:
            if s.stack != 0:
                bury(s)
            refill(s)
            return
        card = action - actions.DISCARD
        s.discards += 1
        if s.magus != 0:
            s.stack = (s.stack << 7) | (card + 1)
            return
        s.idle = 0
        s.take(s.current, card)
        s.drop(card)
        if s.memory is not None:
            s.note(events.DISCARDED, s.current, card, EVERYBODY)

    def refusal(self, s: ColossalArena, action: int) -> RuleError:
        if actions.verb_of(action) != actions.DISCARD:
            return RuleError("R6", "discard, or be done; cards are played before")
        card = action - actions.DISCARD
        if s.discards == 3:
            return RuleError("R105" if s.magus else "R129", "three cards a turn are the most")
        if not is_held(s, card):
            return not_held(s, card)
        if card >= SPECTATORS:
            return RuleError("R104", "only combat cards can be discarded")
        if s.magus:
            return RuleError("R105", "that card is in the stack already")
        name = creature_name(s, card // STRENGTHS).capitalize()
        return RuleError("R129", f"{name} still lives; its cards cannot be discarded")


def spare_lo(s: ColossalArena) -> i64:
    """What may be discarded: cards of the dead, or with Magus any combat card that is not picked yet."""
    if s.discards == 3:
        return 0
    lo = s.hand[2 * s.current]
    if s.magus == 0:
        return lo & ~s.live_lo
    picked = s.stack
    while picked != 0:
        lo &= ~lo_bit((picked & 127) - 1)
        picked >>= 7
    return lo


def spare_hi(s: ColossalArena) -> i64:
    if s.discards == 3:
        return 0
    hi = s.hand[2 * s.current + 1]
    if s.magus == 0:
        return hi & ~s.live_hi
    picked = s.stack
    while picked != 0:
        hi &= ~hi_bit((picked & 127) - 1)
        picked >>= 7
    return hi & HI_COMBAT


def bury(s: ColossalArena) -> None:
    """A Magus stack leaves the hand at once; only its top card and its height are seen (R103, K7)."""
    p = s.current
    top = (s.stack & 127) - 1
    hidden = s.stack >> 7
    cards: list[int] = []
    while hidden != 0:
        card = (hidden & 127) - 1
        cards.append(card)
        s.take(p, card)
        s.discarded += 1
        if card < SPLIT:
            s.buried[2 * p] |= bit(card)
        else:
            s.buried[2 * p + 1] |= bit(card - SPLIT)
        hidden >>= 7
    s.take(p, top)
    s.drop(top)
    s.stack = 0
    s.idle = 0
    if s.memory is not None:
        s.note(events.DISCARDED, p, top, EVERYBODY)
        if cards:
            s.note_cards(events.BURIED, p, cards, bit(p), count=len(cards))
