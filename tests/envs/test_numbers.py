"""What the numbers of a view say is what it says, and nothing that a seat cannot know changes any of them."""

from __future__ import annotations

from random import Random as Choice
from typing import Any

import pytest

pytest.importorskip("numpy", reason="environments need numpy, of the extra `envs`")

import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from harena.core.chance import Random
from harena.core.dealer import SeededDealer
from harena.core.match import Match
from harena.envs.episode import Episode, split
from harena.envs.rewards import margin, rank, win
from harena.games import GAMES
from harena.games.colossal_arena.components import MOST_CREATURES
from harena.games.colossal_arena.powers.table import CREATURES
from harena.games.colosseum.components import TOKEN_NAMES

ARENA = "colossal-arena"


def somewhere(game: str, seats: int, seed: int, decisions: int) -> Episode:
    """So far into a random game, or at its end."""
    choice = Choice(seed)
    episode = Episode(game, seats, "", None)
    episode.begin(seed)
    for _ in range(decisions):
        if episode.over:
            break
        episode.take(choice.choice(episode.state.actions()))
    return episode


positions = given(
    st.sampled_from(sorted(GAMES)), st.integers(3, 5), st.integers(0, 2**32), st.integers(0, 300)
)
some = settings(
    max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)


@some
@positions
def test_what_a_seat_cannot_know_changes_no_number(game: str, seats: int, seed: int, decisions: int) -> None:
    episode = somewhere(game, seats, seed, decisions)
    for viewer in [*range(seats), None]:
        real = episode.numbers(viewer)
        mask = None if viewer is None else episode.mask(viewer)
        other = Episode(game, seats, "", None)
        other.state = episode.view(viewer).imagine(Random(seed))
        other.views = {}
        assert (other.numbers(viewer) == real).all()
        assert viewer is None or (other.mask(viewer) == mask).all()


def planes_of(match: Match, viewer: int) -> dict[str, Any]:
    return split(match.game.planes(), np.array(match.view(viewer).numbers()))


def middle(game: str, seed: int, decisions: int = 120) -> Match:
    choice = Choice(seed)
    match = Match(GAMES[game], 4, dealer=SeededDealer(str(seed)))
    for _ in range(decisions):
        if match.over:
            break
        match.play(choice.choice(match.view(match.actor).actions()))
    return match


@pytest.mark.parametrize("seed", range(4))
def test_an_arena_is_read_back(seed: int) -> None:
    match = middle(ARENA, seed)
    for viewer in range(4):
        seen: Any = match.view(viewer).as_dict()
        planes = planes_of(match, viewer)
        names = [CREATURES[int(np.argmax(row[:MOST_CREATURES]))] for row in planes["columns"]]
        assert names == [column["creature"] for column in seen["columns"]]
        assert [bool(row[MOST_CREATURES]) for row in planes["columns"]] == [
            column["alive"] for column in seen["columns"]
        ]
        faces = [f"{name} {k}" for name in names for k in range(11)]
        faces += [f"spectator {k}" for k in range(11)] + ["magister", "prefect"]
        hand = [face for face, row in zip(faces, planes["cards"], strict=True) for _ in range(row[0])]
        assert sorted(hand) == sorted(seen["own"]["hand"])
        assert {face for face, row in zip(faces, planes["cards"], strict=True) if row[7]} == set(seen["seen"])
        for k, row in enumerate(planes["players"]):
            player = seen["players"][(viewer + k) % 4] if k < 4 else None
            assert bool(row[0]) == (player is not None)
            if player is not None:
                assert (row[4], row[6], row[9]) == (player["hand"], player["tokens"], player["gold"])
        for k, column in enumerate(seen["columns"]):
            bets = {(bet["row"] - 1, (bet["seat"] - viewer) % 4) for bet in column["bets"]}
            assert {(int(r), int(s)) for r, s in np.argwhere(planes["bets"][:, k, :])} == bets
            heights = {pile["row"] - 1: pile["height"] for pile in column["piles"]}
            assert {r: int(h) for r, h in enumerate(planes["piles"][:, k, 2]) if h} == heights


@pytest.mark.parametrize("seed", range(4))
def test_a_colosseum_is_read_back(seed: int) -> None:
    match = middle("colosseum", seed)
    for viewer in range(4):
        seen: Any = match.view(viewer).as_dict()
        planes = planes_of(match, viewer)
        for k in range(4):
            player = seen["players"][(viewer + k) % 4]
            row = planes["players"][k]
            assert (row[4], row[5], row[9]) == (player["coins"], player["medals"], player["marker"])
            held = {name: int(n) for name, n in zip(TOKEN_NAMES, planes["tokens"][k], strict=True) if n}
            assert held == player["tokens"]
        sale = [number for number, row in enumerate(planes["programs"], 1) if row[10]]
        assert sale == seen["sale"]
        for market, row in zip(seen["markets"], planes["markets"], strict=True):
            assert sorted(market) == sorted(
                TOKEN_NAMES[kind] for kind in range(len(row)) for _ in range(row[kind])
            )
        assert [noble["square"] for noble in seen["nobles"].values()] == planes["nobles"].tolist()


def test_creatures_in_another_order_are_rows_in_another_order() -> None:
    """The same game by its words, its columns exchanged: row k of every plane of columns goes along."""
    line = ["amazon", "gorgon", "magus", "titan", "troll", "unicorn", "wyrm", "ettin"]
    order = [3, 0, 7, 5, 1, 2, 6, 4]
    choice = Choice(5)
    one = Match(GAMES[ARENA], 3, options={"creature_select": ",".join(line)})
    other = Match(GAMES[ARENA], 3, options={"creature_select": ",".join(line[k] for k in order)})
    for _ in range(150):
        action = choice.choice(one.state.actions())
        text = one.state.text(action)
        one.play(text)
        other.play(text)
    for viewer in range(3):
        a, b = planes_of(one, viewer), planes_of(other, viewer)
        assert (a["columns"][order] == b["columns"]).all()
        assert (a["piles"][:, order] == b["piles"]).all()
        assert (a["bets"][:, order] == b["bets"]).all()
        assert (a["secrets"][:, order] == b["secrets"]).all()
        combat = [11 * k + strength for k in order for strength in range(11)]
        assert (a["cards"][[*combat, *range(88, 101)]] == b["cards"]).all()
        for name in ("table", "step", "options", "players"):
            assert (a[name] == b[name]).all(), name


def test_rewards() -> None:
    class End:
        seats = 4

        def ranking(self) -> list[list[int]]:
            return [[2], [0, 3], [1]]

        def scores(self) -> list[int]:
            return [7, 1, 9, 7]

    end: Any = End()
    assert win(end) == [0, 0, 1, 0]
    assert rank(end) == pytest.approx([0, -1, 1, 0])
    assert margin(end) == [-2, -8, 2, -2]
    end.ranking = lambda: [[0, 1], [2], [3]]
    assert win(end) == [0.5, 0.5, 0, 0]
