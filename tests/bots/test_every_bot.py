"""What holds for every bot of the list."""

from __future__ import annotations

import pytest

from harena.bots import BOTS
from harena.core.dealer import SeededDealer
from harena.core.state import CHANCE, NOBODY
from harena.games import GAMES

ARENA = GAMES["colossal-arena"]
FAST = [name for name in BOTS if BOTS[name].level <= 2]


def play(names: list[str], preset: str, seed: str, options: dict[str, str] | None = None) -> list[int]:
    """A game between bots that see only views; every action is checked. The scores."""
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
    return state.scores()


@pytest.mark.parametrize("preset", ARENA.presets)
@pytest.mark.parametrize("seats", ARENA.seats)
@pytest.mark.parametrize("name", FAST)
def test_plays_whole_games(name: str, seats: int, preset: str) -> None:
    play([name] * seats, preset, f"{name} {seats}")


def test_drafts() -> None:
    play(["greedy"] * 4, "colossal-arena", "draft", {"creature_select": "ban"})
