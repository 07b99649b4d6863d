"""Chance with cards: what the deck deals, and how any card is drawn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit, low_index
from harena.core.chance import Luck
from harena.games.colossal_arena import actions, events
from harena.games.colossal_arena.components import (
    FIRST_PREFECT,
    PREFECTS,
    SPLIT,
    copies,
    hi_bit,
    lo_bit,
    nth_card,
    which,
)
from harena.games.colossal_arena.phases.turn import before_turn, begin_turn, end, finish_turn
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.steps import Step


def list_cards(out: vec[i64], n: i64, verb: i64, lo: i64, hi: i64) -> i64:
    """Append an action a card; two Prefects are one (K20)."""
    while lo != 0:
        out[n] = verb + low_index(lo)
        n += 1
        lo &= lo - 1
    if hi >= FIRST_PREFECT:
        hi = (hi & ~PREFECTS) | FIRST_PREFECT
    while hi != 0:
        out[n] = verb + SPLIT + low_index(hi)
        n += 1
        hi &= hi - 1
    return n


class Draw(Step):
    """A card comes from the deck, every one there as likely as any other."""

    phrase = "a card is drawn"

    def legal(self, s: ColossalArena, out: vec[i64]) -> i64:
        return list_cards(out, 0, actions.DRAW, s.deck_lo, s.deck_hi)

    def weight(self, s: ColossalArena, action: i64) -> i64:
        return copies(action - actions.DRAW, s.deck_hi)

    def urn(self, s: ColossalArena) -> str:
        return f"deck {s.recycled} {s.deck}"

    def sample(self, s: ColossalArena, luck: Luck) -> i64:
        fill_urn(s, luck)
        return actions.DRAW + luck.draw()

    def apply(self, s: ColossalArena, action: i64) -> None:
        card = which(action - actions.DRAW, s.deck_hi)
        s.deck_lo &= ~lo_bit(card)
        s.deck_hi &= ~hi_bit(card)
        s.deck -= 1
        s.left -= 1
        s.give(s.drawer, card)
        if s.memory is not None:
            s.note(events.DREW, s.drawer, card, bit(s.drawer))
        self.after(s)

    def after(self, s: ColossalArena) -> None:
        raise NotImplementedError


def fill_urn(s: ColossalArena, luck: Luck) -> None:
    """With the deck, unless it holds it already."""
    if luck.left != s.deck:
        luck.left = list_all(luck.urn, s.deck_lo, s.deck_hi)


def list_all(out: vec[i64], lo: i64, hi: i64) -> i64:
    n: i64 = 0
    while lo != 0:
        out[n] = low_index(lo)
        n += 1
        lo &= lo - 1
    while hi != 0:
        out[n] = SPLIT + low_index(hi)
        n += 1
        hi &= hi - 1
    return n


class Deal(Draw):
    """One card at a time, clockwise from the start player (K21)."""

    name = "deal"

    def after(self, s: ColossalArena) -> None:
        s.drawer = s.next_seat(s.drawer)
        if s.left == 0:
            begin_turn(s)


class Several(Draw):
    """The cards all go to one player."""

    def happen(self, s: ColossalArena, luck: Luck) -> None:
        if s.memory is None:
            draw_all(s, luck)
            self.after(s)
        else:
            super().happen(s, luck)


def draw_all(s: ColossalArena, luck: Luck) -> None:
    """At once, where nobody is told of each card."""
    fill_urn(s, luck)
    n = s.left
    if n > s.deck:
        n = s.deck
    lo: i64 = 0
    hi: i64 = 0
    i: i64
    for i in range(n):
        card = luck.draw()
        lo |= lo_bit(card)
        hi |= hi_bit(card)
    s.deck_lo &= ~lo
    s.deck_hi &= ~hi
    s.deck -= n
    s.left -= n
    p = s.drawer
    s.hand[2 * p] |= lo
    s.hand[2 * p + 1] |= hi
    s.size[p] += n


class Refill(Several):
    name = "refill"

    def after(self, s: ColossalArena) -> None:
        if s.deck == 0 and not s.rules.five_rounds:
            end(s, events.LAST_CARD)
        elif s.left == 0:
            finish_turn(s)


class RecycledDraw(Draw):
    """Everybody draws one, clockwise from the player to move (R153, K6)."""

    name = "recycled-draw"

    def after(self, s: ColossalArena) -> None:
        s.drawer = (s.drawer + 1) % s.seats
        if s.left == 0:
            before_turn(s)


def random_card(s: ColossalArena, luck: Luck) -> i64:
    """A usable card of the victim."""
    v = s.victim
    return nth_card(s.hand[2 * v], s.hand[2 * v + 1], luck.random.below(s.size[v]))
