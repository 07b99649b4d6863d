"""What a planner's own process runs. It imports the engine and the bots, and nothing of the server."""

from __future__ import annotations

from harena.bots.specification import bot_of
from harena.core.record import read_record
from harena.games import GAMES


def plan(record: str, bot: str, seat: int, seed: int) -> str:
    """The bot's action in its notation, from the record's text and with the bot's eyes only."""
    read = read_record(record)
    view = read.match(GAMES).view(seat)
    return view.text(bot_of(bot, read.game, seed).choose(view))
