"""The levels of BOTS as they play Colossal Arena."""

from __future__ import annotations

from harena.bots.bot import ADVICE, Bot, Maker
from harena.bots.colossal_arena.champion import Champion
from harena.bots.colossal_arena.compiled.greedy import Greedy
from harena.bots.colossal_arena.compiled.spiteful import Spiteful
from harena.bots.colossal_arena.compiled.weights import Weights
from harena.bots.colossal_arena.instant import Instant
from harena.bots.colossal_arena.planner import Planner
from harena.bots.colossal_arena.policies import PolicyBot
from harena.bots.random import RandomBot


def beginner(seed: int) -> Bot:
    return PolicyBot(seed, Greedy(Weights()), heat=1.5)


def greedy(seed: int) -> Bot:
    return PolicyBot(seed, Greedy(Weights()))


def spiteful(seed: int) -> Bot:
    return PolicyBot(seed, Spiteful())


def planner(seed: int) -> Bot:
    return Planner(seed, simulations=200)


def champion(seed: int) -> Bot:
    return Champion(seed)


def adviser() -> Bot:
    return Champion(milliseconds=ADVICE)


MAKERS: dict[str, Maker] = {
    "random": RandomBot,
    "beginner": beginner,
    "greedy": greedy,
    "spiteful": spiteful,
    "instant": Instant,
    "planner": planner,
    "champion": champion,
}
