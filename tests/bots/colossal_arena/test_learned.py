"""The policy that follows a net sees what its seat may see, and labels are the same from the same seed."""

from __future__ import annotations

import pytest

from harena.bots.colossal_arena.compiled.column_features import PER_COLUMN
from harena.bots.colossal_arena.compiled.features import PER_TABLE, SIZE
from harena.bots.colossal_arena.compiled.greedy import Greedy
from harena.bots.colossal_arena.compiled.labels import Labels
from harena.bots.colossal_arena.compiled.learned import MOST, OUT, Learned
from harena.bots.colossal_arena.compiled.shortlist import CHOICES
from harena.bots.colossal_arena.compiled.weights import Weights
from harena.bots.learned.compiled.net import Net, net_size
from harena.core.chance import Luck, Random
from harena.core.state import CHANCE, NOBODY
from harena.games import GAMES
from harena.games.colossal_arena.sight.view import ColossalArenaView
from harena.games.colossal_arena.state import ColossalArena

ARENA = GAMES["colossal-arena"]
SHAPE = [8, PER_COLUMN, PER_TABLE, 6, 4, 5]


def some_net() -> Net:
    """It has learned nothing, but it has opinions."""
    random = Random(5)
    return Net(SHAPE, [random.uniform() - 0.5 for _ in range(net_size(SHAPE))])


def scores(policy: Learned, s: ColossalArena) -> list[float]:
    return [policy.scores[i] for i in range(policy.score(s))]


@pytest.mark.parametrize("options", [{}, {"end_mode": "five-rounds"}], ids=str)
def test_what_is_hidden_changes_no_score(options: dict[str, str]) -> None:
    """On the truth, on its board and in another world that fits it, an action is worth the same."""
    policy, asked = Learned(some_net()), 0
    state, luck = ARENA.start(3, "", options), Luck(3)
    while state.actor != NOBODY:
        if state.actor != CHANCE and state.actor == asked % 3:
            view = state.view(state.actor)
            assert isinstance(state, ColossalArena)
            assert isinstance(view, ColossalArenaView)
            seen = scores(policy, view.board)
            assert scores(policy, state) == seen
            assert scores(policy, view.world(Random(asked))) == seen
        asked += 1
        state.wander(luck)
    assert asked > 100


def test_it_looks_at_what_greedy_likes_best() -> None:
    policy, greedy = Learned(some_net()), Greedy(Weights())
    state, luck, many = ARENA.start(4), Luck(8), 0
    while state.actor != NOBODY:
        if state.actor != CHANCE:
            assert isinstance(state, ColossalArena)
            found = scores(policy, state)
            if len(found) > MOST:
                liked = [greedy.scores[i] for i in range(greedy.score(state))]
                looked = [score > OUT / 2 for score in found]
                assert sum(looked) >= MOST
                worst = min(like for like, look in zip(liked, looked, strict=True) if look)
                assert all(like < worst for like, look in zip(liked, looked, strict=True) if not look)
                many += 1
        state.wander(luck)
    assert many > 3


def labelled(seed: int) -> tuple[list[int], list[float], list[int]]:
    labels = Labels(4, [Greedy(Weights())], Learned(some_net()))
    labels.tries = 1
    start = ARENA.start(3).bare()
    assert isinstance(start, ColossalArena)
    game = 0
    while labels.play(start, seed + game):
        game += 1
    results = [*labels.wins, *labels.margins]
    return [int(n) for n in labels.counts], results, [int(x) for x in labels.numbers]


def test_labels_come_from_their_seed() -> None:
    counts, results, numbers = labelled(4)
    assert (counts, results, numbers) == labelled(4)
    assert results != labelled(900)[1]
    assert all(2 <= n <= CHOICES for n in counts)
    assert len(numbers) == 4 * CHOICES * SIZE
    for k, n in enumerate(counts):
        wins, margins = (results[at + k * CHOICES : at + k * CHOICES + n] for at in (0, 4 * CHOICES))
        assert all(win in (0, 1) for win in wins)
        assert all(0 <= margin <= 1 for margin in margins)
