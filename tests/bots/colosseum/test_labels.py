"""Labels come from their seed; where there is a critic, what comes after two turns is its business."""

from __future__ import annotations

import pytest

from harena.bots.colosseum.compiled.critic import Critic
from harena.bots.colosseum.compiled.features import OWN, PER_SEAT, PER_TABLE, SEATS, SIZE, TURN
from harena.bots.colosseum.compiled.greedy import Greedy
from harena.bots.colosseum.compiled.labels import CHOICES, Labels
from harena.bots.colosseum.compiled.weights import Weights
from harena.bots.learned.compiled.net import Net, net_size
from harena.games import GAMES
from harena.games.colosseum.components import TURNS
from harena.games.colosseum.state import Colosseum

SHAPE = [SEATS, PER_SEAT, PER_TABLE, 3, 2, 2]


def indifferent() -> Critic:
    return Critic(Net(SHAPE, [0.0] * net_size(SHAPE)))


def start() -> Colosseum:
    state = GAMES["colosseum"].start(3).bare()
    assert isinstance(state, Colosseum)
    return state


def empty(decisions: int, critic: Critic | None) -> Labels:
    quick = Greedy(Weights())
    quick.quick = True
    labels = Labels(decisions, [quick], None, critic)
    labels.tries = 1
    labels.shrewd.quick = True
    return labels


def labelled(decisions: int, seed: int, critic: Critic | None) -> Labels:
    labels, game = empty(decisions, critic), 0
    while labels.play(start(), seed + game):
        game += 1
    return labels


def results_by_turn(labels: Labels) -> dict[int, list[float]]:
    """Of the actions of each decision."""
    found: dict[int, list[float]] = {turn: [] for turn in range(1, TURNS + 1)}
    for k in range(int(labels.filled)):
        turns = SIZE * k * CHOICES + SEATS * PER_SEAT + TURN
        turn = next(t for t in range(1, TURNS + 1) if labels.numbers[turns + t - 1])
        found[turn] += [labels.results[k * CHOICES + i] for i in range(int(labels.counts[k]))]
    return found


def test_labels_come_from_their_seed() -> None:
    first, again, other = (labelled(3, seed, indifferent()) for seed in (4, 4, 900))
    assert list(first.numbers) == list(again.numbers)
    assert list(first.results) == list(again.results)
    assert list(first.numbers) != list(other.numbers)
    assert all(2 <= n <= CHOICES for n in first.counts)


@pytest.mark.slow
def test_a_critic_without_opinion_leaves_only_what_happens_within_two_turns() -> None:
    found = results_by_turn(labelled(24, 7, indifferent()))
    assert all(result == 0.0 for turn in range(1, TURNS - 1) for result in found[turn])
    assert all(0.0 <= result <= 0.5 for result in found[TURNS - 1])
    assert max(found[TURNS]) > 0.5
    plain = results_by_turn(labelled(24, 7, None))
    assert {turn: len(results) for turn, results in plain.items()} == {
        turn: len(results) for turn, results in found.items()
    }
    assert any(result > 0.0 for result in plain[1])


def test_positions_are_noted_with_what_they_came_to() -> None:
    labels = empty(3, None)
    labels.often = 0.0
    assert labels.play(start(), 11)
    assert labels.stood == 3 * (TURNS - 1)
    for table in range(TURNS - 1):
        rows = range(3 * table, 3 * table + 3)
        assert all(labels.stands[row * SIZE + OWN] == 1 for row in rows)
        assert max(labels.endings[row] for row in rows) >= 0.5
        assert min(labels.endings[row] for row in rows) < 0.5
