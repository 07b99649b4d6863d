"""Bot chooses an action from a view, and can say why.

A bot in ten lines, playable wherever a bot is, once it has a row in BOTS:

    class First(Bot):
        def choose(self, view: View) -> int:
            return view.legal()[0]
"""

from __future__ import annotations

import zlib

from harena.core.chance import Random
from harena.core.state import Json, View


class Thought:
    """An action considered: what it promises, how sure that is, and a reason.

    Whoever plays out promises a chance to win, from 0 to 1; others have points of their own, and say of what.
    """

    def __init__(self, action: int, text: str, value: float, error: float, reason: str) -> None:
        self.action = action
        self.text = text
        self.value = value
        self.error = error
        self.reason = reason

    def __repr__(self) -> str:
        return f"{self.text}: {self.value:.3f} ± {self.error:.3f}. {self.reason}"


class Bot:
    """Knows nothing but the view it is given; the same seed and the same view give the same move."""

    name = ""
    level = 0

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> int:
        """One of the view's legal actions."""
        raise NotImplementedError

    def explain(self, view: View) -> list[Thought]:
        """The leading actions, the one it would choose first."""
        action = self.choose(view)
        return [Thought(action, view.text(action), 0.0, 1.0, "")]

    def beliefs(self, view: View) -> list[str]:
        """What it takes to be hidden where, in sentences; nothing, if it does not think about that."""
        return []

    def mood(self, view: View) -> Random:
        """Random numbers from a glance at the view, for bots that do not think."""
        return Random(self.seed, view.glance())

    def random(self, view: View) -> Random:
        """Random numbers that depend on the seed and on the view, never on what came before."""
        return Random(self.seed, zlib.crc32(repr(self.heeded(view)).encode()))

    def heeded(self, view: View) -> Json:
        """What of a view its luck depends on: all of it, unless a bot knows better."""
        return view.as_dict()
