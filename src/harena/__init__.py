"""Harena: two board games about the sand of the arena, from one source of rules."""

from importlib.machinery import PathFinder
from pathlib import Path

__all__ = ["COMPILED", "__version__"]

__version__ = "0.1.0"


def _is_compiled() -> bool:
    """Whether Python would load the engine from an extension module (looks, but does not import it)."""
    engine = PathFinder.find_spec("state", [str(Path(__file__).parent / "core")])
    return engine is not None and engine.origin is not None and not engine.origin.endswith(".py")


COMPILED: bool = _is_compiled()
"""Whether the engine runs as machine code. Its decisions are the same either way."""
