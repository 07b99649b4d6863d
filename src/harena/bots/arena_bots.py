"""Bots for Colossal Arena, over the policies and the search that are compiled."""

from __future__ import annotations

import time

from harena.bots.bot import Bot, Thought
from harena.bots.colossal_arena.belief import Belief
from harena.bots.colossal_arena.greedy import Greedy
from harena.bots.colossal_arena.policy import Policy
from harena.bots.colossal_arena.search import Search
from harena.bots.colossal_arena.weights import Weights
from harena.core.state import View
from harena.games.colossal_arena.view import ArenaView


class ArenaPolicyBot(Bot):
    """Follows a policy, on the view's board."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.policy = self.make_policy()

    def make_policy(self) -> Policy:
        raise NotImplementedError

    def choose(self, view: View) -> int:
        assert isinstance(view, ArenaView)
        return self.policy.best(view.board)

    def explain(self, view: View) -> list[Thought]:
        assert isinstance(view, ArenaView)
        n = self.policy.score(view.board)
        scored = sorted(((self.policy.scores[i], self.policy.actions[i]) for i in range(n)), reverse=True)
        return [Thought(action, view.text(action), score, 0.0, "") for score, action in scored[:5]]


class ArenaGreedy(ArenaPolicyBot):
    def make_policy(self) -> Policy:
        return Greedy(Weights())


class Budget:
    """How long a planner thinks: so many simulations, or so many milliseconds."""

    def __init__(self, simulations: int = 400, milliseconds: float = 0.0) -> None:
        self.simulations = simulations
        self.milliseconds = milliseconds


class ArenaPlanner(Bot):
    """Plays out likely worlds after each legal action, and takes the action that does best."""

    def __init__(self, seed: int = 0, budget: Budget | None = None, noise: float = 0.0) -> None:
        super().__init__(seed)
        self.budget = budget or Budget()
        self.noise = noise
        self.policy = Greedy(Weights())
        self.worlds = 128
        self.drawn = 128
        self.trust = 1.0
        self.depth = 8
        self.doubt = 0.3
        self.heat = 0.3
        self.thirst = 0.5
        self.faith = 0.0

    def choose(self, view: View) -> int:
        assert isinstance(view, ArenaView)
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        search = self.search(view)
        return search.actions[search.best()]

    def search(self, view: ArenaView) -> Search:
        random = self.random(view)
        belief = Belief(view, self.policy, self.doubt, self.trust, self.depth)
        worlds = belief.worlds(self.worlds, self.drawn, random)
        search = Search(view.seat, self.policy, worlds, self.seed, random.next())
        search.heat = self.heat
        search.thirst = self.thirst
        search.faith = self.faith
        search.weigh(view.board, 0.5)
        if self.budget.milliseconds:
            self.think(search, self.budget.milliseconds / 1000)
        else:
            search.run(self.budget.simulations)
        return search

    def think(self, search: Search, seconds: float) -> None:
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            search.run(8)
