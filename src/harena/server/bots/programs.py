"""Programs that whoever runs the house has named as bots: `harena serve --bot "mybot=exec:./mybot"`.

A browser knows their names alone. Each seat has a process of its own for as long as the game lasts, unless
too many run; a program that fails is played for, as everywhere.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from threading import Lock

from harena.bots import BOTS
from harena.bots.pipe.bot import Piped, is_program, piped
from harena.bots.pipe.program import BARRACKS
from harena.core.errors import OptionError
from harena.core.state import View
from harena.server import wire
from harena.server.bots.planners import Question
from harena.server.errors import Refusal
from harena.server.tables.terms import stands_in

MOST = 64
"""Games in which programs are kept running; of more, the one that was asked longest ago starts anew."""
SENTENCE = "A program of this house."

Place = tuple[str, int]
"""A table and a seat."""

log = logging.getLogger(__name__)


def programs_of(texts: Iterable[str]) -> dict[str, str]:
    """What `name=exec:command` says, each checked; OptionError if it cannot be."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, program = text.partition("=")
        if not equals or not is_name(name) or not is_program(program):
            raise OptionError(f"a bot of the house is written name=exec:./mybot, not {text!r}")
        if name in BOTS or name in found:
            raise OptionError(f"there are two bots called {name}")
        piped(program, 0)
        found[name] = program
    return found


def is_name(name: str) -> bool:
    return name.isascii() and name.replace("-", "_").isidentifier() and len(name) <= 24


class Programs:
    def __init__(self, named: Mapping[str, str] | None = None) -> None:
        self.named = dict(named or {})
        self.playing: dict[Place, tuple[Piped, Lock]] = {}
        """The one that was asked longest ago first."""
        self.lock = Lock()

    def check(self, game: str, bot: str) -> None:
        """Refuse a bot that does not play this game here."""
        if bot not in self.named and (bot not in BOTS or game not in BOTS[bot].games):
            raise Refusal(400, f"no bot called {bot!r} plays {game}")

    def infos(self, game: str) -> list[wire.BotInfo]:
        own = [wire.BotInfo(name, name, "a program", SENTENCE, 0, False) for name in self.named]
        rows = [
            wire.BotInfo(row.name, row.title, row.who, row.sentence, row.level, stands_in(row.name, game))
            for row in BOTS.values()
            if game in row.games
        ]
        return rows + own

    def say(self, asked: Question, view: View) -> str:
        """Its answer. In a thread of its own, for this waits as long as the program may think."""
        bot, lock = self._take(asked)
        with lock:
            known = set(bot.notes)
            text = bot.say(view)
            for kind in set(bot.notes) - known:
                log.warning("bot %s is played for: %s", asked.bot, kind)
        return text

    def _take(self, asked: Question) -> tuple[Piped, Lock]:
        place = (asked.table, asked.seat)
        with self.lock:
            found = self.playing.pop(place, None)
            if found is None:
                found = piped(self.named[asked.bot], asked.seed), Lock()
            self.playing[place] = found
            old = next(iter(self.playing))
            crowded = self.playing.pop(old) if len(self.playing) > MOST else None
        if crowded is not None:
            stop(*crowded)
        return found

    def has(self, table: str) -> bool:
        return any(place[0] == table for place in self.playing)

    def end(self, table: str, views: Mapping[int, View]) -> None:
        """The game is over: tell them so, and let them go. In a thread of its own."""
        with self.lock:
            ended = {place: self.playing.pop(place) for place in list(self.playing) if place[0] == table}
        for (_, seat), (bot, lock) in ended.items():
            with lock:
                if seat in views:
                    bot.end(views[seat])
                bot.stop()

    def close(self) -> None:
        self.playing.clear()
        BARRACKS.clear()


def stop(bot: Piped, lock: Lock) -> None:
    with lock:
        bot.stop()
