"""The numbers of a view, read back, say what the view says."""

from __future__ import annotations

from collections import Counter
from random import Random as Choice
from typing import Any

import pytest

pytest.importorskip("numpy", reason="environments need numpy, of the extra `envs`")

import harena
from harena.core.dealer import SeededDealer
from harena.core.errors import HarenaError
from harena.core.match import Match
from harena.envs.decoding import decode
from harena.games import GAMES

GAMES_EACH = 6 if harena.COMPILED else 2
EVERY = 5 if harena.COMPILED else 30


def games(name: str) -> Any:
    """Random games, each at some decisions and at its end."""
    for seed in range(GAMES_EACH):
        choice = Choice(seed)
        seats = choice.choice(GAMES[name].seats)
        preset = list(GAMES[name].presets)[seed % 3]
        match = Match(GAMES[name], seats, preset, dealer=SeededDealer(str(seed)))
        decisions = 0
        while not match.over:
            if decisions % EVERY == 0:
                yield match
            decisions += 1
            match.play(choice.choice(match.view(match.actor).actions()))
        yield match


def agree(found: dict[str, Any], seen: Any, place: str = "") -> None:
    """All that is found is in what is seen."""
    for name, value in found.items():
        where = f"{place}/{name}"
        if isinstance(value, dict):
            agree(value, seen[name], where)
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            assert len(value) == len(seen[name]), where
            for one, other in zip(value, seen[name], strict=True):
                agree(one, other, where)
        else:
            assert value == seen[name], where


def test_an_arena_is_read_back() -> None:
    for match in games("colossal-arena"):
        for viewer in range(match.state.seats):
            view = match.view(viewer)
            seen: Any = view.as_dict()
            found = decode("colossal-arena", view.numbers(), viewer)
            found["own"]["stack"].sort()
            seen["own"]["stack"].sort()
            for player in [*found["players"], *seen["players"]]:
                player["known"] = sorted(player["known"])
            agree(found, seen)


def test_a_colosseum_is_read_back() -> None:
    for match in games("colosseum"):
        for viewer in range(match.state.seats):
            view = match.view(viewer)
            seen: Any = view.as_dict()
            seen["markets"] = [dict(Counter(market)) for market in seen["markets"]]
            seen["nobles"] = {name: noble["square"] for name, noble in seen["nobles"].items()}
            seen["stars"] = {name: star["holder"] for name, star in seen["stars"].items()}
            for player in seen["players"]:
                player["programs"] = [program["program"] for program in player["programs"]]
            agree(decode("colosseum", view.numbers(), viewer), seen)


def test_only_games_are_read_back() -> None:
    with pytest.raises(HarenaError):
        decode("chess", [])
