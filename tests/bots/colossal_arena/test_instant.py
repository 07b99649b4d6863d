"""The learned bot follows its net, from what its seat sees."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from harena.bots import BOTS
from harena.bots.colossal_arena.compiled.features import Features
from harena.bots.colossal_arena.compiled.greedy import Greedy
from harena.bots.colossal_arena.compiled.learned import MOST
from harena.bots.colossal_arena.compiled.weights import Weights
from harena.bots.colossal_arena.instant import Instant, kept
from harena.games import GAMES
from harena.games.colossal_arena import steps
from harena.games.colossal_arena.sight.board import afterwards
from harena.games.colossal_arena.sight.view import ColossalArenaView

from ..playing import played_out, views_of

ARENA = GAMES["colossal-arena"]


def views(seed: str, options: dict[str, str] | None = None) -> Iterator[ColossalArenaView]:
    for view in views_of(Instant(0), "colossal-arena", seed, options=options):
        assert isinstance(view, ColossalArenaView)
        yield view


@pytest.mark.slow
def test_it_takes_what_its_net_likes_best() -> None:
    """Of the actions that greedy likes best; now and then that is another than greedy's."""
    net, greedy, bot, otherwise = kept().net(), Greedy(Weights()), Instant(0), 0
    for view in views("liked"):
        n = greedy.score(view.board)
        if n == 1:
            continue
        liked = sorted((-greedy.scores[i], greedy.actions[i]) for i in range(n))
        base: list[int] = []
        values: dict[int, float] = {}
        for score, action in liked:
            if score > liked[min(n, MOST) - 1][0]:
                break
            numbers = seen_after(view, action, score - liked[0][0])
            base = base or numbers
            values[action] = net.answer(base, numbers)
        chosen = bot.choose(view)
        assert values[chosen] == pytest.approx(max(values.values()), abs=1e-6)
        otherwise += chosen not in [action for score, action in liked if score == liked[0][0]]
    assert otherwise > 10


def seen_after(view: ColossalArenaView, action: int, regret: float) -> list[int]:
    features = Features()
    features.read(afterwards(view.board, view.seat, action), view.seat, action, regret)
    return [int(number) for number in features.x]


def test_whom_to_ban_it_leaves_to_greedy() -> None:
    greedy, bans = Greedy(Weights()), 0
    for view in views("banned", {"creature_select": "ban"}):
        if view.board.step == steps.BAN:
            assert Instant(0).choose(view) == greedy.best(view.board)
            bans += 1
    assert bans > 1


@pytest.mark.slow
def test_it_beats_three_who_play_anything() -> None:
    won = 0
    for game in range(12):
        bots = [BOTS["instant" if seat == game % 4 else "random"].make(ARENA.name, seat) for seat in range(4)]
        state = played_out(ARENA.start(4), f"beaten {game // 4}", bots)
        won += state.ranking()[0] == [game % 4]
    assert won >= 8
