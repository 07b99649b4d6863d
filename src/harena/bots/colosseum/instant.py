"""The learned bot of Colosseum: its net, which comes with it, and how it says what it thinks."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from harena.bots.bot import Thought
from harena.bots.colosseum.compiled.features import PER_SEAT, PER_TABLE, SEATS, VERSION
from harena.bots.colosseum.compiled.learned import Learned
from harena.bots.colosseum.policies import PolicyBot
from harena.bots.learned import weights
from harena.bots.learned.weights import Kind
from harena.core.bits import M32
from harena.core.state import View
from harena.games.colosseum.components import PROGRAMS
from harena.games.colosseum.sight.view import ColosseumView

KIND: Final = Kind("colosseum", f"{len(PROGRAMS)} programs", VERSION, SEATS, PER_SEAT, PER_TABLE)
WEIGHTS: Final = Path(__file__).with_name("instant.json")


@cache
def kept() -> weights.Learned:
    """What it has learned, read once."""
    return weights.read(WEIGHTS, KIND)


def learned(salt: int) -> Learned:
    """The policy that follows it."""
    return Learned(kept().net(), salt & M32)


class Instant(PolicyBot):
    def __init__(self, seed: int) -> None:
        self.learned = learned(seed)
        super().__init__(seed, self.learned)

    def explain(self, view: View) -> list[Thought]:
        """What it looked at, in points of its own, its choice first."""
        assert isinstance(view, ColosseumView)
        chosen = self.choose(view)
        if len(view.legal()) == 1:
            return [Thought(chosen, view.text(chosen), 0.0, 1.0, "There is nothing else to do.")]
        self.learned.score(view.board)
        choices = self.learned.choices
        liked = [(self.learned.scores[k], int(choices.actions[k])) for k in range(int(choices.count))]
        liked.sort(key=lambda each: (each[1] != chosen, -each[0]))
        reason = "as it has learned, in points of its own"
        return [Thought(action, view.text(action), score, 0.0, reason) for score, action in liked]
