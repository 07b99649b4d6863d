"""Colossal Arena as PettingZoo names its games; the version is that of the encoding."""

from __future__ import annotations

from functools import partial

from harena.envs import pettingzoo

env = partial(pettingzoo.env, "colossal-arena")
raw_env = partial(pettingzoo.raw_env, "colossal-arena")
parallel_env = partial(pettingzoo.parallel_env, "colossal-arena")
