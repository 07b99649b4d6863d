"""What must hold in every position. For tests; the game itself never looks."""

from __future__ import annotations

from harena.core.bits import count, members
from harena.core.state import NOBODY
from harena.games.colossal_arena import events
from harena.games.colossal_arena.components import (
    CARDS,
    COLUMNS,
    HI_ALL,
    LO_ALL,
    PREFECTS,
    ROWS,
    SECRET_VALUE,
    TOKENS,
    cards_in,
    token_value,
)
from harena.games.colossal_arena.scoring import dead_columns, gold
from harena.games.colossal_arena.state import ColossalArena


def check(s: ColossalArena) -> None:
    cards_are_conserved(s)
    tokens_are_conserved(s)
    rounds_match_eliminations(s)
    counts_match_masks(s)
    endings_hold(s)
    prefects_are_counted(s)


def cards_are_conserved(s: ColossalArena) -> None:
    places = cards_in(s.deck_lo, s.deck_hi) + cards_in(s.gone_lo, s.gone_hi)
    for seat in range(5):
        for masks in (s.hand, s.stun, s.buried):
            places += cards_in(masks[2 * seat], masks[2 * seat + 1])
        if s.secret[seat] != 0 and not s.is_revealed(seat):
            places.append(s.secret[seat] - 1)
    for pile in range(8 * ROWS):
        places += s.pile(pile)
    assert sorted(places) == list(range(CARDS)), "a card is lost or doubled"


def tokens_are_conserved(s: ColossalArena) -> None:
    for seat in range(s.seats):
        placed = sum(1 for space in range(8 * ROWS) if s.bet[space] == seat + 1)
        assert placed + s.tokens[seat] + (s.secret[seat] != 0) == TOKENS, "a token is lost or doubled"


def rounds_match_eliminations(s: ColossalArena) -> None:
    dead = len(dead_columns(s))
    assert count(s.alive) + dead == (COLUMNS if s.laid == COLUMNS else s.laid)
    assert dead == s.row or (s.actor == NOBODY and dead == ROWS == s.row + 1)
    assert all(s.top[pile] == 0 for pile in range(8 * (s.row + 1), 8 * ROWS)), "a row ahead of its time"


def counts_match_masks(s: ColossalArena) -> None:
    assert members(s.covered) == [pile for pile in range(8 * ROWS) if s.top[pile] != 0]
    assert members(s.taken) == [space for space in range(8 * ROWS) if s.bet[space] != 0]
    assert s.deck == count(s.deck_lo) + count(s.deck_hi)
    most = SECRET_VALUE + (TOKENS - 1) * token_value(0)
    for seat in range(s.seats):
        assert s.size[seat] == count(s.hand[2 * seat]) + count(s.hand[2 * seat + 1])
        assert s.stunned[seat] == count(s.stun[2 * seat]) + count(s.stun[2 * seat + 1])
        assert 0 <= gold(s, seat) <= most
    assert max(s.deck_lo, s.live_lo) <= LO_ALL
    assert max(s.deck_hi, s.live_hi) <= HI_ALL


def endings_hold(s: ColossalArena) -> None:
    assert s.discards <= 3
    if s.actor == NOBODY and s.ending == events.LAST_CARD:
        assert s.deck == 0


def prefects_are_counted(s: ColossalArena) -> None:
    """Everybody knows how many of the Prefects she has in sight."""
    for knowledge in [] if s.memory is None else s.memory.viewers:
        sight = s.gone_hi
        if knowledge.viewer >= 0:
            sight |= s.hand[2 * knowledge.viewer + 1] | s.stun[2 * knowledge.viewer + 1]
        assert count(knowledge.prefects) == count(PREFECTS & ~sight), "a Prefect is lost out of sight"
