"""Who sits at the other seats, and what everybody is called."""

from __future__ import annotations

import zlib
from typing import Final

from harena.bots import Bot
from harena.bots.specification import bot_of, is_foreign, usual
from harena.core.errors import OptionError

NAMES: Final = ["Aulus", "Brutia", "Cassius", "Drusilla", "Ennius"]


def opponents(game: str, names: list[str], seats: int, seed: str) -> list[Bot]:
    """A bot for every seat, from the list in turn. The seed makes them repeatable."""
    wanted = names or [usual(game)]
    for text in wanted:
        bot_of(text, game)  # refuses even what there is no seat for
    return seated([wanted[seat % len(wanted)] for seat in range(seats)], game, seed)


def opponents_named(names: list[str], game: str, seed: str) -> list[Bot]:
    """The bots that the names tell of; whoever sits on a person's seat is not asked."""
    for name in names:
        if is_foreign(text := bot_named(name, game)):  # a file does not say whose code is run here
            raise OptionError(f"{name} is a bot of another package: it plays on with --bot {text}")
    return seated([bot_named(name, game) or usual(game) for name in names], game, seed)


def seated(texts: list[str], game: str, seed: str) -> list[Bot]:
    return [bot_of(text, game, zlib.crc32(f"{seed}/{seat}".encode())) for seat, text in enumerate(texts)]


def bot_named(name: str, game: str) -> str:
    """The bot that a name such as `Aulus (greedy)` tells of; empty if it is a person's."""
    text = name.rpartition("(")[2].removesuffix(")") if name.endswith(")") else ""
    if is_foreign(text):
        return text
    try:
        bot_of(text, game)
    except OptionError:
        return ""
    return text


def names_for(bots: list[Bot], person: str, seat: int | None) -> list[str]:
    """What everybody is called: the person as she likes, bots by a Roman name and what they are."""
    names = [f"{name} ({bot.name})" for name, bot in zip(NAMES, bots, strict=False)]
    if seat is not None:
        names[seat] = person
    return names
