"""The levels of BOTS as they play Colosseum."""

from __future__ import annotations

from harena.bots.bot import ADVICE, Bot, Maker
from harena.bots.colosseum.champion import Champion
from harena.bots.colosseum.compiled.greedy import Greedy
from harena.bots.colosseum.compiled.shrewd import Shrewd
from harena.bots.colosseum.compiled.weights import Weights
from harena.bots.colosseum.instant import Instant
from harena.bots.colosseum.planner import Planner
from harena.bots.colosseum.policies import PolicyBot
from harena.bots.random import RandomBot
from harena.core.bits import M32


def beginner(seed: int) -> Bot:
    return PolicyBot(seed, Greedy(Weights()), slips=0.2)


def greedy(seed: int) -> Bot:
    return PolicyBot(seed, Shrewd(Weights(), seed & M32))


def planner(seed: int) -> Bot:
    return Planner(seed, simulations=16)


def champion(seed: int) -> Bot:
    return Champion(seed)


def adviser() -> Bot:
    return Champion(milliseconds=ADVICE)


MAKERS: dict[str, Maker] = {
    "random": RandomBot,
    "beginner": beginner,
    "greedy": greedy,
    "instant": Instant,
    "planner": planner,
    "champion": champion,
}
