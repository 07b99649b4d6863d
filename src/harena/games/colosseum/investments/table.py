"""The investments, in the order in which their actions are listed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.games.colosseum.investments.base import Investment
from harena.games.colosseum.investments.expansion import Expansion
from harena.games.colosseum.investments.loge import Loge
from harena.games.colosseum.investments.program import ProgramOnSale
from harena.games.colosseum.investments.ticket import Ticket
from harena.games.colosseum.state import Colosseum

INVESTMENTS: Final = vec[Investment]([ProgramOnSale(), Expansion(), Ticket(), Loge()])


def can_invest(s: Colosseum, seat: i64) -> bool:
    for investment in INVESTMENTS:
        if investment.can(s, seat):
            return True
    return False


def list_investments(s: Colosseum, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    for investment in INVESTMENTS:
        n = investment.add(s, seat, out, n)
    return n


def investment_of(action: i64) -> Investment | None:
    """The one that an action makes; None if it is another action."""
    for investment in INVESTMENTS:
        if investment.knows(action):
            return investment
    return None
