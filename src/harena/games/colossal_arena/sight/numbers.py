"""A view as numbers. What is the same as when a row was last written on stays; its notes say what was."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from harena.core.bits import low_index
from harena.core.planes import KEPT, SEATS, Sheet, clockwise
from harena.core.state import NOBODY
from harena.games.colossal_arena import steps
from harena.games.colossal_arena.components import COLUMNS, SECRET_VALUE, token_value
from harena.games.colossal_arena.scoring import backer
from harena.games.colossal_arena.sight import notes
from harena.games.colossal_arena.sight.columns import write_columns, write_piles
from harena.games.colossal_arena.sight.faces import write_cards, write_known, write_seen
from harena.games.colossal_arena.sight.knowledge import Knowledge
from harena.games.colossal_arena.sight.planes import (
    BARRED_AT,
    BETS_AT,
    COLUMN_SIZE,
    COLUMNS_AT,
    OPTIONS_AT,
    PLAYER_SIZE,
    PLAYERS_AT,
    SECRETS_AT,
    STEP_AT,
)
from harena.games.colossal_arena.state import ColossalArena


def write(
    out: Sheet,
    s: ColossalArena,
    seat: i64,
    secrets: i64,
    knowledge: Knowledge,
    seen_lo: i64,
    seen_hi: i64,
) -> None:
    """What a viewer may know of a state or of her board, number by number; a spectator is -1.

    A board has no secret bets that are hidden from her, so it comes with the seats that made one.
    """
    first = seat
    if first < 0:
        first = 0
    kept = out.kept
    at = out.row * KEPT
    if kept[at + notes.BARRED] != s.barred or s.barred == 0:
        write_creatures(out, s)
        kept[at + notes.BARRED] = s.barred
    write_table(out, s, seat)
    write_step(out, s.step)
    write_seen(out, seen_lo, seen_hi)
    if kept[at + notes.TAKEN] != s.taken or kept[at + notes.REVEALED] != s.revealed:
        kept[at + notes.BACKERS] = backers(s)
        kept[at + notes.REVEALED] = s.revealed
        count_gold(kept, at, s)
    elif kept[at + notes.ALIVE] != s.alive:
        count_gold(kept, at, s)
    kept[at + notes.ALIVE] = s.alive
    write_bets(out, s, first)
    write_secrets(out, s, seat, first)
    write_players(out, s, seat, first, secrets)
    played = write_piles(out, s)
    write_columns(out, s, first, played)
    write_cards(out, s, seat)
    write_known(out, s, seat, first, knowledge)
    kept[at + notes.EYES] = first + 1


def write_creatures(out: Sheet, s: ColossalArena) -> None:
    """They and the options are the same for everybody, and there to stay."""
    i: i64
    for i in range(len(s.rules.numbers)):
        out.stay(OPTIONS_AT + i, s.rules.numbers[i])
    barred = s.barred
    while barred != 0:
        out.stay(BARRED_AT + low_index(barred), 1)
        barred &= barred - 1
    for i in range(s.laid):
        out.stay(COLUMNS_AT + i * COLUMN_SIZE + s.kind[i], 1)


def write_table(out: Sheet, s: ColossalArena, seat: i64) -> None:
    values = out.values
    at = out.at
    values[at] = i16(s.row + 1)
    values[at + 1] = i16(s.turns + 1)
    values[at + 2] = i16(s.deck)
    values[at + 3] = i16(s.discarded)
    values[at + 4] = i16(s.recycled)
    values[at + 5] = i16(s.left)
    values[at + 6] = i16(s.quiet)
    values[at + 7] = i16(s.discards) if s.magus == 0 or seat == s.current else i16(0)
    values[at + 8] = i16(s.asked)
    values[at + 9] = i16(1) if s.actor == NOBODY else i16(0)


def write_step(out: Sheet, step: i64) -> None:
    note = out.row * KEPT + notes.STEP
    before = out.kept[note] - 1
    if before != step:
        if before >= 0:
            out.stay(STEP_AT + before, 0)
        out.stay(STEP_AT + step, 1)
        out.kept[note] = step + 1


def backers(s: ColossalArena) -> i64:
    found: i64 = 0
    column: i64
    for column in range(s.laid):
        found |= (backer(s, column) + 1) << (4 * column)
    return found


def count_gold(kept: vec[i64], at: i64, s: ColossalArena) -> None:
    seat: i64
    for seat in range(s.seats):
        kept[at + notes.GOLD + seat] = 0
    bet = s.bet
    taken = s.taken
    while taken != 0:
        space = low_index(taken)
        taken &= taken - 1
        if s.lives(space & 7):
            kept[at + notes.GOLD - 1 + bet[space]] += token_value(space >> 3)


def write_bets(out: Sheet, s: ColossalArena, first: i64) -> None:
    """All of them by other eyes, else those that are new or gone: nobody moves two tokens at once."""
    at = out.row * KEPT
    old = out.kept[at + notes.TAKEN]
    gone = old & ~s.taken
    new = s.taken & ~old
    if out.kept[at + notes.EYES] != first + 1:
        gone = old
        new = s.taken
    out.kept[at + notes.TAKEN] = s.taken
    values = out.values
    k: i64
    while gone != 0:
        place = out.at + BETS_AT + low_index(gone) * SEATS
        gone &= gone - 1
        for k in range(SEATS):
            values[place + k] = i16(0)
    bet = s.bet
    while new != 0:
        space = low_index(new)
        new &= new - 1
        owner = bet[space] - 1 - first
        if owner < 0:
            owner += s.seats
        values[out.at + BETS_AT + space * SEATS + owner] = i16(1)


def write_secrets(out: Sheet, s: ColossalArena, seat: i64, first: i64) -> None:
    """Each only to her who made it, or once it is revealed."""
    shown: i64 = 0
    i: i64
    for i in range(s.seats):
        k = clockwise(first, i, s.seats)
        if s.secret[k] != 0 and (k == seat or s.is_revealed(k)):
            shown |= (s.secret_column(k) + 1) << (4 * i)
    note = out.row * KEPT + notes.SECRETS
    before = out.kept[note]
    if before == shown:
        return
    out.kept[note] = shown
    for i in range(s.seats):
        was = (before >> (4 * i)) & 15
        if was != 0:
            out.stay(SECRETS_AT + i * COLUMNS + was - 1, 0)
        now = (shown >> (4 * i)) & 15
        if now != 0:
            out.stay(SECRETS_AT + i * COLUMNS + now - 1, 1)


def write_players(out: Sheet, s: ColossalArena, viewer: i64, first: i64, secrets: i64) -> None:
    victim: i64 = -1
    if steps.STUN <= s.step <= steps.KEEP:
        victim = s.victim
    values = out.values
    kept = out.kept
    size = s.size
    stunned = s.stunned
    tokens = s.tokens
    secret = s.secret
    gold = out.row * KEPT + notes.GOLD
    at = out.at + PLAYERS_AT
    seat = first
    i: i64
    for i in range(s.seats):
        revealed = s.is_revealed(seat)
        worth = kept[gold + seat]
        if secret[seat] != 0 and (seat == viewer or revealed) and s.lives(s.secret_column(seat)):
            worth += SECRET_VALUE
        values[at] = i16(1)
        values[at + 1] = i16(1) if s.actor == seat else i16(0)
        values[at + 2] = i16(1) if s.current == seat else i16(0)
        values[at + 3] = i16(1) if s.starter == seat else i16(0)
        values[at + 4] = i16(size[seat])
        values[at + 5] = i16(stunned[seat])
        values[at + 6] = i16(tokens[seat])
        values[at + 7] = i16(1) if secret[seat] != 0 or (secrets >> seat) & 1 != 0 else i16(0)
        values[at + 8] = i16(1) if revealed else i16(0)
        values[at + 9] = i16(worth)
        values[at + 10] = i16(1) if victim == seat else i16(0)
        values[at + 11] = i16(1) if s.latest == seat else i16(0)
        at += PLAYER_SIZE
        seat += 1
        if seat == s.seats:
            seat = 0
