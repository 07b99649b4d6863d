"""The planner for Colosseum: plays out the few actions worth trying, and takes the one that ends best."""

from __future__ import annotations

import math
import time

from harena.bots.bot import Bot, Thought
from harena.bots.colosseum.compiled.greedy import Greedy
from harena.bots.colosseum.compiled.search import Search
from harena.bots.colosseum.compiled.weights import Weights
from harena.core.state import Json, View
from harena.games.colosseum.components import PROGRAMS
from harena.games.colosseum.sight.view import ColosseumView

GLIMPSE = 16
"""Play-outs that show how it goes on, where there is nothing to choose between."""


class ColosseumPlanner(Bot):
    def __init__(self, seed: int = 0, simulations: int = 200, milliseconds: float = 0.0) -> None:
        """Thinks for so many simulations or, if they are given, for so many milliseconds."""
        super().__init__(seed)
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.simulated = 0
        """So far, in all."""
        self.calm = Greedy(Weights())
        self.quick = Greedy(Weights())
        self.quick.quick = True
        self.win = 0.5
        self.doubt = 1.0
        self.tries = 4
        """Simulations that an action must get for being looked at; the fewer there are, the fewer actions."""

    def choose(self, view: View) -> int:
        search = self.search(view)
        return search.actions[search.best()]

    def explain(self, view: View) -> list[Thought]:
        """The actions tried, the one it would choose first."""
        search = self.search(view)
        if search.count == 1 and len(view.legal()) > 1:
            for _ in range(GLIMPSE):
                search.simulate(0)
        chosen = search.best()
        tried = [k for k in range(search.count) if search.visits[k] or k == chosen]
        order = sorted(tried, key=lambda k: (k != chosen, -search.live[k], -search.mean(k), k))
        return [thought(search, view, k) for k in order]

    def heeded(self, view: View) -> Json:
        """Not how many offers there were: who asks the same again is told the same."""
        seen = view.as_dict()
        del seen["offers"]
        return seen

    def search(self, view: View) -> Search:
        assert isinstance(view, ColosseumView)
        began = time.perf_counter()
        random = self.random(view)
        world = view.world(random)
        search = Search(view.board.actor, world, self.calm, self.quick, self.seed, random.next())
        search.win = self.win
        search.doubt = self.doubt
        if self.milliseconds:
            think_until(search, began + self.milliseconds / 1000)
        else:
            search.narrow(max(2, self.simulations // self.tries))
            search.run(self.simulations)
        self.simulated += int(search.done)
        return search


def think_until(search: Search, end: float) -> None:
    """Simulate as long as one more fits, to judge by the longest so far, or until all is clear."""
    now, longest = time.perf_counter(), 0.0
    while (now + longest < end or search.done == 0) and not search.is_decided():
        search.run(1)
        before, now = now, time.perf_counter()
        longest = max(longest, now - before)


def thought(search: Search, view: View, k: int) -> Thought:
    n = int(search.visits[k])
    action = search.actions[k]
    if n == 0:
        return Thought(action, view.text(action), 0.0, 1.0, "There is nothing else to do.")
    chance = search.wins[k] / n
    error = 1.96 * math.sqrt((chance * (1 - chance) + 1 / (n + 4)) / n)
    return Thought(action, view.text(action), chance, error, reason(search, k, n))


def reason(search: Search, k: int, n: int) -> str:
    """The event most play-outs end with, and the spectators of both."""
    tally = [int(search.finale[32 * k + program]) for program in range(32)]
    program = max(range(32), key=lambda number: tally[number])
    own, rival = int(search.own[k]) / n, int(search.rival[k]) / n
    crowds = f"your best event draws {own:.1f} spectators, the best rival's {rival:.1f}"
    if program == 0:
        return crowds[0].upper() + crowds[1:] + "."
    share = tally[program] / n
    return f"{PROGRAMS[program - 1].name} is your last event in {share:.0%} of the play-outs; {crowds}."


def planner(seed: int) -> Bot:
    return ColosseumPlanner(seed, simulations=16)


def champion(seed: int) -> Bot:
    return ColosseumPlanner(seed, simulations=400)
