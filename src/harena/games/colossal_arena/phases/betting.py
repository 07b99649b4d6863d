"""Phase 1: bet, bet in secret, reveal, or pass."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit, count, low_index, nth_index
from harena.core.chance import Luck
from harena.core.errors import RuleError
from harena.games.colossal_arena import actions, events, steps
from harena.games.colossal_arena.components import HI_COMBAT, ROWS, SPECTATORS, nth_card
from harena.games.colossal_arena.phases.draws import list_cards
from harena.games.colossal_arena.phases.turn import enter_discards, reveal
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.steps import Step
from harena.games.colossal_arena.words.notation import card_text, creature_name
from harena.games.colossal_arena.words.refusals import is_dead, is_held, is_stunned, not_held


def may_bet_in(s: ColossalArena, row: i64) -> bool:
    return row < ROWS - 1 or s.rules.round5_bets


def may_bet_in_secret(s: ColossalArena, seat: i64) -> bool:
    """In round 1, with a token, once a game unless Colossus fetched it back (R19, R20, R61)."""
    if s.row != 0 or s.tokens[seat] == 0 or s.secret[seat] != 0 or not s.rules.secrets:
        return False
    return s.rules.new_secret or (s.secrets_made >> seat) & 1 == 0


def place_token(s: ColossalArena, seat: i64, space: i64) -> None:
    s.bet[space] = seat + 1
    s.taken |= bit(space)
    s.tokens[seat] -= 1
    s.idle = 0
    if s.memory is not None:
        s.note_public(events.BET, seat, place=space)


def free_columns(s: ColossalArena) -> i64:
    """Where the player whose turn it is may bet."""
    if s.tokens[s.current] == 0 or not may_bet_in(s, s.row):
        return 0
    return s.alive & ~(s.taken >> (8 * s.row))


class Bet(Step):
    name = "bet"
    ruling = "R6"
    phrase = "bet, or pass"

    def legal(self, s: ColossalArena, out: vec[i64]) -> i64:
        p = s.current
        out[0] = actions.PASS
        n: i64 = 1
        free = free_columns(s)
        while free != 0:
            out[n] = actions.BET + low_index(free)
            n += 1
            free &= free - 1
        if s.secret[p] != 0 and not s.is_revealed(p):
            out[n] = actions.REVEAL
            n += 1
        if may_bet_in_secret(s, p):
            n = list_cards(out, n, actions.SECRET, s.hand[2 * p], s.hand[2 * p + 1] & HI_COMBAT)
        return n

    def forced(self, s: ColossalArena) -> i64:
        """Who can neither bet (R9, R12, R15) nor reveal passes, and all of that lies open."""
        p = s.current
        hides = s.secret[p] != 0 and not s.is_revealed(p)
        may_hide = may_bet_in_secret(s, p) and s.size[p] != 0
        return -1 if hides or may_hide or free_columns(s) != 0 else actions.PASS

    def sample(self, s: ColossalArena, luck: Luck) -> i64:
        p = s.current
        free = free_columns(s)
        hides = s.secret[p] != 0 and not s.is_revealed(p)
        lo: i64 = 0
        hi: i64 = 0
        if may_bet_in_secret(s, p):
            lo = s.hand[2 * p]
            hi = s.hand[2 * p + 1] & HI_COMBAT
        bets = count(free)
        others = count(lo) + count(hi)
        if hides:
            others = 1
        n = luck.random.below(1 + bets + others)
        if n == 0:
            return actions.PASS
        if n <= bets:
            return actions.BET + nth_index(free, n - 1)
        if hides:
            return actions.REVEAL
        return actions.SECRET + nth_card(lo, hi, n - bets - 1)

    def apply(self, s: ColossalArena, action: i64) -> None:
        if s.memory is not None:
            s.memory.witness(s.actor)
        p = s.current
        if action >= actions.SECRET:
            self.bet_in_secret(s, action - actions.SECRET)
            return
        if action >= actions.BET:
            place_token(s, p, s.row * 8 + action - actions.BET)
        elif action == actions.REVEAL:
            s.idle = 0
            reveal(s, p)
        elif s.memory is not None:
            s.note_public(events.PASSED, p)
        s.step = steps.PLAY

    def refusal(self, s: ColossalArena, action: int) -> RuleError:
        verb = actions.verb_of(action)
        if verb == actions.BET:
            return not_bet(s, action - verb)
        if verb == actions.SECRET:
            return not_secret(s, action - verb)
        if action == actions.REVEAL:
            made = s.secret[s.current] != 0
            secret = "your secret bet is revealed already" if made else "you have no secret bet to reveal"
            return RuleError("R27", secret)
        return RuleError("R6", "bet, bet in secret, reveal or pass first; cards come after")

    def bet_in_secret(self, s: ColossalArena, card: i64) -> None:
        p = s.current
        s.take(p, card)
        s.secret[p] = card + 1
        s.tokens[p] -= 1
        s.secrets_made |= bit(p)
        s.idle = 0
        if s.memory is not None:
            s.note(events.SECRET, p, card, bit(p))
        enter_discards(s)


def not_bet(s: ColossalArena, column: int) -> RuleError:
    if not s.lives(column):
        return is_dead(s, column, "R10")
    if s.tokens[s.current] == 0:
        return RuleError("R15", "you have no token left")
    if not may_bet_in(s, s.row):
        return RuleError("R12", "this table allows no bets in round 5")
    return RuleError("R9", f"there is a token on {creature_name(s, column).capitalize()} in this row already")


def not_secret(s: ColossalArena, card: int) -> RuleError:
    p = s.current
    if not s.rules.secrets:
        return RuleError("K25", "this table plays without secret bets")
    if card >= SPECTATORS:
        return RuleError("R18", "a secret bet is made with a combat card")
    if s.row != 0:
        return RuleError("R19", "secret bets are made in round 1 only")
    if s.secret[p] != 0:
        return RuleError("R20", "you have made your secret bet")
    if s.tokens[p] == 0:
        return RuleError("R15", "you have no token left")
    if is_stunned(s, card):
        return RuleError("R24", f"{card_text(s, card).capitalize()} is stunned")
    if not is_held(s, card):
        return not_held(s, card)
    return RuleError("R61", "you have made your secret bet, and this table does not give it back")
