"""The learned bot follows its net, and trades with secrets of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from harena.bots import BOTS
from harena.bots.colosseum.compiled.choices import Choices
from harena.bots.colosseum.compiled.features import Features
from harena.bots.colosseum.compiled.foresight import Foresight
from harena.bots.colosseum.compiled.learned import see
from harena.bots.colosseum.compiled.shrewd import Shrewd
from harena.bots.colosseum.compiled.weights import Weights
from harena.bots.colosseum.instant import Instant, kept
from harena.games import GAMES
from harena.games.colosseum.sight.view import ColosseumView

from ..playing import played_out, views_of

COLOSSEUM = GAMES["colosseum"]


def views(seed: str, seats: int = 3) -> Iterator[ColosseumView]:
    for view in views_of(Instant(0), "colosseum", seed, seats):
        assert isinstance(view, ColosseumView)
        yield view


@pytest.mark.slow
def test_it_takes_what_its_net_likes_best() -> None:
    """Now and then that is another than greedy's choice, which is the first it looks at."""
    net, shrewd, bot, otherwise = kept().net(), Shrewd(Weights(), 0), Instant(0), 0
    choices, features, foresight = Choices(shrewd), Features(), Foresight(shrewd)
    for view in views("liked"):
        choices.collect(view.board)
        looked = [int(choices.actions[k]) for k in range(int(choices.count))]
        if len(looked) == 1:
            continue
        features.begin(view.board)
        base: list[int] = []
        values: dict[int, float] = {}
        for action in looked:
            see(features, view.board, foresight, action, action == looked[0])
            numbers = [int(number) for number in features.x]
            base = base or numbers
            values[action] = net.answer(base, numbers)
        chosen = bot.choose(view)
        assert values[chosen] == pytest.approx(max(values.values()), abs=1e-6)
        otherwise += chosen != looked[0]
    assert otherwise > 10


@pytest.mark.slow
@pytest.mark.parametrize("seats", COLOSSEUM.seats)
def test_it_beats_those_who_play_anything(seats: int) -> None:
    for game in range(3):
        bots = [
            BOTS["instant" if seat == game else "random"].make("colosseum", seat) for seat in range(seats)
        ]
        state = played_out(COLOSSEUM.start(seats), f"beaten {game}", bots)
        assert state.ranking()[0] == [game]
