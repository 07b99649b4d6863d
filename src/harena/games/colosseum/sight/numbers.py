"""A view as numbers. Nearly all is public; of an offer being composed only its composer has the contents."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit, low_index
from harena.core.planes import SEATS, Sheet, clockwise
from harena.core.state import NOBODY
from harena.games.colosseum import steps
from harena.games.colosseum.components import MARKET_SIZE, MARKETS, NOBLES, TYPES
from harena.games.colosseum.position import PRODUCING, TRADING
from harena.games.colosseum.sight.planes import (
    ASKED_AT,
    BAG_AT,
    BARGAIN_AT,
    BILL_SIZE,
    BILLS_AT,
    GIVEN_AT,
    MARKETS_AT,
    NOBLES_AT,
    OPTIONS_AT,
    PHASE_AT,
    PLAYER_SIZE,
    PLAYERS_AT,
    PRICE_AT,
    PROGRAM_SIZE,
    PROGRAMS_AT,
    REMOVED_AT,
    STARRED,
    STARS_AT,
    STEP_AT,
    TOKENS_AT,
    TRADABLE_AT,
)
from harena.games.colosseum.state import Colosseum


def write(out: Sheet, s: Colosseum, viewer: i64) -> None:
    """What a viewer may know of a state or of her board, number by number; a spectator is -1."""
    first = viewer
    if first < 0:
        first = 0
    outside = s.is_draft() and viewer != s.composer
    trades = steps.GIVE <= s.step <= steps.LAST_ANSWER
    write_table(out, s, outside)
    out.put(PHASE_AT + s.phase, 1)
    if outside:
        out.put(STEP_AT + steps.GIVE, 1)
    else:
        out.put(STEP_AT + s.step, 1)
    i: i64
    for i in range(len(s.rules.numbers)):
        out.put_if(OPTIONS_AT + i, s.rules.numbers[i])
    write_players(out, s, first, trades)
    write_seats(out, BILLS_AT, s.bill, s.seats, first, 8, BILL_SIZE)
    write_seats(out, TOKENS_AT, s.held, s.seats, first, 16, TYPES)
    if s.phase == TRADING:
        write_seats(out, TRADABLE_AT, s.tradable, s.seats, first, 16, TYPES)
    write_programs(out, s, first)
    write_markets(out, s)
    write_row(out, BAG_AT, s.bag, TYPES)
    write_row(out, REMOVED_AT, s.removed, TYPES)
    write_row(out, NOBLES_AT, s.noble, NOBLES)
    write_stars(out, s, first)
    if trades:
        out.put(BARGAIN_AT + s.bargain, 1)
        if not outside:
            write_row(out, GIVEN_AT, s.given, TYPES)
            write_row(out, ASKED_AT, s.asked, TYPES)
            out.put_if(PRICE_AT, s.price)


def write_table(out: Sheet, s: Colosseum, outside: bool) -> None:
    out.put_if(0, s.turn)
    out.put_if(1, s.offers)
    out.put_if(2, s.bag_left)
    if s.turn > 0:
        out.put_if(3, s.green_left)
    out.put_if(4, s.supply)
    out.put_if(5, s.tickets_left)
    out.put_if(6, s.podiums_left)
    if steps.FIRST_BID <= s.step <= steps.RAISE:
        out.put(7, s.lot + 1)
    if s.step == steps.RAISE:
        out.put_if(8, s.bid)
    if s.phase == PRODUCING:
        out.put_if(9, s.die1)
        out.put_if(10, s.die2)
        out.put_if(11, s.missing)
    out.put_if(12, s.ceremony)
    if outside:
        out.put(13, 1)
    if s.actor == NOBODY:
        out.put(14, 1)


def write_players(out: Sheet, s: Colosseum, first: i64, trades: bool) -> None:
    auction = steps.OPEN <= s.step <= steps.RAISE
    running = s.step == steps.RAISE
    tie = s.step == steps.PODIUM_TIE or s.step == steps.LAST_TIE
    i: i64
    for i in range(s.seats):
        seat = clockwise(first, i, s.seats)
        at = PLAYERS_AT + i * PLAYER_SIZE
        write_possessions(out, s, seat, at)
        if s.actor == seat:
            out.put(at + 1, 1)
        if s.current == seat:
            out.put(at + 2, 1)
        if s.start == seat:
            out.put(at + 3, 1)
        if auction:
            out.put_if(at + 15, (s.won >> seat) & 1)
        if running:
            out.put_if(at + 16, (s.bidders >> seat) & 1)
            if s.leader == seat:
                out.put(at + 17, 1)
        if tie:
            out.put_if(at + 18, (s.tied >> seat) & 1)
        if trades:
            if s.composer == seat:
                out.put(at + 19, 1)
            if s.partner == seat:
                out.put(at + 20, 1)


def write_possessions(out: Sheet, s: Colosseum, seat: i64, at: i64) -> None:
    out.put(at, 1)
    out.put_if(at + 4, s.coins[seat])
    out.put_if(at + 5, s.medals[seat])
    out.put_if(at + 6, s.loge[seat])
    out.put_if(at + 7, s.tickets[seat])
    out.put_if(at + 8, s.podiums[seat])
    out.put_if(at + 9, s.marker[seat])
    out.put_if(at + 10, s.shown[seat])
    out.put_if(at + 11, s.jokers[seat])
    out.put_if(at + 12, s.performed[seat])
    out.put_if(at + 13, s.arena[seat])
    out.put_if(at + 14, s.size[seat])


def write_row(out: Sheet, at: i64, table: vec[i64], length: i64) -> None:
    k: i64
    for k in range(length):
        out.put_if(at + k, table[k])


def write_seats(
    out: Sheet, at: i64, table: vec[i64], seats: i64, first: i64, width: i64, columns: i64
) -> None:
    """Of a table of `width` numbers a seat the first columns, the viewer's before the others'."""
    i: i64
    k: i64
    for i in range(seats):
        seat = clockwise(first, i, seats)
        for k in range(columns):
            out.put_if(at + i * columns + k, table[seat * width + k])


def write_programs(out: Sheet, s: Colosseum, first: i64) -> None:
    i: i64
    for i in range(s.seats):
        seat = clockwise(first, i, s.seats)
        write_mask(out, s.owned[seat], i)
        write_mask(out, s.staged[seat], SEATS + i)
    write_mask(out, s.sale, 2 * SEATS)
    if s.turn > 0:
        write_mask(out, s.aside, 2 * SEATS + 1)
    if s.phase == PRODUCING and s.program > 0:
        write_mask(out, bit(s.program), 2 * SEATS + 2)


def write_mask(out: Sheet, programs: i64, column: i64) -> None:
    while programs != 0:
        out.put(PROGRAMS_AT + (low_index(programs) - 1) * PROGRAM_SIZE + column, 1)
        programs &= programs - 1


def write_markets(out: Sheet, s: Colosseum) -> None:
    slot: i64
    for slot in range(MARKETS * MARKET_SIZE):
        kind = s.market[slot] - 1
        if kind >= 0:
            out.add(MARKETS_AT + slot // MARKET_SIZE * TYPES + kind)


def write_stars(out: Sheet, s: Colosseum, first: i64) -> None:
    kind: i64
    for kind in range(STARRED):
        holder = s.star[kind] - 1
        if holder >= 0:
            holder -= first
            if holder < 0:
                holder += s.seats
            out.put(STARS_AT + kind * SEATS + holder, 1)
