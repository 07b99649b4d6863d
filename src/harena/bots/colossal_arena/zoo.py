"""The zoo of Colossal Arena: opponents of other tempers than greedy's, for ladders, training and tests."""

from __future__ import annotations

from harena.bots.bot import Bot, Maker
from harena.bots.colossal_arena.compiled.policy import Policy
from harena.bots.colossal_arena.compiled.zoo import Contrary, Hasty, Hunter, Loyal, Sheep, Sly
from harena.bots.colossal_arena.policies import PolicyBot


def keeper(temper: type[Policy]) -> Maker:
    def make(seed: int) -> Bot:
        return PolicyBot(seed, temper())

    return make


ZOO: dict[str, Maker] = {
    "loyal": keeper(Loyal),
    "hunter": keeper(Hunter),
    "sheep": keeper(Sheep),
    "contrary": keeper(Contrary),
    "sly": keeper(Sly),
    "hasty": keeper(Hasty),
}
