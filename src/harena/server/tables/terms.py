"""What a new table may agree."""

from __future__ import annotations

from harena.bots import BOTS
from harena.bots.specification import usual
from harena.core.game import Game
from harena.server import wire
from harena.server.errors import Refusal
from harena.store.rows import ASK, BANK, FREE, NO_CLOCK, Terms

LEAST = 5
"""Seconds: nobody decides in fewer."""
LEAST_BANK = 30
PLANNER = 3
"""The highest level that plays for somebody."""


def terms_for(game: Game, wish: wire.Terms, bots: bool) -> Terms:
    check_clock(wish)
    if wish.away is not None and wish.away < LEAST:
        raise Refusal(400, f"one may be away for at least {LEAST} seconds")
    if wish.stand_in and not stands_in(wish.stand_in, game.name):
        raise Refusal(400, f"no bot called {wish.stand_in!r} stands in at {game.name}")
    bot = wish.stand_in or usual(game.name)
    hints = bots if wish.hints is None else wish.hints
    undo = wish.undo or (FREE if wish.rated else ASK)
    return Terms(wish.clock, wish.seconds, wish.increment, wish.away, bot, undo, hints, wish.rated)


def check_clock(wish: wire.Terms) -> None:
    if wish.increment and wish.clock != BANK:
        raise Refusal(400, "only a bank grows with each decision")
    if wish.clock == NO_CLOCK:
        if wish.seconds:
            raise Refusal(400, "without a clock there are no seconds")
        return
    least = LEAST_BANK if wish.clock == BANK else LEAST
    if wish.seconds < least:
        raise Refusal(400, f"this clock has at least {least} seconds")


def stands_in(bot: str, game: str) -> bool:
    """Those that answer at once, and the planner at a steady beat; a champion thinks for too long."""
    return bot in BOTS and game in BOTS[bot].games and BOTS[bot].level <= PLANNER
