"""Phase 1: each investment by what the position is worth with it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colosseum.compiled.outlook import Outlook
from harena.core.bits import bit, low_index
from harena.games.colosseum import actions, steps
from harena.games.colosseum.components import (
    ACTION,
    EXPANSION_PRICE,
    LOGE_PRICE,
    MEDAL_COINS,
    PRICE,
    RESTING_MASK,
    SQUARES,
    TICKET_PRICE,
)
from harena.games.colosseum.investments.program import buyable, in_order
from harena.games.colosseum.state import Colosseum

LEAST: Final = 0.2
"""What an investment must bring."""


def choose(o: Outlook, s: Colosseum, out: vec[i64], n: i64) -> i64:
    """An investment, or what the step offers instead of one."""
    p = s.current
    o.look(s, p)
    if s.step == steps.INVESTED:
        return another(o, s, out, n)
    o.worth()
    if not o.last:
        o.narrow()
    # Passing costs the slot as much as investing does.
    o.slots -= 1
    base = without_more(o)
    best: float = base + LEAST if s.step == steps.INVEST else -1e9
    chosen: i64 = actions.PASS
    i: i64
    for i in range(n):
        if is_investment(out[i]):
            value = value_of(o, s, out[i])
            if value > best:
                best = value
                chosen = out[i]
    if s.step == steps.INVEST and worth_cashing(o, s, best):
        return actions.CASH
    return chosen


def without_more(o: Outlook) -> float:
    """The outlook if nothing is bought now; in the last turn that is final."""
    o.closed = o.last
    value = o.worth()
    o.closed = False
    return value


def is_investment(action: i64) -> bool:
    return action >= actions.BUY or actions.TICKET <= action <= actions.EXPAND_RIGHT


def value_of(o: Outlook, s: Colosseum, action: i64) -> float:
    """The outlook after an investment; everything is put back."""
    if action >= actions.BUY:
        return with_program(o, action - actions.BUY, 0)
    if action == actions.TICKET:
        o.tickets += 1
        o.coins -= TICKET_PRICE
        value = o.worth()
        o.tickets -= 1
        o.coins += TICKET_PRICE
    elif action == actions.LOGE:
        o.loge = 1
        o.coins -= LOGE_PRICE
        value = o.worth()
        o.loge = 0
        o.coins += LOGE_PRICE
    else:
        o.expansions += 1
        o.coins -= EXPANSION_PRICE
        value = o.worth() + side(s, action)
        o.expansions -= 1
        o.coins += EXPANSION_PRICE
    return value


def with_program(o: Outlook, k: i64, cashed: i64) -> float:
    """The outlook with a program bought, so many medals being cashed for it."""
    cost = PRICE[k] - MEDAL_COINS * cashed
    o.owned |= bit(k)
    o.sale &= ~bit(k)
    o.coins -= cost
    o.medals -= cashed
    value = o.worth()
    o.owned &= ~bit(k)
    o.sale |= bit(k)
    o.coins += cost
    o.medals += cashed
    return value


def side(s: Colosseum, action: i64) -> float:
    """An arena grows best towards a resting area: nobles who end there bring a medal too."""
    p = s.current
    i: i64
    for i in range(1, 5 - s.size[p]):
        square = s.arena[p] + s.size[p] - 1 + i
        if action == actions.EXPAND_LEFT:
            square = s.arena[p] - i
        if bit((square + SQUARES) % SQUARES) & RESTING_MASK != 0:
            return 0.1
    return 0.0


def worth_cashing(o: Outlook, s: Colosseum, best: float) -> bool:
    """Whether medals made coins would buy a program better than anything within reach."""
    p = s.current
    if o.medals == 0:
        return False
    programs = s.sale & in_order(s, p) & ~buyable(s, p)
    while programs != 0:
        k = low_index(programs)
        programs &= programs - 1
        medals = (PRICE[k] - o.coins + MEDAL_COINS - 1) // MEDAL_COINS
        if medals <= o.medals and with_program(o, k, medals) > best:
            return True
    return False


def another(o: Outlook, s: Colosseum, out: vec[i64], n: i64) -> i64:
    """A second investment if it brings more than the medals for it."""
    verb = out[0]
    if verb != actions.EXTRA_MEDALS and verb != actions.EXTRA_ACTION:
        return actions.DONE
    if n > 1 and out[1] == actions.EXTRA_ACTION:
        verb = actions.EXTRA_ACTION
    base = without_more(o)
    if verb == actions.EXTRA_MEDALS:
        o.medals -= 2
    else:
        o.hand[ACTION] -= 1
    if best_investment(o, s) > base + LEAST:
        return verb
    return actions.DONE


def best_investment(o: Outlook, s: Colosseum) -> float:
    """The outlook after the best of what the coins can buy."""
    p = s.current
    best: float = -1e9
    programs = buyable(s, p)
    while programs != 0:
        value = with_program(o, low_index(programs), 0)
        programs &= programs - 1
        if value > best:
            best = value
    if s.coins[p] >= EXPANSION_PRICE and s.size[p] < 4:
        best = max(best, value_of(o, s, actions.EXPAND_RIGHT))
    if s.coins[p] >= TICKET_PRICE and s.tickets_left != 0:
        best = max(best, value_of(o, s, actions.TICKET))
    if s.coins[p] >= LOGE_PRICE and s.loge[p] == 0:
        best = max(best, value_of(o, s, actions.LOGE))
    return best
