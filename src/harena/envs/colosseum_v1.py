"""Colosseum as PettingZoo names its games; the version is that of the encoding."""

from __future__ import annotations

from functools import partial

from harena.envs import pettingzoo

env = partial(pettingzoo.env, "colosseum")
raw_env = partial(pettingzoo.raw_env, "colosseum")
parallel_env = partial(pettingzoo.parallel_env, "colosseum")
