"""Bots for Colossal Arena that follow a policy and look no further."""

from __future__ import annotations

from typing import cast

from harena.bots.bot import Bot, Choice, Thought
from harena.bots.colossal_arena.compiled.place import Place
from harena.bots.colossal_arena.compiled.policy import Policy
from harena.core.state import View
from harena.games.colossal_arena.sight.view import ColossalArenaView
from harena.games.colossal_arena.state import ColossalArena


class PolicyBot(Bot):
    """Follows a policy, on the view's board; the hotter, the more loosely."""

    reason = "by rule of thumb, in gold"

    def __init__(self, seed: int, policy: Policy, heat: float = 0.0) -> None:
        super().__init__(seed)
        self.policy = policy
        self.heat = heat

    def choose(self, view: View) -> int:
        assert isinstance(view, ColossalArenaView)
        if self.heat == 0.0:
            return self.policy.best(view.board)
        return self.policy.pick(view.board, self.heat, self.random(view).next())

    def shortcut(self) -> Choice | None:
        """Strictly followed, the policy is handed a board made for the seat to act, and spared the view."""
        if type(self) is PolicyBot and self.heat == 0.0:
            return cast(Choice, Place(self.policy).best)  # it is only ever given a ColossalArena
        return None

    def explain(self, view: View) -> list[Thought]:
        """Its choice and the best others by its scores, the error being unknown."""
        assert isinstance(view, ColossalArenaView)
        chosen = self.choose(view)
        scores = self.scores(view.board)
        order = sorted(scores, key=lambda action: (action != chosen, -scores[action]))
        return [Thought(action, view.text(action), scores[action], 0.0, self.reason) for action in order[:5]]

    def scores(self, board: ColossalArena) -> dict[int, float]:
        n = self.policy.score(board)
        return {self.policy.actions[i]: self.policy.scores[i] for i in range(n)}
