"""The games for OpenSpiel: importing this registers `harena_colossal_arena` and `harena_colosseum`.

    pyspiel.load_game("harena_colossal_arena(players=4,preset=titan)")

Parameters are `players`, `preset` and `options`, the last written so that OpenSpiel can read it:
`end_mode:five-rounds;row_tie:continue`, with a stroke for each comma of a list of creatures.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from harena.core.chance import Random
from harena.core.errors import HarenaError
from harena.core.game import Options, parse_options
from harena.core.state import CHANCE, NOBODY, Event, State
from harena.envs.episode import split
from harena.envs.rewards import rank
from harena.games import GAMES

LONGEST = 100_000
"""More actions than any game has."""
SEEDS = 2**31

Start = tuple[str, int, Options]
"""Of which game, for how many, by which options."""


class Position:
    """A state, and for each viewer all that she has seen and done: the spectator's is the last list."""

    def __init__(self, start: Start, state: State, told: list[list[object]], log: list[int]) -> None:
        self.start = start
        self.state = state
        self.told = told
        self.log = log
        self.is_imagined = False

    def __deepcopy__(self, memo: Any) -> Position:
        copy = Position(self.start, self.state.clone(), [list(told) for told in self.told], list(self.log))
        copy.is_imagined = self.is_imagined
        return copy

    def __reduce__(self) -> Any:
        """A position is written down as the actions that led to it."""
        if self.is_imagined:
            raise TypeError("an imagined world has no history to write down")
        return played, (self.start, self.log)

    def take(self, action: int) -> None:
        actor = int(self.state.actor)
        self.log.append(action)
        if actor != CHANCE:
            self.told[actor].append(action)
        self.state.apply(action)
        for event in self.state.take_events():
            for viewer, told in enumerate(self.told):
                told.append(seen(event, None if viewer == self.state.seats else viewer))

    def imagined(self, viewer: int, random: Random) -> Position:
        """A position that this viewer cannot tell from this one; what the others saw before is left open."""
        world = self.state.view(viewer).imagine(random)
        copy = Position(self.start, world, [list(told) for told in self.told], [])
        for seat in range(self.state.seats):
            if seat != viewer:
                copy.told[seat] = [*self.told[-1], own(copy.state, seat)]
        copy.is_imagined = True
        return copy


def played(start: Start, log: list[int]) -> Position:
    name, seats, options = start
    position = Position(start, GAMES[name].start(seats, "", options), [[] for _ in range(seats + 1)], [])
    for action in log:
        position.take(action)
    return position


def seen(event: Event, viewer: int | None) -> list[object]:
    shown = event.seen_by(viewer)
    return [shown.kind, shown.seat, shown.cards, shown.other, shown.place, shown.count]


def own(state: State, seat: int) -> list[list[int]]:
    """What only this seat holds, in a game that has such things."""
    held: list[list[int]] = []
    for name, width in (("hand", 2), ("stun", 2), ("buried", 2), ("secret", 1)):
        table = getattr(state, name, None)
        if table is not None:
            held.append([int(table[width * seat + k]) for k in range(width)])
    if not held and getattr(state, "composer", -1) == seat:
        held = [[int(n) for n in getattr(state, name)] for name in ("given", "asked")]
    return held


def options_of(text: str) -> Options:
    """Options as a parameter has them: OpenSpiel needs the signs of equality and the commas for itself."""
    return parse_options(text.replace(":", "=").replace(";", " ").replace("/", ","))


class HarenaState(pyspiel.State):  # type: ignore[misc]
    """A position, and what every player has seen and done on the way to it."""

    def __init__(self, game: HarenaGame) -> None:
        super().__init__(game)
        self.position = played(game.start, [])

    @property
    def state(self) -> State:
        return self.position.state

    def current_player(self) -> int:
        actor = int(self.state.actor)
        if actor == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        return bool(self.state.actor == NOBODY)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.state.actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.state
        weights = {action: int(state.weight(action)) for action in sorted(state.actions())}
        total = sum(weights.values())
        return [(action, weight / total) for action, weight in weights.items()]

    def _apply_action(self, action: int) -> None:
        self.position.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.state.text(action)

    def returns(self) -> list[float]:
        return rank(self.state) if self.is_terminal() else [0.0] * int(self.state.seats)

    def resample_from_infostate(self, player: int, sampler: Any) -> HarenaState:
        """A state with the same information for a player; `sampler` gives numbers from 0 to 1."""
        other: HarenaState = self.get_game().new_initial_state()
        other.position = self.position.imagined(player, Random(int(sampler() * SEEDS)))
        return other

    def __str__(self) -> str:
        return f"{self.state!r} after {self.history()}"


class HarenaGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with its players, preset and options, as OpenSpiel's parameters name them."""

    kind: Any = None
    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        seats = int(params.get("players", 3))
        game = GAMES[self.name]
        try:
            options = game.complete(params.get("preset", ""), options_of(params.get("options", "")))
            game.start(seats, "", options)
        except HarenaError as error:
            raise ValueError(str(error)) from error
        self.rules = game
        self.start: Start = (game.name, seats, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=game.actions,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> HarenaState:
        return HarenaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.rules.planes(), kind, params)


class Observer:
    """Numbers are those of the view, either way; strings are the view, or all that was ever seen and done."""

    def __init__(self, planes: Any, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer has no parameters, not {params}")
        self.recall = kind.perfect_recall
        self.public = kind.public_info
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.planes = planes
        self.tensor: NDArray[np.float32] = np.zeros(sum(plane.size for plane in planes), np.float32)
        self.dict: dict[str, NDArray[Any]] = split(planes, self.tensor)

    def set_from(self, state: HarenaState, player: int) -> None:
        if self.public:
            viewer = player if self.private else None
            self.tensor[:] = self.view(state, viewer).numbers()
        else:
            self.tensor.fill(0)

    def string_from(self, state: HarenaState, player: int) -> str:
        position = state.position
        if not self.public:
            return json.dumps(own(position.state, player)) if self.private else ""
        if self.recall:
            told = position.told[player if self.private else -1]
            return f"player {player}: {json.dumps(told)}"
        return f"player {player}: {json.dumps(self.view(state, player if self.private else None).as_dict())}"

    def view(self, state: HarenaState, viewer: int | None) -> Any:
        try:
            return state.state.view(viewer)
        except LookupError as error:
            raise RuntimeError("in an imagined world only its viewer has a view") from error


def registered(short: str, name: str) -> type[HarenaGame]:
    game = GAMES[name]
    kind = pyspiel.GameType(
        short_name=short,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": 3, "preset": "", "options": ""},
    )
    made = type(game.title.replace(" ", ""), (HarenaGame,), {"kind": kind, "name": name})
    pyspiel.register_game(kind, made)
    return made


ColossalArena = registered("harena_colossal_arena", "colossal-arena")
Colosseum = registered("harena_colosseum", "colosseum")
