"""Ratings of bots. They depend on the order of the games, so they decide nothing; the win shares do."""

from __future__ import annotations

from collections.abc import Iterable

from harena.ratings import MU, Rating, update


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
