"""What each investment but a program costs a seat and would bring her at once (C17-C29)."""

from __future__ import annotations

from harena.core.bits import members
from harena.core.state import Json
from harena.games.colosseum.components import SQUARES
from harena.games.colosseum.investments.base import Investment
from harena.games.colosseum.investments.program import ProgramOnSale
from harena.games.colosseum.investments.table import INVESTMENTS
from harena.games.colosseum.position import INVESTING
from harena.games.colosseum.sight.prospects import best_total, squares_short
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.words.notation import text


def investments_of(s: Colosseum, seat: int) -> list[Json]:
    if s.phase != INVESTING:
        return []
    return [
        investment_of(s, seat, investment, verb.first)
        for investment in INVESTMENTS
        if not isinstance(investment, ProgramOnSale)
        for verb in investment.verbs
    ]


def investment_of(s: Colosseum, seat: int, investment: Investment, action: int) -> Json:
    price = investment.price(action)
    row: Json = {
        "action": text(s, action),
        "price": price,
        "left": int(s.coins[seat]) - price,
        "possible": investment.can(s, seat),
    }
    if investment.can(s, seat):
        after = s.bare()
        after.current = seat
        investment.make(after, action)
        row["best"] = [best_total(s, seat), best_total(after, seat)]
        row["opens"] = [
            program
            for program in members(s.owned[seat] | s.sale)
            if squares_short(s, seat, program) > 0 and squares_short(after, seat, program) == 0
        ]
        if after.size[seat] > s.size[seat]:
            row["square"] = new_square(s, after, seat)
    return row


def new_square(s: Colosseum, after: Colosseum, seat: int) -> int:
    if after.arena[seat] != s.arena[seat]:
        return int(after.arena[seat])
    return int(after.arena[seat] + after.size[seat] - 1) % SQUARES
