"""A board is a state that never held a secret: what a viewer may see, copied field by field."""

from __future__ import annotations

from mypy_extensions import i64

from harena.core.bits import bit, count
from harena.games.colossal_arena import actions, steps
from harena.games.colossal_arena.components import HI_ALL, LO_ALL, PREFECT, PREFECTS, hi_bit
from harena.games.colossal_arena.state import ColossalArena


def board_for(s: ColossalArena, viewer: i64) -> ColossalArena:
    """Everything public, and what seat `viewer` alone may know; -1 is the spectator."""
    b = ColossalArena(s.rules, s.seats)
    copy_public_tables(s, b)
    copy_public_numbers(s, b)
    if viewer >= 0:
        copy_own_cards(s, b, viewer)
        if viewer == s.current:
            b.stack = s.stack
            b.discards = s.discards
    if viewer == s.current or viewer == s.victim:
        b.shown = s.shown
    if s.magus == 0:
        b.discards = s.discards
    number_prefects(b, viewer)
    return b


def copy_public_tables(s: ColossalArena, b: ColossalArena) -> None:
    b.kind = s.kind[:]
    b.size = s.size[:]
    b.stunned = s.stunned[:]
    b.tokens = s.tokens[:]
    b.top = s.top[:]
    b.under = s.under[:]
    b.bet = s.bet[:]
    seat: i64
    for seat in range(s.seats):
        if s.is_revealed(seat):
            b.secret[seat] = s.secret[seat]


def copy_public_numbers(s: ColossalArena, b: ColossalArena) -> None:
    b.covered = s.covered
    b.taken = s.taken
    b.actor = s.actor
    b.step = s.step
    b.current = s.current
    b.starter = s.starter
    b.turns = s.turns
    b.round_turns = s.round_turns
    b.row = s.row
    b.alive = s.alive
    b.live_lo = s.live_lo
    b.live_hi = s.live_hi
    b.deck_lo = 0
    b.deck_hi = 0
    b.deck = s.deck
    b.laid = s.laid
    b.barred = s.barred
    b.self_column = s.self_column
    b.victim = s.victim
    b.first = s.first
    b.left = s.left
    b.drawer = s.drawer
    b.ettin_used = s.ettin_used
    b.magus = s.magus
    b.idle = s.idle
    b.quiet = s.quiet
    b.revealed = s.revealed
    b.secrets_made = s.secrets_made
    b.recycled = s.recycled
    b.one_draw = s.one_draw
    b.declarer = s.declarer
    b.discard_top = s.discard_top
    b.discarded = s.discarded
    b.gone_lo = s.gone_lo
    b.gone_hi = s.gone_hi
    b.deaths = s.deaths
    b.ending = s.ending
    b.asked = s.asked
    b.window = s.window
    b.latest = s.latest


def copy_own_cards(s: ColossalArena, b: ColossalArena, viewer: i64) -> None:
    half: i64
    for half in range(2):
        b.hand[2 * viewer + half] = s.hand[2 * viewer + half]
        b.stun[2 * viewer + half] = s.stun[2 * viewer + half]
        b.buried[2 * viewer + half] = s.buried[2 * viewer + half]
    b.secret[viewer] = s.secret[viewer]


def number_prefects(b: ColossalArena, viewer: i64) -> None:
    """The two are alike (K20): which of their numbers is where must not tell anybody anything.

    So a board numbers them anew: first those in the viewer's hand, then her stunned ones, then the discarded;
    the hidden ones have what is left.
    """
    number: i64 = PREFECT
    if viewer >= 0:
        n = count(b.hand[2 * viewer + 1] & PREFECTS)
        b.hand[2 * viewer + 1] = (b.hand[2 * viewer + 1] & ~PREFECTS) | prefects_from(number, n)
        number += n
        n = count(b.stun[2 * viewer + 1] & PREFECTS)
        b.stun[2 * viewer + 1] = (b.stun[2 * viewer + 1] & ~PREFECTS) | prefects_from(number, n)
        number += n
    n = count(b.gone_hi & PREFECTS)
    b.gone_hi = (b.gone_hi & ~PREFECTS) | prefects_from(number, n)
    number += n
    if b.discard_top > PREFECT:
        b.discard_top = number
    if b.shown != 0:
        b.shown = renumbered(b.shown, PREFECT if viewer == b.victim else number)


def prefects_from(first: i64, n: i64) -> i64:
    mask: i64 = 0
    i: i64
    for i in range(n):
        mask |= hi_bit(first + i)
    return mask


def renumbered(shown: i64, first: i64) -> i64:
    """Titan's cards with the Prefects among them numbered from `first` on."""
    cards: i64 = 0
    shift: i64 = 0
    while shown != 0:
        card = shown & 127
        if card > PREFECT:
            card = first + 1
            first += 1
        cards |= card << shift
        shift += 7
        shown >>= 7
    return cards


def afterwards(s: ColossalArena, viewer: i64, action: i64) -> ColossalArena:
    """A position after an action of the viewer's, as she foresees it: no card drawn, nobody's secret shown.

    A board and the truth behind it lead to the same; only what she may know is to be read in the answer.
    """
    t = s.bare()
    foresee(t, viewer, action)
    return t


def foresee(t: ColossalArena, viewer: i64, action: i64) -> None:
    """Let an action of the viewer's happen where the others may hold anything, and no secret is known."""
    seat: i64
    for seat in range(t.seats):
        if seat != viewer:
            t.hand[2 * seat] = LO_ALL
            t.hand[2 * seat + 1] = HI_ALL
            if not t.is_revealed(seat):
                t.secret[seat] = 0
    if actions.NAME <= action < actions.COPY:  # whether she has such a card is hers to say
        t.first = action - actions.NAME
        t.step = steps.GIVE
        t.actor = t.victim
    else:
        t.apply(action)


def hidden_secrets(s: ColossalArena, viewer: i64) -> i64:
    """The seats whose secret bet this viewer does not know; that they have one is public."""
    seats: i64 = 0
    seat: i64
    for seat in range(s.seats):
        if seat != viewer and s.secret[seat] != 0 and not s.is_revealed(seat):
            seats |= bit(seat)
    return seats
