"""The bots. BOTS is the one list of them: a new bot is a class and a row."""

from __future__ import annotations

from collections.abc import Callable

from harena.bots.arena_bots import ArenaGreedy
from harena.bots.bot import Bot, Thought
from harena.bots.wandering import RandomBot

__all__ = ["BOTS", "Bot", "Row", "Thought"]

ARENA = "colossal-arena"


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
        Row("random", "Random", 0, "Plays any legal action.", {ARENA: RandomBot}),
        Row(
            "greedy",
            "Greedy",
            2,
            "Weighs stakes, danger and the clock.",
            {ARENA: ArenaGreedy},
        ),
    )
}
