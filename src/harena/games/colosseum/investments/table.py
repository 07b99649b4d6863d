"""The investments, in the order in which their actions are listed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.games.colosseum import actions
from harena.games.colosseum.investments.base import Investment
from harena.games.colosseum.investments.expansion import Expansion
from harena.games.colosseum.investments.loge import Loge
from harena.games.colosseum.investments.program import ProgramOnSale
from harena.games.colosseum.investments.ticket import Ticket
from harena.games.colosseum.state import Colosseum

INVESTMENTS: Final = vec[Investment]([ProgramOnSale(), Expansion(), Ticket(), Loge()])


def _by_action() -> vec[Investment]:
    found = vec[Investment]([INVESTMENTS[0]] * actions.ACTIONS)
    for investment in INVESTMENTS:
        for verb in investment.verbs:
            for action in range(verb.first, verb.last + 1):
                found[action] = investment
    return found


_OF: Final = _by_action()


def can_invest(s: Colosseum, seat: i64) -> bool:
    i: i64 = len(INVESTMENTS) - 1
    while i >= 0:  # the cheap ones are at the end
        if INVESTMENTS[i].can(s, seat):
            return True
        i -= 1
    return False


def list_investments(s: Colosseum, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    i: i64
    for i in range(len(INVESTMENTS)):
        n = INVESTMENTS[i].add(s, seat, out, n)
    return n


def invest(s: Colosseum, action: i64) -> None:
    _OF[action].make(s, action)


def investment_of(action: int) -> Investment | None:
    """The one that an action makes; None if it is another action."""
    return _OF[action] if _OF[action].knows(action) else None
