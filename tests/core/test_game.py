from __future__ import annotations

import pytest

from harena.core.errors import NotationError, OptionError
from harena.core.game import Game, Option, format_options, parse_options
from harena.games import GAMES

GAME = Game(
    [2], [Option("pace", ["slow", "fast"], "How fast.")], {"plain": {}, "quick": {"pace": "fast"}}, {}
)


def test_options_are_completed_from_the_preset() -> None:
    assert GAME.complete("plain", {}) == {"pace": "slow"}
    assert GAME.complete("quick", {}) == {"pace": "fast"}
    assert GAME.complete("quick", {"pace": "slow"}) == {"pace": "slow"}


@pytest.mark.parametrize(
    ("preset", "options", "words"),
    [
        ("dreamy", {}, "presets plain, quick"),
        ("plain", {"mood": "good"}, "no option 'mood'"),
        ("plain", {"pace": "warp"}, "one of slow, fast"),
    ],
)
def test_absurd_options_are_refused(preset: str, options: dict[str, str], words: str) -> None:
    with pytest.raises(OptionError, match=words):
        GAME.complete(preset, options)


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 99])
def test_absurd_seats_are_refused(seats: int) -> None:
    for game in GAMES.values():
        with pytest.raises(OptionError, match="seats"):
            game.start(seats)


def test_a_game_must_say_how_it_begins() -> None:
    with pytest.raises(NotImplementedError):
        GAME.start(2)


def test_options_have_a_notation() -> None:
    options = {"end_mode": "five-rounds", "powers": "off"}
    assert parse_options(format_options(options)) == options
    assert parse_options("") == {}


@pytest.mark.parametrize("text", ["powers", "powers=", "=off", "a=b a=c"])
def test_what_is_no_option_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_options(text)


def test_every_option_explains_itself() -> None:
    for game in GAMES.values():
        for option in game.options:
            assert option.sentence.endswith(".")
            assert option.values
        for preset in game.presets.values():
            assert set(preset) <= {option.name for option in game.options}
