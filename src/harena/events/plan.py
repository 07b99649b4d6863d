"""A round robin: all its rounds at once, so that everybody meets everybody as equally as can be.

Two at a table: the circle, in which everybody meets everybody once. Four tables of four, and other squares:
the lines of a plane, on which any two points lie on one line. Else a search comes near.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from harena.events.arrangement import AGAIN, CLASH, Arrangement, Tables, are_team
from harena.events.past import Past

STEPS = 300
"""Tries a player and round."""
MOST = 60_000


def plan(
    players: list[int], sizes: list[int], rounds: int, past: Past, teams: Mapping[int, str], luck: Random
) -> list[Tables]:
    """So many rounds to come; whoever is at no table of a round has a bye."""
    order = luck.sample(players, len(players))
    fresh = not past.met and not any(teams.get(player) for player in players)
    designed = design(order, sizes) if fresh else []
    if len(designed) >= rounds:
        return designed[:rounds]
    drawn = designed + [
        dealt(seats, sizes) for seats in shifts(order, sum(sizes), rounds - len(designed), past)
    ]
    arrangement = Arrangement(drawn, past.met, lambda one, other: CLASH * are_team(teams, one, other))
    arrangement.settle(luck, min(MOST, STEPS * len(players) * rounds), 2 * AGAIN)
    return arrangement.rounds


def dealt(players: list[int], sizes: list[int]) -> Tables:
    """Cut into tables, in order."""
    tables, start = [], 0
    for size in sizes:
        tables.append(players[start : start + size])
        start += size
    return tables


def shifts(order: list[int], playing: int, rounds: int, past: Past) -> list[list[int]]:
    """Who plays in each round: byes go to those who have had the fewest."""
    byes, found = past.byes.copy(), []
    for _ in range(rounds):
        resting = sorted(order, key=lambda player: (byes[player], order.index(player)))[
            : len(order) - playing
        ]
        byes.update(resting)
        found.append([player for player in order if player not in resting])
    return found


def design(players: list[int], sizes: list[int]) -> list[Tables]:
    """The rounds of a perfect schedule, if there is one that we know."""
    if set(sizes) == {2}:
        return circle(players)
    if len(sizes) == sizes[0] == sizes[-1] and len(players) == sizes[0] ** 2 and sizes[0] in FIELDS:
        return plane(players, sizes[0])
    return []


def circle(players: list[int]) -> list[Tables]:
    """One stays, the others go round; with an odd number, who meets nobody has the bye."""
    ring: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    rounds = []
    for _ in range(len(ring) - 1):
        pairs = [(ring[i], ring[-1 - i]) for i in range(len(ring) // 2)]
        rounds.append([[one, other] for one, other in pairs if one is not None and other is not None])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


TIMES = [[0, 0, 0, 0], [0, 1, 2, 3], [0, 2, 3, 1], [0, 3, 1, 2]]
"""Multiplication of the field of four."""
FIELDS: dict[int, Callable[[int, int, int], int]] = {
    3: lambda slope, x, start: (slope * x + start) % 3,
    4: lambda slope, x, start: TIMES[slope][x] ^ start,
    5: lambda slope, x, start: (slope * x + start) % 5,
}
"""slope * x + start, in the field of so many elements."""


def plane(players: list[int], size: int) -> list[Tables]:
    """Players are points; the lines of one slope are a round, the upright ones the last."""
    line = FIELDS[size]
    rounds = [
        [[players[x * size + line(slope, x, start)] for x in range(size)] for start in range(size)]
        for slope in range(size)
    ]
    return [*rounds, [players[x * size : (x + 1) * size] for x in range(size)]]
