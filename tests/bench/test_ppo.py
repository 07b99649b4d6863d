"""Masked PPO learns: a few updates, where PyTorch is installed."""

from __future__ import annotations

import pytest

pytest.importorskip("gymnasium", reason="baselines need gymnasium, of the extra `envs`")
pytest.importorskip("torch", reason="this baseline needs PyTorch, the extra `torch`")

import numpy as np

from bench.baselines import ppo
from bench.baselines.trial import GAME, PRESET, SEATS, wins_against
from harena.envs.vector import Games


def test_updates_change_the_policy_and_no_illegal_action_is_ever_taken() -> None:
    learner = ppo.Learner(games=4, seed=2)
    before = [weight.detach().clone() for weight in learner.net.weights]
    for _ in range(2):
        rollout = learner.play()
        rows, games = np.indices(rollout.actions.shape)
        assert rollout.masks[rows, games, rollout.actions].all()
        learner.learn(rollout)
    assert learner.taken == 2 * ppo.STEPS * 4
    assert not any(bool((old == new).all()) for old, new in zip(before, learner.net.weights, strict=True))
    assert wins_against("random", learner.choose, 2, 1) in (0, 1, 2)


def test_an_advantage_is_counted_from_a_seats_own_decisions() -> None:
    """Seat 0, seat 1, seat 0, and the game ends with a victory of seat 0."""
    env = Games(GAME, 1, SEATS, PRESET)
    rollout = ppo.Rollout(env)
    rollout.actors[:3, 0] = [0, 1, 0]
    rollout.values[:3, 0] = [0.2, -0.1, 0.5]
    rollout.rewards[2, 0] = [1, -1]
    rollout.ended[2, 0] = True
    found = rollout.advantages()[:3, 0]
    last = 1 - 0.5
    assert found == pytest.approx([0.5 - 0.2 + ppo.LAMBDA * last, -1 + 0.1, last])
