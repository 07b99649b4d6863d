"""What a game must have for a bot to learn it: labels, matches, and the kind of net."""

from __future__ import annotations

from pathlib import Path

from harena.bots.learned.compiled.net import Net
from harena.bots.learned.weights import Kind
from harena.lab.training.experience import Experience
from harena.lab.training.learner import Lesson


class School:
    kind: Kind
    weights: Path
    """What the bot that comes with the program has learned."""
    widths: list[int]
    """Of the net's layers."""
    passes = 4
    """How often all lessons are gone through in the end."""
    critic: Kind | None = None
    """The same of a net that judges positions and so makes labels calmer, if the game has one."""

    def scales(self) -> list[float]:
        """By what each number is multiplied before the net sees it."""
        raise NotImplementedError

    def critic_scales(self) -> list[float]:
        raise NotImplementedError

    def lessons(self, net: Net | None, critic: Net | None, decisions: int, seed: int) -> list[Lesson]:
        """Labelled decisions, and positions for the critic; the net, if there is one, plays beside greedy."""
        raise NotImplementedError

    spars = False
    """Whether its nets learn from the end of games as well."""
    heat = 0.006
    """How softly a net chooses then, in its own points."""

    judge: Kind
    """Of the net that says what was to be hoped for: it may see all hands."""

    def judge_scales(self) -> list[float]:
        raise NotImplementedError

    def bouts(self, net: Net, rival: Net | None, decisions: int, seed: int) -> Experience:
        """Games of the net against greedy, itself and others; or against one rival alone, if it is given."""
        raise NotImplementedError

    def wins(self, hero: Net | None, field: Net | None, games: int, seed: int) -> float:
        """Of so many games those that one player won against three others; no net means greedy."""
        raise NotImplementedError
