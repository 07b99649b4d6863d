"""Win shares and how sure they are.

Games of one deal are not independent, so an interval counts deals, not games: the deal is the cluster.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from statistics import NormalDist
from typing import Final

Z95: Final = NormalDist().inv_cdf(0.975)
TINY: Final = 1e-9

Clusters = list[tuple[float, int]]
"""Of each cluster the wins and the games."""


@dataclass(frozen=True)
class Share:
    """A share of wins with its 95 % interval."""

    value: float
    low: float
    high: float
    games: int
    clusters: int

    def each(self, seats: float) -> Share:
        """The share of one seat, where so many of a table won this much together."""
        return replace(self, value=self.value / seats, low=self.low / seats, high=self.high / seats)

    def __str__(self) -> str:
        return f"{100 * self.value:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f})"


def wilson(wins: float, games: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's score interval: never outside 0 to 1, and of a sensible width where everybody won."""
    if games <= 0:
        return 0.0, 1.0
    p = wins / games
    spread = 1 + z * z / games
    middle = (p + z * z / (2 * games)) / spread
    half = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / spread
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t: exact for 1 and 2, else Hill's expansion (within 0.4 %)."""
    if freedom == 1:
        return math.tan(math.pi * 0.475)
    if freedom == 2:
        return 0.95 * math.sqrt(2 / (1 - 0.95**2))
    z, n = Z95, freedom
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    return z + first + second + third + fourth


def independent(wins: float, games: int) -> Share:
    """The share of games that have nothing in common."""
    low, high = wilson(wins, games)
    return Share(wins / games if games else 0.0, low, high, games, games)


def clustered(clusters: Clusters) -> Share:
    """The share over clusters: a ratio estimate with the clusters' own spread.

    The spread says how many independent games the clusters are worth; Wilson's interval is taken for those.
    """
    clusters = [cluster for cluster in clusters if cluster[1] > 0]
    games = sum(n for _, n in clusters)
    if not games:
        return Share(0.0, 0.0, 1.0, 0, 0)
    k = len(clusters)
    p = sum(won for won, _ in clusters) / games
    if k == 1:
        return Share(p, *wilson(p, 1), games, 1)
    edge = most_of_none([n for _, n in clusters])
    if p < TINY:
        return Share(p, 0.0, edge, games, k)
    if p > 1 - TINY:
        return Share(p, 1 - edge, 1.0, games, k)
    low, high = spread_bounds(clusters, p)
    return Share(p, min(low, 1 - edge), max(high, edge), games, k)


def spread_bounds(clusters: Clusters, p: float) -> tuple[float, float]:
    """The interval of a share that is neither none nor all, by the spread of two or more clusters."""
    k, games = len(clusters), sum(n for _, n in clusters)
    square = sum((won - p * n) ** 2 for won, n in clusters) * k / (k - 1) / games**2
    if square < 1e-12:  # no spread to go by: a deal is worth a game
        return wilson(p * k, k)
    worth = p * (1 - p) / square
    return wilson(p * worth, worth, student(k - 1))


def most_of_none(sizes: list[int]) -> float:
    """The upper bound where nothing was won: no more than if one game had been, or if a deal were a game."""
    *others, largest = sorted(sizes)
    one = [(1.0, largest), *((0.0, n) for n in others)]
    return min(wilson(0, len(sizes))[1], spread_bounds(one, 1 / sum(sizes))[1])
