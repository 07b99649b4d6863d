"""What a strong bot would consider in somebody's place, told in the order of its figures."""

from __future__ import annotations

from typing import Final

from harena.bots import Bot
from harena.core.state import View
from harena.terminal.page import Page

HINTS: Final = 3
MARGIN: Final = 16


def hints(adviser: Bot, view: View, page: Page) -> list[str]:
    """The leading actions, the likeliest to win first; a mark before the one it would take."""
    thoughts = adviser.explain(view)[:HINTS]
    chosen = thoughts[0]
    lines: list[str] = []
    for thought in sorted(thoughts, key=lambda thought: -thought.value):
        mark = ">" if thought is chosen else " "
        odds = f"{mark} {thought.value:.0%} ± {thought.error:.0%}"
        lines += page.labelled(
            odds, f"{adviser.finish(view, thought.action)}. {page.people(thought.reason)}", MARGIN
        )
    return [*lines, page.ink.paint("> is what it would do; the figures are chances to win.", "dim")]


def guesses(adviser: Bot, view: View, page: Page) -> list[str]:
    sentences = adviser.beliefs(view) or ["There is nothing to guess."]
    return [line for sentence in sentences for line in page.wrapped(page.people(sentence), "    ")]
