"""The learned bot follows its net, from what its seat sees, and takes no weights but its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from harena.bots import BOTS
from harena.bots.colossal_arena.compiled.features import Features
from harena.bots.colossal_arena.compiled.greedy import Greedy
from harena.bots.colossal_arena.compiled.learned import MOST
from harena.bots.colossal_arena.compiled.weights import Weights
from harena.bots.colossal_arena.instant import KIND, WEIGHTS, Instant, kept
from harena.bots.learned.weights import Learned, read, write
from harena.core.chance import Random
from harena.core.dealer import SeededDealer
from harena.core.errors import HarenaError
from harena.core.state import CHANCE, NOBODY
from harena.games import GAMES
from harena.games.colossal_arena import steps
from harena.games.colossal_arena.scoring import winner
from harena.games.colossal_arena.sight.board import afterwards
from harena.games.colossal_arena.sight.view import ColossalArenaView
from harena.games.colossal_arena.state import ColossalArena

ARENA = GAMES["colossal-arena"]


def views(seed: str, options: dict[str, str] | None = None) -> Iterator[ColossalArenaView]:
    """What seats see at their choices, in a game between three of it."""
    state, dealer, bot = ARENA.start(3, "", options), SeededDealer(seed), Instant(0)
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(dealer.choose(state))
            continue
        view = state.view(state.actor)
        assert isinstance(view, ColossalArenaView)
        yield view
        state.apply(bot.choose(view))


@pytest.mark.slow
def test_the_same_view_gives_the_same_move_whatever_is_hidden() -> None:
    random, asked = Random(2), Instant(7)
    for view in views("hidden"):
        twin = view.imagine(random).view(view.seat)
        assert Instant(7).choose(twin) == asked.choose(view)


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


def test_it_beats_three_who_play_anything() -> None:
    won = 0
    for game in range(12):
        state, dealer = ARENA.start(4), SeededDealer(f"beaten {game // 4}")
        bots = [BOTS["instant" if seat == game % 4 else "random"].make(ARENA.name, seat) for seat in range(4)]
        while state.actor != NOBODY:
            chance = state.actor == CHANCE
            state.apply(dealer.choose(state) if chance else bots[state.actor].choose(state.view(state.actor)))
        assert isinstance(state, ColossalArena)
        won += winner(state) == game % 4
    assert won >= 8


def test_it_says_what_it_looks_at() -> None:
    for view in views("said"):
        thoughts = Instant(0).explain(view)
        assert thoughts[0].value == max(thought.value for thought in thoughts)
        assert all("learned" in thought.reason for thought in thoughts)


def test_its_weights_come_with_it() -> None:
    assert kept().name == "instant"
    assert WEIGHTS.stat().st_size <= 300_000


def spoiled() -> dict[str, tuple[Learned, str]]:
    """Weights that are not its own, and why they are refused."""
    found = kept()
    other = found.weights.translate(str.maketrans("AB", "BA"))
    return {
        "game": (replace(found, kind=replace(KIND, game="colosseum")), "made for"),
        "rules": (replace(found, kind=replace(KIND, rules="a hydra")), "made for"),
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
