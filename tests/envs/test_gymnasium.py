"""One seat against bots: Gymnasium's own check, and what it does not look at."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="environments need gymnasium, of the extra `envs`")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import harena.envs.gymnasium
from harena.core.errors import HarenaError

OVER = 9
"""Of the numbers of Colossal Arena: the game is over."""
IDS = ["harena/ColossalArena-v1", "harena/Colosseum-v1"]


def made(name: str, **settings: Any) -> Any:
    return gymnasium.make(name, **settings).unwrapped


def play(env: Any, seed: int) -> tuple[float, int]:
    """A whole game by the first legal action: what it was worth, and after how many decisions."""
    seen, info = env.reset(seed=seed)
    decisions, reward, ended = 0, 0.0, False
    while not ended:
        assert (info["action_mask"] == seen["action_mask"]).all()
        assert seen["action_mask"].any()
        seen, reward, ended, cut, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert not cut
        decisions += 1
    assert not seen["action_mask"].any()
    return reward, decisions


@pytest.mark.parametrize("name", IDS)
@pytest.mark.filterwarnings("ignore")
def test_gymnasium_has_no_complaint(name: str) -> None:
    check_env(made(name, seats=3, opponents="random", render_mode="ansi"))


@pytest.mark.parametrize("name", IDS)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    env = made(name, seats=3, opponents=["random", "greedy"], rewards="rank")
    first = play(env, 5)
    assert first[1] > 10
    assert first[0] in (-1, 0, 1)
    assert play(env, 5) == first
    again = made(name, seats=3, opponents=["random", "greedy"], rewards="rank")
    assert play(again, 5) == first
    assert play(env, 6) != first


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.filterwarnings("ignore")
def test_several_at_once_in_any_autoreset_mode(mode: AutoresetMode) -> None:
    kwargs: Any = {"seats": 2, "preset": "derby", "opponents": "random", "seat": 0}
    envs = gymnasium.make_vec(IDS[0], num_envs=2, vector_kwargs={"autoreset_mode": mode}, **kwargs)
    seen, _ = envs.reset(seed=2)
    ends = 0
    for _ in range(400):
        actions = seen["action_mask"].argmax(axis=1)
        seen, rewards, ended, _, _ = envs.step(actions)
        ends += int(ended.sum())
        assert not rewards[~ended].any()
        assert ended[0] == seen["observation"][0, OVER] or mode is AutoresetMode.SAME_STEP
        if mode is AutoresetMode.DISABLED and ended.any():
            seen, _ = envs.reset(options={"reset_mask": ended})
    assert ends > 2


def test_a_learner_sits_where_it_is_put_or_anywhere() -> None:
    env = made(IDS[0], seats=3, seat=2, opponents="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(6)} == {2}
    assert env.episode.state.actor == 2
    env = made(IDS[0], seats=3, opponents="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_an_illegal_action_ends_the_game_and_costs_one() -> None:
    env = made(IDS[0], seats=2, opponents="random")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(wrong)
    assert (reward, ended, info["illegal"]) == (-1, True, True)


def test_a_picture_and_a_page() -> None:
    env = made(IDS[1], seats=3, render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape[2] == 3
    env = made(IDS[1], seats=3, render_mode="ansi")
    env.reset(seed=1)
    assert "coins" in env.render()


@pytest.mark.parametrize(
    "wrong",
    [
        {"opponents": ["greedy"]},
        {"opponents": "nobody"},
        {"seat": 4},
        {"render_mode": "human"},
        {"rewards": "gold"},
    ],
)
def test_what_cannot_be_is_said(wrong: dict[str, Any]) -> None:
    with pytest.raises(HarenaError):
        harena.envs.gymnasium.OneSeat("colossal-arena", 4, **wrong)
