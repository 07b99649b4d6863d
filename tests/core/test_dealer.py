from __future__ import annotations

from collections import Counter

import pytest

from harena.core.dealer import Dealer, ScriptedDealer, SeededDealer, commitment
from harena.core.errors import HarenaError, NotationError
from harena.core.match import Match
from harena.games import GAMES

ARENA = GAMES["colossal-arena"]


def deck_of(seed: str, seats: int, play: str) -> list[str]:
    """The cards as they leave the deck, when everybody keeps choosing the first or the last action."""
    match = Match(ARENA, seats, dealer=SeededDealer(seed))
    while not match.over:
        actions = match.state.actions()
        match.play(match.state.text(actions[0 if play == "first" else -1]))
    return [text for text in match.log if text.startswith("draw")]


def test_the_same_seed_deals_the_same_deck_whoever_draws() -> None:
    """So that a tournament can give every seating the same deal."""
    first, last = deck_of("a", 3, "first"), deck_of("a", 3, "last")
    other_seats = deck_of("a", 5, "first")
    shared = min(len(first), len(last), len(other_seats))
    assert shared > 40
    assert first[:shared] == last[:shared] == other_seats[:shared]
    assert deck_of("b", 3, "first")[:10] != first[:10]


@pytest.mark.slow
def test_draws_follow_their_odds() -> None:
    """The start player is drawn evenly, and two Prefects are twice as likely as one card."""
    starts: Counter[str] = Counter()
    first_draws: Counter[str] = Counter()
    for seed in range(3_000):
        match = Match(ARENA, 3, "titan")
        dealer = SeededDealer(f"odds {seed}")
        match.play(match.state.text(dealer.choose(match.state)))
        starts[match.log[-1]] += 1
        first_draws[match.state.text(dealer.choose(match.state))] += 1
    assert all(900 < n < 1100 for n in starts.values())
    assert 35 < first_draws["draw prefect"] < 90
    assert max(n for text, n in first_draws.items() if text != "draw prefect") < 60


def test_a_commitment_binds_and_hides() -> None:
    assert commitment("seed") == commitment("seed")
    assert commitment("seed") != commitment("Seed")
    assert len(commitment("seed")) == 64
    assert "seed" not in commitment("seed")


def test_a_script_deals_first_and_then_steps_aside() -> None:
    script = ["start seat 2", "draw troll 7"]
    match = Match(ARENA, 2, "titan", dealer=ScriptedDealer(script, SeededDealer("x")))
    assert match.log[:2] == script
    assert match.actor == 1


@pytest.mark.parametrize(("line", "error"), [("draw gorgon 1", NotationError), ("start seat 1", HarenaError)])
def test_a_script_cannot_deal_what_chance_cannot(line: str, error: type[HarenaError]) -> None:
    with pytest.raises(error):
        Match(ARENA, 2, "titan", dealer=ScriptedDealer(["start seat 2", line], SeededDealer("x")))


def test_a_dealer_must_choose() -> None:
    with pytest.raises(NotImplementedError):
        Dealer().choose(ARENA.start(2))
