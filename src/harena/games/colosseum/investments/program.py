"""A program, of those on sale; the arena may still be too small for it (C18-C21)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit
from harena.core.errors import RuleError
from harena.games.colosseum import actions
from harena.games.colosseum.actions import list_each
from harena.games.colosseum.components import AFFORDABLE, FIRST_ON_SALE, PRICE, PROGRAMS_IN_ALL
from harena.games.colosseum.investments.base import Investment, too_dear
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.words.things import COUNT, PROGRAM, Line
from harena.games.colosseum.words.verbs import OfNumber

BOUGHT: Final = "bought"


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


class ProgramOnSale(Investment):
    def __init__(self) -> None:
        line = Line("{who} buys {program} for {price} coins.", {"program": PROGRAM, "price": COUNT})
        super().__init__([OfNumber("buy", actions.BUY, "C17", 1, PROGRAMS_IN_ALL)], BOUGHT, line)

    def can(self, s: Colosseum, seat: i64) -> bool:
        return buyable(s, seat) != 0

    def add(self, s: Colosseum, seat: i64, out: vec[i64], n: i64) -> i64:
        return list_each(out, n, actions.BUY, buyable(s, seat))

    def make(self, s: Colosseum, action: i64) -> None:
        p = s.current
        program = action - actions.BUY
        s.pay(p, PRICE[program])
        s.sale &= ~bit(program)
        s.owned[p] |= bit(program)
        if s.events is not None:
            s.note(BOUGHT, p, place=program, count=PRICE[program])

    def refusal(self, s: Colosseum, action: int) -> RuleError:
        program = action - actions.BUY
        if program < FIRST_ON_SALE:
            return RuleError("C4", "programs 1 to 10 are dealt, never sold")
        if (s.sale >> program) & 1 == 0:
            return RuleError("C21", f"program {program} is sold")
        if (in_order(s, s.actor) >> program) & 1 == 0:
            return RuleError("C20", f"you have staged a program above {program}")
        return too_dear(s, "C18", f"program {program}", self.price(action))

    def price(self, action: int) -> int:
        return int(PRICE[action - actions.BUY])
