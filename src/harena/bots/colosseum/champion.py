"""The champion of Colosseum: a planner that a net tells where to look, and a critic when to stop looking."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from harena.bots.clock import Clock
from harena.bots.colosseum.compiled.contest import Contest
from harena.bots.colosseum.compiled.critic import Critic
from harena.bots.colosseum.compiled.greedy import Greedy
from harena.bots.colosseum.compiled.policy import Policy
from harena.bots.colosseum.compiled.search import Search
from harena.bots.colosseum.compiled.shrewd import Shrewd
from harena.bots.colosseum.compiled.weights import Weights
from harena.bots.colosseum.instant import KIND, learned
from harena.bots.colosseum.planner import Planner
from harena.bots.learned import weights
from harena.core.chance import Random
from harena.games.colosseum.state import Colosseum

CRITIC: Final = Path(__file__).with_name("critic.json")
HALVINGS: Final = ((0.4, 4), (0.7, 2))
"""When so much of the budget is spent, so many actions stay in the race."""
PACE: Final = 12.0
"""Milliseconds that each action in the race should have."""


@cache
def judgement() -> weights.Learned:
    """What the critic has learned, read once."""
    return weights.read(CRITIC, KIND)


class Champion(Planner):
    def __init__(self, seed: int = 0, simulations: int = 50, milliseconds: float = 0.0) -> None:
        super().__init__(seed, simulations, milliseconds)
        self.net = learned(seed)
        self.critic = Critic(judgement().net())
        others: list[Policy] = [*(Shrewd(Weights(), salt) for salt in range(1, 4)), Greedy(Weights())]
        self.tempers = [*others, *[self.net] * len(others)]
        """Half of the rivals of a play-out choose as the net would have them, to the end of the turn."""
        self.doubt = 0.0
        self.weight = 8.0
        """As many tries as the net's opinion is worth."""
        self.patience = 0.2
        """What the end of a play-out counts; the critic counts the rest."""

    def race(self, seat: int, world: Colosseum, random: Random) -> Contest:
        contest = Contest(
            seat, world, self.net, self.tempers, self.quick, self.critic, self.seed, random.next()
        )
        contest.trust = self.weight
        contest.patience = self.patience
        return contest

    def think(self, search: Search, began: float) -> None:
        assert isinstance(search, Contest)
        if self.milliseconds:
            search.narrow(max(2, int(self.milliseconds / PACE)))
        for part, most in HALVINGS:
            self.spend(search, began, part)
            search.keep(most)
        self.spend(search, began, 1.0)

    def spend(self, search: Search, began: float, part: float) -> None:
        """Whole rounds, until so much of the budget is spent."""
        assert isinstance(search, Contest)
        clock, end = Clock(), began + part * self.milliseconds / 1000
        while not search.is_decided() and (search.done == 0 or self.fits(search, clock, end, part)):
            search.round()
            clock.tick(1)

    def fits(self, search: Contest, clock: Clock, end: float, part: float) -> bool:
        if self.milliseconds:
            return clock.fits(1, end)
        return int(search.done + search.living()) <= part * self.simulations
