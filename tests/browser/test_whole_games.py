"""A whole game of each title by a finger, and one by the keyboard, by what the screen says alone."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from .camera import photograph
from .conftest import Visit
from .reader import Reader

PHONES = [(390, 844), (844, 390), (320, 640)]
SCREENS = [(1440, 900), (1366, 768)]
GAMES = {"colossal-arena": (2, "gold", 20), "colosseum": (3, "spectators", 30)}
"""With how many seats, what is counted, and how many decisions it has at least."""


@pytest.mark.parametrize("finger", [True, False], ids=["finger", "keyboard"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(visit: Visit, pictures: Path, game: str, finger: bool) -> None:
    seats, unit, least = GAMES[game]
    page = visit("Anna", phone=finger).page
    anna = Reader(page, random.Random(7), finger, PHONES if finger else SCREENS)
    table = anna.open_table(["mine", *["bot beginner"] * (seats - 1)], game=game)
    assert anna.play_on() > least
    anna.ends(unit)
    photograph(page, pictures / f"over-{game}-{'finger' if finger else 'keyboard'}.png")
    if finger:
        anna.count_clicks(table)
