"""The end of a game: who came where, with how much."""

from __future__ import annotations

from harena.core.match import Match
from harena.terminal.page import Page
from harena.terminal.renderers import renderer_of


def standings(match: Match, page: Page) -> list[str]:
    """Places from first to last; those who share one share its number, and others' ties are explained."""
    scores = match.state.scores()
    lines = [page.title("The end")]
    place = 1
    for tied in match.state.ranking():
        lines += [f"{place:>3}. {page.name(seat, 24)}{scores[seat]:>4}" for seat in tied]
        place += len(tied)
    if len(set(scores)) < len(match.state.ranking()):
        lines += page.wrapped(renderer_of(match.game.name).ties)
    return lines
