"""Who sits at the other seats, and what everybody is called."""

from __future__ import annotations

import zlib
from typing import Final

from harena.bots import Bot
from harena.bots.specification import bot_of, usual

NAMES: Final = ["Aulus", "Brutia", "Cassius", "Drusilla", "Ennius"]


def opponents(game: str, names: str, seats: int, seed: str) -> list[Bot]:
    """A bot for every seat, from a list with commas in turn. The seed makes them repeatable."""
    wanted = names.split(",") if names else [usual(game)]
    for text in wanted:
        bot_of(text, game)  # refuses even what there is no seat for
    return [
        bot_of(wanted[seat % len(wanted)], game, zlib.crc32(f"{seed}/{seat}".encode()))
        for seat in range(seats)
    ]


def names_for(bots: list[Bot], person: str, seat: int | None) -> list[str]:
    """What everybody is called: the person as she likes, bots by a Roman name and what they are."""
    names = [f"{name} ({bot.name})" for name, bot in zip(NAMES, bots, strict=False)]
    if seat is not None:
        names[seat] = person
    return names
