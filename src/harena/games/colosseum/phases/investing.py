"""Phase 1: one investment, and more of them for medals or an Additional Action (C17-C36)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit
from harena.games.colosseum import actions, events, steps
from harena.games.colosseum.actions import list_each
from harena.games.colosseum.components import (
    ACTION,
    AFFORDABLE,
    EXPANSION_PRICE,
    LOGE_PRICE,
    MOST_EXPANSIONS,
    PRICE,
    SQUARES,
    TICKET_PRICE,
)
from harena.games.colosseum.phases.turn import next_player
from harena.games.colosseum.state import INVESTING, Colosseum, Step


def in_order(s: Colosseum, seat: i64) -> i64:
    """The programs that `program_order` lets a seat buy, on sale or not (C20)."""
    programs: i64 = -1
    if s.rules.rising:
        staged = s.staged[seat]
        while staged != 0:
            programs = -2 * (staged & -staged)
            staged &= staged - 1
    return programs


def buyable(s: Colosseum, seat: i64) -> i64:
    """Programs a seat may buy with the coins in hand."""
    coins = s.coins[seat]
    return s.sale & AFFORDABLE[40 if coins > 40 else coins] & in_order(s, seat)


def can_expand(s: Colosseum, seat: i64) -> bool:
    return s.coins[seat] >= EXPANSION_PRICE and s.expansions(seat) < MOST_EXPANSIONS


def can_buy_ticket(s: Colosseum, seat: i64) -> bool:
    return s.coins[seat] >= TICKET_PRICE and s.tickets_left != 0


def can_build_loge(s: Colosseum, seat: i64) -> bool:
    return s.coins[seat] >= LOGE_PRICE and s.loge[seat] == 0


def can_invest(s: Colosseum, seat: i64) -> bool:
    return can_build_loge(s, seat) or can_expand(s, seat) or can_buy_ticket(s, seat) or buyable(s, seat) != 0


def list_investments(s: Colosseum, out: vec[i64]) -> i64:
    p = s.current
    n = list_each(out, 0, actions.BUY, buyable(s, p))
    if can_expand(s, p):
        out[n] = actions.EXPAND_LEFT
        out[n + 1] = actions.EXPAND_RIGHT
        n += 2
    if can_buy_ticket(s, p):
        out[n] = actions.TICKET
        n += 1
    if can_build_loge(s, p):
        out[n] = actions.LOGE
        n += 1
    return n


def list_conversions(s: Colosseum, seat: i64, out: vec[i64], n: i64) -> i64:
    if s.medals[seat] != 0:
        out[n] = actions.CASH
        n += 1
    if s.can_swap(seat):
        out[n] = actions.SWAP
        n += 1
    return n


def can_convert(s: Colosseum, seat: i64) -> bool:
    return s.medals[seat] != 0 or s.can_swap(seat)


def convert(s: Colosseum, seat: i64, action: i64) -> None:
    if action == actions.CASH:
        s.cash(seat)
    else:
        s.swap(seat)


def invest(s: Colosseum, action: i64) -> None:
    """Pay for it and own it at once (C18)."""
    p = s.current
    if action >= actions.BUY:
        buy(s, action - actions.BUY)
    elif action == actions.TICKET:
        s.pay(p, TICKET_PRICE)
        s.tickets[p] += 1
        s.tickets_left -= 1
        if s.events is not None:
            s.note(events.TICKET, p, count=s.tickets[p])
    elif action == actions.LOGE:
        s.pay(p, LOGE_PRICE)
        s.loge[p] = 1
        if s.events is not None:
            s.note(events.LOGE, p)
    else:
        expand(s, action)
    s.goes_to(steps.INVESTED, p)


def buy(s: Colosseum, program: i64) -> None:
    p = s.current
    s.pay(p, PRICE[program])
    s.sale &= ~bit(program)
    s.owned[p] |= bit(program)
    if s.events is not None:
        s.note(events.BOUGHT, p, place=program, count=PRICE[program])


def expand(s: Colosseum, action: i64) -> None:
    """One more square at the left end (the lower number) or the right (C22)."""
    p = s.current
    s.pay(p, EXPANSION_PRICE)
    s.size[p] += 1
    square = (s.arena[p] + s.size[p] - 1) % SQUARES
    if action == actions.EXPAND_LEFT:
        square = (s.arena[p] + SQUARES - 1) % SQUARES
        s.arena[p] = square
    if s.events is not None:
        s.note(events.EXPANDED, p, place=square)


class Invest(Step):
    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        n = list_conversions(s, s.current, out, list_investments(s, out))
        out[n] = actions.PASS
        return n + 1

    def forced(self, s: Colosseum) -> i64:
        return -1 if can_invest(s, s.current) or can_convert(s, s.current) else actions.PASS

    def apply(self, s: Colosseum, action: i64) -> None:
        if action == actions.PASS:
            if s.events is not None:
                s.note(events.PASSED, s.current, place=INVESTING)
            next_player(s)
        elif action <= actions.SWAP:
            convert(s, s.current, action)
        else:
            invest(s, action)

    def prompt(self, s: Colosseum) -> str:
        return "invest, or pass"


class Invested(Step):
    """Another investment for two medals or an Additional Action, if it can then be paid (C30-C34)."""

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        p = s.current
        n: i64 = 0
        if can_invest(s, p):
            if s.medals[p] >= 2:
                out[n] = actions.EXTRA_MEDALS
                n += 1
            if s.held[16 * p + ACTION] != 0:
                out[n] = actions.EXTRA_ACTION
                n += 1
        n = list_conversions(s, p, out, n)
        out[n] = actions.DONE
        return n + 1

    def forced(self, s: Colosseum) -> i64:
        p = s.current
        if s.medals[p] != 0 or (s.held[16 * p + ACTION] != 0 and (s.supply != 0 or can_invest(s, p))):
            return -1
        return actions.DONE

    def apply(self, s: Colosseum, action: i64) -> None:
        p = s.current
        if action == actions.DONE:
            next_player(s)
        elif action <= actions.SWAP:
            convert(s, p, action)
        else:
            if action == actions.EXTRA_MEDALS:
                s.spend_medals(p, 2)
            else:
                s.lose(p, ACTION)
            if s.events is not None:
                s.note(events.EXTRA, p, place=action)
            s.step = steps.EXTRA

    def prompt(self, s: Colosseum) -> str:
        return "invest again, or be done"


class Extra(Step):
    """What was paid for must be used (C34)."""

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        return list_investments(s, out)

    def forced(self, s: Colosseum) -> i64:
        out = vec[i64]([0] * 32)
        return out[0] if list_investments(s, out) == 1 else -1

    def apply(self, s: Colosseum, action: i64) -> None:
        invest(s, action)

    def prompt(self, s: Colosseum) -> str:
        return "make the extra investment"
