"""A record told move by move, in the eyes of one viewer or with every card open."""

from __future__ import annotations

from typing import Final

from harena.core.match import Match
from harena.core.state import CHANCE
from harena.terminal.page import Page
from harena.terminal.renderers import renderer_of

OPEN: Final = -1
"""The viewer who sees everything; None is the spectator."""


class Projector:
    def __init__(self, game: str, page: Page, viewer: int | None) -> None:
        self.renderer = renderer_of(game)
        self.page = page
        self.viewer = viewer

    def show_move(self, match: Match) -> None:
        """The latest move of a match."""
        number = len(match.log)
        seat = match.seats[-1]
        eyes = None if self.viewer == OPEN else self.viewer
        lines = self.page.story(match.told(eyes, number - 1, open=self.viewer == OPEN))
        margin = self.page.ink.paint(f"{number:>5}  ", "dim")
        if self.viewer in (OPEN, seat):
            who = "chance" if seat == CHANCE else f"seat {seat + 1}"
            lines.insert(0, self.page.ink.paint(f"{who}: {match.log[-1]}", "dim"))
        for line in lines:
            print(margin + line)
            margin = " " * 7

    def show_board(self, match: Match) -> None:
        viewer = None if self.viewer == OPEN else self.viewer
        seen = match.view(viewer).as_dict()
        lines = ["", *self.renderer.board(seen, self.page), *self.renderer.own(seen, self.page)]
        if self.viewer == OPEN:
            for seat in range(match.state.seats):
                own = self.renderer.own(match.view(seat).as_dict(), self.page)
                lines += [self.page.name(seat), *own] if own else []
        print("\n".join([*lines, ""]))
