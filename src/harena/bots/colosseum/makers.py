"""The levels of BOTS as they play Colosseum."""

from __future__ import annotations

from harena.bots.bot import ADVICE, Bot, Maker
from harena.bots.colosseum.planner import Planner
from harena.bots.colosseum.policies import PolicyBot
from harena.bots.random import RandomBot


def beginner(seed: int) -> Bot:
    return PolicyBot(seed, slips=0.2)


def greedy(seed: int) -> Bot:
    return PolicyBot(seed)


def planner(seed: int) -> Bot:
    return Planner(seed, simulations=16)


def champion(seed: int) -> Bot:
    return Planner(seed, simulations=400)


def adviser() -> Bot:
    return Planner(milliseconds=ADVICE)


MAKERS: dict[str, Maker] = {
    "random": RandomBot,
    "beginner": beginner,
    "greedy": greedy,
    "planner": planner,
    "champion": champion,
}
