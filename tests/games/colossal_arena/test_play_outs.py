"""Play-outs take short cuts; they must be the very games that the list of legal actions gives."""

from __future__ import annotations

import pytest

from harena.core.chance import Luck, Random
from harena.core.state import CHANCE, NOBODY, State
from harena.games import GAMES
from harena.games.colossal_arena.state import ColossalArena

GAME = GAMES["colossal-arena"]


@pytest.mark.parametrize("preset", list(GAME.presets))
def test_a_sampled_action_is_the_one_at_its_place_of_the_list(preset: str) -> None:
    for seed in range(8):
        state, luck, twin = GAME.start(3, preset).bare(), Luck(seed), Random(seed)
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                state.wander(luck)
                twin = twin_of(luck.random)
                continue
            legal = state.actions()
            action = state.sample(luck)
            assert action == legal[twin.below(len(legal))]
            state.apply(action)


@pytest.mark.parametrize("preset", list(GAME.presets))
@pytest.mark.parametrize("told", [False, True])
def test_a_play_out_wanders(preset: str, told: bool) -> None:
    for seed in range(8):
        start = GAME.start(3, preset)
        played = start.clone() if told else start.bare()
        played.play_out(Luck(seed))
        state, luck = start.bare(), Luck(seed)
        while state.actor != NOBODY:
            state.wander(luck)
        assert where_all_is(played) == where_all_is(state)


def where_all_is(state: State) -> list[list[int]]:
    assert isinstance(state, ColossalArena)
    tables = [
        state.hand,
        state.stun,
        state.buried,
        state.size,
        state.secret,
        state.top,
        state.under,
        state.bet,
    ]
    return [[state.turns, state.deck_lo, state.deck_hi], state.scores(), *map(list, tables)]


def twin_of(random: Random) -> Random:
    """A generator that will give the same numbers."""
    twin = Random(0)
    twin.a, twin.b, twin.c, twin.d = random.a, random.b, random.c, random.d
    return twin
