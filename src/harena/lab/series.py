"""The games of a simulation, any of them by its number: the same whoever plays it, and in which order."""

from __future__ import annotations

from harena.bots import Bot
from harena.bots.specification import bot_of
from harena.core.game import Options
from harena.core.record import Move, Record
from harena.core.state import State
from harena.games import GAMES
from harena.lab.playthrough import Playthrough, Watch, dealt_fast, play
from harena.lab.seeds import stream


class Series:
    def __init__(self, game: str, bots: list[str], seed: str, options: Options) -> None:
        self.game = game
        self.bots = bots
        """One a seat; from game to game everybody moves up a seat."""
        self.seed = seed
        self.options = options
        self.start = GAMES[game].start(len(bots), "", options)
        self.ready = {name: bot for name in set(bots) if (bot := luckless(bot_of(name, game)))}
        """Those that may play any number of games."""

    def names(self, number: int) -> list[str]:
        """Who sits where."""
        shift = number % len(self.bots)
        return self.bots[shift:] + self.bots[:shift]

    def play(self, number: int, watch: Watch | None = None) -> Playthrough:
        bots = [
            self.ready.get(name) or bot_of(name, self.game, stream(self.seed, "bot", number, seat))
            for seat, name in enumerate(self.names(number))
        ]
        return play(self.start, bots, dealt_fast(stream(self.seed, "deal", number)), watch=watch)

    def record(self, number: int) -> Record:
        """A game written down; its draws come from no dealer, so it has no seed to be checked by."""
        found = Record(self.game, GAMES[self.game].complete("", self.options), self.names(number))

        def note(state: State, action: int, bot: Bot | None) -> None:
            found.moves.append(Move(state.actor, state.text(action), 0))

        found.end = self.play(number, note).scores()
        return found


def luckless(bot: Bot) -> Bot | None:
    """A bot that needs no luck, and so no seed of its own for every game; else None."""
    return bot if bot.shortcut() else None
