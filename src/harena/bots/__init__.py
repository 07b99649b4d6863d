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
    """A bot by name: who it is to people, how good it is, and how it is made for each game it plays."""

    def __init__(
        self,
        name: str,
        who: str,
        level: int,
        sentence: str,
        names: str,
        games: dict[str, Maker],
        quick: bool = True,
    ) -> None:
        self.name = name
        self.title = name.capitalize()
        self.who = who
        """As what kind of player people may think of it."""
        self.level = level
        self.sentence = sentence
        self.names = names.split()
        """What it is called at a table: one knows a character by its name."""
        self.quick = quick
        """Whether it answers at once; others think, and want a process of their own."""
        self.games = games

    def __repr__(self) -> str:
        return f"<Row {self.name}: {self.sentence}>"

    def make(self, game: str, seed: int = 0) -> Bot:
        """The bot for a game, with luck from a seed."""
        bot = self.games[game](seed)
        bot.name = self.name
        bot.level = self.level
        return bot


def listed(name: str, who: str, level: int, sentence: str, names: str, quick: bool = True) -> Row:
    """A row for the games whose makers know the name."""
    games = {game: makers[name] for game, makers in MAKERS.items() if name in makers}
    return Row(name, who, level, sentence, names, games, quick)


BOTS: dict[str, Row] = {
    row.name: row
    for row in (
        listed(
            "random",
            "a stranger",
            0,
            "Plays any legal action.",
            "Nemo Fors Casca Alea",
        ),
        listed(
            "beginner",
            "a newcomer",
            1,
            "Knows what matters, and is often wrong about it.",
            "Flavia Milo Livia Drusa",
        ),
        listed(
            "greedy", "a casual player", 2, "Weighs stakes, danger and the clock.", "Titus Julia Varro Sabina"
        ),
        listed("spiteful", "a spoiler", 2, "Pulls down whoever leads.", "Cato Vera Gaius Sulla"),
        listed(
            "instant",
            "a club player",
            3,
            "Has learned from millions of play-outs, and answers at once.",
            "Hortensius Seneca Calpurnius Piso",
        ),
        listed(
            "planner",
            "an analyst",
            3,
            "Tries what it can do in hundreds of likely games.",
            "Agrippa Vitruvius Crassus Hypatia",
            quick=False,
        ),
        listed(
            "champion",
            "an expert",
            4,
            "Thinks many times as long as the planner.",
            "Scipio Marcellus Cincinnatus Agricola",
            quick=False,
        ),
    )
}
"""Every bot that can be given a seat, by its name."""
