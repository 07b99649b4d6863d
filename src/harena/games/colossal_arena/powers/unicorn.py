from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.state import EVERYBODY, Json
from harena.games.colossal_arena import actions, events, steps
from harena.games.colossal_arena.components import COLUMNS, SPECTATORS, STRENGTHS
from harena.games.colossal_arena.phases.turn import enter_discards
from harena.games.colossal_arena.powers.base import Power
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.steps import Step, only
from harena.games.colossal_arena.words.notation import card_text, creature_name


class Unicorn(Power):
    creature = "unicorn"
    ruling = "R116"
    sentence = "Swap two visible combat cards of one creature that lie in different rows."
    phrase = "choose the first of two cards to swap, or decline"

    def visible(self, s: ColossalArena, column: i64) -> i64:
        """How many of a column's piles show a combat card."""
        n: i64 = 0
        row: i64
        for row in range(s.row + 1):
            top = s.top[row * 8 + column]
            if top != 0 and top <= SPECTATORS:
                n += 1
        return n

    def offers(self, s: ColossalArena) -> bool:
        if s.row == 0:
            return False
        column: i64
        for column in range(COLUMNS):
            if self.visible(s, column) >= 2:
                return True
        return False

    def targets(self, s: ColossalArena, out: vec[i64], n: i64) -> i64:
        column: i64
        for column in range(COLUMNS):
            if self.visible(s, column) >= 2:
                n = list_visible(s, out, n, actions.SWAP, column, -1)
        return n

    def use(self, s: ColossalArena, action: i64) -> None:
        s.first = action - actions.SWAP
        s.step = steps.WITH


def list_visible(s: ColossalArena, out: vec[i64], n: i64, verb: i64, column: i64, but: i64) -> i64:
    row: i64
    for row in range(s.row + 1):
        top = s.top[row * 8 + column]
        if top != 0 and top <= SPECTATORS and top - 1 != but:
            out[n] = verb + top - 1
            n += 1
    return n


class With(Step):
    """The second card of the swap."""

    name = "with"
    ruling = "R116"
    phrase = "choose the card to swap it with"

    def legal(self, s: ColossalArena, out: vec[i64]) -> i64:
        return list_visible(s, out, 0, actions.WITH, s.first // STRENGTHS, s.first)

    def forced(self, s: ColossalArena) -> i64:
        """All piles lie open."""
        return only(self, s)

    def apply(self, s: ColossalArena, action: i64) -> None:
        first = s.first
        second = action - actions.WITH
        here = s.pile_of(first)
        there = s.pile_of(second)
        s.pop(here)
        s.pop(there)
        s.push(here, second)
        s.push(there, first)
        if s.memory is not None:
            s.note_cards(events.SWAPPED, s.current, [first, second], EVERYBODY, place=first // STRENGTHS)
        enter_discards(s)

    def pending(self, s: ColossalArena) -> Json:
        return {"on": creature_name(s, s.self_column), "first": card_text(s, s.first)}
