"""The planner for Colossal Arena: tries each action in likely worlds, and takes the one that does best."""

from __future__ import annotations

import math
import time

from harena.bots.bot import Thinker, Thought
from harena.bots.clock import Clock
from harena.bots.colossal_arena.compiled.belief import Belief
from harena.bots.colossal_arena.compiled.greedy import Greedy
from harena.bots.colossal_arena.compiled.odds import Reading
from harena.bots.colossal_arena.compiled.search import Search
from harena.bots.colossal_arena.compiled.weights import Weights
from harena.bots.colossal_arena.guesses import told
from harena.bots.colossal_arena.reasons import thoughts
from harena.core.chance import Random
from harena.core.state import View
from harena.games.colossal_arena.sight.view import ColossalArenaView
from harena.games.colossal_arena.state import ColossalArena

CHAIN = 16
"""Worlds that one chain of exchanges gives before another begins afresh."""
STRETCH = 20
"""Exchanges between two looks at the clock."""


class Planner(Thinker):
    def __init__(self, seed: int = 0, simulations: int = 400, milliseconds: float = 0.0) -> None:
        super().__init__(seed, simulations, milliseconds)
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
        """How much the policy's own opinion counts, against the first tries."""
        self.win = 0.7
        """What winning counts; the margin counts the rest."""
        self.most = 12
        """How many actions are tried at all."""
        self.worlds = 128
        """How many likely worlds they are tried in, at most."""
        self.warming = 300
        """Exchanges before the first world of a chain."""
        self.pause = 40
        """Exchanges between two worlds."""

    def choose(self, view: View) -> int:
        assert isinstance(view, ColossalArenaView)
        legal = view.legal()
        if len(legal) == 1:
            self.chance = None
            return legal[0]
        search = self.search(view)
        best = search.best()
        tries = int(search.visits[best])
        self.chance = int(search.wins[best]) / tries if tries else None
        return search.actions[best]

    def explain(self, view: View) -> list[Thought]:
        assert isinstance(view, ColossalArenaView)
        return thoughts(self.search(view), view)

    def beliefs(self, view: View) -> list[str]:
        assert isinstance(view, ColossalArenaView)
        return told(self.likely(view, self.random(view)), view)

    def belief(self, view: ColossalArenaView) -> Belief:
        readings = [Reading(self.policy, self.doubt, self.doubt, 0.0)]
        return Belief(view, self.policy, readings, self.trust, self.depth)

    def likely(self, view: ColossalArenaView, random: Random) -> list[ColossalArena]:
        """Worlds to try actions in; if time is short, as many as a fifth of it allows."""
        end = time.perf_counter() + (self.milliseconds / 5000 or math.inf)
        belief = self.belief(view)
        found: list[ColossalArena] = []
        wanted = self.worlds if self.milliseconds else min(self.worlds, max(2, self.simulations // 2))
        while len(found) < wanted and not (found and time.perf_counter() > end):
            if len(found) % CHAIN == 0:
                belief.begin(view.world(random), random)
                self.warm_up(belief, random, end)
            found.append(belief.next(self.pause, random))
        # Worlds of one chain are much alike: the first tries of an action are to happen in various ones.
        order = list(range(len(found)))
        random.shuffle(order)
        return [found[k] for k in order]

    def warm_up(self, belief: Belief, random: Random, end: float) -> None:
        """The first world of a chain is any; exchanges lead to likely ones."""
        for _ in range(self.warming // STRETCH):
            belief.change(STRETCH, random)
            if time.perf_counter() > end:
                break

    def search(self, view: ColossalArenaView) -> Search:
        began = time.perf_counter()
        random = self.random(view)
        worlds = self.likely(view, random)
        search = self.contest(view, worlds, random.next())
        search.heat = self.heat
        search.win = self.win
        if self.milliseconds:
            think_until(search, self.most, began + self.milliseconds / 1000)
        else:
            search.run(self.simulations, self.most)
        self.simulated += int(search.done)
        return search

    def contest(self, view: ColossalArenaView, worlds: list[ColossalArena], stream: int) -> Search:
        """The race between the actions, before it begins."""
        search = Search(view.seat, self.policy, worlds, self.seed, stream)
        search.faith = self.faith
        search.weigh(view.board, 0.3)
        return search


def think_until(search: Search, most: int, end: float) -> None:
    """Share the time out as `Search.run` does the simulations; no round begins that would not fit."""
    search.narrow(most)
    clock = Clock()
    for left in range(int(search.phases()), 0, -1):
        until = clock.now + (end - clock.now) / left
        field = int(search.open)
        while clock.fits(field, until) or search.done == 0:
            search.round()
            clock.tick(field)
            if search.is_clear():
                return
        search.narrow((field + 1) // 2)
