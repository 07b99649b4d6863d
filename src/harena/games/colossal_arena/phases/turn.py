"""How a turn goes round: from one phase to the next, to the next player, and to the end."""

from __future__ import annotations

from mypy_extensions import i64

from harena.core.bits import bit
from harena.core.state import CHANCE, EVERYBODY, NOBODY
from harena.games.colossal_arena import events, steps
from harena.games.colossal_arena.components import (
    COLUMNS,
    HAND,
    ROWS,
    SPLIT,
    STRENGTHS,
    cards_in,
    hi_column,
    lo_column,
)
from harena.games.colossal_arena.state import ColossalArena


def begin_turn(s: ColossalArena) -> None:
    s.step = steps.BET
    s.actor = s.current
    s.latest = s.current
    s.ettin_used = 0
    s.magus = 0
    s.discards = 0
    s.stack = 0
    s.idle = 1


def enter_discards(s: ColossalArena) -> None:
    s.step = steps.DISCARD
    s.actor = s.current


def recover(s: ColossalArena) -> None:
    """Stunned cards return to the hand (R75)."""
    p = s.current
    if s.stunned[p] == 0:
        return
    if s.memory is not None:
        s.note_public(events.RECOVERED, p, count=s.stunned[p], other=s.size[p])
    s.hand[2 * p] |= s.stun[2 * p]
    s.hand[2 * p + 1] |= s.stun[2 * p + 1]
    s.stun[2 * p] = 0
    s.stun[2 * p + 1] = 0
    s.size[p] += s.stunned[p]
    s.stunned[p] = 0
    s.idle = 0


def refill(s: ColossalArena) -> None:
    """Draw up to eight cards (R131), one at most after a stalemate (R155)."""
    recover(s)
    need = HAND - s.size[s.current]
    if need > 1 and s.one_draw != 0:
        need = 1
    if need > s.deck and s.rules.five_rounds:
        need = s.deck
    if need > 0:
        s.idle = 0
        s.left = need
        s.drawer = s.current
        s.step = steps.REFILL
        s.actor = CHANCE
    else:
        finish_turn(s)


def lowest(s: ColossalArena) -> i64:
    """The column that is eliminated now, or -1 (R136)."""
    if (s.alive & ~(s.covered >> (8 * s.row))) != 0:
        return -1
    low: i64 = 99
    who: i64 = -1
    top = s.top
    row = s.row * 8
    column: i64
    for column in range(COLUMNS):
        if s.lives(column):
            strength = (top[row + column] - 1) % STRENGTHS
            if strength < low:
                low = strength
                who = column
            elif strength == low and not s.rules.leftmost_dies:
                who = -1
    return who


def eliminate(s: ColossalArena, column: i64) -> None:
    s.alive &= ~bit(column)
    s.live_lo &= ~lo_column(column)
    s.live_hi &= ~hi_column(column)
    s.deaths = (s.deaths << 4) | (column + 1)
    s.idle = 0
    if s.memory is not None:
        s.note_public(events.DIED, NOBODY, place=column)


def reveal(s: ColossalArena, seat: i64) -> None:
    """A secret bet is laid open, and its card discarded."""
    card = s.secret[seat] - 1
    s.revealed |= bit(seat)
    s.drop(card)
    if s.memory is not None:
        s.note(events.REVEALED, seat, card, EVERYBODY, place=card // STRENGTHS)


def end(s: ColossalArena, ending: i64) -> None:
    """The game is over; every secret is revealed, clockwise from the player whose turn it is (K19)."""
    s.ending = ending
    s.step = steps.OVER
    s.actor = NOBODY
    i: i64
    for i in range(s.seats):
        seat = (s.current + i) % s.seats
        if s.secret[seat] != 0 and not s.is_revealed(seat):
            reveal(s, seat)
    if s.memory is not None:
        s.note_public(events.ENDED, NOBODY, count=ending)


def finish_turn(s: ColossalArena) -> None:
    """Phase 4, then the next player."""
    dead = lowest(s)
    if dead >= 0:
        eliminate(s, dead)
        if s.row == ROWS - 1:
            end(s, events.FIVE_ELIMINATIONS)
            return
        s.row += 1
        s.round_turns = 0
        s.starter = s.next_seat(s.current)
    else:
        s.round_turns += 1
    s.turns += 1
    s.quiet += 1
    if s.idle == 0:
        s.quiet = 0
    if s.quiet == 2 * s.seats:
        end(s, events.DEADLOCK)
        return
    s.current = s.next_seat(s.current)
    s.window = 0
    if s.current == s.starter and s.round_turns != 0 and s.rules.declare:
        s.window = 1
    before_turn(s)


def before_turn(s: ColossalArena) -> None:
    """With an empty deck a stalemate may come before the turn does (R151, R152)."""
    if s.rules.five_rounds and s.deck == 0:
        stuck = is_stuck(s)
        if s.memory is not None:
            note_playable(s, stuck)
        if stuck:
            recycle(s)
            return
        if s.window != 0:
            s.asked = 0
            s.step = steps.DECLARE
            s.actor = s.current
            return
    begin_turn(s)


def is_stuck(s: ColossalArena) -> bool:
    """Nobody holds a playable card, stunned ones included (R151)."""
    seat: i64
    for seat in range(s.seats):
        if can_play(s, seat):
            return False
    return True


def can_play(s: ColossalArena, seat: i64) -> bool:
    lo = (s.hand[2 * seat] | s.stun[2 * seat]) & s.live_lo
    hi = (s.hand[2 * seat + 1] | s.stun[2 * seat + 1]) & s.live_hi
    return (lo | hi) != 0


def note_playable(s: ColossalArena, stuck: bool) -> None:
    """Whoever cannot play learns now whether somebody else can; whoever can play learns nothing."""
    witnesses: i64 = EVERYBODY
    seat: i64
    for seat in range(s.seats):
        if can_play(s, seat):
            witnesses &= ~bit(seat)
    s.note_cards(
        events.PLAYABLE, s.current, cards_in(s.live_lo, s.live_hi), witnesses, count=0 if stuck else 1
    )


def recycle(s: ColossalArena) -> None:
    """The first row not yet recycled becomes the deck, and everybody draws one (R153)."""
    if s.recycled >= s.row:
        end(s, events.NO_ROW_LEFT)
        return
    cards: list[int] = []
    column: i64
    for column in range(COLUMNS):
        pile = s.recycled * 8 + column
        while s.top[pile] != 0:
            card = s.pop(pile)
            cards.append(card)
            if card < SPLIT:
                s.deck_lo |= bit(card)
            else:
                s.deck_hi |= bit(card - SPLIT)
            s.deck += 1
    if s.memory is not None:
        s.note_cards(events.RECYCLED, NOBODY, cards, EVERYBODY, place=8 * s.recycled, count=len(cards))
    s.recycled += 1
    s.one_draw = 1
    s.quiet = 0
    s.left = s.deck if s.deck < s.seats else s.seats
    s.drawer = s.current
    if s.left == 0:
        before_turn(s)
        return
    s.step = steps.RECYCLED_DRAW
    s.actor = CHANCE
