"""A bot as people write it down: a row of BOTS by name, perhaps with another budget.

greedy                  the row as it is
loyal                   one of the zoo
planner:1500            at 1,500 simulations a decision
planner:200ms           at 200 milliseconds
planner:400:trust=0     and with one of its settings changed
package.module:Mine     a class of another package; see `outside`
package.module:Mine:depth=3
exec:./mybot            a program of its own process, in any language; see `pipe`
exec:2000ms:./mybot     with two seconds for each answer
"""

from __future__ import annotations

from typing import Final

from harena.bots import BOTS, ZOO, Bot, Thinker
from harena.bots.outside import Outsider, installed, is_outside, make
from harena.bots.pipe.bot import is_program, piped
from harena.core.errors import OptionError

MOST: Final = 1e9
CASUAL: Final = 2
"""The level of somebody who knows the game and does not think long."""
POSITIVE: Final = {
    "simulations",
    "milliseconds",
    "most",
    "worlds",
    "doubt",
    "tries",
    "weight",
    "loose_bets",
    "loose_plays",
}
"""Settings that nothing can be done with if they are 0; none may be less."""
NO_SETTINGS: Final = {"seed", "level", "simulated"}


def playing(game: str) -> list[str]:
    """The bots that play a game, the weakest first."""
    rows = [row for row in BOTS.values() if game in row.games]
    return [row.name for row in sorted(rows, key=lambda row: row.level)]


def usual(game: str) -> str:
    """Who plays where nobody says who: a casual player."""
    return next(name for name in playing(game) if BOTS[name].level == CASUAL)


def gentle(game: str) -> str:
    """Whom a newcomer meets: the weakest that knows what matters."""
    return next(name for name in playing(game) if BOTS[name].level > 0)


def bot_of(text: str, game: str, seed: int = 0) -> Bot:
    """The bot that a text means, or OptionError."""
    if is_program(text):
        return piped(text, seed)
    name, settings = parts_of(text)
    known = [*playing(game), *ZOO[game]]
    if name not in known and (name in BOTS or not is_outside(name)):
        raise OptionError(f"{game} has the bots {', '.join([*known, *installed()])}, not {name!r}")
    own = name in known
    bot = made(name, game, seed) if own else make(name, game, seed)
    for setting in settings:
        adjust(bot, setting)
    bot.name = text
    return bot if own else Outsider(bot, name)


def made(name: str, game: str, seed: int) -> Bot:
    """A bot of the list, or of the zoo."""
    return BOTS[name].make(game, seed) if name in BOTS else ZOO[game][name](seed)


def parts_of(text: str) -> tuple[str, list[str]]:
    """The name of a bot, which may have a colon of its own if it is from outside, and its settings."""
    if is_program(text):
        return text, []
    name, *rest = text.split(":")
    if name not in [*BOTS, *installed()] and rest and is_outside(f"{name}:{rest[0]}"):
        return f"{name}:{rest[0]}", rest[1:]
    return name, rest


def is_foreign(text: str) -> bool:
    """Whether a text names a class by its module, or a program: to make such a bot is to run it."""
    name, _ = parts_of(text)
    return ":" in name


def outsiders(texts: list[str]) -> list[str]:
    """The names of those that are bots of other packages, or programs."""
    names = {parts_of(text)[0] for text in texts}
    inmates = {name for zoo in ZOO.values() for name in zoo}
    return sorted(name for name in names if name not in BOTS and name not in inmates)


def adjust(bot: Bot, setting: str) -> None:
    name, equals, value = setting.partition("=")
    try:
        if equals:
            adjust_field(bot, name, value)
        elif not isinstance(bot, Thinker):
            raise OptionError(f"{bot.name} has no budget to set")
        elif setting.endswith("ms"):
            adjust_field(bot, "milliseconds", setting.removesuffix("ms"))
        else:
            adjust_field(bot, "simulations", setting)
    except ValueError as error:
        if isinstance(error, OptionError):
            raise
        raise OptionError(f"{bot.name}: a setting is 400, 200ms or name=value, not {setting!r}") from error


def adjust_field(bot: Bot, name: str, value: str) -> None:
    numbers = {key: old for key, old in vars(bot).items() if isinstance(old, int | float)}
    numbers = {key: old for key, old in numbers.items() if key not in NO_SETTINGS}
    if name not in numbers:
        raise OptionError(f"{bot.name} has the settings {', '.join(numbers) or '(none)'}, not {name!r}")
    kind = float if isinstance(numbers[name], float) else int
    number = kind(value)
    if not 0 <= number <= MOST or (number == 0 and name in POSITIVE):  # not a number is neither
        raise OptionError(f"{bot.name}: {name} cannot be {value}")
    setattr(bot, name, number)
