"""Phase 1: bet, bet in secret, reveal, or pass."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit, count, low_index, nth_index
from harena.core.chance import Luck
from harena.games.colossal_arena import actions, events, steps
from harena.games.colossal_arena.components import HI_COMBAT, ROWS, nth_card
from harena.games.colossal_arena.phases.draws import list_cards
from harena.games.colossal_arena.phases.turn import enter_discards
from harena.games.colossal_arena.sight.board import witness
from harena.games.colossal_arena.state import ColossalArena, Step


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
    if s.events is not None:
        s.note_public(events.BET, seat, place=space)


def free_columns(s: ColossalArena) -> i64:
    """Where the player whose turn it is may bet."""
    if s.tokens[s.current] == 0 or not may_bet_in(s, s.row):
        return 0
    return s.alive & ~(s.taken >> (8 * s.row))


class Bet(Step):
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
            witness(s, action)
        p = s.current
        if action >= actions.SECRET:
            self.bet_in_secret(s, action - actions.SECRET)
            return
        if action >= actions.BET:
            place_token(s, p, s.row * 8 + action - actions.BET)
        elif action == actions.REVEAL:
            s.idle = 0
            s.reveal(p)
        elif s.events is not None:
            s.note_public(events.PASSED, p)
        s.step = steps.PLAY

    def bet_in_secret(self, s: ColossalArena, card: i64) -> None:
        p = s.current
        s.take(p, card)
        s.secret[p] = card + 1
        s.tokens[p] -= 1
        s.secrets_made |= bit(p)
        s.idle = 0
        if s.events is not None:
            s.note(events.SECRET, p, [card], bit(p))
        enter_discards(s)

    def prompt(self, s: ColossalArena) -> str:
        return "bet, or pass"
