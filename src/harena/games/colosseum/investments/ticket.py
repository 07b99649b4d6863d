"""A season ticket draws spectators to every later event; there are ten, and no limit a player (C27)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.errors import RuleError
from harena.games.colosseum import actions
from harena.games.colosseum.components import TICKET_PRICE
from harena.games.colosseum.investments.base import Investment, too_dear
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.words.things import COUNT, Line
from harena.games.colosseum.words.verbs import Verb

BOUGHT: Final = "ticket"


class Ticket(Investment):
    def __init__(self) -> None:
        line = Line("{who} buys a season ticket.", {"tickets": COUNT})
        super().__init__([Verb("ticket", actions.TICKET, "C17")], BOUGHT, line)

    def can(self, s: Colosseum, seat: i64) -> bool:
        return s.coins[seat] >= TICKET_PRICE and s.tickets_left != 0

    def add(self, s: Colosseum, seat: i64, out: vec[i64], n: i64) -> i64:
        if self.can(s, seat):
            out[n] = actions.TICKET
            n += 1
        return n

    def make(self, s: Colosseum, action: i64) -> None:
        p = s.current
        s.pay(p, TICKET_PRICE)
        s.tickets[p] += 1
        s.tickets_left -= 1
        if s.events is not None:
            s.note(BOUGHT, p, count=s.tickets[p])

    def refusal(self, s: Colosseum, action: int) -> RuleError:
        if s.tickets_left == 0:
            return RuleError("C27", "the season tickets are sold out")
        return too_dear(s, "C27", "a season ticket", TICKET_PRICE)

    def price(self, action: int) -> int:
        return TICKET_PRICE
