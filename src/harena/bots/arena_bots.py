"""Bots for Colossal Arena, over the policies and the search that are compiled."""

from __future__ import annotations

from harena.bots.bot import Bot, Thought
from harena.bots.colossal_arena.greedy import Greedy
from harena.bots.colossal_arena.policy import Policy
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
