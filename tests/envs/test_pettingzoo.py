"""PettingZoo's own tests, as they come, on both games at every number of seats."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="environments need pettingzoo, of the extra `envs`")

import numpy as np
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils import parallel_to_aec

from harena.core.chance import Random
from harena.core.errors import OptionError
from harena.envs import colossal_arena_v1, colosseum_v1
from harena.envs.pettingzoo import ILLEGAL, env, parallel_env, raw_env
from harena.games import GAMES

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
TABLES = [(game.name, seats) for game in GAMES.values() for seats in game.seats]
tables = pytest.mark.parametrize(("game", "seats"), TABLES)


@tables
@pytest.mark.parametrize("planes", [False, True], ids=["numbers", "planes"])
def test_the_api(game: str, seats: int, planes: bool) -> None:
    api_test(env(game, seats, planes=planes), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_the_api_to_the_end(game: str) -> None:
    api_test(env(game, GAMES[game].seats[0], rewards="margin"), num_cycles=1000)


@tables
def test_the_parallel_api(game: str, seats: int) -> None:
    parallel_api_test(parallel_env(game, seats), num_cycles=30)


@tables
def test_seeds(game: str, seats: int) -> None:
    seed_test(partial(env, game, seats), num_cycles=20)
    parallel_seed_test(partial(parallel_env, game, seats), num_cycles=20)


@tables
def test_cycles_have_an_end(game: str, seats: int) -> None:
    """All agents act in every cycle, as that test expects, only where they act side by side."""
    side_by_side = partial(parallel_env, game, seats)
    max_cycles_test(
        SimpleNamespace(parallel_env=side_by_side, env=lambda **more: parallel_to_aec(side_by_side(**more)))
    )


@pytest.mark.parametrize("game", GAMES)
def test_rendering(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, game, 3), {"ansi": lambda text: text.startswith("turn ")})
    assert "seat 3" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_states(game: str) -> None:
    state_test(env(game, 3), parallel_env(game, 3))


@pytest.mark.parametrize("module", [colossal_arena_v1, colosseum_v1])
def test_a_version_is_that_of_the_encoding(module: Any) -> None:
    made = module.env(seats=3)
    assert made.metadata["name"] == module.__name__.rpartition(".")[2]


def played(made: Any, seed: int) -> dict[str, float]:
    """What each agent has won after a random game."""
    won: dict[str, float] = {}
    made.reset(seed=seed)
    for seat, agent in enumerate(made.possible_agents):
        made.action_space(agent).seed(seat)
    for agent in made.agent_iter():
        seen, reward, ended, cut, _ = made.last()
        won[agent] = won.get(agent, 0.0) + reward
        made.step(None if ended or cut else made.action_space(agent).sample(seen["action_mask"]))
    return won


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("made", [raw_env, parallel_env], ids=["in turn", "side by side"])
def test_what_an_agent_cannot_know_changes_no_number(game: str, made: Any) -> None:
    arena = made(game, 3)
    arena.reset(seed=4)
    episode = arena.episode
    for n in range(60):
        episode.take(episode.state.actions()[n % len(episode.state.actions())])
    real = episode.state
    for seat in range(3):
        seen, mask = arena.observed(seat).copy(), episode.mask(seat).copy()
        episode.state, episode.views = episode.view(seat).imagine(Random(seat)), {}
        assert (arena.observed(seat) == seen).all()
        assert (episode.mask(seat) == mask).all()
        episode.state, episode.views = real, {}


@pytest.mark.parametrize(("rewards", "total"), [("win", 1.0), ("rank", 0.0)])
def test_a_game_pays_at_its_end(rewards: str, total: float) -> None:
    won = played(env("colossal-arena", 3, rewards=rewards), 1)
    assert len(won) == 3
    assert sum(won.values()) == pytest.approx(total)


def test_an_illegal_action_ends_the_game() -> None:
    made = env("colossal-arena", 3)
    made.reset(seed=1)
    agent, seen = made.agent_selection, made.last()[0]
    made.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert made.terminations[agent]
    assert made.rewards[agent] == ILLEGAL


def test_agents_side_by_side_wait_for_one_another() -> None:
    made = parallel_env("colossal-arena", 3)
    seen, _ = made.reset(seed=1)
    waiting = [agent for agent in made.agents if seen[agent]["action_mask"][made.wait]]
    assert len(waiting) == 2
    assert all(seen[agent]["action_mask"].sum() == 1 for agent in waiting)
    *_, infos = made.step(dict.fromkeys(made.agents, made.wait))
    assert [info.get("illegal", False) for info in infos.values()].count(True) == 1


def test_a_game_may_be_cut_short() -> None:
    made = raw_env("colossal-arena", 2, max_cycles=3)
    made.reset(seed=1)
    for _ in range(6):
        assert not any(made.truncations.values())
        made.step(int(np.flatnonzero(made.last()[0]["action_mask"])[0]))
    assert all(made.truncations.values())


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"seats": 9},
        {"preset": "nothing"},
        {"rewards": "gold"},
        {"render_mode": "smoke"},
        {"options": {"powers": "perhaps"}},
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        env(**{"game": "colossal-arena", **wrong})
