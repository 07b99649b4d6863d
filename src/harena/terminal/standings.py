"""The end of a game: who came where, with how much."""

from __future__ import annotations

from harena.core.state import State
from harena.terminal.page import Page


def standings(state: State, page: Page) -> list[str]:
    """Places from first to last; those who share one share its number."""
    scores = state.scores()
    lines = [page.title("The end")]
    place = 1
    for tied in state.ranking():
        lines += [f"{place:>3}. {page.name(seat, 24)}{scores[seat]:>4}" for seat in tied]
        place += len(tied)
    return lines
