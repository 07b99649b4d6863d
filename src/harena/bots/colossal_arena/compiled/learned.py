"""The policy that follows a net: it asks what each action leads to, as far as the seat can foresee it."""

from __future__ import annotations

from mypy_extensions import i64

from harena.bots.colossal_arena.compiled.features import Features
from harena.bots.colossal_arena.compiled.greedy import Greedy
from harena.bots.colossal_arena.compiled.policy import Policy
from harena.bots.colossal_arena.compiled.weights import Weights
from harena.bots.learned.compiled.net import Net
from harena.games.colossal_arena import steps
from harena.games.colossal_arena.sight.board import afterwards
from harena.games.colossal_arena.state import ColossalArena


class Learned(Policy):
    """Takes what the net likes best; whom to ban it leaves to greedy."""

    def __init__(self, net: Net) -> None:
        super().__init__()
        self.net = net
        self.greedy = Greedy(Weights())
        self.features = Features()

    def score(self, s: ColossalArena) -> i64:
        n = self.greedy.score(s)
        self.actions = self.greedy.actions
        i: i64
        if n == 1 or s.step == steps.BAN:
            for i in range(n):
                self.scores[i] = self.greedy.scores[i]
            return n
        best: float = -1e9
        for i in range(n):
            if self.greedy.scores[i] > best:
                best = self.greedy.scores[i]
        for i in range(n):
            action = self.actions[i]
            self.features.read(afterwards(s, s.actor, action), s.actor, action, best - self.greedy.scores[i])
            if i == 0:
                self.net.begin(self.features.x)
            self.scores[i] = self.net.value(self.features.x)
        return n
