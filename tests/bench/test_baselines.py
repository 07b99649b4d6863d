"""The baselines learn: a few updates of each, where what they need is installed."""

from __future__ import annotations

import pytest

pytest.importorskip("gymnasium", reason="baselines need gymnasium, of the extra `envs`")

import numpy as np

from bench.baselines.q_learning import Learner, Practice
from bench.baselines.trial import wins_against


def test_a_value_goes_where_it_should() -> None:
    learner = Learner(4, 2)
    seen = np.array([1, 0.5, 1], np.float32)
    first = abs(learner.learn(seen, 2, 1.0))
    for _ in range(300):
        last = abs(learner.learn(seen, 2, 1.0))
    assert last < 0.05 * first
    assert learner.best(seen, np.array([1, 0, 1, 1])) == 2
    assert learner.best(seen, np.array([1, 1, 0, 0])) == 0


def test_two_seats_learn_for_themselves() -> None:
    practice = Practice(4, seed=2)
    for _ in range(80):
        practice.step()
    ended = [learner.weights.any() for learner in practice.learners]
    assert len(practice.before) > 0
    one, other = (learner.weights for learner in practice.learners)
    assert not any(ended) or not np.array_equal(one, other)
    assert wins_against("random", practice.play, 2, 1) in (0, 1, 2)
