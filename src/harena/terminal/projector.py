"""A record told move by move, in the eyes of one viewer or with every card open."""

from __future__ import annotations

from typing import Final

from harena.core.match import Match
from harena.core.state import CHANCE
from harena.terminal.page import Page
from harena.terminal.renderers import renderer_of
from harena.terminal.story import paragraphs

OPEN: Final = -1
"""The viewer who sees everything; None is the spectator."""
MARGIN: Final = 7


class Projector:
    def __init__(self, game: str, page: Page, viewer: int | None) -> None:
        self.renderer = renderer_of(game)
        self.page = page
        self.beside = Page(page.ink, page.names, page.width - MARGIN)
        """What is told stands beside the number of its move."""
        self.viewer = viewer

    def show_move(self, match: Match) -> None:
        """The latest move of a match."""
        number = len(match.log)
        seat = match.seats[-1]
        eyes = None if self.viewer == OPEN else self.viewer
        told = match.told(eyes, number - 1, open=self.viewer == OPEN)
        lines = paragraphs(told, self.beside, self.renderer.folds)
        margin = self.page.ink.paint(f"{number:>5}  ", "dim")
        if self.viewer in (OPEN, seat):
            who = "chance" if seat == CHANCE else f"seat {seat + 1}"
            lines.insert(0, self.page.ink.paint(f"{who}: {match.log[-1]}", "dim"))
        for line in lines:
            print(margin + line)
            margin = " " * MARGIN

    def show_board(self, match: Match) -> None:
        viewer = None if self.viewer == OPEN else self.viewer
        seen = match.view(viewer).as_dict()
        lines = ["", *self.renderer.board(seen, self.page), *self.renderer.own(seen, self.page)]
        if self.viewer == OPEN:
            for seat in range(match.state.seats):
                own = self.renderer.own(match.view(seat).as_dict(), self.page)
                lines += [self.page.name(seat), *own] if own else []
        print("\n".join([*lines, ""]))
