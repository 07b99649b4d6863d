"""Many games in one call: the same games, views, legal actions and rewards as one at a time."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="environments need gymnasium, of the extra `envs`")

import numpy as np
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import harena
from harena.core.chance import Random
from harena.core.errors import HarenaError
from harena.core.state import State
from harena.envs.rewards import REWARDS
from harena.envs.vector import Games, VectorEnv
from harena.games import GAMES

STEPS = 600 if harena.COMPILED else 60


def seen_by(state: State, seat: int) -> list[int]:
    return state.view(seat).numbers()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [3, 5])
def test_a_row_is_the_view_of_whoever_acts(game: str, seats: int) -> None:
    """Also after it was written on for another seat and another game, so nothing old is left in it."""
    env = Games(game, games=3, seats=seats)
    env.reset(seed=seats)
    ends = 0
    for n in range(STEPS):
        env.step(env.wander())
        ends += int(env.ended.sum())
        if n % 5 == 0 or env.ended.any():
            for row, state in enumerate(env.batch.states):
                seat = int(env.actors[row])
                assert seat == state.actor
                assert env.observations[row].tolist() == seen_by(state, seat)
                assert np.flatnonzero(env.masks[row]).tolist() == sorted(state.actions())
    assert ends > 0 or seats == 5 or not harena.COMPILED


@pytest.mark.parametrize("game", GAMES)
def test_what_whoever_acts_cannot_know_changes_no_number(game: str) -> None:
    env = Games(game, games=2, seats=4)
    env.reset(seed=6)
    others = 0
    for n in range(STEPS):
        env.step(env.wander())
        if n % 12 == 0:
            seen, masks = env.observations.copy(), env.masks.copy()
            real = list(env.batch.states)
            for row, state in enumerate(real):
                env.batch.states[row] = state.view(state.actor).imagine(Random(n))
                others += secrets(env.batch.states[row]) != secrets(state)
                env.batch.sheet.wipe(row)
                env.batch.look(row)
            assert (env.observations == seen).all()
            assert (env.masks == masks).all()
            env.batch.states[:] = real
    assert others > 0 or game == "colosseum", "no world was another"


def secrets(state: State) -> object:
    """The hands, in a game that has any."""
    return [int(cards) for cards in getattr(state, "hand", [])]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("reward", REWARDS)
def test_an_end_is_worth_what_it_is_elsewhere(game: str, reward: str) -> None:
    env = Games(game, games=1, seats=3, rewards=reward)
    env.reset(seed=4)
    while not env.ended[0]:
        state = env.batch.states[0]
        assert not env.rewards.any()
        env.step(env.wander())
    assert env.batch.states[0] is not state
    assert env.rewards[0].tolist() == pytest.approx(REWARDS[reward](state))
    env.step(env.wander())
    assert not env.rewards.any()
    assert not env.ended.any()


def test_a_seed_is_a_series_of_games_whatever_else_is_played() -> None:
    few, many = Games("colossal-arena", games=2, seats=3), Games("colossal-arena", games=5, seats=3)
    few.reset(seed=8)
    many.reset(seed=8)
    for _ in range(60):
        first = [int(np.flatnonzero(mask)[-1]) for mask in many.masks]
        few.step(first[:2])
        many.step(first)
        assert (few.observations == many.observations[:2]).all()
    many.reset(seed=9)
    assert not (few.observations == many.observations[:2]).all()


def test_an_illegal_action_is_refused_and_nothing_happens() -> None:
    env = Games("colosseum", games=4, seats=3)
    env.reset(seed=2)
    before = env.observations.copy()
    actions = env.wander().copy()
    for wrong in (-1, 5000, int(np.flatnonzero(env.masks[2] == 0)[0])):
        actions[2] = wrong
        with pytest.raises(HarenaError):
            env.step(actions)
        assert (env.observations == before).all()


def test_as_gymnasium_wants_it() -> None:
    env: Any = VectorEnv("colossal-arena", games=6, seats=3, preset="derby", rewards="rank")
    assert issubclass(VectorEnv, GymnasiumVectorEnv)
    seen, info = env.reset(seed=3)
    assert env.num_envs == 6
    assert seen in env.observation_space
    assert env.single_action_space.n == env.single_observation_space["action_mask"].shape[0]
    for _ in range(STEPS):
        acted = info["actor"].copy()
        seen, rewards, ended, cut, info = env.step(env.sample())
        assert not cut.any()
        assert rewards.tolist() == [info["rewards"][row, seat] for row, seat in enumerate(acted)]
        assert (info["rewards"].any(axis=1) == ended).all()
    assert seen in env.observation_space
    again, _ = VectorEnv("colossal-arena", games=6, seats=3, preset="derby").reset(seed=3)
    assert (env.reset(seed=3)[0]["observation"] == again["observation"]).all()


def test_its_wrappers_count_our_episodes() -> None:
    env: Any = VectorEnv("colossal-arena", games=4, seats=2, preset="derby", rewards="rank")
    wrapped = RecordEpisodeStatistics(env)
    wrapped.reset(seed=1)
    ends = 0
    for _ in range(STEPS):
        *_, ended, _, info = wrapped.step(env.sample())
        assert (info["_episode"] == ended).all() if "episode" in info else not ended.any()
        ends += int(ended.sum())
    assert ends > 0 or not harena.COMPILED


def test_what_cannot_be_played_is_said() -> None:
    with pytest.raises(HarenaError, match="the games are"):
        Games("chess")
    with pytest.raises(HarenaError, match="at least one"):
        Games("colosseum", games=0)
    with pytest.raises(HarenaError, match="the rewards are"):
        Games("colosseum", rewards="gold")
