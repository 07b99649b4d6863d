"""Ratings for display: Weng and Lin's Bayesian update of a Plackett-Luce model, as OpenSkill has it.

They depend on the order of the games, so they decide nothing; the win shares do.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
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


def rate(games: Iterable[tuple[list[str], list[int]]]) -> dict[str, Rating]:
    """Ratings after games of (names by seat, places by seat); copies of one bot share what they learn."""
    found: dict[str, Rating] = {}
    for names, places in games:
        if len(set(names)) < 2:
            continue
        new = update([found.get(name, Rating()) for name in names], places)
        for name in set(names):
            own = [rating for rating, whose in zip(new, names, strict=True) if whose == name]
            mu = sum(rating.mu for rating in own) / len(own)
            sigma = sum(rating.sigma for rating in own) / len(own)
            found[name] = Rating(mu, sigma)
    return centred(found)


def centred(ratings: dict[str, Rating]) -> dict[str, Rating]:
    """The same gaps around the usual mean: where copies share, the mean itself wanders."""
    shift = MU - sum(rating.mu for rating in ratings.values()) / max(1, len(ratings))
    return {name: Rating(rating.mu + shift, rating.sigma) for name, rating in ratings.items()}
