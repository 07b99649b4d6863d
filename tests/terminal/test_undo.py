"""Taking back: the own latest choice, while nobody has acted on it and nothing was learned by it."""

from __future__ import annotations

import pytest

from harena.core.dealer import SeededDealer
from harena.core.errors import HarenaError
from harena.core.match import Match
from harena.games import GAMES
from harena.terminal.undoing import taken_back


def arena(seed: str, creatures: str) -> Match:
    options = {"creature_select": creatures}
    return Match(GAMES["colossal-arena"], 2, options=options, dealer=SeededDealer(seed))


def first_of(match: Match, word: str) -> str:
    return next(action for action in match.view(match.actor).actions() if action.startswith(word))


EIGHT = "titan,wyrm,troll,gorgon,amazon,ettin,magus,daimon"


def test_a_choice_is_taken_back_and_the_deal_stays() -> None:
    match = arena("undo", EIGHT)
    seat, before = match.actor, len(match.log)
    seen = match.view(seat)
    match.play(first_of(match, "bet"), seat)
    again = taken_back(match, seat)
    assert (len(again.log), again.actor) == (before, seat)
    assert again.view(seat) == seen
    assert again.dealer is match.dealer


def test_what_another_has_acted_on_stands() -> None:
    match = arena("undo", EIGHT)
    seat = match.actor
    match.play("pass", seat)
    match.play(first_of(match, "play"), seat)
    while match.actor == seat:
        match.play(match.view(seat).actions()[-1], seat)
    with pytest.raises(HarenaError, match="stands"):
        taken_back(match, seat)


def test_what_was_learned_stands() -> None:
    """Titan: the three cards have been seen (by chance's hand), so the choice of victim stands."""
    for game in range(60):
        match = arena(f"titan {game}", EIGHT)
        seat = match.actor
        if not any(action.startswith("play titan") for action in plays_after_bet(match, seat)):
            continue
        match.play(first_of(match, "play titan"), seat)
        if "target seat" not in " ".join(match.view(seat).actions()):
            continue
        assert taken_back(match, seat).actor == seat, "the play itself can be taken back"
        match.play(first_of(match, "target"), seat)
        with pytest.raises(HarenaError, match="stands"):
            taken_back(match, seat)
        return
    raise AssertionError("no game came to Titan")


def plays_after_bet(match: Match, seat: int) -> list[str]:
    match.play("bet titan", seat)
    return match.view(seat).actions()
