"""The learned bot follows its net, trades with secrets of its own, and takes no weights but its own."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from harena.bots import BOTS
from harena.bots.colosseum.compiled.choices import Choices
from harena.bots.colosseum.compiled.features import Features
from harena.bots.colosseum.compiled.learned import see
from harena.bots.colosseum.compiled.shrewd import Shrewd
from harena.bots.colosseum.compiled.weights import Weights
from harena.bots.colosseum.instant import KIND, WEIGHTS, Instant, kept
from harena.bots.learned.weights import Learned, read, write
from harena.core.chance import Random
from harena.core.dealer import SeededDealer
from harena.core.errors import HarenaError
from harena.core.state import CHANCE, NOBODY
from harena.games import GAMES
from harena.games.colosseum.sight.view import ColosseumView
from harena.games.colosseum.state import Colosseum

COLOSSEUM = GAMES["colosseum"]


def views(seed: str, seats: int = 3) -> Iterator[ColosseumView]:
    """What seats see at their choices, in a game between several of it."""
    state, dealer, bot = COLOSSEUM.start(seats), SeededDealer(seed), Instant(0)
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(dealer.choose(state))
            continue
        view = state.view(state.actor)
        assert isinstance(view, ColosseumView)
        yield view
        state.apply(bot.choose(view))


@pytest.mark.slow
def test_the_same_view_gives_the_same_move_whatever_is_to_come() -> None:
    random, asked = Random(2), Instant(7)
    for view in views("hidden"):
        twin = view.imagine(random).view(view.board.actor)
        assert Instant(7).choose(twin) == asked.choose(view)


@pytest.mark.slow
def test_it_takes_what_its_net_likes_best() -> None:
    """Now and then that is another than greedy's choice, which is the first it looks at."""
    net, shrewd, bot, otherwise = kept().net(), Shrewd(Weights(), 0), Instant(0), 0
    choices, features = Choices(shrewd), Features()
    for view in views("liked"):
        choices.collect(view.board)
        looked = [int(choices.actions[k]) for k in range(int(choices.count))]
        if len(looked) == 1:
            continue
        features.begin(view.board)
        base: list[int] = []
        values: dict[int, float] = {}
        for action in looked:
            see(features, view.board, shrewd, action, action == looked[0])
            numbers = [int(number) for number in features.x]
            base = base or numbers
            values[action] = net.answer(base, numbers)
        chosen = bot.choose(view)
        assert values[chosen] == pytest.approx(max(values.values()), abs=1e-6)
        otherwise += chosen != looked[0]
    assert otherwise > 10


@pytest.mark.parametrize("seats", COLOSSEUM.seats)
def test_it_beats_those_who_play_anything(seats: int) -> None:
    for game in range(3):
        state, dealer = COLOSSEUM.start(seats), SeededDealer(f"beaten {game}")
        bots = [
            BOTS["instant" if seat == game else "random"].make("colosseum", seat) for seat in range(seats)
        ]
        while state.actor != NOBODY:
            chance = state.actor == CHANCE
            state.apply(dealer.choose(state) if chance else bots[state.actor].choose(state.view(state.actor)))
        assert isinstance(state, Colosseum)
        assert state.ranking()[0] == [game]


@pytest.mark.slow
def test_it_says_what_it_looks_at() -> None:
    for view in views("said"):
        thoughts = Instant(0).explain(view)
        assert thoughts[0].value == max(thought.value for thought in thoughts)
        assert all("learned" in thought.reason for thought in thoughts) or len(thoughts) == 1


def test_its_weights_come_with_it() -> None:
    assert kept().name == "instant"
    assert WEIGHTS.stat().st_size <= 300_000


def spoiled() -> dict[str, tuple[Learned, str]]:
    """Weights that are not its own, and why they are refused."""
    found = kept()
    other = found.weights.translate(str.maketrans("AB", "BA"))
    return {
        "game": (replace(found, kind=replace(KIND, game="colossal-arena")), "made for"),
        "rules": (replace(found, kind=replace(KIND, rules="31 programs")), "made for"),
        "features": (replace(found, kind=replace(KIND, features=KIND.features + 1)), "made for"),
        "numbers": (replace(found, weights=other), "not whole"),
        "hash": (replace(found, hash="0" * 12), "not whole"),
    }


@pytest.mark.parametrize("what", spoiled())
def test_other_weights_are_refused(what: str, tmp_path: Path) -> None:
    weights, reason = spoiled()[what]
    path = tmp_path / "other.json"
    write(path, weights)
    with pytest.raises(HarenaError, match=reason):
        read(path, KIND)


@pytest.mark.slow
def test_many_decisions_leave_nothing_behind() -> None:
    """A server's bots decide for months in one process."""
    bot, shown = Instant(1), [view for view in views("memory") if len(view.legal()) > 1]

    def decide(times: int) -> int:
        for _ in range(times):
            for view in shown[::3]:
                bot.choose(view)
        gc.collect()
        return sys.getallocatedblocks()

    before = decide(1)
    assert decide(3) - before < 100
