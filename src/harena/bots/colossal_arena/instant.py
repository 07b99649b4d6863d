"""The bot that learned: it asks its net once, and answers at once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from harena.bots.colossal_arena.compiled.features import PER_COLUMN, PER_TABLE, VERSION
from harena.bots.colossal_arena.compiled.learned import Learned
from harena.bots.colossal_arena.policies import PolicyBot
from harena.bots.learned.compiled.net import Net
from harena.bots.learned.weights import Kind, read
from harena.games.colossal_arena.components import COLUMNS
from harena.games.colossal_arena.powers.table import CREATURES

FILE: Final = Path(__file__).with_name("instant.json")
KIND: Final = Kind("colossal-arena", " ".join(CREATURES), VERSION, COLUMNS, PER_COLUMN, PER_TABLE)


@cache
def net() -> Net:
    return read(FILE, KIND).net()


def instant(seed: int) -> PolicyBot:
    return PolicyBot(seed, Learned(net()))
