"""The zoo of Colosseum: opponents of other tempers than greedy's, for ladders, training and tests."""

from __future__ import annotations

from harena.bots.bot import Bot, Maker
from harena.bots.colosseum.compiled.zoo import (
    Builder,
    Hermit,
    Milker,
    Miser,
    Pedlar,
    Pusher,
    Shark,
    Showman,
    Spender,
    Temper,
)
from harena.bots.colosseum.policies import PolicyBot
from harena.core.bits import M32


def keeper(temper: type[Temper]) -> Maker:
    def make(seed: int) -> Bot:
        return PolicyBot(seed, temper(seed & M32))

    return make


ZOO: dict[str, Maker] = {
    "hermit": keeper(Hermit),
    "miser": keeper(Miser),
    "pusher": keeper(Pusher),
    "spender": keeper(Spender),
    "builder": keeper(Builder),
    "showman": keeper(Showman),
    "milker": keeper(Milker),
    "pedlar": keeper(Pedlar),
    "shark": keeper(Shark),
}
