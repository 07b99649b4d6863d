"""The secrecy laws catch a leak that is planted on purpose."""

from __future__ import annotations

from random import Random as Choice

import pytest

from harena.core.chance import Luck, Random
from harena.core.match import Match
from harena.core.state import State
from harena.games import GAMES
from harena.games.colossal_arena.components import PREFECT, hi_bit, unpacked
from harena.games.colossal_arena.state import ColossalArena

from . import laws


def middle(seed: int) -> Match:
    """Some forty decisions into a game with hidden hands, another seat about to play a card."""
    match = laws.seated(GAMES["colossal-arena"], 3, "", seed)
    for n, _ in enumerate(laws.wander(match, Choice(seed))):
        if n >= 40 and match.actor != 0 and match.state.prompt() == "play a card":
            break
    return match


def leaks_actions(state: State, viewer: int | None) -> str:
    return laws.show(state, viewer) + str(state.actions())


def leaks_the_deck(state: State, viewer: int | None) -> str:
    """Not a card is named, but the course of a game played on tells them all."""
    return laws.show(state, viewer) + str(state.bare().play_out(Luck(1)))


def leaks_one_bit(state: State, viewer: int | None) -> str:
    """Whether the seat to act has an even number of legal actions."""
    return laws.show(state, viewer) + str(len(state.actions()) % 2)


@pytest.mark.parametrize("leak", [leaks_actions, leaks_the_deck, leaks_one_bit])
def test_a_planted_leak_is_caught(leak: laws.Show) -> None:
    caught = 0
    for seed in range(12):
        match = middle(seed)
        try:
            laws.secrets_are_kept(match.state, 0, Random(seed), leak)
        except AssertionError:
            caught += 1
    assert caught >= 2


def test_without_a_leak_nothing_is_caught() -> None:
    for seed in range(12):
        laws.secrets_are_kept(middle(seed).state, 0, Random(seed))


def test_own_moves_are_told_alike_in_every_world() -> None:
    """A bet, a card or a pass of the viewer's own brings her the same news whatever the others hold."""
    plain = ("bet ", "pass", "play ", "spectator ", "discard ", "done", "decline", "use")
    checked = 0
    for seed in range(8):
        choice = Choice(seed)
        for match in laws.wander(laws.seated(GAMES["colossal-arena"], 4, "", seed), choice):
            if match.over:
                break
            action = choice.choice(match.state.actions())
            if match.state.text(action).startswith(plain):
                laws.tidings_are_equal(match.state, match.actor, action, Random(seed))
                checked += 1
    assert checked > 400


@pytest.mark.slow
def test_alike_cards_may_change_places_unnoticed() -> None:
    """The two Prefects of Colossal Arena have numbers inside; whichever is where, nobody can tell."""
    for seed in range(6):
        choice = Choice(seed)
        options = {"creature_select": WATCHFUL, "end_mode": ["last-card", "five-rounds"][seed % 2]}
        here, there = (laws.seated(GAMES["colossal-arena"], 3, "", seed, options) for _ in range(2))
        while not here.over:
            if choice.random() < 0.5:
                swap_prefects(there.state)
            action = choice.choice(here.view(here.actor).actions())
            here.play(action)
            there.play(action)
            for viewer in laws.viewers(here.state):
                assert laws.show(there.state, viewer) == laws.show(here.state, viewer)
                glances = {twin.view(viewer).glance() for twin in (here, there)}
                assert len(glances) == 1
        for viewer in laws.viewers(here.state):
            assert there.told(viewer) == here.told(viewer)


WATCHFUL = "cyclops,titan,gorgon,seraphim,magus,amazon,troll,wyrm"
"""Powers that show, take or hide cards."""


def swap_prefects(state: State) -> None:
    """Each gets the other's number, wherever they are."""
    assert isinstance(state, ColossalArena)
    for masks in (state.hand, state.stun):
        for half in range(1, len(masks), 2):
            masks[half] = exchanged(masks[half])
    state.deck_hi = exchanged(state.deck_hi)
    state.gone_hi = exchanged(state.gone_hi)
    shown = [2 * PREFECT + 1 - card if card >= PREFECT else card for card in reversed(unpacked(state.shown))]
    state.shown = 0
    for card in shown:
        state.shown = 128 * state.shown + card + 1
    if state.discard_top > PREFECT:
        state.discard_top = 2 * PREFECT + 3 - state.discard_top


def exchanged(mask: int) -> int:
    one, other = hi_bit(PREFECT), hi_bit(PREFECT + 1)
    swapped = mask & ~(one | other)
    return swapped | (other if mask & one else 0) | (one if mask & other else 0)
