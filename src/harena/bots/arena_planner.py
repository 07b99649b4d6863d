"""The planner for Colossal Arena: tries each action in likely worlds, and takes the one that does best."""

from __future__ import annotations

import time

from harena.bots.arena_reasons import thoughts
from harena.bots.bot import Bot, Thought
from harena.bots.colossal_arena.belief import Belief
from harena.bots.colossal_arena.greedy import Greedy
from harena.bots.colossal_arena.search import Search
from harena.bots.colossal_arena.weights import Weights
from harena.core.chance import Random
from harena.core.state import View
from harena.games.colossal_arena.view import ArenaView

WORLDS = 128
"""Deals imagined, and likely worlds put together from them."""


class Planner(Bot):
    def __init__(self, seed: int = 0, simulations: int = 400, milliseconds: float = 0.0) -> None:
        """Thinks for so many simulations or, if they are given, for so many milliseconds."""
        super().__init__(seed)
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.policy = Greedy(Weights())
        self.trust = 1.0
        """How much the others' choices tell about their cards; 0 takes all worlds as equally likely."""
        self.depth = 12
        """How many choices of each are looked at."""
        self.doubt = 0.1
        """How loosely the others are taken to follow the policy."""
        self.heat = 0.1
        """How loosely play-outs follow it."""
        self.faith = 0.5
        self.most = 12
        """How many actions are tried at all."""

    def choose(self, view: View) -> int:
        assert isinstance(view, ArenaView)
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        search = self.search(view)
        return search.actions[search.best()]

    def explain(self, view: View) -> list[Thought]:
        assert isinstance(view, ArenaView)
        return thoughts(self.search(view), view)

    def beliefs(self, view: ArenaView) -> dict[int, list[float]]:
        """Of each seat with a hidden secret bet: how likely it lies on each column."""
        random = self.random(view)
        worlds = self.belief(view).worlds(WORLDS, WORLDS, random)
        found: dict[int, list[float]] = {}
        for seat in range(view.board.seats):
            if (view.secrets >> seat) & 1:
                columns = [world.secret_column(seat) for world in worlds]
                found[seat] = [columns.count(column) / len(columns) for column in range(8)]
        return found

    def belief(self, view: ArenaView) -> Belief:
        return Belief(view, self.policy, self.doubt, self.trust, self.depth)

    def search(self, view: ArenaView) -> Search:
        began = time.perf_counter()
        random = self.random(view)
        belief = self.belief(view)
        n = self.affordable(belief, random)
        worlds = belief.worlds(n, n, random)
        search = Search(view.seat, self.policy, worlds, self.seed, random.next())
        search.heat = self.heat
        search.faith = self.faith
        search.weigh(view.board, 0.3)
        if self.milliseconds:
            think_until(search, self.most, began + self.milliseconds / 1000)
        else:
            search.run(self.simulations, self.most)
        return search

    def affordable(self, belief: Belief, random: Random) -> int:
        """How many worlds to imagine: a fifth of the time, no more."""
        if not self.milliseconds:
            return max(2, min(WORLDS, self.simulations // 2))
        began = time.perf_counter()
        belief.worlds(2, 2, random)
        each = (time.perf_counter() - began) / 2
        return max(2, min(WORLDS, int(self.milliseconds / 10000 / each)))


def think_until(search: Search, most: int, end: float) -> None:
    """Share the time out as `Search.run` does the simulations; no round begins that would not fit."""
    search.narrow(most)
    now, longest = time.perf_counter(), 0.0
    for left in range(int(search.phases()), 0, -1):
        until = now + (end - now) / left
        field = int(search.open)
        while now + longest * field < until or search.done == 0:
            search.round()
            before, now = now, time.perf_counter()
            longest = max(longest, (now - before) / field)
        search.narrow((field + 1) // 2)
