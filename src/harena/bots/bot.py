"""Bot chooses an action from a view, and can say why.

A bot in three lines, playable wherever a bot is named, as `package.module:First`:

    class First(Bot):
        def choose(self, view: View) -> int:
            return view.legal()[0]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from harena.core.chance import Random
from harena.core.state import State, View

ADVICE: Final = 1000.0
"""Milliseconds that somebody waits for advice."""


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


Choice = Callable[[State], int]
"""An action for the position: chance's, or that of the seat to act."""


class Bot:
    """Knows nothing but the view it is given; the same seed and the same view give the same move."""

    name = ""
    level = 0
    games: tuple[str, ...] = ()
    """The names of the games it plays; without any, all of them."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        """Whoever knows it foretells what luck decides: at a table it is derived from the secret seed."""

    def choose(self, view: View) -> int:
        """One of the view's legal actions."""
        raise NotImplementedError

    def say(self, view: View) -> str:
        """Its action in words."""
        return self.finish(view, self.choose(view))

    def finish(self, view: View, action: int) -> str:
        """An action in words; a sentence that it begins is thought out in private and said whole."""
        path = [action]
        seen = view.onward(action)
        while seen is not None:
            path.append(self.choose(seen))
            seen = seen.onward(path[-1])
        return view.sentence(path)

    def shortcut(self) -> Choice | None:
        """A faster road to the very same move, for a bot that needs no memory of the game; else None.

        It is for the laboratory, and must look at nothing of the position that the view would not show.
        """
        return None

    def end(self, view: View) -> None:
        """The game is over, and this is the last view of it."""

    def explain(self, view: View) -> list[Thought]:
        """The leading actions, the one it would choose first."""
        action = self.choose(view)
        return [Thought(action, view.text(action), 0.0, 1.0, "")]

    def beliefs(self, view: View) -> list[str]:
        """What it takes to be hidden where, in sentences; nothing, if it does not think about that."""
        return []

    def random(self, view: View) -> Random:
        """Random numbers for this decision: they depend on the seed and on what tells it from others."""
        return Random(self.seed, view.glance())


def plain_action(view: View) -> str:
    """What is played for a bot that fails: the first legal action that stands alone."""
    return next(view.text(action) for action in view.legal() if view.onward(action) is None)


class Thinker(Bot):
    """A bot that plays out, for so many simulations or, if they are given, for so many milliseconds."""

    def __init__(self, seed: int, simulations: int, milliseconds: float) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.simulated = 0
        """So far, in all."""
        self.chance: float | None = None
        """Of winning, by the play-outs of the latest decision; None if it made none."""


Maker = Callable[[int], Bot]
"""A bot from its seed."""
