"""What makes a table fit to be rated: the same game for all, played by people who can be told apart."""

from __future__ import annotations

from harena.core.game import Game
from harena.server import wire
from harena.server.bots.tokens import check_person
from harena.server.errors import Refusal
from harena.server.tables.seats import check_claimed
from harena.store.rows import ASK, Person


def check_rated(game: Game, options: dict[str, str], host: Person, wish: wire.NewTable) -> None:
    check_person(host)
    check_claimed(host)
    if options not in [game.complete(preset, {}) for preset in game.presets]:
        raise Refusal(400, "a rated table plays a preset as it is")
    if sum(isinstance(seat, wire.Mine) for seat in wish.seats) > 1:
        raise Refusal(400, "at a rated table everybody has one seat")
    if any(isinstance(seat, wire.BotSeat) for seat in wish.seats):
        raise Refusal(400, "bots do not sit at a rated table")
    if wish.terms.hints:
        raise Refusal(400, "there are no hints at a rated table")
    if wish.terms.undo == ASK:
        raise Refusal(400, "at a rated table only what is free is taken back")
