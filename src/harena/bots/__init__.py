"""The bots. BOTS is the one list of them: a new bot is a class and a row."""

from __future__ import annotations

from collections.abc import Callable

from harena.bots.bot import Bot, Thought
from harena.bots.colossal_arena.planner import Planner
from harena.bots.colossal_arena.policies import beginner, greedy, spiteful
from harena.bots.colosseum import planner as colosseum_planner
from harena.bots.colosseum import policies as colosseum_bots
from harena.bots.random import RandomBot

__all__ = ["ADVISERS", "BOTS", "Bot", "Row", "Thought"]

ARENA = "colossal-arena"
COLOSSEUM = "colosseum"
THINKING = 1000.0
"""Milliseconds that somebody waits for advice."""


def planner(seed: int) -> Bot:
    return Planner(seed, simulations=200)


def champion(seed: int) -> Bot:
    return Planner(seed, simulations=1500)


class Row:
    """A bot by name: how good it is, and how it is made for each game it plays."""

    def __init__(
        self, name: str, title: str, level: int, sentence: str, games: dict[str, Callable[[int], Bot]]
    ) -> None:
        self.name = name
        self.title = title
        self.level = level
        self.sentence = sentence
        self.games = games

    def make(self, game: str, seed: int = 0) -> Bot:
        bot = self.games[game](seed)
        bot.name = self.name
        bot.level = self.level
        return bot


BOTS: dict[str, Row] = {
    row.name: row
    for row in (
        Row("random", "Random", 0, "Plays any legal action.", {ARENA: RandomBot, COLOSSEUM: RandomBot}),
        Row(
            "beginner",
            "Beginner",
            1,
            "Knows what matters, and is often wrong about it.",
            {ARENA: beginner, COLOSSEUM: colosseum_bots.beginner},
        ),
        Row(
            "greedy",
            "Greedy",
            2,
            "Weighs stakes, danger and the clock.",
            {ARENA: greedy, COLOSSEUM: colosseum_bots.greedy},
        ),
        Row("spiteful", "Spiteful", 2, "Pulls down whoever leads.", {ARENA: spiteful}),
        Row(
            "planner",
            "Planner",
            3,
            "Tries what it can do in hundreds of likely games.",
            {ARENA: planner, COLOSSEUM: colosseum_planner.planner},
        ),
        Row(
            "champion",
            "Champion",
            4,
            "The planner, many times as patient.",
            {ARENA: champion, COLOSSEUM: colosseum_planner.champion},
        ),
    )
}

ADVISERS: dict[str, Callable[[], Bot]] = {
    ARENA: lambda: Planner(milliseconds=THINKING),
    COLOSSEUM: lambda: colosseum_planner.ColosseumPlanner(milliseconds=THINKING),
}
"""Who explains to a person what she might do, from her view alone."""
