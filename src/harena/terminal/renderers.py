"""How each game looks on a page. A new game is a row in RENDERERS; without one it is printed as it is."""

from __future__ import annotations

from typing import Final

from harena.terminal.colossal_arena.renderer import RENDERER as COLOSSAL_ARENA
from harena.terminal.colosseum.renderer import RENDERER as COLOSSEUM
from harena.terminal.renderer import PLAIN, Renderer

RENDERERS: Final = {"colossal-arena": COLOSSAL_ARENA, "colosseum": COLOSSEUM}


def renderer_of(game: str) -> Renderer:
    return RENDERERS.get(game, PLAIN)
