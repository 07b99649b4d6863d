"""How Colossal Arena is learned."""

from __future__ import annotations

from harena.bots.colossal_arena.compiled.features import SIZE, scales
from harena.bots.colossal_arena.compiled.greedy import Greedy
from harena.bots.colossal_arena.compiled.labels import CHOICES, Labels
from harena.bots.colossal_arena.compiled.learned import Learned
from harena.bots.colossal_arena.compiled.place import Place
from harena.bots.colossal_arena.compiled.policy import Policy
from harena.bots.colossal_arena.compiled.spiteful import Spiteful
from harena.bots.colossal_arena.compiled.weights import Weights
from harena.bots.colossal_arena.instant import KIND
from harena.bots.learned.compiled.net import Net
from harena.core.chance import Luck
from harena.core.state import CHANCE, NOBODY
from harena.extras import needs
from harena.games import GAMES
from harena.games.colossal_arena.scoring import winner
from harena.games.colossal_arena.state import ColossalArena
from harena.lab.training.learner import Lesson
from harena.lab.training.school import School

with needs("train", "learning"):
    import numpy as np

WIN = 0.5
"""What winning counts; the margin, whose luck is smaller, counts the rest."""
TABLES = [
    *[(4, "last-card")] * 11,
    *[(3, "last-card"), (5, "last-card"), (2, "last-card"), (4, "five-rounds"), (3, "five-rounds")],
]
"""What is played in turn: seats, and how the game ends."""


def start(seats: int, ending: str) -> ColossalArena:
    state = GAMES["colossal-arena"].start(seats, "", {"end_mode": ending}).bare()
    assert isinstance(state, ColossalArena)
    return state


def policy_of(net: Net | None) -> Policy:
    return Learned(net) if net else Greedy(Weights())


class ColossalArenaSchool(School):
    kind = KIND
    widths = [64, 24, 48]  # noqa: RUF012

    def scales(self) -> list[float]:
        return scales()

    def lessons(self, net: Net | None, critic: Net | None, decisions: int, seed: int) -> list[Lesson]:
        policies: list[Policy] = [Greedy(Weights()), Greedy(Weights()), Spiteful()]
        labels = Labels(decisions, policies, Learned(net) if net else None)
        starts = [start(seats, ending) for seats, ending in TABLES]
        game = 0
        while labels.play(starts[game % len(starts)], 65536 * seed + game):
            game += 1
        counts = np.frombuffer(labels.counts, np.uint8).copy()  # type: ignore[call-overload]
        there = np.arange(CHOICES)[None] < counts[:, None]
        numbers = np.frombuffer(labels.numbers, np.uint8).reshape(-1, SIZE)[there.ravel()]  # type: ignore[call-overload]
        wins = np.frombuffer(labels.wins).reshape(-1, CHOICES)[there]  # type: ignore[call-overload]
        margins = np.frombuffer(labels.margins).reshape(-1, CHOICES)[there]  # type: ignore[call-overload]
        results = WIN * wins + (1 - WIN) * margins
        return [Lesson(numbers, results.astype(np.float32), counts)]

    def wins(self, hero: Net | None, field: Net | None, games: int, seed: int) -> float:
        """Each is at its place, as at any table."""
        own, others = Place(policy_of(hero)), Place(policy_of(field))
        first = start(4, "last-card")
        won = 0
        for game in range(games):
            state, luck = first.bare(), Luck(seed, game // 4)
            luck.begin()
            while state.actor != NOBODY:
                if state.actor == CHANCE:
                    state.apply(state.sample(luck))
                else:
                    state.apply((own if state.actor == game % 4 else others).best(state))
            won += winner(state) == game % 4
        return float(won)
