"""Bots for Colosseum that follow a policy and look no further."""

from __future__ import annotations

from harena.bots.bot import Bot, Thought
from harena.bots.colosseum.compiled.outlook import Outlook
from harena.bots.colosseum.compiled.policy import Policy
from harena.bots.colosseum.compiled.weights import Weights
from harena.core.state import View
from harena.games.colosseum.components import PROGRAMS
from harena.games.colosseum.sight.view import ColosseumView


class PolicyBot(Bot):
    """Follows a policy, on the view's board, but for a slip now and then."""

    games = ("colosseum",)

    def __init__(self, seed: int, policy: Policy, slips: float = 0.0) -> None:
        super().__init__(seed)
        self.policy = policy
        self.slips = slips
        """How often it plays any legal action."""

    def choose(self, view: View) -> int:
        assert isinstance(view, ColosseumView)
        if self.slips > 0.0:
            random = self.random(view)
            if random.uniform() < self.slips:
                legal = view.legal()
                return legal[random.below(len(legal))]
        return self.policy.choose(view.board)

    def explain(self, view: View) -> list[Thought]:
        """Its choice, and what it is working for."""
        assert isinstance(view, ColosseumView)
        action = self.choose(view)
        outlook = Outlook(Weights())
        outlook.look(view.board, view.board.actor)
        outlook.worth()
        plan = f"by rule of thumb: it works towards {PROGRAMS[outlook.target - 1].name}"
        return [Thought(action, view.text(action), 0.0, 1.0, plan)]
