from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit
from harena.core.state import Json
from harena.games.colossal_arena import actions, events, steps
from harena.games.colossal_arena.components import COLUMNS, hi_column, lo_column
from harena.games.colossal_arena.phases.draws import list_cards
from harena.games.colossal_arena.phases.turn import enter_discards
from harena.games.colossal_arena.powers.base import Aftermath, Aimed
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.steps import only
from harena.games.colossal_arena.words.notation import creature_name


class Gorgon(Aimed):
    creature = "gorgon"
    ruling = "R90"
    sentence = "Ask another player for a living creature's card: she gives you one, or shows you her hand."
    phrase = "choose whom to ask for a card, or decline"

    def use(self, s: ColossalArena, action: i64) -> None:
        s.victim = action - actions.TARGET
        if s.memory is not None:
            s.note_public(events.TARGETED, s.current, other=s.victim, place=s.self_column)
        s.step = steps.NAME


class Name(Aftermath):
    """The creature whose card Gorgon's backer asks for."""

    name = "name"
    ruling = "R92"
    phrase = "name the creature whose card you want"

    def legal(self, s: ColossalArena, out: vec[i64]) -> i64:
        n: i64 = 0
        column: i64
        for column in range(COLUMNS):
            if s.lives(column):
                out[n] = actions.NAME + column
                n += 1
        return n

    def apply(self, s: ColossalArena, action: i64) -> None:
        column = action - actions.NAME
        v = s.victim
        has = (s.hand[2 * v] & lo_column(column)) != 0 or (s.hand[2 * v + 1] & hi_column(column)) != 0
        if s.memory is not None:
            s.note_public(events.ASKED, s.current, other=v, place=column, count=1 if has else 0)
        if has:
            s.first = column
            s.step = steps.GIVE
            s.actor = v
            return
        if s.memory is not None:
            witnesses = bit(s.current) | bit(v)
            s.note_cards(events.SHOWED_ONE, v, s.usable(v), witnesses, other=s.current, place=column)
        enter_discards(s)


class Give(Aftermath):
    """The victim chooses which card to hand over, and is asked even if she has only one (R90, K0)."""

    name = "give"
    ruling = "R90"
    phrase = "give a card of the creature that Gorgon named"

    def legal(self, s: ColossalArena, out: vec[i64]) -> i64:
        v = s.victim
        lo = s.hand[2 * v] & lo_column(s.first)
        hi = s.hand[2 * v + 1] & hi_column(s.first)
        return list_cards(out, 0, actions.GIVE, lo, hi)

    def forced(self, s: ColossalArena) -> i64:
        """Who has one card gives that one, whichever it is."""
        return only(self, s) if s.size[s.victim] == 1 else -1

    def apply(self, s: ColossalArena, action: i64) -> None:
        card = action - actions.GIVE
        s.take(s.victim, card)
        s.give(s.current, card)
        if s.memory is not None:
            witnesses = bit(s.current) | bit(s.victim)
            s.note(events.GAVE, s.victim, card, witnesses, other=s.current, place=s.first)
        enter_discards(s)

    def pending(self, s: ColossalArena) -> Json:
        return {**super().pending(s), "named": creature_name(s, s.first)}
