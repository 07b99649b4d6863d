"""Who sits at the other seats: rows of BOTS; where a game has none yet, whoever knows the legal actions."""

from __future__ import annotations

import zlib
from typing import Final

from harena.bots import BOTS
from harena.bots.bot import Bot
from harena.bots.wandering import RandomBot
from harena.core.errors import OptionError

NAMES: Final = ["Aulus", "Brutia", "Cassius", "Drusilla", "Ennius"]


def bots_for(game: str) -> list[str]:
    """The bots that play a game, the weakest first."""
    rows = [row for row in BOTS.values() if game in row.games]
    return [row.name for row in sorted(rows, key=lambda row: row.level)]


def opponents(game: str, bot: str, seats: int, seed: str) -> list[Bot]:
    """A bot for every seat; without a name the strongest there is. The seed makes them repeatable."""
    known = bots_for(game)
    if bot and bot not in known:
        raise OptionError(f"{game} has the bots {', '.join(known) or 'random'}, not {bot!r}")
    return [make(game, bot or (known[-1] if known else ""), f"{seed}/{seat}") for seat in range(seats)]


def make(game: str, name: str, seed: str) -> Bot:
    number = zlib.crc32(seed.encode())
    if name:
        return BOTS[name].make(game, number)
    bot = RandomBot(number)
    bot.name = "random"
    return bot


def names_for(bots: list[Bot], person: str, seat: int | None) -> list[str]:
    """What everybody is called: the person as she likes, bots by a Roman name and what they are."""
    names = [f"{name} ({bot.name})" for name, bot in zip(NAMES, bots, strict=False)]
    if seat is not None:
        names[seat] = person
    return names
