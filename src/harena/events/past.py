"""What rounds have brought together: who met whom, who sat where, who sat out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from harena.events.rounds import Round

Pair = tuple[int, int]


def pair(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)


class Past:
    def __init__(self, rounds: Iterable[Round] = ()) -> None:
        self.met: Counter[Pair] = Counter()
        self.sat: Counter[tuple[int, int]] = Counter()
        """By player and seat."""
        self.byes: Counter[int] = Counter()
        for round in rounds:
            self.byes.update(round.byes)
            for sitting in round.sittings:
                self.meet(sitting.players)
                self.sat.update((player, seat) for seat, player in enumerate(sitting.players))

    def meet(self, players: list[int]) -> None:
        self.met.update(pair(one, other) for one, other in combinations(players, 2))
