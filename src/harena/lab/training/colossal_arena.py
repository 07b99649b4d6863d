"""How Colossal Arena is learned."""

from __future__ import annotations

from typing import Any, cast

from harena.bots.colossal_arena.compiled.bouts import Bouts
from harena.bots.colossal_arena.compiled.column_features import PER_COLUMN, RIVALS
from harena.bots.colossal_arena.compiled.features import PER_TABLE, SIZE, TABLE, scales
from harena.bots.colossal_arena.compiled.greedy import Greedy
from harena.bots.colossal_arena.compiled.labels import Labels
from harena.bots.colossal_arena.compiled.learned import Learned
from harena.bots.colossal_arena.compiled.place import Place
from harena.bots.colossal_arena.compiled.policy import Policy
from harena.bots.colossal_arena.compiled.shortlist import CHOICES
from harena.bots.colossal_arena.compiled.spiteful import Spiteful
from harena.bots.colossal_arena.compiled.truth import (
    OF_CREATURES,
    PER_CREATURE,
    PER_RIVAL,
    TRUTH,
    truth_scales,
)
from harena.bots.colossal_arena.compiled.weights import Weights
from harena.bots.colossal_arena.compiled.zoo import Contrary, Hasty, Hunter, Loyal, Sheep, Sly
from harena.bots.colossal_arena.instant import KIND, WEIGHTS
from harena.bots.learned.compiled.net import Net
from harena.bots.learned.weights import Kind
from harena.core.chance import Luck
from harena.core.state import CHANCE, NOBODY
from harena.extras import needs
from harena.games import GAMES
from harena.games.colossal_arena.components import COLUMNS
from harena.games.colossal_arena.scoring import winner
from harena.games.colossal_arena.state import ColossalArena
from harena.lab.training.experience import Experience
from harena.lab.training.learner import Lesson
from harena.lab.training.school import School

with needs("train", "learning"):
    import numpy as np

WIN = 0.5
"""What winning counts; the margin, whose luck is smaller, counts the rest."""
JUDGE = Kind(
    KIND.game,
    KIND.rules,
    KIND.features,
    COLUMNS,
    PER_COLUMN + RIVALS * PER_CREATURE,
    PER_TABLE + RIVALS * PER_RIVAL,
)
VICTORY = 0.8
"""What winning counts where a net learns from the end of games."""
TABLES = [
    *[(4, "last-card")] * 11,
    *[(3, "last-card"), (5, "last-card"), (2, "last-card"), (4, "five-rounds"), (3, "five-rounds")],
]
"""What is played in turn: seats, and how the game ends."""


def start(seats: int, ending: str) -> ColossalArena:
    state = GAMES["colossal-arena"].start(seats, "", {"end_mode": ending}).bare()
    assert isinstance(state, ColossalArena)
    return state


def rivals() -> list[Policy]:
    """Whom a net meets: greedy, and now and then somebody of another temper."""
    others: list[Policy] = [Spiteful(), Loyal(), Hunter(), Sheep(), Contrary(), Sly(), Hasty()]
    return [Greedy(Weights()), Greedy(Weights()), Greedy(Weights()), *others]


def told(positions: Any, truths: Any) -> Any:
    """Positions with what their seat does not know: a creature's numbers beside its others."""
    n = len(positions)
    columns = positions[:, :TABLE].reshape(n, COLUMNS, -1)
    creatures = truths[:, :OF_CREATURES].reshape(n, COLUMNS, -1)
    both = np.concatenate([columns, creatures], axis=2).reshape(n, -1)
    return np.concatenate([both, positions[:, TABLE:], truths[:, OF_CREATURES:]], axis=1)


def bytes_of(numbers: Any) -> Any:
    return np.frombuffer(numbers, np.uint8)


def rows(numbers: Any, width: int) -> Any:
    return bytes_of(numbers).reshape(-1, width)


def numbers_of(numbers: Any) -> Any:
    return np.frombuffer(numbers, np.float64)


def policy_of(net: Net | None) -> Policy:
    return Learned(net) if net else Greedy(Weights())


class ColossalArenaSchool(School):
    kind = KIND
    weights = WEIGHTS
    widths = [64, 24, 48]  # noqa: RUF012
    spars = True
    judge = JUDGE

    def scales(self) -> list[float]:
        return scales()

    def judge_scales(self) -> list[float]:
        own, (creature, table) = scales(), truth_scales()
        return [*own[:PER_COLUMN], *creature, *own[PER_COLUMN:], *table]

    def lessons(self, net: Net | None, critic: Net | None, decisions: int, seed: int) -> list[Lesson]:
        policies: list[Policy] = [Greedy(Weights()), Greedy(Weights()), Spiteful()]
        labels = Labels(decisions, policies, Learned(net) if net else None)
        starts = [start(seats, ending) for seats, ending in TABLES]
        game = 0
        while labels.play(starts[game % len(starts)], 65536 * seed + game):
            game += 1
        counts = bytes_of(labels.counts).copy()
        there = np.arange(CHOICES)[None] < counts[:, None]
        numbers = rows(labels.numbers, SIZE)[there.ravel()]
        wins = numbers_of(labels.wins).reshape(-1, CHOICES)[there]
        margins = numbers_of(labels.margins).reshape(-1, CHOICES)[there]
        results = WIN * wins + (1 - WIN) * margins
        return [Lesson(numbers, results.astype(np.float32), counts)]

    def bouts(self, net: Net, rival: Net | None, decisions: int, seed: int) -> Experience:
        bouts = Bouts(decisions, net, self.heat, [Learned(rival)] if rival else rivals())
        if rival:
            bouts.alone = 1.0
        starts = [start(seats, ending) for seats, ending in TABLES]
        game = 0
        while bouts.play(starts[game % len(starts)], 65536 * seed + game):
            game += 1
        n, whose = int(bouts.filled), cast(Any, bouts.whose)
        counts = bytes_of(bouts.counts)[:n].copy()
        there = np.arange(CHOICES)[None] < counts[:, None]
        numbers = bytes_of(bouts.numbers).reshape(-1, CHOICES, SIZE)[:n][there]
        ends = VICTORY * numbers_of(bouts.wins) + (1 - VICTORY) * numbers_of(bouts.margins)
        return Experience(
            Lesson(numbers, np.zeros(len(numbers), np.float32), counts),
            told(rows(bouts.positions, SIZE)[:n], rows(bouts.truths, TRUTH)[:n]),
            bytes_of(bouts.chosen)[:n].astype(np.int64),
            numbers_of(bouts.odds)[:n],
            np.frombuffer(whose, np.int64)[:n],
            ends[:n],
        )

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
