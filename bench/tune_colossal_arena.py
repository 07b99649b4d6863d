"""Tune Colossal Arena's greedy weights by self-play: SPSA, half of the seats a step up, half a step down.

    python bench/tune_colossal_arena.py --minutes 5

Prints the weights found, to be copied into `weights.py`, and how they do against those that are there now.
Needs the compiled build: some 6,000 games a second, against forty interpreted.
"""

from __future__ import annotations

import argparse
import random
import time

from harena.bots.colossal_arena.compiled.greedy import Greedy
from harena.bots.colossal_arena.compiled.playout import play_out
from harena.bots.colossal_arena.compiled.policy import Policy
from harena.bots.colossal_arena.compiled.weights import Weights
from harena.core.chance import Luck
from harena.games import GAMES
from harena.games.colossal_arena.scoring import winner
from harena.games.colossal_arena.state import ColossalArena

ARENA = GAMES["colossal-arena"]
TABLES = [(4, "last-card"), (4, "last-card"), (4, "five-rounds"), (3, "last-card"), (2, "last-card")]
"""What is played in turn: seats and how the game ends."""

Point = dict[str, float]


def names() -> list[str]:
    """Every weight; a compiled class keeps them as descriptors."""
    fresh = Weights()
    return [name for name in dir(fresh) if isinstance(getattr(fresh, name), float)]


def weights_at(point: Point) -> Weights:
    weights = Weights()
    for name, value in point.items():
        setattr(weights, name, value)
    return weights


def start(seats: int, ending: str) -> ColossalArena:
    state = ARENA.start(seats, "", {"end_mode": ending}).bare()
    assert isinstance(state, ColossalArena)
    return state


def share(up: Policy, down: Policy, table: tuple[int, str], games: int, seed: int) -> float:
    """How often a seat of `up` wins, as many seats being its own as not, every seating of each deal."""
    seats, ending = table
    first = start(seats, ending)
    won = 0
    for game in range(games):
        ours = [(seat + game) % 2 == 0 for seat in range(seats)]
        state = first.bare()
        play_out(state, [up if mine else down for mine in ours], 0.0, Luck(seed, game // 2))
        won += ours[winner(state)]
    return won / games


def one_against(up: Policy, down: Policy, table: tuple[int, str], games: int, seed: int) -> float:
    seats, ending = table
    first = start(seats, ending)
    won = 0
    for game in range(games):
        state = first.bare()
        mine = game % seats
        policies: list[Policy] = [up if seat == mine else down for seat in range(seats)]
        play_out(state, policies, 0.0, Luck(seed, game // seats))
        won += winner(state) == mine
    return won / games


def tune(minutes: float, games: int, seed: int) -> Point:
    rng = random.Random(seed)
    old = Weights()
    point = {name: getattr(old, name) for name in names()}
    stride = {name: 0.15 * value + 0.02 for name, value in point.items()}
    began = time.monotonic()
    step = 0
    while (spent := (time.monotonic() - began) / (60 * minutes)) < 1:
        size = 1.3 - spent
        flips = {name: rng.choice((-1, 1)) * size * min(stride[name], 0.9 * point[name]) for name in point}
        up = Greedy(weights_at({name: value + flips[name] for name, value in point.items()}))
        down = Greedy(weights_at({name: value - flips[name] for name, value in point.items()}))
        gain = share(up, down, TABLES[step % len(TABLES)], games, rng.getrandbits(30)) - 0.5
        for name in point:
            point[name] = max(0.01, point[name] + 3 * (1.2 - spent) * gain * flips[name])
        step += 1
        if step % 100 == 0:
            new = Greedy(weights_at(point))
            rate = one_against(new, Greedy(old), (4, "last-card"), 4000, step)
            print(f"step {step}: {rate:.1%} against three of the old", flush=True)
    return point


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--games", type=int, default=2000, help="games a step")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    point = tune(args.minutes, args.games, args.seed)
    for name, value in point.items():
        print(f"self.{name}: float = {value:.3f}")
    new, old = Greedy(weights_at(point)), Greedy(Weights())
    for table in sorted(set(TABLES)):
        print(table, f"{one_against(new, old, table, 12000, 99):.1%} of the old weights' tables")


if __name__ == "__main__":
    main()
