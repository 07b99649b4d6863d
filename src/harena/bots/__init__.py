"""The bots: whoever chooses an action from a view.

Read `bot` first, what every bot is; then a game's folder, beginning with its `makers`. BOTS is the one list
of them all: a new bot is a class, a maker in its game's `makers` and a row here. How people write a bot down,
with another budget perhaps, is read by `specification`.
"""

from __future__ import annotations

from collections.abc import Callable

from harena.bots.bot import Bot, Maker, Thinker, Thought
from harena.bots.colossal_arena import makers as colossal_arena
from harena.bots.colossal_arena import zoo as colossal_arena_zoo
from harena.bots.colosseum import makers as colosseum
from harena.bots.colosseum import zoo as colosseum_zoo

__all__ = ["ADVISERS", "BOTS", "ZOO", "Bot", "Row", "Thinker", "Thought"]

QUICK = 2
"""The highest level that answers at once; those above think, and want a process of their own."""
MAKERS: dict[str, dict[str, Maker]] = {
    "colossal-arena": colossal_arena.MAKERS,
    "colosseum": colosseum.MAKERS,
}
ADVISERS: dict[str, Callable[[], Bot]] = {
    "colossal-arena": colossal_arena.adviser,
    "colosseum": colosseum.adviser,
}
"""Who explains to a person what she might do, from her view alone."""
ZOO: dict[str, dict[str, Maker]] = {
    "colossal-arena": colossal_arena_zoo.ZOO,
    "colosseum": colosseum_zoo.ZOO,
}
"""Opponents of other tempers: no levels and not at the table, but named wherever bots play bots."""


class Row:
    """A bot by name: how good it is, and how it is made for each game it plays."""

    def __init__(self, name: str, title: str, level: int, sentence: str, games: dict[str, Maker]) -> None:
        self.name = name
        self.title = title
        self.level = level
        self.sentence = sentence
        self.games = games

    @property
    def quick(self) -> bool:
        """Whether it answers at once."""
        return self.level <= QUICK

    def make(self, game: str, seed: int = 0) -> Bot:
        """The bot for a game, with luck from a seed."""
        bot = self.games[game](seed)
        bot.name = self.name
        bot.level = self.level
        return bot


def listed(name: str, title: str, level: int, sentence: str) -> Row:
    """A row for the games whose makers know the name."""
    games = {game: makers[name] for game, makers in MAKERS.items() if name in makers}
    return Row(name, title, level, sentence, games)


BOTS: dict[str, Row] = {
    row.name: row
    for row in (
        listed("random", "Random", 0, "Plays any legal action."),
        listed("beginner", "Beginner", 1, "Knows what matters, and is often wrong about it."),
        listed("greedy", "Greedy", 2, "Weighs stakes, danger and the clock."),
        listed("spiteful", "Spiteful", 2, "Pulls down whoever leads."),
        listed("instant", "Instant", 2, "Has learned from millions of play-outs, and answers at once."),
        listed("planner", "Planner", 3, "Tries what it can do in hundreds of likely games."),
        listed("champion", "Champion", 4, "The planner, many times as patient."),
    )
}
"""Every bot that can be given a seat, by its name."""
