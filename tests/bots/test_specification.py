"""A bot as people write it down."""

from __future__ import annotations

import pytest

from harena.bots import BOTS, Thinker
from harena.bots.specification import bot_of, playing, usual
from harena.core.errors import OptionError
from harena.games import GAMES

ARENA = "colossal-arena"


def test_a_bot_may_have_another_budget() -> None:
    bot = bot_of("planner:25:trust=0", ARENA, 3)
    assert isinstance(bot, Thinker)
    assert (bot.seed, bot.simulations, vars(bot)["trust"]) == (3, 25, 0)
    assert bot.name == "planner:25:trust=0"
    timed = bot_of("planner:20ms", ARENA, 3)
    assert isinstance(timed, Thinker)
    assert timed.milliseconds == 20


@pytest.mark.parametrize(
    "text",
    [
        "nobody",
        "greedy:400",
        "planner:soon",
        "planner:nothing=1",
        "planner:trust=much",
        "planner:",
        "planner:0",
    ],
)
def test_a_wrong_bot_is_refused(text: str) -> None:
    with pytest.raises(OptionError):
        bot_of(text, ARENA)


def test_a_bot_that_does_not_play_the_game_is_refused() -> None:
    with pytest.raises(OptionError, match="colosseum has the bots random, "):
        bot_of("spiteful", "colosseum")


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_meets_the_best_that_answer_at_once(game: str) -> None:
    assert usual(game) == "greedy"
    assert BOTS[usual(game)].quick
    levels = [BOTS[name].level for name in playing(game)]
    assert levels == sorted(levels)
