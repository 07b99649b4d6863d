"""Independent Q-learning on the two-seat game, in numpy: each seat learns for itself from its own decisions.

    .venv/bin/python bench/baselines/q_learning.py --decisions 400000

A linear value of each action by what the seat sees. Prints a curve: how often it wins against random play and
against greedy, seats taken in turn, with the interval that holds nineteen times in twenty.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[2])

from bench.baselines.trial import GAME, PRESET, SEATS, Array, Curve, features
from harena.envs.vector import Games

STEP = 0.02
EXPLORING = 0.1


class Learner:
    """One seat's values: a row of weights for every action."""

    def __init__(self, actions: int, numbers: int) -> None:
        self.weights = np.zeros((actions, numbers + 1), np.float32)

    def values(self, seen: Array, legal: Array) -> Array:
        return self.weights[legal] @ seen

    def best(self, seen: Array, mask: Array) -> int:
        legal = np.flatnonzero(mask)
        return int(legal[self.values(seen, legal).argmax()])

    def learn(self, seen: Array, action: int, target: float) -> float:
        """A step towards the target; how far off it was."""
        off = target - float(self.weights[action] @ seen)
        self.weights[action] += STEP * off * seen / float(seen @ seen)
        return off


def with_one(numbers: Array) -> Array:
    """Features, and a one for what is always so."""
    return np.append(features(numbers), np.float32(1))


class Practice:
    """Games in which every seat learns from one of its decisions to the next."""

    def __init__(self, games: int, seed: int) -> None:
        self.env = Games(GAME, games, SEATS, PRESET, rewards="rank")
        self.env.reset(seed)
        width = self.env.observations.shape[1]
        self.learners = [Learner(self.env.game.actions, width) for _ in range(SEATS)]
        self.luck = np.random.default_rng(seed)
        self.before: dict[tuple[int, int], tuple[Array, int]] = {}
        """By game and seat the latest decision that nothing was learned from yet."""

    def step(self) -> None:
        env = self.env
        for row, seat in enumerate(env.actors.tolist()):
            seen = with_one(env.observations[row])
            action = self.choose(self.learners[seat], seen, env.masks[row])
            self.settle(row, seat, max_value(self.learners[seat], seen, env.masks[row]))
            self.before[row, seat] = seen, action
            env.actions[row] = action
        env.step()
        for row in np.flatnonzero(env.ended).tolist():
            for seat in range(SEATS):
                self.settle(row, seat, float(env.rewards[row, seat]))

    def settle(self, row: int, seat: int, target: float) -> None:
        if (row, seat) in self.before:
            seen, action = self.before.pop((row, seat))
            self.learners[seat].learn(seen, action, target)

    def play(self, seat: int, numbers: Array, mask: Array) -> int:
        """What a seat has learned to do."""
        return self.learners[seat].best(with_one(numbers), mask)

    def choose(self, learner: Learner, seen: Array, mask: Array) -> int:
        if self.luck.random() < EXPLORING:
            return int(self.luck.choice(np.flatnonzero(mask)))
        return learner.best(seen, mask)


def max_value(learner: Learner, seen: Array, mask: Array) -> float:
    return float(learner.values(seen, np.flatnonzero(mask)).max())


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/baselines/q_learning.py", description=__doc__)
    parser.add_argument("--decisions", type=int, default=400_000)
    parser.add_argument("--points", type=int, default=8, help="of the curve")
    parser.add_argument("--games", type=int, default=200, help="to play against each opponent at a point")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--curve", default="", help="keep the curve in this file, for bench/baselines/curve.py"
    )
    args = parser.parse_args()
    practice = Practice(32, args.seed)
    curve = Curve("independent Q-learning", args.games, args.curve)
    for point in range(args.points + 1):
        curve.try_out(point * args.decisions // args.points, practice.play)
        for _ in range(args.decisions // args.points // practice.env.games if point < args.points else 0):
            practice.step()
    return 0


if __name__ == "__main__":
    sys.exit(main())
