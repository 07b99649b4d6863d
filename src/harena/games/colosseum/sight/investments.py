"""What each investment but a program costs a seat and would bring her at once (C17-C29)."""

from __future__ import annotations

from harena.core.bits import members
from harena.core.state import Json
from harena.games.colosseum import actions
from harena.games.colosseum.components import EXPANSION_PRICE, LOGE_PRICE, SQUARES, TICKET_PRICE
from harena.games.colosseum.phases.investing import can_build_loge, can_buy_ticket, can_expand, invest
from harena.games.colosseum.sight.prospects import best_total, squares_short
from harena.games.colosseum.state import INVESTING, Colosseum
from harena.games.colosseum.words.notation import text


def investments_of(s: Colosseum, seat: int) -> list[Json]:
    if s.phase != INVESTING:
        return []
    expandable = can_expand(s, seat)
    return [
        investment_of(s, seat, actions.EXPAND_LEFT, EXPANSION_PRICE, expandable),
        investment_of(s, seat, actions.EXPAND_RIGHT, EXPANSION_PRICE, expandable),
        investment_of(s, seat, actions.TICKET, TICKET_PRICE, can_buy_ticket(s, seat)),
        investment_of(s, seat, actions.LOGE, LOGE_PRICE, can_build_loge(s, seat)),
    ]


def investment_of(s: Colosseum, seat: int, action: int, price: int, possible: bool) -> Json:
    investment: Json = {
        "action": text(s, action),
        "price": price,
        "left": int(s.coins[seat]) - price,
        "possible": possible,
    }
    if possible:
        after = s.bare()
        after.current = seat
        invest(after, action)
        investment["best"] = [best_total(s, seat), best_total(after, seat)]
        investment["opens"] = [
            program
            for program in members(s.owned[seat] | s.sale)
            if squares_short(s, seat, program) > 0 and squares_short(after, seat, program) == 0
        ]
        if after.size[seat] > s.size[seat]:
            investment["square"] = new_square(s, after, seat)
    return investment


def new_square(s: Colosseum, after: Colosseum, seat: int) -> int:
    if after.arena[seat] != s.arena[seat]:
        return int(after.arena[seat])
    return int(after.arena[seat] + after.size[seat] - 1) % SQUARES
