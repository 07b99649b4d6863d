"""Who sits at which table of the next round, and on which seat."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import permutations
from random import Random

from harena.events.arrangement import AGAIN, CLASH, Arrangement, Tables, are_team
from harena.events.past import Past
from harena.events.plan import dealt

STEPS = 250
"""Tries a player."""
WARM = 20.0
"""So hot that differences of points are tried."""
ORDER = 0.001
"""What a place of difference counts beside a point: only among equals."""


def swiss(
    order: list[int],
    points: Mapping[int, Fraction],
    sizes: list[int],
    past: Past,
    teams: Mapping[int, str],
    luck: Random,
) -> tuple[Tables, list[int]]:
    """Those with like points meet, unless they have met or are of one team; and who has the byes.

    `order` is the standing, the leader first.
    """
    resting = byes(order, len(order) - sum(sizes), past)
    playing = [player for player in order if player not in resting]
    place = {player: number for number, player in enumerate(playing)}

    def apart(one: int, other: int) -> float:
        gap = float(abs(points[one] - points[other])) + ORDER * abs(place[one] - place[other])
        return CLASH * are_team(teams, one, other) + gap

    steps = STEPS * len(playing)
    tries = [Arrangement([dealt(playing, sizes)], past.met, apart) for _ in range(2)]
    tries[1].settle(luck, steps, 2 * AGAIN)  # further from the order, if too many would meet again
    for arrangement in tries:
        arrangement.settle(luck, steps, WARM)
    return min(tries, key=lambda arrangement: arrangement.cost).rounds[0], resting


def byes(order: list[int], count: int, past: Past) -> list[int]:
    """The last of those who have had the fewest."""
    backwards = list(reversed(order))
    return sorted(backwards, key=lambda player: past.byes[player])[:count]


def seated(table: list[int], past: Past, luck: Random) -> list[int]:
    """The players by seat: each where she has sat most rarely."""
    ways = list(permutations(luck.sample(table, len(table))))
    return list(
        min(ways, key=lambda way: sum(past.sat[player, seat] ** 2 for seat, player in enumerate(way)))
    )
