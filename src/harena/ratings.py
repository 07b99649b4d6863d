"""Ratings: Weng and Lin's Bayesian update of a Plackett-Luce model, as OpenSkill has it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = SIGMA / 2
KAPPA: Final = 0.0001


@dataclass(frozen=True)
class Rating:
    mu: float = MU
    sigma: float = SIGMA

    @property
    def sure(self) -> float:
        """What one is at least, almost surely; 0 before the first game."""
        return self.mu - 3 * self.sigma


def update(ratings: list[Rating], places: list[int]) -> list[Rating]:
    """The ratings after one game of single players."""
    c = math.sqrt(sum(r.sigma**2 + BETA**2 for r in ratings))
    strength = [math.exp(r.mu / c) for r in ratings]
    behind = [sum(s for s, p in zip(strength, places, strict=True) if p >= place) for place in places]
    """Of each player everybody who did not come before her."""
    new: list[Rating] = []
    for i, rating in enumerate(ratings):
        omega = delta = 0.0
        for q, place in enumerate(places):
            if place <= places[i]:
                share = strength[i] / behind[q]
                tied = places.count(place)
                omega += ((1 if q == i else 0) - share) / tied
                delta += share * (1 - share) / tied
        omega *= rating.sigma**2 / c
        delta *= rating.sigma**2 / c**2 * (rating.sigma / c)
        sigma = rating.sigma * math.sqrt(max(1 - delta, KAPPA))
        new.append(Rating(rating.mu + omega, sigma))
    return new
