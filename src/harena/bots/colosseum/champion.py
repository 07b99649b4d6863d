"""The champion of Colosseum: a net says what is worth a look, and play-outs against many tempers decide."""

from __future__ import annotations

import time
from typing import Final

from harena.bots.colosseum.compiled.contest import Contest
from harena.bots.colosseum.compiled.learned import Learned
from harena.bots.colosseum.compiled.policy import Policy
from harena.bots.colosseum.compiled.shrewd import Shrewd
from harena.bots.colosseum.compiled.weights import Weights
from harena.bots.colosseum.compiled.zoo import Hermit, Milker, Pusher
from harena.bots.colosseum.planner import Planner, think_until
from harena.core.state import View
from harena.games.colosseum.sight.view import ColosseumView

STAGES: Final = 3
"""After each the worse half of the choices drops out."""


class Champion(Planner):
    def __init__(
        self, seed: int = 0, simulations: int = 400, milliseconds: float = 0.0, learned: Learned | None = None
    ) -> None:
        super().__init__(seed, simulations, milliseconds)
        self.learned = learned
        self.own = Shrewd(Weights(), seed & 0xFFFFFFFF)
        salts = [(seed + 1 + k) & 0xFFFFFFFF for k in range(5)]
        self.company: list[Policy] = [Shrewd(Weights(), salt) for salt in salts]
        self.company += [Pusher(), Milker(), Hermit()]

    def search(self, view: View) -> Contest:
        assert isinstance(view, ColosseumView)
        began = time.perf_counter()
        random = self.random(view)
        world = view.world(random)
        contest = Contest(
            view.board.actor, world, self.own, self.company, self.quick, self.seed, random.next()
        )
        if self.learned:
            contest.prefer(self.learned)
        contest.win = self.win
        contest.doubt = self.doubt
        for stage in range(1, STAGES + 1):
            if self.milliseconds:
                think_until(contest, began + self.milliseconds / 1000 * stage / STAGES)
            else:
                contest.run(self.simulations * stage // STAGES - int(contest.done))
            if stage < STAGES:
                contest.halve()
        self.simulated += int(contest.done)
        return contest
