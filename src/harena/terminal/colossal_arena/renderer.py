"""Colossal Arena at the terminal: what draws it, and what may be typed at its table."""

from __future__ import annotations

from typing import Final

from harena.terminal.colossal_arena.board import draw_board, draw_own
from harena.terminal.colossal_arena.cards import draw_card, draw_memory
from harena.terminal.colossal_arena.choices import draw_choices
from harena.terminal.colossal_arena.news import FOLDS
from harena.terminal.renderer import AS_WRITTEN, Renderer, Word

RENDERER: Final = Renderer(
    draw_board,
    draw_own,
    draw_choices,
    typed=("bet wyrm, 12", f"{AS_WRITTEN}, or its number"),
    words={
        "card": Word("card WYRM", "a creature's power, and who has bet on it", draw_card),
        "memory": Word("memory", "the cards seen so far, and what else you know", draw_memory),
    },
    folds=FOLDS,
    ties="Equal gold: whoever had the latest turn is first, or by the table's option who died last.",
)
