"""What all baselines share: the game they learn, what a view is to them, and how they are tried."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from harena.envs.gymnasium import OneSeat
from harena.lab.statistics import wilson

Array = NDArray[Any]
Choose = Callable[[int, Array, Array], int]
"""The action of a seat, by its numbers and its mask."""

GAME, SEATS, PRESET = "colossal-arena", 2, "derby"
OPPONENTS = ("random", "greedy")
LARGEST = 20.0
"""Larger numbers of a view count as this."""


def features(numbers: Array) -> Array:
    """Numbers between nought and one."""
    return np.minimum(numbers, LARGEST).astype(np.float32) / LARGEST


def wins_against(opponent: str, choose: Choose, games: int, seed: int) -> int:
    """Of so many games, the seats taken in turn."""
    won = 0
    tables = [OneSeat(GAME, SEATS, PRESET, opponents=opponent, seat=seat) for seat in range(SEATS)]
    for number in range(games):
        seat = number % SEATS
        env = tables[seat]
        seen, _ = env.reset(seed=seed + number)
        ended, reward = False, 0.0
        while not ended:
            action = choose(seat, seen["observation"], seen["action_mask"])
            seen, reward, ended, _, _ = env.step(action)
        won += reward == 1
    return won


class Curve:
    """How a learner does as it goes on: printed, and kept as JSON for the picture."""

    def __init__(self, name: str, games: int, keep: str) -> None:
        self.name = name
        self.games = games
        self.path = Path(keep) if keep else None
        self.points: list[dict[str, float]] = []

    def try_out(self, decisions: int, choose: Choose) -> None:
        point: dict[str, float] = {"decisions": decisions}
        for opponent in OPPONENTS:
            won = wins_against(opponent, choose, self.games, 10_000)
            low, high = wilson(won, self.games)
            share = won / self.games
            said = f"{share:.2f} ({low:.2f} to {high:.2f}) against {opponent}"
            print(f"{decisions:9,} decisions: {said}", flush=True)
            point |= {opponent: share, f"{opponent} low": low, f"{opponent} high": high}
        self.points.append(point)
        if self.path is not None:
            text = json.dumps({"name": self.name, "games": self.games, "points": self.points}, indent=1)
            self.path.write_text(text + "\n")
