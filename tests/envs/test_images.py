"""The picture of a game: what it shows, and that it always fits."""

from __future__ import annotations

from random import Random as Choice
from typing import Any

import pytest

pytest.importorskip("PIL", reason="images need pillow, of the extra `envs`")
pytest.importorskip("numpy", reason="environments need numpy, of the extra `envs`")

import numpy as np

from harena.core.dealer import SeededDealer
from harena.core.match import Match
from harena.envs.canvas import ALARM, HEIGHT, PAPER, SEATS, WIDTH, Canvas
from harena.envs.images import BOARDS, NOBLE, image_of, place
from harena.games import GAMES


class Listening(Canvas):
    """Remembers what is written, and where."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def words(self, x: float, y: float, said: str, *rest: Any) -> None:
        super().words(x, y, said, *rest)
        assert 0 <= x <= WIDTH
        assert 0 <= y <= HEIGHT
        self.said.append(said)


def played(game: str, decisions: int) -> Match:
    choice = Choice(4)
    match = Match(GAMES[game], 5, dealer=SeededDealer("4"))
    for _ in range(decisions):
        if match.over:
            break
        match.play(choice.choice(match.view(match.actor).actions()))
    return match


def drawn(match: Match) -> list[str]:
    canvas, seen = Listening(), match.view(None).as_dict()
    BOARDS[str(seen["game"])](canvas, seen)
    return canvas.said


def has(image: Any, colour: tuple[int, int, int]) -> bool:
    return bool((image == colour).all(axis=2).any())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("decisions", [0, 90, 5000], ids=["begun", "later", "over"])
def test_a_picture_has_one_size_and_free_edges(game: str, decisions: int) -> None:
    image = image_of(played(game, decisions).view(None))
    assert image.shape == (HEIGHT, WIDTH, 3)
    for edge in (image[0], image[-1], image[:, 0], image[:, -1]):
        assert (edge == PAPER).all()
    assert all(has(image, colour) for colour in SEATS)


def test_an_arena_shows_its_creatures_cards_and_bets() -> None:
    match = played("colossal-arena", 150)
    seen: Any = match.view(None).as_dict()
    said = drawn(match)
    for column in seen["columns"]:
        assert column["creature"].capitalize() in said
        for pile in column["piles"]:
            assert pile["top"].split()[-1] in said
    assert said.count("fallen") == len(seen["dead"]) > 0
    bets = sum(len(column["bets"]) + len(column["secrets"]) for column in seen["columns"])
    assert sum(said.count(str(seat + 1)) for seat in range(5)) >= bets + seen["seats"]
    assert has(image_of(match.view(None)), ALARM)


def test_a_colosseum_shows_its_nobles_where_they_stand() -> None:
    match = played("colosseum", 200)
    seen: Any = match.view(None).as_dict()
    image = image_of(match.view(None))
    squares = {noble["square"] for noble in seen["nobles"].values()}
    for square in range(1, 37):
        x, y = place(square)
        assert np.any((image[y : y + 82, x : x + 70] == NOBLE).all(axis=2)) == (square in squares)
    for market in seen["markets"]:
        assert set(market) <= set(drawn(match))
