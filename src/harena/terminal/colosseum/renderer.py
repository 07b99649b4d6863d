"""Colosseum at the terminal: what draws it, and what may be typed at its table."""

from __future__ import annotations

from typing import Final

from harena.terminal.colosseum.board import draw_board, draw_own
from harena.terminal.colosseum.catalogue import draw_card, draw_catalogue
from harena.terminal.colosseum.choices import COUNTED, draw_choices
from harena.terminal.colosseum.hearing import heard
from harena.terminal.colosseum.news import FOLDS
from harena.terminal.colosseum.offers import draw_effects
from harena.terminal.colosseum.stock import draw_stock
from harena.terminal.colosseum.track import draw_map
from harena.terminal.renderer import AS_WRITTEN, Renderer, Word

RENDERER: Final = Renderer(
    draw_board,
    draw_own,
    draw_choices,
    typed=("buy 11, 11", f"{AS_WRITTEN}, or its number alone"),
    words={
        "programs": Word("programs", "your programs and those on sale", draw_catalogue),
        "program": Word("program 17", "one of them: needs, cost, spectators", draw_card),
        "tokens": Word("tokens", "who holds what; the bag; the stars", draw_stock),
        "map": Word("map", "the track with arenas and nobles", draw_map),
    },
    folds=FOLDS,
    counted=COUNTED,
    heard=heard,
    weigh=draw_effects,
    ties="Equal events: more coins, six for every medal left, then more stars (C129, C130).",
)
