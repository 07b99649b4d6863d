"""The champion of Colossal Arena: a planner that a net tells where to look, ready for various opponents."""

from __future__ import annotations

from typing import Final

from harena.bots.colossal_arena.compiled.belief import Belief
from harena.bots.colossal_arena.compiled.contest import Contest
from harena.bots.colossal_arena.compiled.greedy import Greedy
from harena.bots.colossal_arena.compiled.learned import Learned
from harena.bots.colossal_arena.compiled.odds import Reading
from harena.bots.colossal_arena.compiled.policy import Policy
from harena.bots.colossal_arena.compiled.search import Search
from harena.bots.colossal_arena.compiled.weights import Weights
from harena.bots.colossal_arena.instant import kept
from harena.bots.colossal_arena.planner import Planner
from harena.games.colossal_arena.sight.view import ColossalArenaView
from harena.games.colossal_arena.state import ColossalArena

KEPT: Final = 0.9
"""What the thrifty give for keeping a token, in gold: no worse than greedy, and nearer to strong players."""


class Champion(Planner):
    def __init__(self, seed: int = 0, simulations: int = 2500, milliseconds: float = 0.0) -> None:
        super().__init__(seed, simulations, milliseconds)
        self.net = Learned(kept().net())
        weights = Weights()
        weights.patience = KEPT
        self.tempers: list[Policy] = [self.policy, Greedy(weights)]
        """Each seat of a play-out follows one of them."""
        self.heat = 0.25
        """Looser than the planner's: so play-outs foretell better how games of the learned bot end."""
        self.most = 8
        self.weight = 40.0
        """As many tries as the net's opinion is worth, whose points are about twice those of results."""
        self.trust = 0.5
        """Strong players are harder to read than the policy."""
        self.loose_bets = 0.35
        """How loosely a strong player's bets follow the policy."""
        self.loose_plays = 0.35
        """And what she plays."""
        self.thrift = 1.0
        """What a strong player gives for keeping a token, in gold, beyond what the policy gives."""

    def belief(self, view: ColossalArenaView) -> Belief:
        policy = self.policy
        readings = [
            Reading(policy, self.doubt, self.doubt, 0.0),
            Reading(policy, self.loose_bets, self.loose_plays, self.thrift),
        ]
        return Belief(view, policy, readings, self.trust, self.depth)

    def contest(self, view: ColossalArenaView, worlds: list[ColossalArena], stream: int) -> Search:
        contest = Contest(view.seat, self.tempers, worlds, self.seed, stream)
        contest.trust = self.weight
        contest.judge(self.net, view.board)
        contest.begin(self.most)
        return contest
