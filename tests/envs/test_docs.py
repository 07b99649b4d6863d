"""What docs/envs.md says of every number is what the games say, and its session runs."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from harena.core.game import Game
from harena.games import GAMES

PAGE = Path(__file__).parents[2] / "docs/envs.md"


def tables(game: Game) -> str:
    """The section of a game."""
    planes = game.planes()
    size = sum(plane.size for plane in planes)
    lines = [
        f"## {game.title}: `{game.name}`, encoding {game.encoding}",
        "",
        f"{size:,} numbers, {game.actions:,} actions.",
        "",
        "| from | plane | shape | values | what it is |",
        "|---|---|---|---|---|",
    ]
    at = 0
    for plane in planes:
        shape = " × ".join(map(str, plane.shape))
        values = "0 or 1" if plane.most == 1 else f"{plane.least} to {plane.most}"
        labels = "; ".join(f"{k} {label}" for k, label in enumerate(plane.labels))
        said = plane.sentence + (f" {labels}" if labels else "")
        lines.append(f"| {at} | `{plane.name}` | {shape} | {values} | {said} |")
        at += plane.size
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.name))
def test_every_plane_is_described(game: Game) -> None:
    assert tables(game) in PAGE.read_text(), f"write this into {PAGE.name}:\n{tables(game)}"


def test_the_session_runs() -> None:
    pytest.importorskip("pettingzoo", reason="environments need pettingzoo, of the extra `envs`")
    failures, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert (failures, tried > 5) == (0, True)
