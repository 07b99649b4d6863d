"""One game between bots, as bare as it can be: no log, no record, no checks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from harena.bots import Bot, Thinker
from harena.bots.bot import Choice
from harena.bots.pipe.bot import Notes, Piped
from harena.core.chance import Luck
from harena.core.state import CHANCE, NOBODY, State

Watch = Callable[[State, int, Bot | None], None]
"""Is shown every action, the position in which it is about to be taken, and who chose it; None is chance."""


class Chair:
    """A bot at the table, by the shortest road to its decisions, and what they took."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self.bot = bot
        self.seat = seat
        self.thinker = bot if isinstance(bot, Thinker) else None
        self.shortcut = bot.shortcut()
        self.choose = self.shortcut or self.look
        self.decisions = 0
        self.seconds = 0.0
        self.simulations = 0

    @property
    def notes(self) -> Notes:
        """What went wrong with it, if it is a program."""
        return self.bot.notes if isinstance(self.bot, Piped) else {}

    def end(self, state: State) -> None:
        """Show it how the game has ended, if it wants to know."""
        if type(self.bot).end is not Bot.end:
            self.bot.end(state.view(self.seat))

    def look(self, state: State) -> int:
        """The usual road: a bot is given its seat's view and nothing else."""
        action = self.bot.choose(state.view(state.actor))
        if self.thinker:
            self.simulations = self.thinker.simulated
        return action

    def timed(self, state: State) -> int:
        began = perf_counter()
        action = self.choose(state)
        self.seconds += perf_counter() - began
        self.decisions += 1
        return action


def dealt_fast(seed: int) -> Choice:
    """Chance by a generator: as fair as a dealer and much faster, but no two seatings see the same deal."""
    luck = Luck(seed & 0xFFFFFFFF, seed >> 32)
    luck.begin()
    return lambda state: state.sample(luck)


@dataclass
class Playthrough:
    """A finished game: who came where, and what it took."""

    state: State
    chairs: list[Chair]
    decisions: int

    def places(self) -> list[int]:
        found = [0] * len(self.chairs)
        place = 1
        for seats in self.state.ranking():
            for seat in seats:
                found[seat] = place
            place += len(seats)
        return found

    def scores(self) -> list[int]:
        return [int(score) for score in self.state.scores()]


def play(
    start: State, bots: list[Bot], deal: Choice, timed: bool = False, watch: Watch | None = None
) -> Playthrough:
    """A whole game; what each bot took is known only if it is timed."""
    chairs = [Chair(bot, seat) for seat, bot in enumerate(bots)]
    roads = [chair.timed if timed else chair.choose for chair in chairs]
    blind = watch is None and all(chair.shortcut for chair in chairs)  # no view, so no memory is needed
    state = start.bare() if blind else start.clone()
    decisions = 0
    while (actor := state.actor) != NOBODY:
        if actor == CHANCE:
            action = deal(state)
        else:
            action = roads[actor](state)
            decisions += 1
        if watch:
            watch(state, action, None if actor == CHANCE else bots[actor])
        state.apply(action)
    for chair in chairs:
        chair.end(state)
    return Playthrough(state, chairs, decisions)


def wins(places: list[int]) -> list[float]:
    """Of each seat its part of the victory: a shared first place is shared."""
    share = 1 / places.count(1)
    return [share if place == 1 else 0.0 for place in places]
