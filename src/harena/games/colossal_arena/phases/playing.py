"""Phase 2: a combat card, a spectator, a referee, or a forced pass."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import count, low_index, nth_index
from harena.core.chance import Luck
from harena.core.errors import RuleError
from harena.core.state import EVERYBODY, NOBODY
from harena.games.colossal_arena import actions, events, steps
from harena.games.colossal_arena.components import (
    HI_COMBAT,
    MAGISTER,
    PREFECT,
    PREFECTS,
    SPECTATORS,
    SPLIT,
    STRENGTHS,
    nth_card,
    which,
)
from harena.games.colossal_arena.phases.turn import enter_discards, reveal
from harena.games.colossal_arena.powers.table import POWERS
from harena.games.colossal_arena.scoring import is_backer
from harena.games.colossal_arena.sight.public import is_hand_known
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.steps import Step, only
from harena.games.colossal_arena.words.refusals import is_dead, is_held, not_held


def list_plays(s: ColossalArena, out: vec[i64], n: i64) -> i64:
    p = s.current
    lo = s.hand[2 * p] & s.live_lo
    while lo != 0:
        out[n] = actions.PLAY + low_index(lo)
        n += 1
        lo &= lo - 1
    hi = s.hand[2 * p + 1] & s.live_hi
    combat = hi & HI_COMBAT
    while combat != 0:
        out[n] = actions.PLAY + SPLIT + low_index(combat)
        n += 1
        combat &= combat - 1
    others = hi & ~HI_COMBAT
    if others != 0:
        n = list_helpers(s, out, n, others)
    return n


def list_helpers(s: ColossalArena, out: vec[i64], n: i64, others: i64) -> i64:
    """Spectators and the Magister on every living creature, then the Prefect."""
    if (others & PREFECTS) != 0:
        out[n] = actions.PLAY + PREFECT
        n += 1
        others &= ~PREFECTS
    while others != 0:
        card = SPLIT + low_index(others)
        others &= others - 1
        verb: i64 = actions.SPECTATOR_ON + (card - SPECTATORS) * 8
        if card == MAGISTER:
            verb = actions.MAGISTER_ON
        living = s.alive
        while living != 0:
            out[n] = verb + low_index(living)
            n += 1
            living &= living - 1
    return n


def count_helpers(s: ColossalArena, others: i64) -> i64:
    if (others & PREFECTS) == 0:
        return count(others) * count(s.alive)
    return count(others & ~PREFECTS) * count(s.alive) + 1


def nth_helper(s: ColossalArena, others: i64, n: i64) -> i64:
    """The action at place `n` of that list."""
    if (others & PREFECTS) != 0:
        if n == 0:
            return actions.PLAY + PREFECT
        n -= 1
    living = count(s.alive)
    while n >= living:
        n -= living
        others &= others - 1
    column = nth_index(s.alive, n)
    card = SPLIT + low_index(others)
    if card == MAGISTER:
        return actions.MAGISTER_ON + column
    return actions.SPECTATOR_ON + (card - SPECTATORS) * 8 + column


def play_combat(s: ColossalArena, card: i64) -> None:
    """Onto its creature's pile; its backer may then use the power (R35-R58)."""
    p = s.current
    column = card // STRENGTHS
    pile = s.row * 8 + column
    covered = s.top[pile]
    s.take(p, card)
    s.push(pile, card)
    if s.memory is not None:
        s.note(events.PLAYED, p, card, EVERYBODY, place=column)
    if covered <= SPECTATORS and s.rules.powers and is_backer(s, p, column):
        kind = s.kind[column]
        s.self_column = column
        if POWERS[kind].offers(s):
            s.step = steps.POWER + kind
            return
    enter_discards(s)


def play_spectator(s: ColossalArena, strength: i64, column: i64) -> None:
    p = s.current
    card = SPECTATORS + strength
    s.take(p, card)
    s.push(s.row * 8 + column, card)
    if s.memory is not None:
        s.note(events.PLAYED, p, card, EVERYBODY, place=column)
    enter_discards(s)


def play_prefect(s: ColossalArena) -> None:
    p = s.current
    card = which(PREFECT, s.hand[2 * p + 1])
    s.take(p, card)
    s.drop(card)
    if s.memory is not None:
        s.note(events.REFEREE, p, card, EVERYBODY)
    if sees_combat_card(s):
        s.step = steps.PREFECT
    else:
        enter_discards(s)


def sees_combat_card(s: ColossalArena) -> bool:
    pile: i64
    for pile in range(8 * s.row + 8):
        if s.top[pile] != 0 and s.top[pile] <= SPECTATORS:
            return True
    return False


def play_magister(s: ColossalArena, column: i64) -> None:
    """Every unrevealed secret bet on the creature is revealed, then the Magister is discarded (R32, K19)."""
    p = s.current
    s.take(p, MAGISTER)
    if s.memory is not None:
        s.note(events.REFEREE, p, MAGISTER, EVERYBODY, place=column)
    i: i64
    for i in range(s.seats):
        seat = (p + i) % s.seats
        if not s.is_revealed(seat) and s.secret_column(seat) == column:
            reveal(s, seat)
    s.drop(MAGISTER)
    if s.memory is not None:
        s.note_public(events.NAMED, NOBODY, place=column)
    enter_discards(s)


def not_played(s: ColossalArena, card: int) -> RuleError:
    if not is_held(s, card):
        return not_held(s, card)
    if card < SPECTATORS:
        return is_dead(s, card // STRENGTHS, "R140")
    return RuleError("R45", "say which creature it is played on")


def not_played_on(s: ColossalArena, card: int, column: int, ruling: str) -> RuleError:
    return is_dead(s, column, ruling) if is_held(s, card) else not_held(s, card)


class Play(Step):
    """A card must be played while one can be (R43)."""

    name = "play"
    ruling = "R6"
    phrase = "play a card"

    def legal(self, s: ColossalArena, out: vec[i64]) -> i64:
        n = list_plays(s, out, 0)
        if n == 0:
            out[0] = actions.PASS
            return 1
        return n

    def forced(self, s: ColossalArena) -> i64:
        """With a hand that all know, be it empty, all can see that no card can be played (R43, R149)."""
        return only(self, s) if is_hand_known(s, s.current) else -1

    def sample(self, s: ColossalArena, luck: Luck) -> i64:
        p = s.current
        lo = s.hand[2 * p] & s.live_lo
        hi = s.hand[2 * p + 1] & s.live_hi
        fighters = count(lo) + count(hi & HI_COMBAT)
        others = hi & ~HI_COMBAT
        n = fighters
        if others != 0:
            n += count_helpers(s, others)
        if n == 0:
            return super().sample(s, luck)
        n = luck.random.below(n)
        if n < fighters:
            return actions.PLAY + nth_card(lo, hi, n)
        return nth_helper(s, others, n - fighters)

    def apply(self, s: ColossalArena, action: i64) -> None:
        if s.memory is not None:
            s.memory.witness(s.actor)
        if action == actions.PASS:
            if s.memory is not None:
                s.note_cards(events.SHOWED_ALL, s.current, s.usable(s.current), EVERYBODY)
            enter_discards(s)
            return
        s.idle = 0
        if action >= actions.SPECTATOR_ON:
            action -= actions.SPECTATOR_ON
            play_spectator(s, action >> 3, action & 7)
        elif action >= actions.PLAY + PREFECT:
            play_prefect(s)
        elif action >= actions.PLAY:
            play_combat(s, action - actions.PLAY)
        else:
            play_magister(s, action - actions.MAGISTER_ON)

    def refusal(self, s: ColossalArena, action: int) -> RuleError:
        if action == actions.PASS:
            return self.no_pass()
        verb = actions.verb_of(action)
        if verb == actions.PLAY:
            return not_played(s, action - verb)
        if verb == actions.SPECTATOR_ON:
            return not_played_on(s, SPECTATORS + ((action - verb) >> 3), (action - verb) & 7, "R45")
        if verb == actions.MAGISTER_ON:
            return not_played_on(s, MAGISTER, action - verb, "R32")
        if verb in (actions.BET, actions.SECRET, actions.REVEAL):
            return RuleError("R7", "the bet of this turn is made; play a card")
        return RuleError("R6", f"not now: {self.phrase}")

    def no_pass(self) -> RuleError:
        return RuleError("R43", "you must play while you can")


class Second(Play):
    """Ettin's second card, which may be declined and needs no proof (R83, R85)."""

    name = "second"
    ruling = "R85"
    phrase = "play a second card, or decline"

    def legal(self, s: ColossalArena, out: vec[i64]) -> i64:
        out[0] = actions.DECLINE
        return list_plays(s, out, 1)

    def sample(self, s: ColossalArena, luck: Luck) -> i64:
        return luck.buffer[luck.random.below(self.legal(s, luck.buffer))]

    def apply(self, s: ColossalArena, action: i64) -> None:
        if action == actions.DECLINE:
            if s.memory is not None:
                s.note_public(events.DECLINED, s.current)
            enter_discards(s)
        else:
            super().apply(s, action)

    def no_pass(self) -> RuleError:
        return RuleError("R85", "decline the second card instead")


class Prefect(Step):
    """Any visible combat card may be picked up (R124)."""

    name = "prefect"
    ruling = "R124"
    phrase = "take a visible combat card, or decline"

    def legal(self, s: ColossalArena, out: vec[i64]) -> i64:
        out[0] = actions.DECLINE
        n: i64 = 1
        pile: i64
        for pile in range(8 * s.row + 8):
            top = s.top[pile]
            if top != 0 and top <= SPECTATORS:
                out[n] = actions.TAKE + top - 1
                n += 1
        return n

    def apply(self, s: ColossalArena, action: i64) -> None:
        if action == actions.DECLINE:
            if s.memory is not None:
                s.note_public(events.DECLINED, s.current)
        else:
            s.pick_up(action - actions.TAKE)
        enter_discards(s)
