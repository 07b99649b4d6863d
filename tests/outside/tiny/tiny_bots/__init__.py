"""A package of somebody else: one good bot, and some that are not."""

from __future__ import annotations

import harena


class Tiny(harena.Bot):
    """Takes the last action there is, or one as far from it as `back` says."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.back = 0

    def choose(self, view: harena.View) -> int:
        legal = view.legal()
        return legal[-1 - self.back % len(legal)]


class Gladiator(Tiny):
    games = ("colossal-arena",)


class Cheat(harena.Bot):
    def choose(self, view: harena.View) -> int:
        return 10**6


class Clumsy(harena.Bot):
    def choose(self, view: harena.View) -> int:
        return view.legal()[1000]


class Stranger:
    def __init__(self, seed: int) -> None:
        self.seed = seed
