"""What holds for every bot of the list."""

from __future__ import annotations

import pytest

from harena.bots import BOTS
from harena.core.dealer import SeededDealer
from harena.core.state import CHANCE, NOBODY
from harena.games import GAMES
from harena.games.colossal_arena.state import Arena

ARENA = GAMES["colossal-arena"]
FAST = [name for name in BOTS if BOTS[name].level <= 2]


def finished(names: list[str], seed: str, preset: str = "", options: dict[str, str] | None = None) -> Arena:
    """The end of a game between bots that see only views; every action is checked."""
    state = ARENA.start(len(names), preset, options)
    dealer = SeededDealer(seed)
    bots = [BOTS[name].make("colossal-arena", seat) for seat, name in enumerate(names)]
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(dealer.choose(state))
            continue
        view = state.view(state.actor)
        action = bots[state.actor].choose(view)
        assert action in view.legal(), f"{names[state.actor]} plays {action} in {state.prompt()}"
        state.apply(action)
    assert isinstance(state, Arena)
    return state


@pytest.mark.parametrize("preset", ARENA.presets)
@pytest.mark.parametrize("seats", ARENA.seats)
@pytest.mark.parametrize("name", FAST)
def test_plays_whole_games(name: str, seats: int, preset: str) -> None:
    finished([name] * seats, f"{name} {seats}", preset)


def test_drafts() -> None:
    finished(["greedy"] * 4, "draft", options={"creature_select": "ban"})
