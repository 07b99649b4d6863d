"""The learned bots of both games: what is hidden moves none, and they take no weights but their own."""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from harena.bots.bot import Maker
from harena.bots.colossal_arena import instant as arena
from harena.bots.colosseum import instant as colosseum
from harena.bots.learned.weights import Kind, Learned, read, write
from harena.core.chance import Random
from harena.core.errors import HarenaError
from harena.core.state import View

from .playing import views_of


class Case(NamedTuple):
    make: Maker
    kind: Kind
    kept: Learned
    weights: Path

    def views(self, seed: str) -> list[View]:
        return list(views_of(self.make(0), self.kind.game, seed))


CASES = [
    Case(arena.Instant, arena.KIND, arena.kept(), arena.WEIGHTS),
    Case(colosseum.Instant, colosseum.KIND, colosseum.kept(), colosseum.WEIGHTS),
]
each_game = pytest.mark.parametrize("case", CASES, ids=lambda case: case.kind.game)


@pytest.mark.slow
@each_game
def test_the_same_view_gives_the_same_move_whatever_is_hidden(case: Case) -> None:
    random, asked = Random(2), case.make(7)
    for view in case.views("hidden"):
        twin = view.imagine(random)
        assert case.make(7).choose(twin.view(twin.actor)) == asked.choose(view)


@pytest.mark.slow
@each_game
def test_it_says_what_it_looks_at(case: Case) -> None:
    for view in case.views("said"):
        thoughts = case.make(0).explain(view)
        assert thoughts[0].value == max(thought.value for thought in thoughts)
        assert all("learned" in thought.reason for thought in thoughts) or len(thoughts) == 1


@pytest.mark.slow
@each_game
def test_many_decisions_leave_nothing_behind(case: Case) -> None:
    """A server's bots decide for months in one process."""
    bot, shown = case.make(1), [view for view in case.views("memory") if len(view.legal()) > 1]

    def decide(times: int) -> int:
        for _ in range(times):
            for view in shown[::3]:
                bot.choose(view)
        gc.collect()
        return sys.getallocatedblocks()

    before = decide(1)
    assert decide(3) - before < 100


@each_game
def test_its_weights_come_with_it(case: Case) -> None:
    assert case.kept.name == "instant"
    assert case.weights.stat().st_size <= 300_000


def spoiled(found: Learned) -> dict[str, tuple[Learned, str]]:
    """Weights that are not its own, and why they are refused."""
    kind = found.kind
    other = found.weights.translate(str.maketrans("AB", "BA"))
    return {
        "game": (replace(found, kind=replace(kind, game="another game")), "made for"),
        "rules": (replace(found, kind=replace(kind, rules="a hydra")), "made for"),
        "features": (replace(found, kind=replace(kind, features=kind.features + 1)), "made for"),
        "numbers": (replace(found, weights=other), "not whole"),
        "hash": (replace(found, hash="0" * 12), "not whole"),
    }


@pytest.mark.parametrize("what", spoiled(CASES[0].kept))
@each_game
def test_other_weights_are_refused(case: Case, what: str, tmp_path: Path) -> None:
    weights, reason = spoiled(case.kept)[what]
    path = tmp_path / "other.json"
    write(path, weights)
    with pytest.raises(HarenaError, match=reason):
        read(path, case.kind)
