"""Many games in one call.

    env = harena.envs.vector.VectorEnv("colossal-arena", games=1024, seats=4)
    seen, info = env.reset(seed=1)
    seen, reward, ended, cut, info = env.step(env.sample())

Observations, masks and rewards are written in place by compiled code: every step gives the same arrays.
"""

from __future__ import annotations

from ctypes import c_int64
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, MultiDiscrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from numpy.typing import NDArray

from harena.core.chance import Random
from harena.core.errors import OptionError
from harena.core.game import Options
from harena.envs.compiled.batch import Batch
from harena.envs.episode import bounds
from harena.envs.rewards import reward_called
from harena.games import GAMES

SERIES = 62
"""Bits of a seed."""


class Games:
    """The bare one: arrays, and two calls that fill them."""

    def __init__(
        self,
        game: str,
        games: int = 1024,
        seats: int = 4,
        preset: str = "",
        options: Options | None = None,
        *,
        rewards: str = "win",
    ) -> None:
        if game not in GAMES:
            raise OptionError(f"the games are {', '.join(GAMES)}, not {game!r}")
        if games < 1:
            raise OptionError(f"at least one game is played, not {games}")
        reward_called(rewards)
        self.game = GAMES[game]
        self.games = games
        self.seats = seats
        self.batch = Batch(self.game, self.game.start(seats, preset, options), games, rewards)
        batch = self.batch
        self.observations = array(batch.sheet.values, np.int16).reshape(games, -1)
        """What the seat to act sees, a row a game."""
        self.masks = array(batch.masks.values, np.uint8).reshape(games, -1)
        """1 for each of its legal actions."""
        self.actors = array(batch.actors, np.int64)
        """Which seat is to act."""
        self.rewards = array(batch.rewards, np.float64).reshape(games, seats)
        """What the game that ended with the latest step was worth to each seat; else nought."""
        self.ended = array(batch.ended, np.bool_)
        """Whether a game ended with the latest step; its row shows the next one already."""
        self.actions = writable(batch.actions, games)
        """What `step` takes, if it is not told otherwise."""
        self.random = Random(0)
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """All games anew; without a seed, other ones than ever."""
        seed = randbits(SERIES) if seed is None else seed
        self.random = Random(seed, 1)
        self.batch.reset(seed)

    def step(self, actions: Any = None) -> None:
        """A legal action in every game; if one is not legal, none is taken."""
        if actions is not None:
            self.actions[:] = actions
        wrong = self.batch.step()
        if wrong >= 0:
            action = int(self.actions[wrong])
            if not 0 <= action < self.game.actions:
                raise OptionError(f"actions are numbered below {self.game.actions}, not {action}")
            raise self.batch.states[wrong].refusal(action)

    def wander(self) -> NDArray[np.int64]:
        """Legal actions at random, into `actions`."""
        self.batch.wander(self.random)
        return self.actions


def array(buffer: Any, kind: Any) -> NDArray[Any]:
    """The numbers of a vec themselves, not a copy."""
    return np.frombuffer(buffer, kind)


def writable(buffer: Any, length: int) -> NDArray[np.int64]:
    """The same for writing: a vec shows itself for reading only, but here the reader is the vec's owner."""
    place = array(buffer, np.int64).ctypes.data
    return np.ctypeslib.as_array((c_int64 * length).from_address(place))


class VectorEnv(GymnasiumVectorEnv):
    """The same as Gymnasium wants it: whoever is to act in a game is asked, so all seats are played.

    The reward of a step is that of the seat which acted; `info` has those of all seats, and who acts next.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self, game: str, games: int = 1024, seats: int = 4, *arguments: Any, **settings: Any
    ) -> None:
        self.bare = Games(game, games, seats, *arguments, **settings)
        self.num_envs = games
        low, high = bounds(self.bare.game.planes())
        wide = self.bare.game.actions
        self.single_observation_space = Dict(
            {
                "observation": Box(low, high, dtype=np.int16),
                "action_mask": Box(0, 1, (wide,), dtype=np.uint8),
            }
        )
        self.observation_space = Dict(
            {
                "observation": Box(np.tile(low, (games, 1)), np.tile(high, (games, 1)), dtype=np.int16),
                "action_mask": Box(0, 1, (games, wide), dtype=np.uint8),
            }
        )
        self.action_space = MultiDiscrete(np.full(games, wide))
        self.single_action_space = self.action_space[0]
        self._rows = np.arange(games)
        self._never = np.zeros(games, dtype=np.bool_)
        self._seen = {"observation": self.bare.observations, "action_mask": self.bare.masks}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """All games anew."""
        self.bare.reset(seed)
        return self._seen, self.info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Any]:
        """A legal action in every game; what is over begins anew at once."""
        acted = self.bare.actors.copy()
        self.bare.step(actions)
        return self._seen, self.bare.rewards[self._rows, acted], self.bare.ended, self._never, self.info()

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.bare.masks, "actor": self.bare.actors, "rewards": self.bare.rewards}

    def sample(self) -> NDArray[np.int64]:
        """A legal action at random for every game."""
        return self.bare.wander()
