"""What is measured of one of our games."""

from __future__ import annotations

import gc
import random
import sys
import time
from collections.abc import Callable
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from bench.stopwatch import Contest, Work, resident_bytes
from harena.core.chance import Luck, Random
from harena.core.dealer import SeededDealer
from harena.core.match import Match
from harena.core.state import CHANCE, NOBODY, State, View
from harena.games import GAMES

SEATS = 3
CLONES = 20_000


class Ours:
    def __init__(self, name: str, sample: int = 2000) -> None:
        self.name = name
        self.match = Match(GAMES[name], SEATS, dealer=SeededDealer("bench"))
        self.start = GAMES[name].start(SEATS).bare()
        self.middle = halfway(name)
        self.luck = Luck(2026)
        self.decisions = self.count_decisions(sample)
        """Players' decisions in a random game, on average."""

    def enter(self, contest: Contest) -> None:
        contest.enter(f"{self.name}: games", self.play_games)
        contest.enter(f"{self.name}: stepped", self.step)
        contest.enter(f"{self.name}: clone", copying(self.middle.bare().clone))
        contest.enter(f"{self.name}: clone with memory", copying(self.middle.clone))
        contest.enter(f"{self.name}: imagined", self.imagine)

    def count_decisions(self, games: int) -> float:
        return sum(self.start.bare().play_out(self.luck) for _ in range(games)) / games

    def play_games(self, games: int = 1000) -> int:
        """Whole random games, each in one call."""
        start, luck = self.start, self.luck
        for _ in range(games):
            start.bare().play_out(luck)
        return games

    def step(self, games: int = 60) -> int:
        """Whole random games, each action chosen and taken by interpreted Python; counts decisions."""
        luck = self.luck
        below = luck.random.below
        out = vec[i64]([0] * 1024)
        decisions = 0
        for _ in range(games):
            state = self.start.bare()
            luck.begin()
            legal, apply, wander = state.legal, state.apply, state.wander
            while (actor := state.actor) != NOBODY:
                if actor == CHANCE:
                    wander(luck)
                else:
                    apply(out[below(legal(out))])
                    decisions += 1
        return decisions

    def imagine(self, worlds: int = 500) -> int:
        """Deal worlds that fit the first view of a game, and play each to its end."""
        view = self.match.view(self.match.actor)
        world = dealer_of_worlds(view)
        fancy = Random(7)
        for _ in range(worlds):
            world(fancy).play_out(self.luck)
        return worlds

    def state_bytes(self) -> int:
        """How much the memory grows for each copy that is kept."""
        gc.collect()
        bare = self.middle.bare()
        kept: list[State | None] = [None] * CLONES
        before = resident_bytes()
        for i in range(CLONES):
            kept[i] = bare.clone()
        return round((resident_bytes() - before) / CLONES)


def halfway(name: str) -> State:
    """A position in the middle of a game, with all that is remembered of it."""
    match = Match(GAMES[name], SEATS, dealer=SeededDealer("bench"))
    choice = random.Random(1)
    for _ in range(100):
        match.play(match.state.text(choice.choice(match.state.actions())))
    return match.state.clone()


def dealer_of_worlds(view: View) -> Callable[[Random], State]:
    """The quick way, where a game has one, else the way every game has."""
    return cast(Callable[[Random], State], getattr(view, "world", view.imagine))


def copying(copy: Callable[[], State]) -> Work:
    def work(times: int = CLONES) -> int:
        for _ in range(times):
            copy()
        return times

    return work


def million(name: str, games: int) -> dict[str, float]:
    """Very many games in one process: how fast, and what they leave behind."""
    ours = Ours(name)
    ours.play_games(10_000)
    gc.collect()
    before = resident_bytes()
    began = time.process_time()
    ours.play_games(games)
    seconds = time.process_time() - began
    gc.collect()
    return {
        "games": games,
        "seconds": round(seconds, 1),
        "bytes_before": before,
        "bytes_after": resident_bytes(),
        "blocks": sys.getallocatedblocks(),
    }
