"""Who won: the best single event, then coins, then stars (C128-C130)."""

from __future__ import annotations

from harena.games.colosseum.components import ACTION, MEDAL_COINS, STAR_TYPES
from harena.games.colosseum.state import Colosseum


def final_coins(s: Colosseum, seat: int) -> int:
    """Medals and Additional Actions left over count as the coins they could have become (C129)."""
    return s.coins[seat] + MEDAL_COINS * (s.medals[seat] + s.held[16 * seat + ACTION])


def stars_of(s: Colosseum, seat: int) -> list[int]:
    return [kind for kind in STAR_TYPES if s.star[kind] == seat + 1]


def ranking(s: Colosseum) -> list[list[int]]:
    standing = {
        seat: (s.marker[seat], final_coins(s, seat), len(stars_of(s, seat))) for seat in range(s.seats)
    }
    places: list[list[int]] = []
    for seat in sorted(standing, key=lambda seat: standing[seat], reverse=True):
        if places and standing[places[-1][0]] == standing[seat]:
            places[-1].append(seat)
        else:
            places.append([seat])
    return places
