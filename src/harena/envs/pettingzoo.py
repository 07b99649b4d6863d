"""The games as PettingZoo's environments.

    env = harena.envs.pettingzoo.env("colossal-arena", seats=4)

`env` asks one agent after the other, as the game does. In `parallel_env` all agents hand in an action at each
step: whoever is not to act has one legal action, to wait.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

from harena.core.errors import OptionError
from harena.core.game import Options
from harena.envs.episode import Episode, bounds, split
from harena.envs.images import image_of
from harena.envs.pictures import text_of
from harena.envs.rewards import reward_called

RENDER_MODES = ["human", "ansi", "rgb_array"]
ILLEGAL = -1.0
"""What an illegal action costs; it ends the game."""


def env(
    game: str, seats: int = 4, preset: str = "", options: Options | None = None, **settings: Any
) -> raw_env:
    """The environment as most learners want it: whoever breaks the order or the rules is told so."""
    return checked_env(game, seats, preset, options, **settings)


class Common:
    """What both kinds of environment have."""

    def __init__(
        self,
        game: str,
        seats: int = 4,
        preset: str = "",
        options: Options | None = None,
        *,
        rewards: str = "win",
        planes: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`planes` gives observations as a dictionary of planes instead of one row of numbers."""
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise OptionError(f"the render modes are {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.episode = Episode(game, seats, preset, options)
        self.reward = reward_called(rewards)
        self.by_plane = planes
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        name = f"{game.replace('-', '_')}_v{self.episode.game.encoding}"
        self.metadata: dict[str, Any] = {
            "name": name,
            "render_modes": RENDER_MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        low, high = bounds(self.episode.planes)
        self.flat = Box(low, high, dtype=np.int16)
        self.state_space = Box(np.tile(low, seats), np.tile(high, seats), dtype=np.int16)

    def seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def space(self, actions: int) -> Space[Any]:
        low, high = (split(self.episode.planes, side) for side in (self.flat.low, self.flat.high))
        planes = Dict({name: Box(low[name], high[name], dtype=np.int16) for name in low})
        mask = Box(0, 1, (actions,), np.int8)
        return Dict({"observation": planes if self.by_plane else self.flat, "action_mask": mask})

    def observed(self, seat: int) -> Any:
        numbers = self.episode.numbers(seat)
        return split(self.episode.planes, numbers) if self.by_plane else numbers

    def state(self) -> Any:
        """What all seats know together, for a critic that is not asked at play."""
        return np.concatenate([self.episode.numbers(seat) for seat in range(self.episode.seats)])

    def render(self) -> Any:
        """The spectator's view, so a picture tells no agent anything."""
        view = self.episode.view(None)
        if self.render_mode == "rgb_array":
            return image_of(view)
        if self.render_mode == "human":
            print(text_of(view))
            return None
        return text_of(view) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is left open."""


class raw_env(Common, AECEnv[Any, Any, Any]):  # type: ignore[misc]  # noqa: N801 (as PettingZoo has it)
    """Without any checks: an action that is not legal breaks the game."""

    def __init__(self, game: str, *arguments: Any, **settings: Any) -> None:
        AECEnv.__init__(self)
        Common.__init__(self, game, *arguments, **settings)
        actions = self.episode.game.actions
        self.observation_spaces = {agent: self.space(actions) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the next of the series that the last seed began."""
        self.episode.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.taken = 0
        self.agent_selection = self.agents[self.episode.state.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, as numbers, and a 1 for each of its legal actions."""
        seat = self.seat_of(agent)
        return {"observation": self.observed(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: Any) -> None:
        """An action of the agent that is selected; whoever is out steps with None."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.episode.take(int(action))
        self.taken += 1
        if self.episode.over:
            self.rewards = dict(zip(self.agents, self.reward(self.episode.state), strict=True))
            self.finish(cut=False)
        else:
            self.agent_selection = self.possible_agents[self.episode.state.actor]
            if self.max_cycles is not None and self.taken >= self.max_cycles * self.episode.seats:
                self.finish(cut=True)

    def finish(self, *, cut: bool) -> None:
        """Nothing was given before, so what the end is worth is all that there is."""
        self.terminations = dict.fromkeys(self.agents, not cut)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._accumulate_rewards()
        self._deads_step_first()


class checked_env(raw_env):  # noqa: N801
    """The same with checks, and no wrappers: those of PettingZoo take longer than the game.

    An action outside of the space, or a loop over agents without a step, is an AssertionError; an illegal
    action ends the game and costs 1.
    """

    moved = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the next of the series that the last seed began."""
        self.moved = True
        super().reset(seed, options)

    def step(self, action: Any) -> None:
        """An action of the agent that is selected; whoever is out steps with None."""
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        self.moved = True
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "action is not in action space"
        assert 0 <= int(action) < self.episode.game.actions, "action is not in action space"
        if self.episode.allows(int(action)):
            super().step(action)
        else:
            EnvLogger.warn_on_illegal_move()
            self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL}
            self.finish(cut=False)

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Whoever is to act, until nobody is left."""
        while self.agents and max_iter > 0:
            assert self.moved, "need to call step() or reset() in a loop over `agent_iter`"
            self.moved = False
            max_iter -= 1
            yield self.agent_selection


class parallel_env(Common, ParallelEnv[Any, Any, Any]):  # type: ignore[misc]  # noqa: N801
    """An action that is not legal is answered by the first that is, and `infos` say so."""

    def __init__(self, game: str, *arguments: Any, **settings: Any) -> None:
        Common.__init__(self, game, *arguments, **settings)
        self.metadata["is_parallelizable"] = True
        self.wait = self.episode.game.actions
        """The number of the action of whoever is not to act."""
        self.observation_spaces = {agent: self.space(self.wait + 1) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """A new game; without a seed the next of the series that the last seed began."""
        self.episode.begin(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self.observe_all(), {agent: {} for agent in self.agents}

    def observe_all(self) -> dict[str, Any]:
        return {
            agent: {"observation": self.observed(seat), "action_mask": self.mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def mask(self, seat: int) -> Any:
        idle = not self.episode.over and self.episode.state.actor != seat
        return np.append(self.episode.mask(seat), np.int8(idle))

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """An action of every agent, of which that of the seat to act counts."""
        seat = int(self.episode.state.actor)
        agent = self.possible_agents[seat]
        legal = self.episode.view(seat).legal()
        asked = int(actions[agent])
        self.episode.take(asked if asked in legal else legal[0])
        self.cycles += 1
        over = self.episode.over
        late = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        found = self.reward(self.episode.state) if over else [0.0] * self.episode.seats
        rewards = dict(zip(self.possible_agents, found, strict=True))
        infos: dict[str, Any] = {name: {} for name in self.possible_agents}
        infos[agent] = {"illegal": asked not in legal}
        self.agents = [] if over or late else list(self.possible_agents)
        ends, cuts = (dict.fromkeys(self.possible_agents, bool(flag)) for flag in (over, late))
        return self.observe_all(), rewards, ends, cuts, infos
