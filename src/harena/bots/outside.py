"""Bots of other packages: `package.module:Class`, or an entry point of the group `harena.bots` by its name.

What it names is called with a seed and makes a Bot, so a class of bots will do. Whoever names a bot runs its
code: a name from outside this machine (from a browser, say) must never come here.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from traceback import extract_tb
from typing import Final

from harena.bots.bot import Bot, Maker, Thinker, Thought
from harena.core.errors import HarenaError, OptionError
from harena.core.state import View

GROUP: Final = "harena.bots"


@cache
def installed() -> dict[str, EntryPoint]:
    """The bots that other packages have announced, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def is_outside(name: str) -> bool:
    """Whether this is the name of a bot that is not of this package, found or not."""
    module, colon, maker = name.partition(":")
    return name in installed() or bool(colon and is_dotted(module) and is_dotted(maker))


def is_dotted(words: str) -> bool:
    return all(word.isidentifier() for word in words.split("."))


def module_of(name: str) -> str:
    """The module that has it."""
    return installed()[name].module if name in installed() else name.partition(":")[0]


@cache
def maker_of(name: str) -> Maker:
    """What makes the bot, or OptionError."""
    where = installed()[name].value if name in installed() else name
    module, _, path = where.partition(":")
    try:
        found: object = import_module(module)
        for word in path.split("."):
            found = getattr(found, word)
    except Exception as error:  # whatever a stranger's module may raise
        raise OptionError(f"the bot {name} cannot be loaded: {said(error)}") from error
    if not callable(found):
        raise OptionError(f"the bot {name} is no class of bots")
    return found


def make(name: str, game: str, seed: int) -> Bot:
    maker = maker_of(name)
    try:
        bot = maker(seed)
    except Exception as error:
        raise OptionError(f"the bot {name} cannot be made: {said(error)}") from error
    if not isinstance(bot, Bot):
        raise OptionError(f"the bot {name} is no harena.Bot but a {type(bot).__name__}")
    if bot.games and game not in bot.games:
        raise OptionError(f"the bot {name} plays {', '.join(bot.games)}, not {game}")
    return bot


class Outsider(Thinker):
    """A bot of another package, held to the rules: an illegal answer or an error of its own is a refusal."""

    def __init__(self, own: Bot, called: str) -> None:
        super().__init__(own.seed, 0, 0.0)
        self.own = own
        self.called = called
        self.name = own.name
        self.level = own.level

    def choose(self, view: View) -> int:
        try:
            action = self.own.choose(view)
        except Exception as error:
            raise HarenaError(f"the bot {self.called} failed: {said(error)}") from error
        if action not in view.legal():
            raise HarenaError(f"the bot {self.called} chose {action!r}, which is no legal action")
        if isinstance(self.own, Thinker):
            self.simulated = self.own.simulated
            self.chance = self.own.chance
        return action

    def end(self, view: View) -> None:
        self.own.end(view)

    def explain(self, view: View) -> list[Thought]:
        return self.own.explain(view)

    def beliefs(self, view: View) -> list[str]:
        return self.own.beliefs(view)


def said(error: Exception) -> str:
    """An error in one line, with the place where it was raised."""
    *_, last = extract_tb(error.__traceback__)
    where = "" if last.filename.startswith("<") else f" ({last.filename}:{last.lineno})"
    return f"{type(error).__name__}: {error}{where}"
