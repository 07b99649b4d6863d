"""Who sits at the other seats: rows of BOTS; where a game has none yet, whoever knows the legal actions."""

from __future__ import annotations

import zlib
from typing import Final

from harena.bots import BOTS
from harena.bots.bot import Bot
from harena.bots.random import RandomBot
from harena.core.errors import OptionError

FAIR_LEVEL: Final = 2
ANYBODY: Final = "random"
"""Can play what no other bot plays."""
NAMES: Final = ["Aulus", "Brutia", "Cassius", "Drusilla", "Ennius"]


def bots_for(game: str) -> list[str]:
    """The bots that play a game, the weakest first."""
    rows = [row for row in BOTS.values() if game in row.games]
    return [row.name for row in sorted(rows, key=lambda row: row.level)]


def opponents(game: str, names: str, seats: int, seed: str) -> list[Bot]:
    """A bot for every seat, from a list with commas in turn. The seed makes them repeatable."""
    wanted = names.split(",") if names else [fair_bot(game)]
    known = bots_for(game) or [ANYBODY]
    for name in wanted:
        if name not in known:
            raise OptionError(f"{game} has the bots {', '.join(known)}, not {name!r}")
    return [make(game, wanted[seat % len(wanted)], f"{seed}/{seat}") for seat in range(seats)]


def fair_bot(game: str) -> str:
    """The best of those that answer at once."""
    quick = [name for name in bots_for(game) if BOTS[name].level <= FAIR_LEVEL]
    return max(quick, key=lambda name: BOTS[name].level, default=ANYBODY)


def make(game: str, name: str, seed: str) -> Bot:
    number = zlib.crc32(seed.encode())
    if game in BOTS[name].games:
        return BOTS[name].make(game, number)
    bot = RandomBot(number)
    bot.name = ANYBODY
    return bot


def names_for(bots: list[Bot], person: str, seat: int | None) -> list[str]:
    """What everybody is called: the person as she likes, bots by a Roman name and what they are."""
    names = [f"{name} ({bot.name})" for name, bot in zip(NAMES, bots, strict=False)]
    if seat is not None:
        names[seat] = person
    return names
