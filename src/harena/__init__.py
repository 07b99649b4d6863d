"""Harena: two board games about the sand of the arena, from one source of rules.

    match = harena.match("colossal-arena", seats=3)
    view = match.view(match.actor)
    match.play(view.actions()[0])

Everything named here is loaded when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from importlib.machinery import PathFinder
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from harena.bots import BOTS, Bot
    from harena.core.dealer import SeededDealer
    from harena.core.errors import (
        GameOver,
        HarenaError,
        NotationError,
        OptionError,
        OutOfTurn,
        RecordError,
        RuleError,
        Unproven,
    )
    from harena.core.game import Game
    from harena.core.match import Match, Told
    from harena.core.record import Record, read_record
    from harena.core.state import CHANCE, State, View
    from harena.games import GAMES

__all__ = [
    "BOTS",
    "CHANCE",
    "COMPILED",
    "GAMES",
    "Bot",
    "Game",
    "GameOver",
    "HarenaError",
    "Match",
    "NotationError",
    "OptionError",
    "OutOfTurn",
    "Record",
    "RecordError",
    "RuleError",
    "SeededDealer",
    "State",
    "Told",
    "Unproven",
    "View",
    "__version__",
    "match",
    "read_record",
]

__version__ = "0.1.0"

_ROOMS = {
    "bots": ["BOTS", "Bot"],
    "core.dealer": ["SeededDealer"],
    "core.errors": [
        "GameOver",
        "HarenaError",
        "NotationError",
        "OptionError",
        "OutOfTurn",
        "RecordError",
        "RuleError",
        "Unproven",
    ],
    "core.game": ["Game"],
    "core.match": ["Match", "Told"],
    "core.record": ["Record", "read_record"],
    "core.state": ["CHANCE", "State", "View"],
    "games": ["GAMES"],
}


def __getattr__(name: str) -> object:
    for room, names in _ROOMS.items():
        if name in names:
            return getattr(import_module(f"harena.{room}"), name)
    raise AttributeError(f"module 'harena' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)


def match(
    game: str,
    seats: int,
    preset: str = "",
    options: dict[str, str] | None = None,
    seed: str | int | None = None,
    players: list[str] | None = None,
) -> Match:
    """A match that is dealt from a seed, or from one that nobody knows yet."""
    import secrets

    from harena.core.dealer import SeededDealer
    from harena.core.errors import OptionError
    from harena.core.match import Match
    from harena.core.record import check_seed
    from harena.games import GAMES

    if game not in GAMES:
        raise OptionError(f"the games are {' and '.join(GAMES)}, not {game!r}")
    text = secrets.token_hex(16) if seed is None else str(seed)
    check_seed(text)
    return Match(GAMES[game], seats, preset, options, SeededDealer(text), players)


def _is_compiled() -> bool:
    """Whether Python would load the engine from an extension module (looks, but does not import it)."""
    engine = PathFinder.find_spec("state", [str(Path(__file__).parent / "core")])
    return engine is not None and engine.origin is not None and not engine.origin.endswith(".py")


COMPILED: bool = _is_compiled()
"""Whether the engine runs as machine code. Its decisions are the same either way."""
