"""What a strong bot would consider in somebody's place, from her view alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from harena.bots.bot import Bot
from harena.core.state import View

MOST: Final = 3
"""Actions worth telling."""


@dataclass
class Advice:
    """An action as one would say it, its chance to win by play-outs, and why."""

    action: str
    chance: float
    error: float
    reason: str
    best: bool
    """It is the one that the bot would take."""


def advise(adviser: Bot, view: View) -> list[Advice]:
    """The leading actions, the likeliest to win first."""
    thoughts = adviser.explain(view)[:MOST]
    found = [
        Advice(adviser.finish(view, each.action), each.value, each.error, each.reason, each is thoughts[0])
        for each in thoughts
    ]
    return sorted(found, key=lambda advice: -advice.chance)
