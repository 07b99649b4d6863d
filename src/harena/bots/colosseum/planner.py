"""The planner for Colosseum: plays out the few actions worth trying, and takes the one that ends best."""

from __future__ import annotations

import time

from harena.bots.bot import Thinker, Thought
from harena.bots.clock import Clock
from harena.bots.colosseum.compiled.candidates import Candidates
from harena.bots.colosseum.compiled.greedy import Greedy
from harena.bots.colosseum.compiled.search import Search
from harena.bots.colosseum.compiled.weights import Weights
from harena.bots.colosseum.reasons import chance, thoughts
from harena.core.chance import Random
from harena.core.state import View
from harena.games.colosseum.sight.view import ColosseumView
from harena.games.colosseum.state import Colosseum

GLIMPSE = 16
"""Play-outs that show how it goes on, where there is nothing to choose between."""


class Planner(Thinker):
    def __init__(self, seed: int = 0, simulations: int = 200, milliseconds: float = 0.0) -> None:
        super().__init__(seed, simulations, milliseconds)
        self.calm = Greedy(Weights())
        self.quick = Greedy(Weights())
        self.quick.quick = True
        self.win = 0.5
        self.doubt = 1.0
        self.tries = 4
        """Simulations that an action must get for being looked at; the fewer there are, the fewer actions."""

    def choose(self, view: View) -> int:
        search = self.search(view)
        best = search.best()
        self.chance = chance(search, best) if search.visits[best] else None
        return search.actions[best]

    def explain(self, view: View) -> list[Thought]:
        """The actions tried, the one it would choose first."""
        search = self.search(view)
        if search.count == 1 and len(view.legal()) > 1:
            for _ in range(GLIMPSE):
                search.simulate(0)
        return thoughts(search, view)

    def random(self, view: View) -> Random:
        """However many offers there were: who asks the same again is told the same."""
        assert isinstance(view, ColosseumView)
        return Random(self.seed, view.glance_but_offers())

    def search(self, view: View) -> Search:
        assert isinstance(view, ColosseumView)
        began = time.perf_counter()
        random = self.random(view)
        search = self.race(view.board.actor, view.world(random), random)
        search.win = self.win
        search.doubt = self.doubt
        if not self.milliseconds:
            search.narrow(max(2, self.simulations // self.tries))
        self.think(search, began)
        self.simulated += int(search.done)
        return search

    def think(self, search: Search, began: float) -> None:
        if self.milliseconds:
            think_until(search, began + self.milliseconds / 1000)
        else:
            search.run(self.simulations)

    def race(self, seat: int, world: Colosseum, random: Random) -> Search:
        return Search(seat, world, Candidates(self.calm), self.quick, self.seed, random.next())


def think_until(search: Search, end: float) -> None:
    """Simulate as long as one more fits, or until all is clear."""
    clock = Clock()
    while (clock.fits(1, end) or search.done == 0) and not search.is_decided():
        search.run(1)
        clock.tick(1)
