"""The games. A new one is a folder and a row in GAMES."""

from __future__ import annotations

from harena.core.game import Game
from harena.games.colossal_arena.game import ColossalArenaGame
from harena.games.colosseum.game import ColosseumGame

GAMES: dict[str, Game] = {game.name: game for game in (ColossalArenaGame(), ColosseumGame())}
"""Every game, by its name."""
