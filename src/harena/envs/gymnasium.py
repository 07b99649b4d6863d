"""One seat against bots, as a Gymnasium environment.

    import harena.envs.gymnasium
    env = gymnasium.make("harena/ColossalArena-v1", seats=4, opponents="greedy")

Importing this registers `harena/ColossalArena-v1` and `harena/Colosseum-v1`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import Env
from gymnasium.envs.registration import register
from gymnasium.spaces import Box, Dict, Discrete

from harena.bots import Bot
from harena.bots.specification import bot_of
from harena.core.errors import OptionError
from harena.core.game import Options
from harena.envs.episode import Episode, bounds
from harena.envs.images import image_of
from harena.envs.pictures import text_of
from harena.envs.rewards import reward_called

ILLEGAL = -1.0
"""What an illegal action costs; it ends the game."""
SEEDS = 2**31


class OneSeat(Env[Any, Any]):
    """The bots act by themselves, so the learner is asked only at decisions of its own."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int = 4,
        preset: str = "",
        options: Options | None = None,
        *,
        opponents: str | list[str] = "greedy",
        seat: int | None = None,
        rewards: str = "win",
        render_mode: str | None = None,
    ) -> None:
        """`opponents` is a bot for all other seats, or a list; without `seat` luck seats the learner."""
        names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != seats - 1:
            raise OptionError(f"{seats} seats have {seats - 1} opponents, not {len(names)}")
        if seat is not None and seat not in range(seats):
            raise OptionError(f"the seats are 0 to {seats - 1}, not {seat}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise OptionError(f"the render modes are ansi and rgb_array, not {render_mode!r}")
        self.episode = Episode(game, seats, preset, options)
        self.opponents = names
        self.chosen = seat
        self.seat = 0
        self.bots: dict[int, Bot] = {}
        self.reward = reward_called(rewards)
        self.render_mode = render_mode
        low, high = bounds(self.episode.planes)
        actions = self.episode.game.actions
        self.action_space = Discrete(actions)
        self.observation_space = Dict(
            {
                "observation": Box(low, high, dtype=np.int16),
                "action_mask": Box(0, 1, (actions,), dtype=np.int8),
            }
        )
        for name in names:
            bot_of(name, game)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """A new game, as far as the learner's first decision."""
        super().reset(seed=seed)
        self.begin()
        while self.episode.over:  # a game without a decision of the learner's
            self.begin()
        return self.seen(), self.info()

    def begin(self) -> None:
        seats = self.episode.seats
        drawn = int(self.np_random.integers(seats))
        self.seat = drawn if self.chosen is None else self.chosen
        self.episode.begin(int(self.np_random.integers(SEEDS)))
        self.bots = {
            (self.seat + 1 + k) % seats: bot_of(
                name, self.episode.game.name, int(self.np_random.integers(SEEDS))
            )
            for k, name in enumerate(self.opponents)
        }
        self.go_on()

    def go_on(self) -> None:
        """Until the learner is asked or the game is over."""
        episode = self.episode
        while not episode.over and episode.state.actor != self.seat:
            actor = int(episode.state.actor)
            episode.take(self.bots[actor].choose(episode.view(actor)))

    def step(self, action: Any) -> tuple[Any, float, bool, bool, Any]:
        """The learner's action; then the bots act until it is asked again or the game is over."""
        if int(action) not in self.episode.view(self.seat).legal():
            return self.seen(), ILLEGAL, True, False, {**self.info(), "illegal": True}
        self.episode.take(int(action))
        self.go_on()
        over = self.episode.over
        reward = self.reward(self.episode.state)[self.seat] if over else 0.0
        return self.seen(), reward, over, False, self.info()

    def seen(self) -> dict[str, Any]:
        return {
            "observation": self.episode.numbers(self.seat),
            "action_mask": self.episode.mask(self.seat),
        }

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(self.seat), "seat": self.seat, "illegal": False}

    def render(self) -> Any:
        """The spectator's view, as text or as an image."""
        view = self.episode.view(None)
        if self.render_mode == "ansi":
            return text_of(view)
        return image_of(view) if self.render_mode == "rgb_array" else None


for _name, _game in (("ColossalArena", "colossal-arena"), ("Colosseum", "colosseum")):
    register(f"harena/{_name}-v1", entry_point="harena.envs.gymnasium:OneSeat", kwargs={"game": _game})
