"""Better and better tables: two change places whenever that brings fewer together who should not meet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from math import exp
from random import Random

from harena.events.past import Pair, pair

Tables = list[list[int]]
"""The players of each table of a round."""
AGAIN = 10_000.0
"""What it costs to meet again, times how often already: more than any difference of points."""
CLASH = 1_000_000.0
"""What it costs to meet one's own team."""

Apart = Callable[[int, int], float]
"""What it costs that two meet at all."""


def are_team(teams: Mapping[int, str], one: int, other: int) -> bool:
    return one != other and bool(teams.get(one)) and teams.get(one) == teams.get(other)


class Arrangement:
    """One or several rounds, and what they cost: every meeting of a pair more than the one before."""

    def __init__(self, rounds: list[Tables], met: Mapping[Pair, int], apart: Apart) -> None:
        self.rounds = copied(rounds)
        players = {player for tables in rounds for table in tables for player in table}
        self.next = {one: dict.fromkeys(players, 0.0) for one in players}
        """What it would cost that two meet once more."""
        for one, other in combinations(sorted(players), 2):
            self._price(one, other, AGAIN * (2 * met.get(pair(one, other), 0) + 1) + apart(one, other))
        self.cost = 0.0
        for tables in self.rounds:
            for table in tables:
                for one, other in combinations(table, 2):
                    self.cost += self.next[one][other]
                    self._price(one, other, 2 * AGAIN)

    def _price(self, one: int, other: int, more: float) -> None:
        self.next[one][other] += more
        self.next[other][one] += more

    def worth(self, left: list[int], right: list[int], mine: int, theirs: int) -> float:
        """What it would add to the cost if these two of different tables changed places."""
        my, their = self.next[mine], self.next[theirs]
        change = 2 * AGAIN * (len(left) + len(right) - 2)  # whoever parts gives back the last meeting
        for mate in left:
            if mate != mine:
                change += their[mate] - my[mate]
        for mate in right:
            if mate != theirs:
                change += my[mate] - their[mate]
        return change

    def swap(self, left: list[int], right: list[int], mine: int, theirs: int) -> None:
        for mate in left:
            if mate != mine:
                self._price(mine, mate, -2 * AGAIN)
                self._price(theirs, mate, 2 * AGAIN)
        for mate in right:
            if mate != theirs:
                self._price(theirs, mate, -2 * AGAIN)
                self._price(mine, mate, 2 * AGAIN)
        left[left.index(mine)], right[right.index(theirs)] = theirs, mine

    def settle(self, luck: Random, steps: int, first: float) -> None:
        """So many tries; a change for the worse is taken now and then, ever more rarely. The best is kept."""
        movable = [tables for tables in self.rounds if len(tables) > 1]
        best, kept = self.cost, copied(self.rounds)
        for step in range(steps if movable else 0):
            left, right = luck.sample(luck.choice(movable), 2)
            mine, theirs = luck.choice(left), luck.choice(right)
            worse = self.worth(left, right, mine, theirs)
            heat = first * (1.0 - step / steps) ** 3
            if worse > 0 and luck.random() >= exp(-worse / heat):
                continue
            self.swap(left, right, mine, theirs)
            self.cost += worse
            if self.cost < best - 1e-6:
                best, kept = self.cost, copied(self.rounds)
        self.rounds = kept
        self.cost = best


def copied(rounds: list[Tables]) -> list[Tables]:
    return [[list(table) for table in tables] for tables in rounds]
