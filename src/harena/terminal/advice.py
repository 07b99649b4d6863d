"""What a strong bot would consider in somebody's place, told in the order of its figures."""

from __future__ import annotations

from typing import Final

from harena.bots import Bot
from harena.bots.advice import advise
from harena.core.state import View
from harena.terminal.page import Page

MARGIN: Final = 16


def hints(adviser: Bot, view: View, page: Page) -> list[str]:
    """The leading actions, the likeliest to win first; a mark before the one it would take."""
    lines: list[str] = []
    for each in advise(adviser, view):
        odds = f"{'>' if each.best else ' '} {each.chance:.0%} ± {each.error:.0%}"
        lines += page.labelled(odds, f"{each.action}. {page.people(each.reason)}", MARGIN)
    return [*lines, page.ink.paint("> is what it would do; the figures are chances to win.", "dim")]


def guesses(adviser: Bot, view: View, page: Page) -> list[str]:
    sentences = adviser.beliefs(view) or ["There is nothing to guess."]
    return [line for sentence in sentences for line in page.wrapped(page.people(sentence), "    ")]
